# Stůl a konec partie.
close = Zavřít
prompt-label = Na co se hra ptá
prompt-waiting = Na tahu: { $player }.
prompt-asked = Otázka zní: { $ask }
prompt-since = Otázka čeká: { $ago }.
prompt-all = { $count ->
    [few] Všechny { $count }
   *[other] Všech { $count }
}
prompt-fewer = Méně
why-rule = Pravidlo { $rule }
prompt-why = Proč?
prompt-hint = Nápověda
prompt-undo = Zpět
log-label = Průběh partie
log-empty = Zatím se nic nestalo.
chat-label = Chat
chat-empty = Zatím žádné zprávy. Pozdrav!
chat-say = Napiš zprávu
chat-send = Odeslat
tabs-label = Části stolu
tab-mine = Moje oblast
tab-others = Soupeři
tab-middle = Střed
tab-log = Průběh
tab-news = tady se něco stalo
tab-legal = tady je z čeho vybírat

pile-count = { $count ->
    [one] { $count } karta v tomto balíčku
    [few] { $count } karty v tomto balíčku
    [many] { $count } karty v tomto balíčku
   *[other] { $count } karet v tomto balíčku
}
pile-covered = zakrytá karta epochy { $age }
age-number = epocha { $age }
points-title = Body vlivu
points-unit = { $count ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
achieved-none = Zatím žádné ovládnuté karty
achieved-label = Ovládnuté karty
hand-label = Ruka
score-label = Vliv
nothing = nic
hand-empty = V ruce nemáš žádnou kartu.
mine-label = { $player }: herní oblast a ruka
actions-left = { $count ->
    [one] zbývá { $count } akce
    [few] zbývají { $count } akce
    [many] zbývá { $count } akce
   *[other] zbývá { $count } akcí
}
middle-label = Balíčky epoch a karty k ovládnutí
supply-label = Balíčky epoch
supply-pile = Epocha { $age }: { $count ->
    [0] prázdný balíček
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
achievements-label = Karty k ovládnutí
achievements-about = K ovládnutí: epocha a potřebné body
goals-needed = K vítězství stačí { $count } z nich. Epochy se ovládají akcí, karty pokroku přijdou samy, jakmile někdo splní jejich podmínku.
achievement-age = Epocha { $age }: { $points } bodů vlivu a aktivní karta hodnoty aspoň { $age }
achievement-owned = Epocha { $age }: ovládá ji { $player }
special-monument = Technologie: v jednom tahu schovej šest karet, nebo oboduj šest karet
special-empire = Vojenství: měj aspoň tři od každého ze šesti zdrojů
special-world = Diplomacie: měj aspoň dvanáct symbolů hodin
special-wonder = Kultura: měj všech pět barev roztažených nahoru nebo doprava
special-universe = Věda: měj pět aktivních karet hodnoty aspoň 8
special-short-monument = 6 schovat
special-short-empire = 3 od všech
special-short-world = 12 hodin
special-short-wonder = 5 roztažení
special-short-universe = 5 × 8+
card-more = Více o této kartě

table-title = Stůl
table-turn = Tah { $turn }
table-setup = Příprava hry
table-spectator = Jen se díváš.
table-your-turn = Jsi na tahu
table-waiting-room = Čeká se na hráče
table-waiting-why = Partie začne sama, jakmile budou všechna místa obsazená.
table-invite = Pošli kamarádovi tento odkaz:
table-open-seat = Místo si může vzít kdokoli z přehledu stolů.
table-bot = bot
table-stand-in = { $player } je pryč, na tom místě hraje bot.
table-back = Už jsem zpět
table-leave = Odejít od stolu
table-sit = Sednout si sem
table-resign = Vzdát partii
table-resign-sure = Opravdu vzdát partii?
table-resign-why-two = Vyhraje druhý hráč.
table-resign-why-more = Tvé místo převezme bot a hraje se dál.
table-resign-yes = Ano, vzdát
table-stay = Ne, hrát dál
table-help = Jak se hraje
table-menu = Tento stůl
table-deal = Poctivé rozdání
table-deal-why = Všechny karty zamíchalo jedno tajné číslo, semínko. Tohle je jeho otisk (SHA-256), zveřejněný před rozdáním. Na konci partie se ukáže i samo semínko a každý si může ověřit, že se nic nezměnilo:
table-here = u stolu
table-away = pryč
table-offline = Spojení se přerušilo. Zkouším to znovu …
table-pass-title = Předej zařízení
table-pass = Na tahu je { $player }. Předej zařízení; nikdo jiný by se neměl dívat.
table-pass-ready = Jsem { $player }
table-over = Partie skončila.
table-result = Zobrazit výsledek
table-clock = zbývá { $minutes } min
table-hint-text = Bot by zvolil: { $option }.

result-title = Výsledek
result-scores = Vyúčtování
result-chart = Body vlivu v průběhu partie
result-moments = Zlomové okamžiky
result-no-moments = V této partii nikdo nic neovládl.
result-boards = Stůl na konci partie
result-again = Hrát znovu, místa se posunou
result-record = Stáhnout záznam partie
result-replay = Přehrát krok za krokem
result-deal-proof = Rozdání bylo poctivé: semínko { $seed } odpovídá otisku zobrazenému před rozdáním.
result-not-over = Tato partie ještě neskončila.
result-to-table = Ke stolu

guide-understood = Rozumím
guide-open = Vyber kartu, kterou chceš mít vyloženou od začátku. Druhá zůstane v ruce. Dobře začínají karty, které berou další karty, nebo dávají hodně zdrojů.
guide-action = Vyber něco z toho, co září: vezmi si kartu z balíčku, vylož kartu z ruky, aktivuj svou aktivní kartu, nebo ovládni epochu. V tahu máš dvě akce; mohou být i stejné.
guide-meld = Vyložená karta přijde navrch tvého balíčku její barvy. Její zdroje platí hned; kartu pod ní už aktivovat nemůžeš.
guide-return = Vrácená karta jde dospodu balíčku své epochy. To je cena; co za ni dostaneš, říká karta.
guide-tuck = Schovaná karta jde dospodu tvého balíčku její barvy. Pomůže, až bude balíček roztažený.
guide-score = Obodovaná karta jde do tvého vlivu a má tolik bodů, kolik je její hodnota. Body otevírají karty k ovládnutí.
guide-transfer = Zasáhl tě příkaz: vyber, co můžeš postrádat.
guide-splay = Roztažený balíček ukazuje i zdroje zakrytých karet. Nejvíc jich je vidět nahoru, pak doprava, nejméně doleva.

intro-goal-title = Cíl hry
intro-goal = Jako první ovládni dost karet: 6 ve dvou hráčích, 5 ve třech, 4 ve čtyřech. Na epochu 3 potřebuješ 15 bodů vlivu (5 za každý stupeň) a aktivní kartu hodnoty aspoň 3. Pět karet pokroku získáš hned, jakmile splníš jejich podmínku.
intro-turn-title = Tvůj tah: dvě akce
intro-turn = Vezmi si kartu, vylož kartu z ruky na balíček její barvy, aktivuj některou svou aktivní kartu, nebo ovládni epochu. Bereš si z epochy své nejvyšší aktivní karty: vyšší karty tě táhnou kupředu.
intro-dogma-title = Aktivace karty
intro-dogma = Každá karta má požadovaný zdroj. Soupeři, kteří ho mají aspoň tolik co ty, využijí součinnost ještě před tebou a ty za to dostaneš kartu navíc. Soupeři, kteří ho mají méně, musí splnit její příkazy. Sleduj proto počty zdrojů.
intro-splay-title = Roztažení
intro-splay = Některé efekty roztáhnou balíček doleva, doprava nebo nahoru: pak dávají část svých zdrojů i zakryté karty a tvé počty rostou.
intro-end-title = Jak hra končí
intro-end = Okamžitě, když má někdo dost ovládnutých karet. Nebo když si má někdo vzít kartu nad epochu 10: pak vyhrává nejvíc bodů vlivu. Vítěze jmenují i některé pozdní karty. To je vše – zbytek řeknou karty a tlačítko „Proč?“ otevře pravidlo ke každé otázce.
intro-back = Zpět
intro-next-step = Dále
intro-skip = Přeskočit
intro-play = Hrát
