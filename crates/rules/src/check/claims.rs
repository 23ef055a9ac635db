//! The claims of a check, declared once. For a check made of other checks, the lists are joined at compile
//! time.

/// Declares the claims that a check may quote: a constant for each, and `CLAIMS`, the list of all of them,
/// for [`super::Rule::CLAIMS`]. Claims declared elsewhere are named first, after `with`; whole lists of
/// them after `with all`. They come last in the list.
///
/// ```
/// use cavillo_rules::check::claims;
///
/// claims! {
///     UP_TO_FOUR = "dba/set-up/landing#up-to-four";
///     LITTORAL_ONLY = "dba/set-up/landing#littoral-only";
/// }
/// assert_eq!(CLAIMS, [UP_TO_FOUR, LITTORAL_ONLY]);
///
/// {
///     const ELSEWHERE: &str = "dba/moves/further#two";
///     claims! {
///         with ELSEWHERE;
///         ALONE = "dba/moves/further#alone";
///     }
///     assert_eq!(CLAIMS, [ALONE, ELSEWHERE]);
/// }
/// {
///     const OTHERS: &[&str] = &["dba/moves/further#two", "dba/moves/further#three"];
///     claims! {
///         with all OTHERS;
///         ALONE = "dba/moves/further#alone";
///     }
///     assert_eq!(CLAIMS, [ALONE, OTHERS[0], OTHERS[1]]);
/// }
/// ```
#[macro_export]
macro_rules! claims {
    (with all $($list:expr),+; $($(#[$doc:meta])* $vis:vis $name:ident = $id:literal;)+) => {
        $($(#[$doc])* $vis const $name: &str = $id;)+
        pub(crate) const CLAIMS: &[&str] = &{
            const LISTS: &[&[&str]] = &[&[$($name),+], $($list),+];
            $crate::check::claims::joined::<{ $crate::check::claims::count(LISTS) }>(LISTS)
        };
    };
    (with $($other:expr),+; $($(#[$doc:meta])* $vis:vis $name:ident = $id:literal;)+) => {
        $($(#[$doc])* $vis const $name: &str = $id;)+
        pub(crate) const CLAIMS: &[&str] = &[$($name,)+ $($other),+];
    };
    ($($(#[$doc:meta])* $vis:vis $name:ident = $id:literal;)+) => {
        $($(#[$doc])* $vis const $name: &str = $id;)+
        pub(crate) const CLAIMS: &[&str] = &[$($name),+];
    };
}
pub use claims;

/// Total number of claims in several lists.
pub const fn count(lists: &[&[&str]]) -> usize {
    let (mut n, mut list) = (0, 0);
    while list < lists.len() {
        n += lists[list].len();
        list += 1;
    }
    n
}

/// Joins several lists into one, in order, for [`super::Rule::CLAIMS`]. `N` is their [`count`].
pub const fn joined<const N: usize>(lists: &[&[&'static str]]) -> [&'static str; N] {
    let mut all = [""; N];
    let (mut n, mut list) = (0, 0);
    while list < lists.len() {
        let mut claim = 0;
        while claim < lists[list].len() {
            all[n] = lists[list][claim];
            n += 1;
            claim += 1;
        }
        list += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_follow_one_another() {
        const LISTS: [&[&str]; 3] = [&["a", "b"], &[], &["c"]];
        const ALL: [&str; count(&LISTS)] = joined(&LISTS);
        assert_eq!(ALL, ["a", "b", "c"]);
    }
}
