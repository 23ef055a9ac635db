use cavillo::{
    audit,
    files::Files,
    kit::tables::Tables,
    library::{Library, Passages},
};
fn main() {
    let files = std::env::args().nth(1).map_or(Files::Embedded, |f| Files::Folder(f.into()));
    let (library, problems) = Library::load(&files, Tables::default(), Passages::default());
    let subject = audit::Subject::new(&library);
    for p in audit::audit_of(&subject, problems) {
        println!("{p}");
    }
    println!("{}", audit::coverage(&subject));
}
