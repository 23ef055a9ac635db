//! Titles of checks and tables.

use super::Site;
use crate::check::Check;
use crate::kit::tables::Table;
use crate::lang::Lang;

/// Title of a check.
pub fn check_title(site: &Site, lang: Lang, check: &Check) -> String {
    site.library
        .texts
        .find(lang, &check.key())
        .unwrap_or_else(|| check.id.to_owned())
}

/// Title of a table.
pub fn table_title(site: &Site, lang: Lang, table: &Table) -> String {
    site.library
        .texts
        .find(lang, &table.id.replace('.', "-"))
        .unwrap_or_else(|| table.id.to_owned())
}
