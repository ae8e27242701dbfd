# Stránka česky. Co říká i terminál, posílá server.
kronika = Kronika

## Všude

list-and = { $first } a { $last }
loading = Načítám …
retry = Zkusit znovu
copy = Kopírovat
copied = Zkopírováno
menu = Nabídka
skip-to-content = Přejít k obsahu

nav-label = Kronika
nav-home = Hrát
nav-lobby = Herna
nav-my = Moje partie
nav-training = Trénink
nav-cards = Karty
nav-puzzles = Úlohy
nav-rules = Pravidla
nav-settings = Nastavení
nav-account = Účet
nav-turns = { $count ->
    [one] partie čeká na tebe
    [few] partie čekají na tebe
    [many] partie čeká na tebe
   *[other] partií čeká na tebe
}

lang-en = English
lang-cs = Česky
theme-to-light = Přepnout na světlý vzhled
theme-to-dark = Přepnout na tmavý vzhled

minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}

## Když se něco nepovede

problem-offline = Server neodpovídá.
    Zkontroluj připojení a zkus to znovu.
problem-stale = Mezitím se něco stalo.
    Podívej se na stůl a vyber znovu.
problem-illegal = To teď nejde.
problem-bad-setup = S tímto nastavením stůl otevřít nejde.
problem-bad-record = Tento záznam neodpovídá pravidlům.
problem-no-such-game = Taková hra tu není.
problem-no-such-table = Takový stůl tu není. Možná už je zavřený, nebo je soukromý a je k němu potřeba pozvánka.
problem-not-yours = Tohle místo není tvoje.
problem-foreign-origin = Chceš-li hrát, otevři Kroniku na její vlastní adrese.
problem-stranger = Nejdřív řekni, kdo jsi: hraj jako host, nebo se přihlas.
problem-wrong-login = Jméno a heslo k sobě nepatří. Zkontroluj obojí a zkus to znovu.
problem-sign-up-closed = Na tomto serveru se nové účty nezakládají.
problem-not-invited = Tato pozvánka neplatí, nebo už ji někdo použil. Řekni si správci o novou.
problem-members-only = K otevření stolu je tu potřeba účet. Přihlas se, nebo se přidej ke stolu přátel přes odkaz.
problem-too-many = Teď je toho na server moc. Chvilku počkej a zkus to znovu.
problem-too-large = Tohle je příliš dlouhé.
problem-hashing-busy = Právě se přihlašuje hodně lidí. Zkus to za pár vteřin znovu.
problem-bad-name = Toto jméno nelze použít.
problem-too-many-tokens = Víc přístupových kódů mít nemůžeš.
problem-no-such-session = Toto přihlášení už skončilo.
problem-name-taken = Toto jméno už někdo má. Vyber si jiné.
problem-bots-busy = Všichni boti přemýšlejí. Zkus to za chvilku.
problem-store-full = Server teď nemůže nic uložit. Zkus to později.
problem-bad-request = Něco chybí nebo je příliš dlouhé. Zkontroluj, co je vyplněné.
problem-seat-taken = Žádné místo už není volné.
problem-outcome-unknown = Server při ukládání selhal. Načti stránku znovu a podívej se, jestli se to povedlo.
problem-broken = Na serveru se něco pokazilo. Načti stránku znovu a podívej se, jestli se to povedlo.
problem-foreign-host = { problem-foreign-origin }
problem-no-lesson = Tahle hra se tu ještě neučí.
problem-no-puzzle = Taková úloha tu není.
problem-old-puzzles = Úlohy této hry jsou podle starších pravidel, a tak je teď řešit nejde.
problem-no-such-mistake = Takovou chybu ve svém tréninku nemáš.
problem-no-such-page = Nic takového tu není.
problem-no-seal = Připravené rozdání už neplatí. Zkus to znovu.
problem-other = Server to odmítl.
problem-said = Server k tomu říká (anglicky):
closed-title = Tento stůl je zavřený
closed-rules = Pravidla této hry byla od začátku partie opravena a její tahy už jim neodpovídají. Nikdo nevyhrál ani neprohrál. Všechny tahy jsou v záznamu.
closed-damaged = Záznamy serveru o této partii jsou poškozené, takže nemůže pokračovat. Nikdo nevyhrál ani neprohrál. Tahy, které jdou ještě přečíst, jsou v záznamu.
failure-title = Něco se pokazilo
failure-text = Tvoje partie je na serveru v bezpečí. Načti stránku znovu a pokračuj.
failure-reload = Načíst znovu
notfound-title = Stránka nenalezena
notfound-text = V adrese je možná překlep, nebo už je stůl zavřený.
notfound-home = Ke hrám

## Úvod

home-title = Civilizační karetní hry podle úplných pravidel
home-lead = Hraj hned proti botovi, s přáteli přes odkaz, nebo společně na jednom zařízení. Každá otázka ukáže své pravidlo a každou partii si můžeš přehrát.
home-play = Hrát hned proti botovi
home-learn = Naučit se hrát (asi { $minutes } min)
home-solo = Hrát sólo
home-games = Hry
home-friends = S přáteli nebo s kýmkoli
home-watch = Rozehrané partie, na které se můžeš dívat
home-watch-go = Dívat se
home-all-mine = Všechny moje partie
home-foot = Kronika má otevřený zdrojový kód. Hrát se dá i v terminálu a programy mohou hrát přes stejné rozhraní jako tato stránka.
home-version = Kronika { $version }, { $engine ->
    [compiled] kompilované
   *[interpreted] interpretované
} jádro
game-players = { $range ->
    [yes] { $least } až { $most } hráči
   *[no] { $most } hráči
}
game-minutes = asi { $minutes } min
game-difficulty = { $level ->
    [1] velmi snadná pravidla
    [2] snadná pravidla
    [3] středně náročná pravidla
    [4] náročná pravidla
   *[other] velmi náročná pravidla
}
game-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}

## Seznamy stolů

seat-free = volné místo
seat-number = Místo { $number }
seat-you = ty
standing-closed = Zavřeno: partie nemůže pokračovat
standing-open = { $count ->
    [one] čeká na { $count } hráče
    [few] čeká na { $count } hráče
    [many] čeká na { $count } hráče
   *[other] čeká na { $count } hráčů
}
standing-for = už { $time }
standing-turn = vybíráš ty
standing-turn-of = vybírá { $player }
standing-waiting = čeká se: { $player }
standing-finished = { $count ->
    [0] skončila
    [one] vítězí { $players }
   *[other] o vítězství se dělí { $players }
}
clock-each = { $minutes } min na hráče
tables-none = Žádný stůl s touto hrou tu teď není.
go-play = Hrát
go-table = Ke stolu
go-result = Jak to skončilo
sit-down = Posadit se

seat-guest = host
seat-guest-hint = Hraje bez účtu: takové jméno může používat kdokoli.
seat-deleted = smazaný hráč
level-beginner = začátečník
level-beginner-hint = Vidí jeden krok dopředu a často chybuje.
level-player = hráč
level-player-hint = Vidí jeden krok dopředu a chybuje jen trochu.
level-expert = znalec
level-expert-hint = Plánuje dopředu a odpovídá hned.
level-master = mistr
level-master-hint = Plánuje dopředu a dává si načas, až tři vteřiny.

lobby-title = Otevřené stoly
lobby-lead = Posaď se na volné místo. Partie začne, až budou obsazena všechna.
lobby-new = Nový stůl
lobby-empty = Žádný stůl nečeká
lobby-empty-text = Otevři stůl s volným místem a ostatní ho tu najdou. Zatím si můžeš zahrát proti botovi.
lobby-bot = Hrát proti botovi

my-turn = Vybíráš ty
my-running = Čeká se na ostatní
my-open = Ještě nezačaly
my-finished = Skončené
my-more = Ukázat starší partie
my-guest = Hraješ jako host: o tvých partiích ví jen tento prohlížeč.
my-guest-link = Uchovat je pod účtem
my-replay = Přehrát záznam
my-empty = Zatím nemáš žádnou partii
my-empty-text = Tady najdeš všechny své partie: nejdřív ty, které čekají na tebe.
my-empty-play = Začít partii
my-empty-lobby = Najít stůl
my-empty-login = Přihlásit se

## Nový stůl

new-title = Nový stůl
new-game = Hra
new-seats = { $range ->
    [yes] Místa ({ $least } až { $most })
   *[no] Místa
}
new-add-seat = Přidat místo
new-remove-seat = Odebrat místo { $number }
new-level = Úroveň bota na místě { $number }
new-name = Jméno hráče na místě { $number }
new-name-placeholder = Jméno
new-one-device = Více lidí u jednoho zařízení: než stránka ukáže něčí karty, vyzve tě, ať zařízení předáš.
kind-me = Já
kind-friend = Přítel
kind-open = Kdokoli
kind-bot = Bot
kind-friend-hint = Dostaneš odkaz, který pošleš.
kind-open-hint = Kdo přijde první, ten si sedne.
new-public = Ukázat stůl v herně
new-public-hint = Jinak ho uvidí jen ten, kdo má pozvánku nebo odkaz pro diváky.
new-clock = Čas na přemýšlení
new-clock-none = Bez omezení
new-clock-hint = Pro každého hráče na celou partii. Kdo ho vyčerpá, za toho dohraje bot.
new-options = Možnosti hry
new-options-hint = Rozdíly mezi vydáními a varianty hry.
new-away = Když je někdo pryč
new-away-hint = Po této době hraje na jeho místě bot, dokud se hráč nevrátí.
new-start = Začít partii
new-open = Otevřít stůl
new-open-hint = Partie začne, až budou obsazena všechna místa.
opened-title = Stůl je otevřený
opened-text = { $count ->
    [one] Pošli tento odkaz příteli. Partie začne, až budou obsazena všechna místa.
   *[other] Pošli každému z přátel jeden odkaz. Partie začne, až budou obsazena všechna místa.
}
opened-link = Odkaz na místo { $number }

## Pozvánka

guest-name = Host { $number }
join-title = Pozvánka
join-headline = { $host } tě zve na partii hry { $game }
join-seats = U stolu
join-name = Tvoje jméno
join-name-hint = Víc nepotřebuješ: hraje se bez účtu.
join-as = Sedneš si jako { $name }.
join-sit = Posadit se a hrát
join-taken = Toto místo už je obsazené
join-taken-text = O jiný odkaz požádej hostitele ({ $host }), nebo se dívej.
join-watch = Dívat se

## Karty

cards-title = Karty
cards-search = Hledej v názvech a textech, česky i anglicky
cards-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
cards-none = Žádná karta nevyhovuje
cards-none-text = Zkus méně slov nebo jiný filtr.
search-clear = Zrušit hledání
filter-all = Vše
card-before = Předchozí karta
card-after = Další karta
card-uncertain = Není jisté
card-ours = Rekonstrukce
card-ours-all = Čísla i názvy jsou naše, sestavené tak, aby se hra dobře hrála; tištěné neznáme. Kdo hru má, může tištěné údaje doplnit vlastním datovým balíčkem.
card-ours-except = Podle tištěné hry: { $facts }.
card-ours-some = Podle tištěné hry, jen toto je naše: { $facts }.
card-name-ours = Český název této karty je náš; tištěný neznáme.
in-en = Anglicky
in-cs = Česky

## Pravidla

rules-title = Pravidla hry { $game }
rules-lead = Všechna pravidla našimi slovy. Sem vede i „Proč?“ u každé otázky při hře.
rules-lead-chapters = V pořadí, v jakém se hraje, a našimi slovy. Každá kapitola vede ke svým číslovaným pravidlům.
rules-numbered = { $count ->
    [one] { $count } číslované pravidlo
    [few] { $count } číslovaná pravidla
    [many] { $count } číslovaného pravidla
   *[other] { $count } číslovaných pravidel
}
rules-open-all = Ukázat všechna číslovaná pravidla
rules-print = Vytisknout
rules-search = Hledej v pravidlech
rules-contents = Obsah
rules-found = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
    [many] { $count } pravidla
   *[other] { $count } pravidel
}
rules-none = Pro „{ $query }“ tu žádné pravidlo není
rules-none-text = Zkus méně slov, nebo hledej mezi kartami.
rules-none-cards = Hledat v kartách
rules-anchor = Pravidlo { $rule }
rules-reading = Náš výklad:
rules-not-here = Tady nemá účinek:

## Přehrání

replay-page = Přehrání partie
replay-lead = Projdi si skončenou partii krok za krokem, očima kteréhokoli hráče. V záznamu je všechno: vlož ho, nebo otevři jeho soubor.
replay-file = Soubor
replay-paste = Záznam partie
replay-open-record = Otevřít
replay-another = Jiný záznam
replay-running = Tahle partie ještě běží. Záznam dostaneš, až skončí.
replay-controls = Přehrání
replay-start = Karty jsou rozdané.
replay-deal-shared = Rozdání si nikdo nemohl vybrat: část serveru odpovídá otisku zobrazenému před partií a z částí serveru a hráčů vychází semínko.
replay-deal-sealed = Semínko odpovídá otisku zobrazenému před rozdáním.
replay-deal-unsealed = Záznam nemá otisk rozdání, takže ho nejde ověřit.
replay-first = Na začátek
replay-back = Zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-next = Vpřed
replay-last = Na konec
replay-slider = Krok
replay-at = { $at } z { $length }
replay-chapter = Kapitola
replay-chapter-back = Předchozí kapitola
replay-chapter-next = Další kapitola
hands-label = Karty všech hráčů
hands-nothing = žádné skryté karty
replay-eyes = Dívá se
replay-spectator = divák
replay-all-seeing = kdo vidí všechno
replay-record = Stáhnout záznam
event-undone = { $player } bere poslední odpověď zpět.

## Nastavení

settings-lead = Platí na tomto zařízení.
settings-lang = Jazyk
settings-theme = Vzhled
theme-system = Podle systému
theme-light = Světlý
theme-dark = Tmavý
settings-colours = Barvy
colours-usual = Běžné
colours-distinct = Snáze rozlišitelné
settings-colours-hint = Pro barvoslepé hráče. Každou barvu doplňuje tvar nebo písmeno.
settings-size = Velikost karet
size-small = Malé
size-normal = Střední
size-large = Velké
settings-size-hint = S velkými kartami možná budeš na malé obrazovce posouvat stránku.
settings-hand = Telefon držím
hand-right = v pravé ruce
hand-left = v levé ruce
settings-hand-hint = Tlačítka se přesunou na stranu, kam dosáhne palec.
settings-motion = Pohyb karet
motion-system = Podle systému
motion-on = Zapnutý
motion-off = Vypnutý
settings-motion-hint = Bez pohybu se to, co se změnilo, jen krátce rozsvítí.
settings-speed = Tahy ostatních
speed-slow = Pomalu
speed-normal = Normálně
speed-fast = Rychle
speed-off = Hned
settings-speed-hint = Jak rychle uvidíš, co dělají ostatní. Esc to přeskočí, „Od tvého tahu“ to ukáže znovu.
settings-sound = Zvuk
settings-sound-hint = Krátký tón, když vybíráš ty.
keys-title = Klávesy u stolu
keys-number = vybrat možnost
keys-arrows = přecházet mezi kartami
keys-enter = potvrdit možnost
keys-escape = couvnout
keys-why = proč: pravidlo, o které jde
keys-undo = vzít poslední odpověď zpět
keys-log = průběh partie
keys-recap = co se stalo od tvého posledního tahu
keys-action = poslední akce znovu

## Účet

account-stranger = Hrát můžeš i bez účtu: první partií se z tebe stane host. S účtem máš své partie na každém zařízení.
account-stranger-members = K otevření stolu je tu potřeba účet. Bez něj se můžeš přidat ke stolu přátel přes odkaz.
account-sign-up-closed = Na tomto serveru se nové účty nezakládají.
account-invitation = Pozvánka
account-invitation-hint = Kód z odkazu, který ti dal správce.
account-guest = Hraješ jako host { $name }. O tvých partiích ví jen tento prohlížeč.
account-known = Hraješ pod jménem { $name }.
account-logout = Odhlásit se
account-name = Jméno
account-password = Heslo
account-password-hint = Aspoň 8 znaků.
account-guest-title = Hrát jako host
account-guest-button = Vzít si toto jméno
account-guest-hint = Necháš-li pole prázdné, dostaneš náhodné jméno.
account-rename = Změnit jméno
account-rename-hint = V rozehraných partiích ti zůstane původní.
account-register = Založit účet
account-register-lead = Jméno a heslo, nic dalšího. Partie, které hraješ jako host, ti zůstanou.
account-register-button = Založit účet
account-login = Přihlásit se
account-login-warn = O partie, které hraješ jako host, přijdeš.
account-login-button = Přihlásit se
token-title = Pro programy
token-lead = S přístupovým kódem může tvým jménem hrát tvůj program nebo bot. Můžeš jich mít víc a každý zvlášť zrušit.
token-make = Vytvořit kód
token-yours = Tvůj kód
token-once = Zkopíruj si ho hned: podruhé ho neuvidíš.
session-title = Tvá přihlášení
session-unknown = prohlížeč
session-current = tento
session-used = naposledy { $ago }
session-everywhere = Odhlásit všude
session-everywhere-hint = I v tomto prohlížeči. Všechny přístupové kódy přestanou platit.
password-title = Změnit heslo
password-lead = Všude jinde tě to odhlásí a všechny přístupové kódy přestanou platit.
password-old = Staré heslo
password-new = Nové heslo
password-change = Změnit heslo
password-changed = Heslo je změněné.
token-name = Název kódu
token-revoke = Zrušit
data-title = Tvoje data
data-lead = Archiv ZIP s tvým účtem, partiemi (u dohraných i se záznamem), tréninkem, výsledky úloh a zprávami z chatu.
data-export = Stáhnout všechno
delete-ask = Smazat účet …
delete-title = Smazat o tobě všechno?
delete-lead = Tvoje jméno navždy zmizí ze všech stolů a chatů. Dohrané partie ostatním zůstanou; rozehrané vzdáš, nebo za tebe dohraje bot.
delete-button = Navždy smazat

nav-credits = Poděkování
credits-lead = Obrázky na kartách nakreslili výtvarníci svobodné sady ikon:
credits-changes = Každý obrázek má barvu své karty a jeho čáry jsou zaokrouhlené na hrubší síť. Všechno ostatní na stránkách jsme nakreslili sami.
credits-drawings = { $count ->
    [one] { $count } kresba
    [few] { $count } kresby
   *[other] { $count } kreseb
  }
credits-which = Které?
credits-games = Hry patří svým autorům a vydavatelům. Jejich tištěné texty, ilustrace ani loga tu nenajdeš.
