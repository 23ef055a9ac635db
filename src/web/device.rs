//! Installation on a reader's device: the service worker, which stores the site and answers without a
//! connection, and the web app manifest.

use std::fmt::Write as _;

use axum::body::Body;
use axum::http::{Response, header};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::request::ServerRequest;
use super::respond::{self, Fresh, HARDENING, Keep, Packed};
use super::{Snapshot, asset, bundle, url};
use crate::lang::Lang;

/// The script; the values of this build are inserted before it.
const WORKER: &str = include_str!("../../assets/sw.js");

/// `/sw.js`: browsers request it at each visit and treat any change as a new edition.
pub async fn worker(asked: ServerRequest) -> Response<Body> {
    bundle::prepared(&asked.snapshot).await;
    asked
        .off_thread(|asked| {
            let packed = asked
                .snapshot
                .worker
                .get_or_init(|| Packed::new(200, respond::SCRIPT, None, script(&asked.snapshot)));
            packed.answer(&asked.headers, Keep::Ask)
        })
        .await
}

/// The service worker of a snapshot: identical bytes for identical libraries.
fn script(snapshot: &Snapshot) -> String {
    let site = &snapshot.site;
    let manifest = bundle::copy_of(snapshot)
        .and_then(|copy| serde_json::from_slice::<Value>(copy.manifest()).ok());
    let policy = HARDENING
        .iter()
        .find(|(name, _)| *name == header::CONTENT_SECURITY_POLICY)
        .and_then(|(_, value)| value.to_str().ok().map(str::to_owned));
    let shell: Vec<String> = Lang::ALL
        .into_iter()
        .flat_map(|lang| [url::offline(lang), url::webmanifest(lang)])
        .collect();
    let mut hash = Sha256::new();
    for path in &shell {
        if let Some((_, entry)) = snapshot.catalogue.get(path) {
            hash.update(entry.page.html(site, entry.lang).body);
        }
    }
    let mut build = json!({
        "engine": site.assets.get("offline.js"),
        "assets": asset::offline().collect::<Vec<_>>(),
        "shell": shell,
        "policy": policy,
        "offline": manifest,
    });
    hash.update(build.to_string());
    hash.update(WORKER);
    let id = hash.finalize()[..6]
        .iter()
        .fold(String::new(), |mut out, byte| {
            let _ = write!(out, "{byte:02x}");
            out
        });
    build["id"] = id.into();
    format!("self.BUILD = {build};\n{WORKER}")
}

/// `/manifest.webmanifest`: name and icons for a home screen, in `?lang` or the reader's language. Both
/// languages are one app, which starts in the language in which it was installed.
pub async fn manifest(asked: ServerRequest) -> Response<Body> {
    let lang = asked.parameter("lang").and_then(|lang| lang.parse().ok());
    let spoken: Lang = lang.unwrap_or_else(|| asked.negotiated());
    let site = &asked.snapshot.site;
    let texts = &site.library.texts;
    let icon = |name: &str, sizes: &str, kind: &str, purpose: &str| json!({"src": site.assets.get(name), "sizes": sizes, "type": kind, "purpose": purpose});
    let screen = |name: &str, sizes: &str, form: &str| json!({"src": site.assets.get(name), "sizes": sizes, "type": "image/webp", "form_factor": form});
    let link = |key: &str, to: String| json!({"name": texts.get(spoken, key), "url": to});
    let fresh = Fresh::new(&asked.headers)
        .lang(spoken)
        .negotiated(lang.is_none())
        .keep(asked.keep(), &asked.snapshot.tag);
    fresh.send(respond::WEBMANIFEST, || {
        let manifest = json!({
            "id": "/",
            "name": texts.get(spoken, "home-title"),
            "short_name": "Cavillo",
            "description": texts.get(spoken, "home-lead"),
            "lang": spoken.code(),
            "dir": "ltr",
            "start_url": url::home(spoken),
            "scope": "/",
            "display": "standalone",
            "theme_color": "#f8f5ee",
            "background_color": "#f8f5ee",
            "user_preferences": {"color_scheme": {"dark": {"theme_color": "#14120e", "background_color": "#14120e"}}},
            "screenshots": [
                screen("screen-narrow.webp", "390x844", "narrow"),
                screen("screen-wide.webp", "1280x800", "wide"),
            ],
            "icons": [
                icon("icon-192.png", "192x192", "image/png", "any"),
                icon("icon-512.png", "512x512", "image/png", "any"),
                icon("icon-maskable-512.png", "512x512", "image/png", "maskable"),
                icon("icon.svg", "any", "image/svg+xml", "any"),
            ],
            "shortcuts": [
                link("nav-checks", url::checks(spoken)),
                link("nav-turn", url::turn(spoken)),
                link("nav-kept", url::kept(spoken)),
            ],
        });
        (200, respond::to_bytes(&manifest))
    })
}
