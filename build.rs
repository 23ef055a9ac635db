//! Rebuilds the embedded library when a content or index file comes or goes.
fn main() {
    for folder in ["content-it", "content-en", "index", "assets", "templates"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}
