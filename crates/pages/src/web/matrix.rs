//! A matrix under given circumstances: the check run for every pair, for both the page and programs.

use serde_json::{Map, Value};

use crate::check::{
    Basis, Check, Facts, Fault, FaultKind, Field, Finding, FindingKind, Kind, Limit, Reading,
    Rulebook, Verdict, put,
};
use crate::kit::tables::Tables;
use crate::systems::Matrix;
use crate::web::given::borrowed;

/// One pair.
#[derive(Clone, Debug)]
pub struct Cell {
    /// The complete input: the circumstances and the pair.
    pub input: Map<String, Value>,
    /// `None` if the pair cannot meet in these circumstances.
    pub finding: Option<Finding>,
    /// The rolls on which the row wins, and on which it loses; `None` if that is open.
    pub wins: Option<i64>,
    pub loses: Option<i64>,
}

impl Cell {
    /// The cell of a pair that cannot meet.
    fn empty(input: Map<String, Value>) -> Self {
        Self {
            input,
            finding: None,
            wins: None,
            loses: None,
        }
    }
}

impl Cell {
    /// Whether the documents leave its result open.
    pub fn is_open(&self) -> bool {
        self.finding
            .as_ref()
            .is_some_and(|finding| finding.kind == FindingKind::Undetermined)
    }
}

/// An open point, and the number of pairs that depend on it.
#[derive(Clone, Debug)]
pub struct OpenPoint {
    pub id: &'static str,
    pub cells: usize,
    pub readings: &'static [Reading],
}

/// Every pair, and the totals.
#[derive(Clone, Debug)]
pub struct Filled {
    /// In the order of the matrix's codes, row by row.
    pub rows: Vec<Vec<Cell>>,
    /// Out of how many rolls.
    pub den: u32,
    pub basis: Basis,
    pub flags: Vec<String>,
    pub rulebook: Option<Rulebook>,
    pub points: Vec<OpenPoint>,
    /// The readings agreed on.
    pub agreed: Vec<String>,
    /// The inputs as the check understood them.
    pub echo: Map<String, Value>,
}

impl Filled {
    /// Every pair, row by row.
    pub fn cells(&self) -> impl Iterator<Item = &Cell> {
        self.rows.iter().flatten()
    }

    fn add(&mut self, check: &Check, verdict: Verdict) {
        if let Some(chance) = verdict.odds.iter().flatten().next() {
            self.den = chance.den;
        }
        if verdict.basis != Basis::Seeds {
            self.basis = Basis::Mixed;
        }
        let mut last = "";
        for reading in &verdict.readings {
            if reading.point == last {
                continue;
            }
            last = reading.point;
            match self
                .points
                .iter_mut()
                .find(|point| point.id == reading.point)
            {
                Some(point) => point.cells += 1,
                None => {
                    let readings = check
                        .points
                        .iter()
                        .find(|point| point.id == reading.point)
                        .map_or(&[] as &[Reading], |point| point.readings);
                    self.points.push(OpenPoint {
                        id: reading.point,
                        cells: 1,
                        readings,
                    });
                }
            }
        }
        for flag in verdict.flags {
            if !self.flags.contains(&flag) {
                self.flags.push(flag);
            }
        }
        if self.echo.is_empty() {
            (self.echo, self.agreed) = (verdict.input, verdict.agreed);
        }
    }
}

/// Parses circumstances. Usual values are left out; fields that a matrix does not offer are faults.
///
/// # Errors
/// All faults of structure and names; [`fill`] judges the values.
pub fn read(
    matrix: &Matrix,
    check: &Check,
    tables: &Tables,
    pairs: &[(String, String)],
) -> Result<Map<String, Value>, Vec<Fault>> {
    let facts = Facts::from_pairs(check, tables, borrowed(pairs))?;
    let faults = strangers(&offered(matrix, "", &facts.fields()), &facts.told);
    if faults.is_empty() {
        Ok(facts.lean().told)
    } else {
        Err(faults)
    }
}

/// Runs the check for every pair.
///
/// # Errors
/// The faults of the circumstances themselves. A pair that cannot meet is an empty cell.
pub fn fill(
    matrix: &Matrix,
    check: &Check,
    tables: &Tables,
    circumstances: &Map<String, Value>,
) -> Result<Filled, Vec<Fault>> {
    let (rows, den) = (Vec::with_capacity(matrix.codes.len()), 0);
    let mut filled = Filled {
        rows,
        den,
        basis: Basis::Seeds,
        flags: Vec::new(),
        rulebook: None,
        points: Vec::new(),
        agreed: Vec::new(),
        echo: Map::new(),
    };
    let mut first = true;
    for row in matrix.codes {
        let mut cells = Vec::with_capacity(matrix.codes.len());
        for column in matrix.codes {
            let mut input = circumstances.clone();
            put(&mut input, matrix.row, Value::from(*row));
            put(&mut input, matrix.column, Value::from(*column));
            match check.judge(tables, &input) {
                // A fight that is not allowed counts as impossible, like one that is refused.
                Ok(verdict) if verdict.finding.kind == FindingKind::Illegal => {
                    cells.push(Cell::empty(input));
                }
                Ok(verdict) => {
                    let count = |name: &str| verdict.values.get(name).and_then(Value::as_i64);
                    cells.push(Cell {
                        input,
                        finding: Some(verdict.finding.clone()),
                        wins: count(matrix.wins),
                        loses: count(matrix.loses),
                    });
                    filled.add(check, verdict);
                }
                Err(faults) => {
                    // A fault of the first pair that does not concern its codes applies to all pairs.
                    let own =
                        |fault: &Fault| fault.path == matrix.row || fault.path == matrix.column;
                    if first && !faults.iter().all(own) {
                        return Err(faults.into_iter().filter(|fault| !own(fault)).collect());
                    }
                    cells.push(Cell::empty(input));
                }
            }
            first = false;
        }
        filled.rows.push(cells);
    }
    filled.rulebook = Rulebook::of(tables, &filled.flags);
    Ok(filled)
}

/// Circumstances that a matrix offers: choices, booleans, and numbers with a usual value; not the pair
/// itself, nor facts of a single case such as dice.
pub fn offered(matrix: &Matrix, prefix: &str, fields: &[Field]) -> Vec<Field> {
    let mut out = Vec::new();
    for field in fields {
        let path = format!("{prefix}{}", field.name);
        let kind = match &field.kind {
            Kind::Group(inner) => Kind::Group(offered(matrix, &format!("{path}."), inner)),
            kind => kind.clone(),
        };
        let keep = match &kind {
            Kind::Group(inner) => !inner.is_empty(),
            Kind::Choice { .. } | Kind::Flag => path != matrix.row && path != matrix.column,
            Kind::Integer { .. } | Kind::Decimal { .. } => {
                matches!(field.default, Limit::Default(_)) && !field.is_preset()
            }
            _ => false,
        };
        if keep {
            out.push(Field {
                kind,
                ..field.clone()
            });
        }
    }
    out
}

/// Fields that a matrix does not offer, in a readable number.
fn strangers(fields: &[Field], input: &Map<String, Value>) -> Vec<Fault> {
    let mut faults = Vec::new();
    stray("", fields, input, &mut faults);
    faults.truncate(20);
    faults
}

fn stray(prefix: &str, fields: &[Field], input: &Map<String, Value>, faults: &mut Vec<Fault>) {
    for (name, value) in input
        .iter()
        .filter(|(name, _)| !prefix.is_empty() || name.as_str() != "agreed")
    {
        let path = format!("{prefix}{name}");
        match (
            fields
                .iter()
                .find(|field| field.name == name)
                .map(|field| &field.kind),
            value,
        ) {
            (Some(Kind::Group(inner)), Value::Object(map)) => {
                stray(&format!("{path}."), inner, map, faults)
            }
            (Some(Kind::Group(_)), given) => faults.push(Fault {
                path,
                given: given.clone(),
                kind: FaultKind::NotAGroup,
                accepted: Vec::new(),
                args: Vec::new(),
                against: Vec::new(),
            }),
            (Some(_), _) => {}
            (None, _) => {
                let accepted = fields.iter().map(|field| field.name.to_owned()).collect();
                faults.push(Fault {
                    path,
                    given: Value::Null,
                    kind: FaultKind::UnknownField,
                    accepted,
                    args: Vec::new(),
                    against: Vec::new(),
                });
            }
        }
    }
}
