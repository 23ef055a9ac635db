# I testi dell'interfaccia. Le parole di ogni gioco stanno nel suo file (dba.ftl).

## Cornice

skip = Vai al testo
search-label = Cerca una regola, una parola, una situazione
search-placeholder = Cerca una regola…
search-button = Cerca
nav-label = Parti del sito
nav-home = Inizio
mine = Il mio gioco
mine-all = Tutti
mine-dba = DBA
mine-dbe = DBE
mine-impetus = Impetus
nav-search = Cerca
nav-checks = Giudica
nav-turn = Il tuo turno
nav-kept = Salvati
nav-more = Altro
turn-title = Il tuo turno
turn-lead = Il turno, un passo dopo l'altro, e che cosa aiuta mentre si gioca.
turn-aids = Altri aiuti
kept-title = Salvati
kept-lead = Le regole e i verdetti con la stella. Restano su questo apparecchio e da nessun'altra parte.
kept-changed = Cambiata da quando l'hai letta
kept-pinned = Con la stella
kept-noscript = Per ricordare che cosa hai scelto qui serve JavaScript; tutto il resto del sito ne fa a meno.
kept-more = Su questo apparecchio
kept-find = Regole da cui cominciare
kept-how = Un tocco sulla ☆ di una regola o di un verdetto lo porta qui.
nav-glossary = Glossario
nav-disputes = Da concordare prima
nav-changes = Novità
nav-about = Che cos'è
nav-learn = Impara a giocare
foot = Regole spiegate con parole nostre. Per i testi originali fanno fede i documenti citati.
crumbs = Dove sei
contents = Indice
in-full = Per esteso
check-desk = Tutto su una pagina:
chapter-aim = Di che cosa tratta
unfold = Apri tutto
ruling-page = La voce con le fonti
beside = Prima e dopo
yes = sì
no = no
date = { $day } { $month } { $year }
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre

## Inizio

home-title = Cavillo: le regole, durante la partita
home-lead = La regola che ti serve, a partita in corso.
home-card = Regole, verdetti e probabilità per la domanda che hai sul tavolo, con le loro fonti.
home-rulings =
    { $n ->
        [one] una regola
       *[other] { $n } regole
    }
home-recent = Visti da poco
home-events = Che cosa è appena successo?
event-move = Una mossa
event-zone = Una mossa nella ZOC
event-contact = Un contatto
event-shot = Un tiro
event-fight = Un combattimento
event-support = Un supporto
event-recoil = Una ritirata
event-retreat = Una ritirata
event-flight = Una fuga
event-pursuit = Un inseguimento
event-losses = Perdite
event-charge = Una carica
event-evasion = Un'evasione
event-ambush = Un'imboscata
event-flank-march = Una marcia sul fianco
home-checks = Giudica una situazione
home-checks-all = Tutto quello che si può giudicare
home-situations-all = Altre fasi, truppe e terreni
home-disputes = 
    { $n ->
        [0] Domande da concordare prima della partita
        [one] Una domanda da concordare prima della partita
       *[other] { $n } domande da concordare prima della partita
    }
home-lessons =
    { $n ->
        [one] Mai giocato? Comincia dalla lezione
       *[other] Mai giocato? Comincia dalle lezioni: sono { $n }
    }
home-glossary = Glossario italiano e inglese

## Ricerca

search-title = «{ $q }»
search-empty-title = Cerca
search-lead = Scrivi come parleresti al tavolo. Valgono le sigle, il gergo e le parole inglesi.
search-count =
    { $n ->
        [0] nessun risultato
        [one] un risultato
       *[other] { $n } risultati
    }
search-count-estimated = circa { $n } risultati; i conteggi sono stime
search-nothing = Nessuna regola risponde a queste parole.
search-tip-words = Prova con meno parole, o con la parola che usa il documento.
search-tip-codes = Le truppe si trovano anche con la sigla: Bd, Kn, Ps.
# Ricerche come le scrive chi gioca, separate da |.
search-samples = Kn contro Bd in salita | elefante indietro | tiro sul retro | l'artiglieria muove e tira
search-wider = Cerca dappertutto
search-tip-glossary = Cerca il termine nel glossario
search-cited = Citi:
did-you-mean = Forse cercavi
search-unknown = Qui non si trova: { $words }
code-owned = { $code } è una sigla di { $game }:
code-owned-only = cerca solo in questo gioco
filters = Filtri
filters-kind = Tipi di risultato
narrow = Restringi
narrow-game = Gioco
narrow-section = Capitoli
narrow-remove = Togli: { $what }
search-tap = Oppure tocca quel che c'è sul tavolo: ogni tocco restringe l'elenco.
filter-all-systems = Tutti i giochi
sift-label = Filtra l'elenco
filter-all-kinds = Tutto
pages = Altri risultati
previous-hits = Risultati precedenti
next-hits = Altri risultati
live-none = Nessun risultato
live-one = Un risultato
live-many = {"{n}"} risultati
live-all = Tutti i risultati

kind-ruling = regola
kind-definition = definizione
kind-table = tabella
kind-example = esempio
kind-dispute = punto aperto
kind-lesson = lezione
kinds-ruling = Regole
kinds-definition = Definizioni
kinds-table = Tabelle
kinds-example = Esempi
kinds-dispute = Punti aperti
kinds-lesson = Lezioni
kinds-source = Passi originali

class-troop = Truppe
class-terrain = Terreni
class-phase = Fasi della partita
class-relation = Posizioni e contatti
class-other = Altro

## Giochi e capitoli

system-dba = DBA 2.2
    .lead = De Bellis Antiquitatis 2.2: dodici elementi per parte, un'ora di gioco. Le regole qui sono quelle che raccontano il Commentario di Bob Beattie e la scheda riassuntiva del 2010: edizione 2.2, non DBA 3.0.
system-dbe = De Bellis Empire
    .lead = Battaglie napoleoniche: il regolamento intero, come si gioca.
system-impetus = Advanced Impetus 1.7
    .lead = Emendamenti, regole avanzate e norme da torneo per Impetus.
system-nodes =
    { $n ->
        [one] una regola
       *[other] { $n } { $kind ->
            [dispute] punti aperti
            [lesson] lezioni
           *[ruling] regole
        }
    }
tables = Tabelle
documents = I documenti
unwritten = Capitoli ancora da scrivere

section-about = Il gioco
section-terms = Parole del gioco
section-terrain = Terreni
section-set-up = Preparazione
section-sequence = Sequenza di gioco
section-pips = PIP
section-moves = Movimento
section-rivers = Fiumi
section-interpenetration = Attraversare gli amici
section-threat-zone = ZOC
section-contact = Andare a contatto
section-breaking-off = Disimpegno
section-shooting = Tiro
section-melee = Mischia
section-support = Supporti
section-factors = Fattori
section-results = Risultati
section-bob-recoil = Ritirata
section-qrs-recoil = Ritirata
section-recoil = Ritirata
section-flee = Fuga
section-pursuit = Inseguimento
section-strongpoints = Campi e abitati
section-victory = Vittoria
section-tournament = Torneo
section-disputes = Punti aperti
section-lessons = Lezioni
section-troops = Truppe
section-command = Comando
section-movement = Movimento
section-control-zone = Zona di controllo
section-break = Rotta dei corpi
section-towns = Centri abitati
section-lists = Liste
section-deployment = Schieramento
section-scoring = Punteggi
section-one-day = Tornei in un giorno
section-ambush = Imboscate
section-flank-march = Marcia sul fianco
section-generals = Generali
section-shield-wall = Muro di Scudi
section-evasion = Evasione
section-cohesion = Coesione
section-charge = Carica
section-impetus-bonus = Bonus di impeto
section-special-troops = Truppe speciali
section-baggage = Bagagli
section-big-battles = Grandi battaglie
section-preface = Premessa
section-glossary = Glossario
section-tactical-moves = Mosse tattiche
section-river-crossing = Attraversare i fiumi
section-river-movement = Muovere nei fiumi
section-further-moves = Mosse ulteriori
section-resolution = Risolvere il combattimento
section-rear-support = Supporto da dietro
section-tactical-factors = Fattori tattici
section-tie = Parità
section-beaten = Battuti
section-doubled = Doppiati
section-automatic-moves = Mosse automatiche
section-group = Gruppi
section-overlap = Overlap
section-pivot-to-flank = Girare sul fianco
section-column = Colonne
section-bua-capture = Prendere un abitato
section-zoc = ZOC
section-terrain-choice = Scelta dei terreni
section-terrain-size = Misure dei terreni
section-terrain-type = Tipi di terreno
section-road = Strade
section-river = Fiumi
section-coast = Costa
section-camp = Campo
section-bua = Abitati
section-camp-bua = Campo e abitati
section-hill = Colline
section-break-off = Disimpegno
section-dismounting = Smontare
section-dbe-0 = Premessa
section-dbe-1 = Scala ed elementi
section-dbe-2 = Corpi d'armata
section-dbe-3 = Tavolo e terreni
section-dbe-4 = Schieramento e turno
section-dbe-5 = Attivazione e movimento
section-dbe-6 = Zona di controllo
section-dbe-7 = Tiro
section-dbe-8 = Mischia
section-dbe-9 = Risultati
section-dbe-10 = Rotta di un corpo
section-dbe-11 = Vittoria
section-dbe-12 = Centri abitati
section-rules-in-force = Regole in vigore
section-army-lists = Liste d'armata
section-player-norms = Norme per i giocatori
section-organizer-norms = Norme per gli organizzatori
section-volumes = Volumi
section-special-rules = Regole speciali
section-terrain-setup = Preparare il terreno
section-score-systems = Sistemi di punteggio
section-score-traditional = Punteggio tradizionale
section-score-experimental = Punteggio sperimentale
section-one-day-15mm = Torneo in un giorno, 15 mm
section-one-day-28mm = Torneo in un giorno, 28 mm
section-ambush-revealed = Imboscate scoperte
section-ambush-interpenetration = Attraversare gli imboscati
section-advanced-deployment = Schieramento avanzato
section-shieldwall = Muro di Scudi
section-joan-of-arc = Giovanna d'Arco
section-movement-amendments = Movimento: emendamenti
section-evasion-amended = Evasione: emendamenti
section-shooting-amendments = Tiro: emendamenti
section-shooting-priority = Priorità di tiro
section-melee-amendments = Mischia: emendamenti
section-wagenburg = Wagenburg
section-general-vd = VD dei generali
section-baggage-assault = Assalto ai bagagli
section-javelin-shooting = Tiro col giavellotto
section-group-shooting = Tiro di gruppo
section-evasion-clarified = Evasione: chiarimenti
section-impetus-countercharge = Impeto in controcarica
section-opportunity-charge = Carica di opportunità
section-countercharge = Controcarica
section-charge-last-action = La carica chiude l'attivazione
section-potential-charge = Carica potenziale
section-large-unit-shooting = Tiro delle grandi unità
section-elephant-chariot-shooting = Tiro di elefanti e carri
section-allied-contingents = Contingenti alleati
section-terrain-elements = Elementi di terreno
section-town-and-river = Città e fiume
section-list-upgrades = Migliorie di lista
section-contacts = Contatti

## Una regola

# Che cosa fanno le verifiche con un punto aperto, detto sotto la sua voce.
treated-conflict = Le verifiche seguono { $reading } e accanto mostrano l'altra, salvo un altro accordo con l'avversario.
treated-usual = Le verifiche danno tutte le letture finché non ne concordi una con l'avversario; di solito si prende { $reading }.
treated-none = Nessuna verifica dipende da questo punto, quindi qui non c'è una lettura da scegliere: accordati con l'avversario prima della partita.
treated-open = Le verifiche lasciano aperto il punto e danno tutte le letture finché non ne concordi una con l'avversario.
claim-link = Link a questa frase
book-title = { $game }: le regole al tavolo
book-take = Come libro per telefono e lettore (EPUB)
book-about = Questo libro
book-tables = Tabelle
book-rests = Le regole si fondano su: { $sources }. Le parole sono nostre.
book-licence = Contenuti con licenza CC BY 4.0. Gli esempi mostrano casi già decisi; per il tuo, chiedi al sito.
edition-of = Edizione del { $date } (revisione { $n })
linked-when = Questo link è nato con l'edizione del { $date }.
linked-elsewhere = Questo link è nato con un'edizione che qui non si conosce.
linked-same = Tutto è come allora: il verdetto, ogni frase che cita, ogni cifra che usa.
linked-stands = Il verdetto resta quello.
linked-turned = La risposta è cambiata: il verdetto, o un suo valore, non è più quello del link.
linked-figures = Una cifra delle sue tabelle ora è un'altra.
linked-changed =
    { $n ->
        [one] Una frase che cita è stata riscritta:
       *[other] { $n } frasi che cita sono state riscritte:
    }
linked-more = Non tutti i cambiamenti si possono mostrare: ora cita altre frasi, o parole mai registrate.
linked-then = Allora
linked-now = Adesso
linked-none = la frase non c'era
since = dalla { $edition }
until = fino alla { $edition }
verify = Giudica la tua situazione
told-title = Quel che dicono le tue parole
told-depends = Dipende.
told-read = Per quanto si è letto: { $finding }
told-either = Chi è chi? Scegli:
told-which = Quale caso? Scegli:
told-left = Non letto:
told-sought = Solo cercato:
told-assumed = Dato per scontato:
verify-short = Giudica
superseded = Questa regola è stata sostituita da:
open-points =
    { $n ->
        [one] Punto aperto:
       *[other] Punti aperti:
    }
stale = La versione inglese è stata rivista dopo questa: in caso di dubbio vale quella.
changed = Il link citava la revisione { $then }; questa è la { $now } ({ $date }).
changed-same = Le parole delle due sono le stesse.
changed-show = Che cosa è cambiato
sources = Su che cosa si regge
passage = Passo originale
passage-none = Questo server non ne mostra le parole originali.
passage-lines =
    { $n ->
        [one] Riga { $first } del file importato.
       *[other] Righe { $first }-{ $last } del file importato.
    }
related = Vedi anche
linked-from = Chi rimanda qui
concepts = Parole del glossario
revision = Revisione { $number }
both = Testo a fronte

copy-summary = I testi da copiare
copy-hint = Il link resta valido nel tempo e dice se la regola è cambiata.
copy-link = Link
copy-plain = Testo
copy-button = Copia
copy-done = Copiato

example = Esempio
example-from = stampato in
example-try = Cambia e riprova
example-refused = Dati respinti
example-pending = Esempio in attesa della sua verifica

## Verifiche

checks-title = Giudica una situazione
checks-lead = Descrivi che cosa c'è sul tavolo: il verdetto cita le frasi che applica.
checks-none = Per questo gioco non ci sono ancora verifiche.
check-situation = La situazione
check-change = Cambia la situazione
check-fresh = Ricomincia
check-preset = Misure già impostate
check-submit = Dai il verdetto
check-nodes = Le regole applicate

field-required = (obbligatorio)
field-none = Non indicato
field-choose = Scegli…
field-computed = abituale
field-rare = Altre basette
field-entry = { $label } { $n }

unit-none = { "" }
unit-mm = mm
unit-cm = cm
unit-u = U
unit-points =
    { $n ->
        [one] punto
       *[other] punti
    }
unit-paces =
    { $n ->
        [one] passo
       *[other] passi
    }
unit-bw =
    { $n ->
        [one] larghezza di basetta
       *[other] larghezze di basetta
    }
unit-pips = PIP
unit-elements =
    { $n ->
        [one] elemento
       *[other] elementi
    }
unit-bases =
    { $n ->
        [one] basetta
       *[other] basette
    }
unit-degrees =
    { $n ->
        [one] grado
       *[other] gradi
    }
unit-minutes =
    { $n ->
        [one] minuto
       *[other] minuti
    }

faults-short = Da correggere
faults =
    { $n ->
        [one] Un dato da correggere
       *[other] { $n } dati da correggere
    }
faults-missing =
    { $n ->
        [one] Manca un dato
       *[other] Mancano { $n } dati
    }
fault-missing =
    { $accepted ->
        [none] { $question }
       *[other] { $question } Valori accettati: { $accepted }
    }
fault-unknown-field = «{ $path }» non è un dato di questa verifica. Prova con: { $accepted }
fault-unknown-parameter = «{ $path }» non è un parametro di questo indirizzo. Parametri accettati: { $accepted }
fault-not-one-of =
    { $accepted ->
        [none] { $label }: «{ $given }» non è previsto.
       *[other] { $label }: «{ $given }» non è previsto. Valori accettati: { $accepted }
    }
fault-not-true-or-false = { $label }: «{ $given }» non è né sì né no ({ $accepted })
fault-not-a-number = { $label }: «{ $given }» non è un numero. Valori accettati: { $accepted }
fault-not-one-number = { $label }: «{ $given }» è un intervallo, ma qui serve un numero esatto. Valori accettati: { $accepted }
fault-not-whole = { $label }: «{ $given }» non è un numero intero. Valori accettati: { $accepted }
fault-out-of-range = { $label }: { $given } è fuori dai limiti. Valori accettati: { $accepted }
fault-not-a-name = { $label }: «{ $given }» non è un nome breve: lettere, cifre, trattini e punti, quaranta al massimo
fault-not-a-text = { $label }: serve un testo, non { $given }
fault-too-long = { $label }: «{ $given }» è troppo lungo: al massimo { $accepted } caratteri
fault-unreadable = { $label }, riga { $line }, colonna { $column }: «{ $given }» non si capisce. Ci può stare: { $accepted }
fault-not-a-list =
    { $accepted ->
        [none] { $label }: serve un elenco.
       *[other] { $label }: serve un elenco. Valori accettati: { $accepted }
    }
fault-not-a-group = { $label }: serve un gruppo di dati, non «{ $given }»
fault-list-length = { $label }: numero di voci sbagliato. Ne servono { $accepted }
fault-repeated = { $label }: «{ $given }» è ripetuto
fault-not-an-outline = { $label }: servono almeno tre vertici che racchiudano qualcosa, come «0,0 50,0 50,40»
fault-crosses-itself = { $label }: il contorno si incrocia
fault-same-place = { $label }: «{ $given }» occupa lo stesso posto di { $accepted }
fault-not-a-scene = «{ $given }» non è una situazione: le basette si scrivono «A1_Bd_0_15_180», divise da *; al massimo 60 basette e 60 terreni
fault-more-than = { $label }: { $given } è più di quanto consente l'altro dato (al massimo { $limit })
fault-contradicts = { $label }: «{ $given }» non può stare insieme agli altri dati
fault-against =
    { $accepted ->
        [none] { $label }: «{ $given }» non può stare insieme a { $against }
       *[other] { $label }: «{ $given }» non può stare insieme a { $against }. Valori possibili allora: { $accepted }
    }
fault-fact = «{ $fact }»
fault-unknown-reading = «{ $given }» non è una lettura di questa verifica. Le letture sono: { $accepted }
fault-two-readings = «{ $given }»: per questo punto è già stata scelta un'altra lettura
fault-too-many = I dati sono { $given }: se ne leggono al massimo { $accepted }, quindi non ne è stato letto nessuno
fault-too-many-corners = { $given } angoli in tutto: se ne guardano { $accepted }
fault-more-faults = e altri { $given }

finding-legal = Consentito
    .about = Si può fare.
finding-illegal = Non consentito
    .about = Non si può fare; il verdetto dice che cosa servirebbe.
finding-outcome = Esito
    .about = Che cosa succede.
finding-score = Risultato
    .about = Un numero: un costo, un fattore, le perdite.
finding-undetermined = Non deciso
    .about = I documenti non bastano: il verdetto elenca le letture, e i giocatori possono accordarsi su una.
finding-whatever-legal = Comunque stia il resto.
agreed-otherwise = Qui i documenti si contraddicono: vale la lettura concordata.
finding-whatever-illegal = Il motivo dipende dagli altri dati.
finding-several-illegal = Il motivo dipende da dati non ancora indicati.
assumed-more = dipende da altri dati
assumed-together = { $label }, insieme con { $with }
finding-open = Servono altri dati
    .about = Mancano ancora dati: la prossima domanda dice quali.
finding-so-far = Dipende{ $examples ->
    [yes] , per esempio
   *[no] { "" }
 }: { $outcomes }
finding-left-open = un caso che i documenti lasciano aperto
finding-or = { "; oppure " }
and-last = { $first } e { $last }
finding-still-open = Resta da stabilire: { $results }
reading-then = { $reading } Porta a un altro punto aperto: { $question }
fact = { $label }: { $value }
facts-alike = { $value } per tutti questi: { $label }
remedy-change = Consentito se alla domanda «{ $question }» si risponde: { $value }
remedy-fewer = Consentito se ce n'è uno in meno ({ $label }: { $value })
# Whether a list has entries.
fact-some = ce ne sono
fact-empty = non ce ne sono
fact-count = { $n } in tutto
fact-none = non indicato
fact-nobody = nessuno
range-least = almeno { $n }
range-over = più di { $n }
range-below = meno di { $n }
range-most = al massimo { $n }
range-any = un numero qualsiasi
status-decided = Certo
status-usual = Nel caso consueto
status-open = Aperto
assumed-unless = se invece
taken = Dato per scontato: { $facts }
taken-more = { $n ->
    [one] e un'altra cosa
   *[other] e altre { $n } cose
 }
ask-title = Che cosa conta ora
ask-unknown = non si sa
ask-type = scrivilo sotto
ask-more = { $n ->
    [one] Poi può servire un altro dato.
   *[other] Poi possono servire altri { $n } dati.
 }
assumed-otherwise = altrimenti

reading-name = Lettura { $letter }
verdict-agreed = Letture concordate
verdict-unagree = Togli
verdict-readings = I documenti non decidono: le letture possibili
verdict-usual = di solito
verdict-agree = Siamo d'accordo su questa
verdict-odds = Probabilità
odds-most = Più probabile: { $what }, { $num } su { $den } ({ $percent } %)
odds-even = Ugualmente probabili: { $what }, { $num } su { $den } ciascuno
odds-or = { ", o " }
verdict-why = Perché
verdict-remedies = Che cosa cambierebbe
verdict-alternatives = Si può giudicare anche così
verdict-steps = I passaggi
ledger-step = Passaggio
ledger-figure = Cifra
ledger-idle =
    { $n ->
        [one] Un altro passaggio considerato, senza effetto
       *[other] Altri { $n } passaggi considerati, senza effetto
    }

basis-seeds = Si fonda solo sui documenti.
basis-mixed = Si fonda sui documenti e su qualche cifra che viene da altrove.
basis-outside = Si fonda su cifre che non vengono dai documenti.
flag-rulebook = { $table }, { $row }, { $column }: { $figure }, dal regolamento del gestore.
rulebook-used = Alcune cifre vengono dal regolamento del gestore (impronta { $fingerprint }).
rulebook-differs = Questo link è nato con le cifre di un regolamento ({ $linked }) che qui non è in uso: { $served ->
    [none] valgono le cifre stampate
   *[other] ne vale un altro ({ $served })
  }, e il verdetto può cambiare.

## L'orologio

clock-length = Durata
clock-left = Tempo che resta
clock-start = Avvia
clock-go-on = Riprendi
clock-pause = Ferma
clock-reset = Da capo
clock-aloud = Annuncia a voce
clock-next = Avviso dei {"{n}"} minuti fra {"{in}"}
clock-kept = L'ora d'inizio sta nell'indirizzo: chi apre il link vede lo stesso orologio.
clock-by-hand = Inserisci i minuti giocati
clock-calls = Annunci
clock-after = Che cosa si può fare a tempo scaduto

## Tabelle e documenti

table-from = Da:
table-outside = Non viene dai documenti: { $reference }.
table-trust = Da quale fonte, e quanto è sicura
table-stated = In neretto, le cifre che i documenti riportano:
table-replaced = Le cifre sottolineate sono state sostituite da chi gestisce questo server.
table-scroll = tabella, scorre di lato
table-checks = Verifiche che la usano
table-nodes = Regole che la citano

source-bob = Commentario di Bob Beattie
    .about = Bob's Commentaries on DBA 2.2, di Bob Beattie, 13 maggio 2004; traduzione italiana di Attilio Andreazza, 3 gennaio 2005. Chiarisce le regole, non le sostituisce.
source-qrs = Scheda riassuntiva 2010
    .about = Scheda italiana di riferimento rapido, senza firma, segnata «DBA 2.2 v.2010».
source-dbe = De Bellis Empire
    .about = De Bellis Empire 1798-1815, di Tito La Puente: regole napoleoniche in italiano.
source-ai = Advanced Impetus 1.7
    .about = Advanced Impetvs 1.7, Dadi&Piombo, 1º settembre 2015: regole aggiunte, cambiate e da torneo per Impetus.
source-coverage = Voci che hanno già una regola qui: { $cited } su { $all }.
source-items = { $n ->
    [one] 1 voce
   *[other] { $n } voci
}
source-part = { $cited } su { $all } con una regola
item-place = Voce { $nth } di { $all } in «{ $section }», { $document }.
item-nodes = Regole che si reggono su questa voce
item-uncited = Ancora nessuna regola la cita.
row-uncited = nessuna regola
row-excused = non serve
item-excused = Non serve una regola:
item-ruling = regola
item-definition = definizione
item-table = tabella
item-example = esempio
item-amendment = emendamento
item-clarification = chiarimento
item-tournament = torneo
item-advanced = avanzata
item-note = nota
repairs = Riparazioni del testo riconosciuto
repair-line = riga

voice-rule = regola
    .about = Il regolamento stesso.
voice-commentary = commentario
    .about = Il Commentario, di chi segue il gioco da anni: dice che cosa intende la regola.
voice-author = autore
    .about = Una risposta di Phil Barker, segnata (PB) nel Commentario.
voice-sheet = scheda
    .about = La scheda riassuntiva: breve, a volte diversa dal Commentario. Dove si scontrano vale il Commentario.
voice-tournament = torneo
    .about = Vale nei tornei.
voice-translator = traduttore
    .about = Una nota di chi ha tradotto.
voice-amendment = emendamento
    .about = Cambia la regola stampata.
voice-clarification = chiarimento
    .about = Spiega la regola stampata senza cambiarla.
voice-advanced = avanzata
    .about = Una regola in più, da usare se si è d'accordo.
voice-editor = redazione
    .about = Parole nostre: un confronto, una conseguenza, un consiglio.

## Glossario

glossary-title = Glossario
glossary-lead = Ogni cosa con il suo nome nelle due lingue, la sigla e il gergo dei club.
glossary-shared = In più giochi
name = Nome
abbr = Sigla
jargon = Gergo
concept-names = Nomi nelle due lingue
forms = Si trova anche come
deprecated = Meglio evitare
definition = Definizione
concept-nodes = Regole che ne parlano
concept-games = Ogni gioco ne parla a modo suo: che cosa ne dice uno non vale per l'altro.
false-friend = Da non confondere
term-more = Nel glossario
concept-none = Nessuna regola ne parla ancora.
concept-search = Cercalo fra tutte le regole
concept-systems = Si usa in
concept-tables = Dalle tabelle
concept-row = La sua riga
concept-column = La sua colonna
concept-asks = Verifiche, con il suo nome già inserito

## Matrici

matrix-legend = In ogni casella: i lanci su { $den } in cui la riga distrugge la colonna. Verde: distrugge più spesso di quanto venga distrutta; rosso: meno. Un tocco apre tutto il calcolo.
matrix-open = ⁇ : i documenti non decidono; qui sotto le letture su cui accordarsi.
matrix-none = – : questa coppia non può combattere così.
matrix-given = Circostanze
matrix-row = Riga
matrix-column = Colonna
matrix-pick = Una truppa:
matrix-rows = tutte
matrix-submit = Mostra
matrix-fresh = Senza circostanze
matrix-check = La verifica di una sola coppia
matrix-origin = Da dove vengono le cifre
matrix-cells = { $n ->
    [one] (una casella)
   *[other] ({ $n } caselle)
  }

## Punti aperti, novità

disputes-title = Domande da concordare prima della partita
disputes-lead = Qui le regole tacciono o si contraddicono. Scegli una lettura con l'avversario prima di cominciare.
disputes-none = Nessun punto aperto.
dispute-open = nulla decide
dispute-conflict = si segue una lettura
changes-title = Novità
changes-lead = Le regole riviste, dalle più recenti.
changes-none = Nessuna revisione registrata finora.
feed-follow = Segui le novità (feed Atom)
feed-title = Novità: { $title }
changes-when = Quando
changes-choose = Gioco e giorno
changes-always = Sempre
changes-answer = Risposte, prima e dopo
changes-new = Nuove
changes-wording = Altri ritocchi al testo
changes-shown = Le { $listed } più recenti di { $all }.

## Che cos'è

about-title = Che cos'è Cavillo
about-1 = Una raccolta di regole per i giochi di miniature, fatta per essere consultata durante la partita, su un telefono, con poco segnale.
about-2 = Ogni regola comincia dalla risposta, dice su quali voci dei documenti si regge e chi parla. Le parole sono nostre: i documenti originali restano la fonte, e ogni sigla come bob:recoil.2 porta alla voce citata.
about-3 = Le verifiche applicano le regole a una situazione descritta da te: mostrano tutti i passaggi e citano le frasi che decidono. Quando i documenti non bastano non tirano a indovinare: lo dicono, ed elencano le letture possibili.
about-4 = Nessun cookie, nessun servizio di altri. Le regole lette da poco restano solo sul tuo telefono.
about-voices = Chi parla
about-voices-lead = Non tutte le frasi pesano allo stesso modo: un segno e una parola dicono di chi sono.
about-findings = Come si legge un verdetto

## Errori

error-400 = Richiesta incomprensibile
    .lead = Non si riesce a leggere l'indirizzo.
error-404 = Questa pagina non c'è
    .lead = L'indirizzo non porta a nessuna regola, verifica o voce.
error-405 = Qui non si può
    .lead = Questo indirizzo si può solo leggere.
error-410 = Questa pagina non c'è più
    .lead = È stata tolta e niente ne ha preso il posto.
error-413 = Richiesta troppo grande
    .lead = La richiesta supera il limite di questo server.
error-414 = Indirizzo troppo lungo
    .lead = L'indirizzo supera il limite di questo server.
error-422 = Dati da correggere
    .lead = Alcuni dati non vanno bene.
error-429 = Troppe richieste
    .lead = Aspetta qualche secondo e riprova.
error-500 = Qualcosa si è rotto
    .lead = L'errore è nostro. Riprova fra poco.
error-503 = Un momento
    .lead = Il server si sta fermando o riavviando. Riprova fra poco.
error-asked = Hai chiesto
error-called = «{ $name }» può voler dire più cose
error-several = Più cose si chiamano così: scegli quella che intendi.
error-near = Esiste qualcosa di simile
error-ways = Altre strade
error-search = Cerca «{ $q }»
error-contents = Sfoglia { $system }
error-glossary = Guarda nel glossario
error-home = Ricomincia dall'inizio

## Bases on the table

piece-id = Nome
    .ask = Come chiami { $whose }?
piece-side = Parte
    .ask = Di chi è { $whose }?
piece-troop = Truppe
    .ask = Di che truppe è { $whose }?
piece-x = Est (x)
    .ask = Per { $whose }, a quanti mm dal bordo ovest del tavolo sta il centro della basetta?
piece-y = Nord (y)
    .ask = Per { $whose }, a quanti mm dal bordo sud del tavolo sta il centro della basetta?
piece-facing = Orientamento
    .ask = Da che parte guarda { $whose }, in gradi?
piece-w = Fronte
    .ask = Quanti mm è largo il fronte, per { $whose }?
piece-d = Profondità
    .ask = Quanti mm è la profondità, per { $whose }?
piece-kind = Tipo
    .ask = Di che genere è { $whose }?
piece-control = In mano a
    .ask = Chi tiene { $whose }?
piece-polygon = Vertici
    .ask = Dove sono gli angoli, per { $whose }?
side-A = Parte A
side-B = Parte B
edge-front = fronte
edge-right = lato destro
edge-rear = retro
edge-left = lato sinistro
alternative-open = Dipende da altri dati.
alternative-marginal = Al limite: basta un capello in più o in meno e il verdetto cambia

## The sheet

sheet-title = Prontuario: { $system }
sheet-deciding = Nessuna|Nessun|Solo|1 PIP in più|costa due punti|non è distrutta|non è distrutto|è distrutto|è distrutta|sono distrutti|sono distrutte|va in disordine|è persa|è perso|non può|non possono|non si possono|non si evade|mai|deve|devono|niente|nulla|non ha|non hanno|nessun|nessuna|non si|al massimo|solo|+1|può|possono
sheet-lead = Ogni riga è una regola di Cavillo, con il suo rimando. Da stampare su A4.
sheet-as-of = Aggiornato al { $date }.

## Pictures of the table

picture = Il tavolo
picture-of = Il tavolo: { $title }
picture-piece = { $id }, { $troop }, { $side }: rivolta a { $compass } ({ $facing }°), centro a { $x } mm est e { $y } mm nord, basetta di { $w } × { $d } mm
picture-ground =
    { $held ->
        [A] { $id }: { $kind }, in mano alla parte A, da { $west } a { $east } mm est e da { $south } a { $north } mm nord
        [B] { $id }: { $kind }, in mano alla parte B, da { $west } a { $east } mm est e da { $south } a { $north } mm nord
       *[none] { $id }: { $kind }, da { $west } a { $east } mm est e da { $south } a { $north } mm nord
    }
picture-name = { $kind }
picture-short = { $id } { $troop }
picture-scale =
    { $paces ->
        [none] { $mm } mm, una basetta
       *[other] { $mm } mm, una basetta, { $paces } passi
    }
picture-length = { $mm } mm
picture-distance =
    { $paces ->
        [none] { $mm } mm ({ $inches }″)
       *[other] { $mm } mm ({ $paces } passi, { $inches }″)
    }
picture-mark = { $of }: { $mark }
picture-mark-move = { $of }: { $mark }, centro a { $x } mm est e { $y } mm nord, rivolta a { $compass } ({ $facing }°)
mark-same-place = nello stesso posto di un'altra
compass-n = nord
compass-ne = nord-est
compass-e = est
compass-se = sud-est
compass-s = sud
compass-sw = sud-ovest
compass-w = ovest
compass-nw = nord-ovest
ground-good = terreno agevole
ground-road = strada
ground-gentle-hill = collina dolce
ground-steep-hill = collina ripida
ground-hill = collina
ground-crest = cresta di collina
ground-wood = bosco
ground-marsh = palude
ground-rough = terreno rotto
ground-dunes = dune
ground-oasis = oasi
ground-river = fiume
ground-bua = BUA
ground-town = centro abitato
ground-camp = campo
ground-waterway = costa

## Lezioni

learn-title = Impara a giocare
learn-lead = Lezioni brevi, da leggere in ordine: ognuna finisce con un esempio da cambiare e qualche domanda.
learn-none = Le lezioni non ci sono ancora.
learn-questions =
    { $n ->
        [one] una domanda
       *[other] { $n } domande
    }
learn-step = Lezione { $n } di { $of }
question-title = Domanda { $n }
question-asks = Qual è «{ $what }»?
question-answer = Rispondi nella lezione
question-right = Giusto
question-wrong = Sbagliato
question-is = La risposta è: { $answer }.
question-nothing = niente
question-open = Apri la verifica con questa situazione

## Strumenti

aids = Aiuti al tavolo
more-tables = { $n ->
    [one] Un'altra tabella
   *[other] Altre { $n } tabelle
}
more-rulings = { $n ->
    [one] Un'altra regola
   *[other] Altre { $n } regole
}
sheet-tap = Un tocco sul segno dà le ragioni.
sheet-lines = { $n ->
    [one] 1 riga
   *[other] { $n } righe
}
more-checks = { $n ->
    [one] Un'altra verifica
   *[other] Altre { $n } verifiche
}
tool-known = Quello che si sa già
tool-submit = Porta avanti
tool-rulings = Le regole

## Dubbi

doubt-summary = Segnala un dubbio
doubt-hint = Da incollare fra le segnalazioni del progetto o in un forum: dice esattamente di quale frase si parla.
doubt-label = Testo
doubt-claims = La frase di cui dubito (lasciane una):
doubt-mine = Il mio dubbio, e le parole del regolamento che lo fanno nascere:

## The board

check-pieces = Basette e terreni in numeri
board-how = Trascina le basette: il verdetto segue.
board-keys = Da tastiera: scegline una, spostala con le frecce (con maiuscole, 10 mm) e girala con [ ]; Canc la toglie, Ctrl+Z annulla.
board-stands = {"{id}"}: {"{x}"} mm est, {"{y}"} mm nord, {"{facing}"}°
board-added = {"{id}"} aggiunta
board-removed = {"{id}"} tolta
board-undone = Annullato
board-lost = Senza rete: il verdetto è quello di prima
board-full = Sul tavolo stanno al massimo {"{most}"} basette
board-turn = Gira di { $degrees }°
board-remove = Togli
board-undo = Annulla
board-redo = Ripeti
board-fit = Tutto
board-snap = Aggancia
board-part = Ruolo
board-add = Aggiungi
board-ground = Terreno
board-ground-add = Terreno
piece-elements = Basette sul tavolo
piece-terrain = Terreni sul tavolo
piece-board = Tavolo
piece-scene = La situazione
piece-of = { $whose }, { $label }

## Che cosa si stabilisce per tutta la partita

game-title = Impostazioni della partita: { $system }
game-lead = Ciò che si concorda una volta vale per tutta la partita: basette, scala, e come leggere i punti che i documenti lasciano aperti. Ogni verifica ne tiene conto.
game-settled = Stabilito per questa partita
game-keep = Usa su questo apparecchio
game-kept = In uso su questo apparecchio
game-share = Il link per l'altro giocatore
game-checks = Verifiche che ne tengono conto
game-in-use = Su questo apparecchio ci sono impostazioni in uso.
game-forget = Dimenticale
game-points = Domande da concordare
game-sum = { $set } concordate · { $mere } di solito · { $open } aperte
game-point = La voce intera
game-open = Lascia aperto: la verifica dà tutte le letture
game-now-settled = { $reading } · concordata
game-now-usual = { $reading } · di solito
game-now-open = aperta
game-submit = Applica
game-take-usual = { $n ->
    [one] Prendi la lettura abituale
   *[other] Prendi tutte le { $n } letture abituali
}
game-settled-count = { $n ->
    [one] 1 impostazione
   *[other] { $n } impostazioni
}
game-applies = Con le impostazioni della partita.
game-change = Cambiale

## Tavoli di lavoro: elenchi che crescono

desk-hard = Non va
desk-soft = Da sapere
desk-add = Aggiungi: { $what }
desk-remove = Togli
desk-up = Su
desk-down = Giù
desk-copy = Duplica
desk-more = Uno in più
desk-less = Uno in meno
desk-order = Cambia l'ordine
desk-lines = Le righe lette
line-in-order = niente da correggere
line-at-fault = da correggere
line-open = aperta
line-not-checked = non controllata fino in fondo
desk-rule = La regola
desk-csv = Scarica la tabella:
desk-working = Come si arriva al verdetto
desk-share = Indirizzo e codice QR
desk-qr = Codice QR dell'indirizzo
desk-no-qr = Nessun codice QR: l'indirizzo non ha un nome di sito o è troppo lungo.
desk-agree = Accordati con l'avversario
desk-example = Mostra un esempio
desk-save = Scarica
desk-load = Apri un file
desk-print = Stampa
desk-lost = Il verdetto non arriva: manca la connessione. Quel che c'è nel modulo resta.
desk-long = Troppo lungo per un indirizzo: per conservarlo, salvalo in un file.
desk-bad-file = Questo file non è stato salvato da questa pagina.

## Su questo apparecchio

pin = Salva
pinned = Salvata
unpin = Togli
home-pinned = Salvati

nav-offline = Senza connessione
offline-title = Senza connessione
offline-lead = Dopo la prima visita il sito resta su questo apparecchio: regole, ricerca e verifiche rispondono anche in modalità aereo, in italiano e in inglese.
offline-noscript = Senza JavaScript il sito non può restare sull'apparecchio: ogni pagina ha bisogno della connessione.
offline-here = Su questo apparecchio
offline-looking = Controllo che cosa è conservato qui…
offline-absent = Questo server non ha la copia da tenere sull'apparecchio: regole, ricerca e verifiche hanno bisogno della connessione. Libri e prontuari stampati no.
offline-unsupported = Questo browser non può tenere qui una copia del sito, o l'indirizzo non comincia con https: serve la connessione.
offline-none = Qui non c'è ancora una copia: regole, ricerca e verifiche hanno bisogno della connessione.
offline-loading = La copia sta arrivando; intanto puoi continuare a leggere.
offline-stored = La copia è completa: regole, ricerca e verifiche rispondono anche senza connessione.
offline-newer = La copia è completa, e ce n'è una più recente. Passi a quella quando vuoi tu.
offline-failed = La copia si è interrotta. Quel che è già arrivato resta; il resto si riprende appena torna la connessione.
offline-progress = A che punto è la copia
offline-edition = Edizione
offline-fingerprint = Impronta
offline-packed = Download
offline-bytes = Spazio occupato
offline-keep = Tieni una copia qui
offline-update = Passa alla nuova edizione
offline-look = Cerca una nuova edizione
offline-remove = Togli la copia da qui
offline-what = Che cosa funziona
offline-what-works = Senza connessione rispondono regole, capitoli, glossario, ricerca, verifiche e strumenti: sono le stesse pagine, fatte dallo stesso programma.
offline-what-not = Hanno bisogno della connessione i passi originali, il confronto con una revisione precedente e le cifre proprie di chi gestisce il sito.
offline-what-updates = Una nuova edizione arriva senza disturbare e aspetta: nulla cambia a metà partita, finché non sei tu a chiederlo.
offline-what-private = Quel che hai letto e quel che hai salvato resta su questo apparecchio: nessun altro lo vede.
offline-paper = Su carta
offline-books = Come libro
offline-books-how = Un telefono o un lettore li apre senza il sito: ogni regola, tabella e parola di un gioco, con gli esempi svolti e le loro figure.
offline-install = Nella schermata iniziale
offline-install-how = Dal menu del browser scegli «Installa» oppure «Aggiungi a schermata Home»: il sito si apre come le altre applicazioni.
offline-mark = Senza connessione: copia del {"{edition}"}
offline-fresh = C'è una nuova edizione delle regole.
offline-reload = Ricarica
offline-later = Più tardi
folder-absent = In questa cartella ci sono le pagine, non il programma che risponde: ricerca e verdetti funzionano solo sul sito.

## Collegare altrove

nav-linker = Collega un messaggio
copy-now = Copia
linker-title = Collega un messaggio
linker-lead = Incolla un messaggio: ogni regola o voce dei documenti che nomina diventa un link, pronto per il forum.
linker-post = Il messaggio
linker-submit = Collega
linker-private = Il messaggio viene letto, restituito e dimenticato. Al massimo 20.000 caratteri.
linker-take = Copia
linker-unknown = Non trovati
linker-near = forse
linker-found = Che cosa viene citato
linker-how = Che cosa viene riconosciuto
linker-how-ruling = una regola, o una sua frase, con il nome che ha nell'indirizzo.
linker-how-item = una voce di un documento, con la sua sigla o con il segno di paragrafo.
linker-how-words = lo stesso a parole, in una delle due lingue; dopo una di queste, «punto (c)», «sezione 5.1» o «punto precedente» si contano da lì
linker-how-brackets = fra doppie parentesi quadre, tutto ciò che qui ha una pagina: verifiche, tabelle, termini del glossario, capitoli. Dopo la barra, le parole del link.
linker-how-not = Indirizzi, codice e link già fatti restano come sono. Il resto del messaggio, formattazione compresa, resta come l'hai scritto.
linker-script = Per altri siti
linker-script-lead = Un sito che include questa riga collega le citazioni nelle proprie pagine e mostra la risposta breve di quella che si indica:
linker-script-lang = la lingua delle risposte (it, en); altrimenti quella della pagina, altrimenti quella di chi legge.
linker-script-scope = quali parti della pagina vengono lette, come selettore CSS.
linker-script-call = da chiamare con un elemento aggiunto in seguito.
linker-script-private = Non dipende da nulla, non usa cookie e non dice a nessuno chi legge che cosa: questo sito viene interrogato solo quando si indica un link.
linker-too-long =
    { $n ->
       *[other] Troppo lungo: al massimo { $n } caratteri
    }
linker-count =
    { $n ->
        [0] Nessuna citazione trovata
        [one] Una citazione collegata
       *[other] { $n } citazioni collegate
    }
## The API

nav-api = API
about-programs = Per chi scrive programmi
api-title = L'API
api-aim = Lingue, limiti e licenza
api-lead = Tutto ciò che c'è su questo sito si può leggere anche da un programma: ricerca, regole, verifiche e verdetti, in JSON.
api-stable = Gli identificativi non cambiano mai. A una risposta si possono aggiungere campi, ma nessuno viene tolto o cambia nome: il programma ignori quelli che non conosce.
api-language = Ogni risposta è in una lingua: si sceglie con lang=it o lang=en, altrimenti decide Accept-Language. Codici, identificativi e cifre sono uguali nelle due lingue.
api-open = Niente chiavi, niente registrazione. Anche le pagine di altri siti possono leggere l'API (CORS), senza cookie. Le risposte hanno un ETag: rimandalo come If-None-Match e una risposta invariata non ti costa nulla.
api-limits = Chi chiede troppo in poco tempo riceve lo stato 429, e Retry-After dice quanti secondi aspettare. Quanto resta lo dice ogni risposta che conta, in RateLimit e RateLimit-Policy: richieste e millisecondi di processore. Se ti serve tutto, prendi l'intera raccolta in una volta sola.
api-licence = I testi sono sotto licenza CC BY 4.0: usali pure, dicendo da dove vengono.
api-document = La stessa descrizione a uso dei programmi (OpenAPI 3.1), con i dati e i risultati di ogni verifica:
api-addresses = Indirizzi
api-more = { $n ->
    [one] … e un'altra riga.
   *[other] … e altre { $n } righe.
}
api-more-of-it = … e così via.
api-search = Ricerca
    .about = Le regole che rispondono a una domanda, in una lingua o nell'altra, le migliori per prime.
api-node = Una regola
    .about = Una voce: la risposta, il testo, le affermazioni con i documenti su cui si reggono.
api-nodes = L'intera raccolta
    .about = Una voce e una lingua per riga (NDJSON).
api-cite = Dove porta un identificativo
    .about = Identificativi di ogni genere: regole, affermazioni, voci dei documenti, verifiche, tabelle, concetti.
api-citations = Le citazioni di un testo
    .about = Manda una bozza in text, al massimo 20.000 caratteri: ogni citazione con il suo posto, che cosa dice, e quali non portano da nessuna parte. Non se ne conserva nulla.
api-revisions = Che cosa è stato rivisto
    .about = Le regole riviste, dalla revisione più recente, ciascuna una volta. Le stesse come feed Atom: /it/feed.atom, e feed.atom dopo l'indirizzo di un gioco, di un capitolo o di una regola, come /it/dba/recoil/feed.atom.
api-checks = Tutte le verifiche
    .about = L'elenco di ciò che si può chiedere.
api-check = Che cosa vuole e che cosa dà una verifica
    .about = JSON Schema dei suoi dati e dei suoi risultati.
api-judge = Un verdetto
    .about = Manda una situazione e ricevi un verdetto, con i passaggi, i motivi e un link permanente. Una mossa vietata è una risposta valida, con stato 200. I valori hanno i tipi JSON dello schema: un testo non vale come numero, né 1 come sì.
api-table = Le cifre di una tabella
    .about = Ogni casella con il suo identificativo, che è anche un permalink: /cite/, l'identificativo della tabella, un punto, la riga, un punto, la colonna.
api-matrix = Un'intera matrice
    .about = Una verifica ripetuta per ogni coppia di truppe. Le circostanze sono parametri con i nomi dei campi della verifica, per esempio a.overlaps=1.
api-openapi = La descrizione dell'API
    .about = OpenAPI 3.1, nelle due lingue.
api-place-node = L'identificativo della regola, che contiene barre.
api-place-cite = Un identificativo di qualsiasi genere.
api-place-check = L'identificativo della verifica.
api-place-judge = L'identificativo della verifica.
api-place-table = L'identificativo della tabella.
api-place-matrix = L'identificativo della matrice.
api-param-q = Che cosa cercare: parole, "frasi", -senza, system: kind: voice: section: cites:, un identificativo o la sigla di una voce.
api-param-system = Un solo gioco.
api-param-kind = Un solo genere di voci, oppure source per i brani originali:
api-param-section = Una sola sezione di un gioco, per esempio recoil.
api-param-about = Identificativi dei concetti di cui ogni risultato deve parlare, separati da virgole.
api-param-limit = Quanti risultati mostrare; lo schema dà il valore predefinito e il massimo.
api-param-offset = Quanti risultati saltare, al massimo 1.000.
api-param-of = Giochi, capitoli e regole, separati da virgole, al massimo 100; senza, tutto. I nomi che non portano da nessuna parte sono elencati in unknown.
api-param-lang = La lingua della risposta. Senza, decide Accept-Language.
api-param-agreed = Le letture su cui i giocatori si sono accordati, separate da virgole.
api-problems = Quando non c'è risposta
api-problems-lead = Gli errori sono documenti "problem" (RFC 9457). Il campo type dice che cosa è successo e non cambia mai nome; errors elenca in una volta tutti i campi sbagliati, near i nomi esistenti che si somigliano.
problem-malformed-json = Il corpo della richiesta non è JSON; line e column dicono dove.
problem-not-an-object = Il corpo è JSON, ma non un oggetto con i dati.
problem-bad-request = La richiesta stessa non si può leggere.
problem-unknown-id = Nulla ha quel nome o quell'indirizzo; near contiene quelli che si somigliano.
problem-method-not-allowed = Questo indirizzo non accetta quel metodo; Allow dice quali.
problem-request-timeout = Il corpo della richiesta ha impiegato troppo ad arrivare.
problem-payload-too-large = Il corpo della richiesta supera i 64 kB.
problem-bad-input = Alcuni dati non vanno bene; errors dice quali e che cosa si accetta.
problem-too-many-requests = Troppe richieste insieme; Retry-After dice quanti secondi aspettare.
problem-internal-server-error = L'errore è nostro.

guide-told = Che cosa si sa
guide-put = { $label }?
guide-sides = Chi contro chi?
guide-exact = Un valore esatto
guide-other = Un altro numero
guide-several = Più di uno
guide-go = Avanti
guide-form = Il modulo intero
guide-usual = Tocca quello che è diverso
guide-unless = se invece
guide-was = Prima:
guide-same = Il verdetto non cambia.
guide-none-told = Nessuno
source-short-bob = Commentario
source-short-qrs = Scheda
source-short-dbe = De Bellis Empire
source-short-ai = Advanced Impetus
# Altri nomi dei documenti nei testi di chi gioca, divisi da |.
source-called-bob = Bob | Commentario di Bob | Commentari | Commentari di Bob | Commentario DBA | Beattie
source-called-qrs = QRS | scheda rapida | scheda di riferimento | scheda DBA
source-called-dbe = DBE
source-called-ai = AI | Impetus Avanzato
# Parole piccole delle citazioni, divise da spazi; davanti, fra le parti e dopo.
citation-on = su sul sulla sulle sui sugli sull alla al alle ai in nel nella nelle nei nell vedi vd cfr il la lo le gli i l voce
citation-section = sezione sezioni sez capitolo cap paragrafo par
citation-point = punto punti numero n num nr commento regola
citation-of = di del della dello dei delle dell nel nella dal dalla in
citation-and = e ed o anche poi
citation-previous = precedente sopra
citation-next = successivo seguente prossimo sotto
citation-after = dice dicono ha hanno per su che ma quindi se quando dove perche c
citation-table = tabella
source-item = { $source }, { $item }
guide-take = togli
problem-service-unavailable = Troppe risposte aspettano chi non le legge; Retry-After dice quanti secondi aspettare.
source-item-table = tabella

share-menu = Condividi
share-image = Immagine
fill-screen = A tutto schermo
fill-turn = Girala
fill-close = Chiudi
check-beside = Quello che va con questa verifica
check-nodes-more = { $n ->
    [one] Un'altra
   *[other] Altre { $n }
 }
check-akin = Verifiche vicine
home-h1 = Risposte alle domande di regolamento, giudizi sulla tua situazione
home-sample = Per esempio
home-odds = Che probabilità ci sono?
home-odds-lead = Tocca una truppa, poi l'altra.
told-all = Tutte le { $n } risposte
list-rest = Altre voci
page-fault-no-piece = { $label }: da scegliere. Indica la basetta sul tavolo qui sotto, o aggiungila.
page-fault-unknown-field = «{ $path }» in questo link non dice nulla a questa verifica. Quello che chiede sta qui sotto.
page-fault-unknown-part = { $label }: «{ $given }» non si può leggere. Sposta o gira la basetta sul tavolo, o scrivi i suoi numeri qui sotto.
page-fault-not-one-of = { $label }: «{ $given }» non è tra le scelte qui sotto.
page-fault-not-a-group = «{ $given }» da solo non dice di chi si parla. Scegli qui sotto chi prende parte.
finding-lost = Perso
    .about = È perso: esce dal tavolo.
finding-back = Torna indietro
    .about = Si ritira, ripiega o fugge.
crumb-checks = Verifiche
home-games = Per { $games }. Ogni frase ha la sua fonte.
home-begin = Per cominciare: { $what }
field-how = Come si scrive una riga
desk-people = Giocatori
desk-people-example = Anna, Bruno, Carla, Dario
desk-people-hint = I nomi, separati da virgole: ogni riga qui sotto li propone.
desk-besides = Altro sulla lista
desk-by-row = Oppure riga per riga
api-answer = La risposta
scope-impetus = Queste verifiche conoscono gli emendamenti, le regole avanzate e quelle da torneo. La procedura del regolamento di base non c'è: tienilo a portata di mano.
board-photo = Sotto, il tuo tavolo
board-photo-how = Fotografa il tavolo dall'alto: la foto resta su questo apparecchio. Con due tocchi sugli angoli frontali di una basetta prende le misure giuste; poi trascina le basette su quelle della foto.
board-photo-width = Larghezza di quella basetta, mm
board-photo-open = Scegli una foto
board-photo-off = Togli la foto
board-photo-first = Tocca un angolo frontale di una basetta nella foto.
board-photo-second = Ora l'altro angolo frontale.
board-photo-laid = La foto ha le misure giuste: trascinaci sopra le basette.
board-photo-unread = Il browser non riesce a leggere questo file come immagine.
