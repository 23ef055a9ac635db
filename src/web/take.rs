//! What a reader takes along to be answered without a connection: the part of this program that
//! runs on his device, and the content it answers from. The program carries its own other half
//! where the build found one (`scripts/wasm`), made from these very sources; the content is what
//! is being served, an operator's own included.

use axum::body::{Body, Bytes};
use axum::http::Response;
use serde_json::{Value, json};

use super::offline::Names;
use super::respond::{Fresh, JSON, Keep, Packed, short_hash};
use super::router::{Asked, lost, off_thread};
use super::{Site, Snapshot, offline, pages, respond};

/// The other half of this program, by the hash of what was compiled, packed; with what unpacks it,
/// and the content, on the reader's device. Nothing where the build had none.
struct Program {
    hash: &'static str,
    packed: &'static [u8],
    unpacker: &'static [u8],
    unpacker_br: &'static [u8],
}

/// Content that was packed when the program was built, by the hash of its text.
struct Prepared {
    hash: &'static str,
    packed: &'static [u8],
}

include!(concat!(env!("OUT_DIR"), "/offline.rs"));

/// The list of it.
const MANIFEST: &str = "manifest.json";
const WASM: &str = "application/wasm";
const BUNDLE: &str = respond::PACKED;

/// What is taken along of one snapshot.
#[derive(Debug)]
pub struct Offline {
    /// The last parts of the addresses, and what stands there.
    unpacker: (String, Packed),
    program: (String, Packed),
    content: (String, Packed),
    manifest: Packed,
}

/// Whether this program has another half at all.
pub fn is_there() -> bool {
    PROGRAM.is_some()
}

impl Offline {
    /// All of it; nothing where this program was built without its other half, or the content can
    /// no longer be read.
    pub fn of(snapshot: &Snapshot) -> Option<Self> {
        let program = PROGRAM.as_ref()?;
        let text = offline::bundle(&snapshot.site).map_err(|error| tracing::warn!("nothing can be taken along: {error}")).ok()?;
        let hash = short_hash(text.as_bytes());
        let packed = match PREPARED.as_ref().filter(|prepared| prepared.hash == hash) {
            Some(prepared) => Bytes::from_static(prepared.packed),
            // An operator's own content, or one that changed since: packed now, which takes seconds.
            None => Bytes::from(cavillo_packing::pack(text.as_bytes()).map_err(|error| tracing::warn!("nothing can be taken along: {error}")).ok()?),
        };
        let content = (format!("content.{hash}.bin"), Packed::ready(BUNDLE, packed, None));
        let (code, tool) = (program.hash, short_hash(program.unpacker));
        let unpacker = Packed::ready(WASM, Bytes::from_static(program.unpacker), Some(Bytes::from_static(program.unpacker_br)));
        let unpacker = (format!("unpacker.{tool}.wasm"), unpacker);
        let program = (format!("cavillo.{code}.wasm"), Packed::ready(BUNDLE, Bytes::from_static(program.packed), None));
        let manifest =
            manifest(snapshot, &short_hash(format!("{hash}{code}{tool}").as_bytes()), &[("unpacker", &unpacker), ("program", &program), ("content", &content)]);
        Some(Self { unpacker, program, content, manifest })
    }

    /// The list of it, as JSON.
    pub fn manifest(&self) -> &Bytes {
        self.manifest.plain()
    }

    fn get(&self, name: &str) -> Option<&Packed> {
        [&self.unpacker, &self.program, &self.content].into_iter().find(|(known, _)| known == name).map(|(_, packed)| packed)
    }
}

/// Whether a file is there to be taken along, as far as it is known without making it.
pub fn holds(snapshot: &Snapshot, name: &str) -> bool {
    name == MANIFEST || snapshot.offline.get().is_some_and(|taken| taken.as_ref().is_some_and(|taken| taken.get(name).is_some()))
}

/// What is taken along of a snapshot.
pub fn taken(snapshot: &Snapshot) -> Option<&Offline> {
    snapshot.offline.get_or_init(|| Offline::of(snapshot)).as_ref()
}

/// Program, content and names of a site as they are, for a reader who takes them along in a folder.
pub fn whole(site: &Site) -> Option<(Vec<u8>, String, Names)> {
    let program = PROGRAM.as_ref()?;
    Some((cavillo_packing::unpack(program.packed).ok()?, offline::bundle(site).ok()?, Names { base_url: site.base_url.clone(), assets: site.assets.clone() }))
}

/// What there is to take along, how much it weighs, and what to call it.
fn manifest(snapshot: &Snapshot, fingerprint: &str, parts: &[(&str, &(String, Packed))]) -> Packed {
    let file = |(kind, (name, packed)): &(&str, &(String, Packed))| json!({"url": format!("/offline/{name}"), "bytes": packed.sent(), "size": packed.plain().len(), "kind": kind});
    let assets: Vec<Value> = pages::assets()
        .filter_map(|(_, address)| {
            let asset = pages::asset(address.strip_prefix("/assets/")?)?;
            let packed = Packed::new(200, asset.mime, None, Bytes::copy_from_slice(&asset.bytes));
            Some(json!({"url": address, "bytes": packed.sent()}))
        })
        .collect();
    let weight: usize = parts.iter().map(|(_, (_, packed))| packed.sent()).sum::<usize>()
        + assets.iter().filter_map(|asset| asset["bytes"].as_u64()).map(|bytes| usize::try_from(bytes).unwrap_or_default()).sum::<usize>();
    let told = json!({
        "offline": true,
        "edition": snapshot.edition(),
        "fingerprint": fingerprint,
        "bytes": weight,
        "files": parts.iter().map(file).collect::<Vec<_>>(),
        "assets": assets,
        "site": Names { base_url: snapshot.site.base_url.clone(), assets: snapshot.site.assets.clone() },
    });
    Packed::new(200, JSON, None, serde_json::to_vec(&told).unwrap_or_default())
}

/// `/offline/{file}`: what is taken along, for ever; and the list of it, asked for each time.
pub async fn offline_file(asked: Asked) -> Response<Body> {
    off_thread(move || {
        let name = asked.rest("/offline/");
        let taken = taken(&asked.snapshot);
        if name == MANIFEST {
            return match taken {
                Some(taken) => taken.manifest.answer(&asked.headers, Keep::Ask),
                None => Fresh::new(&asked.headers).send(JSON, || (404, Bytes::from_static(b"{\"offline\":false}"))),
            };
        }
        match taken.and_then(|taken| taken.get(&name)) {
            Some(packed) => packed.answer(&asked.headers, Keep::Forever),
            None => lost(&asked, asked.uri.path()),
        }
    })
    .await
}
