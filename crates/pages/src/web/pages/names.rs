//! Names of items of a document, as readers say them: "Commentary, recoil 3" for `bob:recoil.3`.

use super::layout::{Chip, Layout};
use crate::id::SourceKey;
use crate::message::Message;
use crate::web::url;

impl Layout<'_> {
    pub fn chip(&self, key: &SourceKey) -> Chip {
        let title = self
            .site
            .library
            .manifest
            .get(key)
            .map_or_else(String::new, |item| self.item_title(item).to_owned());
        Chip {
            href: url::item(self.lang, key),
            key: key.to_string(),
            text: self.readable([key]),
            title,
        }
    }

    pub fn chips<'k>(&self, keys: impl IntoIterator<Item = &'k SourceKey>) -> Vec<Chip> {
        keys.into_iter().map(|key| self.chip(key)).collect()
    }

    /// Items of the documents as a reader calls them: "Commentary, recoil 2, 3".
    pub fn readable<'k>(&self, keys: impl IntoIterator<Item = &'k SourceKey>) -> String {
        let mut places: Vec<(&str, &str, Vec<&str>)> = Vec::new();
        for key in keys {
            match places
                .iter_mut()
                .find(|(source, section, _)| (*source, *section) == (key.source(), key.section()))
            {
                Some((.., items)) if items.contains(&key.item()) => {}
                Some((.., items)) => items.push(key.item()),
                None => places.push((key.source(), key.section(), vec![key.item()])),
            }
        }
        let place = |(source, section, items): &(&str, &str, Vec<&str>)| {
            let name = self.section_name(source, section);
            let mut chars = name.chars();
            let spoken = chars.clone().nth(1).is_some_and(char::is_lowercase);
            let name = match chars.next().filter(|_| spoken) {
                Some(first) => format!("{}{}", first.to_lowercase(), chars.as_str()),
                None => name,
            };
            let word = |item: &&str| self.first(&[&format!("source-item-{item}")], item);
            let items = items
                .iter()
                .filter(|item| !item.is_empty())
                .map(word)
                .collect::<Vec<_>>()
                .join(", ");
            // A numbered section and its item form one number.
            let numbered = section.starts_with(|c: char| c.is_ascii_digit());
            let at = if items.is_empty() {
                name
            } else if numbered {
                format!("{section}.{items}")
            } else {
                format!("{name} {items}")
            };
            let source = self.first(&[&format!("source-short-{source}")], source);
            self.say(
                &Message::new("source-item")
                    .with("source", source)
                    .with("item", at),
            )
        };
        places.iter().map(place).collect::<Vec<_>>().join("; ")
    }
}
