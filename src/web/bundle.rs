//! The offline copy: the part of this program that runs on a reader's device, and the content it uses, both
//! compressed with brotli. The build embeds the WebAssembly program if `scripts/wasm` made it from the same
//! sources. The content is the one being served, including an operator's own.

use std::sync::{Arc, LazyLock};

use axum::body::{Body, Bytes};
use axum::http::Response;
use cavillo_offline::PROGRAM;
use serde_json::{Value, json};
use tokio::sync::Mutex;
use tokio::task::spawn_blocking;

use super::handler::lost;
use super::offline::Names;
use super::request::ServerRequest;
use super::respond::{Fresh, JSON, Keep, OCTETS, Packed, brotli, packed, short_hash};
use super::{Site, Snapshot, asset, offline};

/// The name of the manifest file.
const MANIFEST: &str = "manifest.json";
const WASM: &str = "application/wasm";

/// The offline copy of one snapshot.
#[derive(Debug)]
pub struct Offline {
    /// File names, with their bytes.
    program: (String, Packed),
    content: (String, Packed),
    manifest: Packed,
}

/// Whether this build contains the WebAssembly program.
pub fn is_there() -> bool {
    PROGRAM.is_some()
}

impl Offline {
    /// The offline copy; `None` if this build has no WebAssembly program, or if the content can no longer
    /// be read. Compressing the content takes seconds, once per edition.
    pub fn of(snapshot: &Snapshot) -> Option<Self> {
        let program = PROGRAM.as_ref()?;
        let content = Bytes::from(
            offline::bundle(&snapshot.site)
                .map_err(|error| tracing::warn!("no offline copy: {error}"))
                .ok()?,
        );
        let (code, text) = (short_hash(program.plain), short_hash(&content));
        let fingerprint = short_hash(format!("{text}{code}").as_bytes());
        let packed = brotli(&content, CONTENT_QUALITY);
        let content = (
            format!("content.{text}.bin"),
            Packed::ready(OCTETS, content, packed),
        );
        let program = (
            format!("cavillo.{code}.wasm"),
            Packed::ready(
                WASM,
                Bytes::from_static(program.plain),
                Bytes::from_static(program.br),
            ),
        );
        let manifest = manifest(
            snapshot,
            &fingerprint,
            &[("program", &program), ("content", &content)],
        );
        Some(Self {
            program,
            content,
            manifest,
        })
    }

    /// The manifest of the copy, as JSON.
    pub fn manifest(&self) -> &Bytes {
        self.manifest.plain()
    }

    fn get(&self, name: &str) -> Option<&Packed> {
        [&self.program, &self.content]
            .into_iter()
            .find(|(known, _)| known == name)
            .map(|(_, packed)| packed)
    }
}

/// Brotli quality for the content. The highest takes about ten seconds of server time, once per edition,
/// and is a twelfth smaller than quality 9. Development builds use a lower one, because they are slower.
const CONTENT_QUALITY: i32 = if cfg!(debug_assertions) { 5 } else { 11 };

/// Whether a file belongs to the offline copy, decided without building it.
pub fn holds(snapshot: &Snapshot, name: &str) -> bool {
    name == MANIFEST
        || snapshot
            .offline
            .get()
            .is_some_and(|taken| taken.as_ref().is_some_and(|copy| copy.get(name).is_some()))
}

/// The offline copy of a snapshot, built on first use.
pub fn copy_of(snapshot: &Snapshot) -> Option<&Offline> {
    snapshot
        .offline
        .get_or_init(|| Offline::of(snapshot))
        .as_ref()
}

/// Builds the offline copy of a snapshot on first use: some seconds of one core, once, on a background
/// thread.
pub async fn prepared(snapshot: &Arc<Snapshot>) {
    // The permit moves into the job, so that a client that disconnects cannot start it twice.
    static TURN: LazyLock<Arc<Mutex<()>>> = LazyLock::new(Arc::default);
    let turn = TURN.clone().lock_owned().await;
    if snapshot.offline.get().is_none() {
        let snapshot = snapshot.clone();
        // After a panic the copy is missing; the next request tries again and reports the error.
        let _ = spawn_blocking(move || {
            let _turn = turn;
            copy_of(&snapshot);
        })
        .await;
    }
}

/// The uncompressed program, content and names of a site, for an export to a folder.
pub fn whole(site: &Site) -> Option<(&'static [u8], String, Names)> {
    let program = PROGRAM.as_ref()?;
    Some((
        program.plain,
        offline::bundle(site).ok()?,
        Names {
            base_url: site.base_url.clone(),
            assets: site.assets.clone(),
        },
    ))
}

/// The manifest of an offline copy: its files with their sizes and addresses.
fn manifest(snapshot: &Snapshot, fingerprint: &str, parts: &[(&str, &(String, Packed))]) -> Packed {
    let file = |(kind, (name, packed)): &(&str, &(String, Packed))| json!({"url": format!("/offline/{name}"), "bytes": packed.sent(), "size": packed.plain().len(), "kind": kind});
    let assets: Vec<Value> = asset::offline()
        .filter_map(|address| {
            let asset = asset::asset(address.strip_prefix("/assets/")?)?;
            Some(json!({"url": address, "bytes": packed(&asset).sent()}))
        })
        .collect();
    let weight: usize = parts
        .iter()
        .map(|(_, (_, packed))| packed.sent())
        .sum::<usize>()
        + assets
            .iter()
            .filter_map(|asset| asset["bytes"].as_u64())
            .map(|bytes| usize::try_from(bytes).unwrap_or_default())
            .sum::<usize>();
    let told = json!({
        "offline": true,
        "edition": snapshot.edition(),
        "fingerprint": fingerprint,
        "bytes": weight,
        "files": parts.iter().map(file).collect::<Vec<_>>(),
        "assets": assets,
        "site": Names { base_url: snapshot.site.base_url.clone(), assets: snapshot.site.assets.clone() },
    });
    Packed::new(
        200,
        JSON,
        None,
        serde_json::to_vec(&told).unwrap_or_default(),
    )
}

/// `/offline/{file}`: a file of the offline copy, cached for ever; the manifest is revalidated each time.
pub async fn offline_file(asked: ServerRequest) -> Response<Body> {
    prepared(&asked.snapshot).await;
    asked
        .off_thread(|asked| {
            let name = asked.rest("/offline/");
            let copy = copy_of(&asked.snapshot);
            if name == MANIFEST {
                return match copy {
                    Some(copy) => copy.manifest.answer(&asked.headers, Keep::Ask),
                    None => Fresh::new(&asked.headers)
                        .send(JSON, || (404, Bytes::from_static(b"{\"offline\":false}"))),
                };
            }
            match copy.and_then(|copy| copy.get(&name)) {
                Some(packed) => packed.answer(&asked.headers, Keep::Forever),
                None => lost(asked, asked.uri.path()),
            }
        })
        .await
}
