//! DBA 2.2, as the commentary and the quick-reference sheet tell it.

use super::System;
pub static SYSTEM: System = System { id: "dba", checks: &[], tables: &[], sections: &[], sources: &[] };
