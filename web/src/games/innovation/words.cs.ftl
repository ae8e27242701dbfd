# Inovace na stránce: stůl, úvod, první partie s průvodcem. Co říká i terminál, posílá server.

## O čem je

point-goal = Cíl
point-goal-text = Jako první mít dost ovládnutých karet: 6 ve dvou hráčích, 5 ve třech, 4 ve čtyřech. Epocha stojí pětkrát tolik bodů vlivu, kolik je její číslo.
point-turn = Tvůj tah
point-turn-text = Máš 2 akce: vezmi si kartu, vylož kartu na její balíček, aktivuj kartu, nebo ovládni epochu.
point-dogma = Aktivace
point-dogma-text = Kdo má požadovaného zdroje aspoň tolik co ty, využije součinnost dřív než ty. Kdo ho má méně, musí splnit příkaz.

## Karty

fact-age = Epocha
fact-colour = Barva
fact-icons = Zdroj
card-how = Jak fungují efekty

## Stůl

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
score-label = Vliv
hand-empty = V ruce nemáš žádnou kartu.
mine-label = { $player }: herní oblast a ruka
draw-from = z epochy { $age }
draw-ends = nad epochu 10: tím partie končí
reach-mine = ty { $count }
reach-rival = { $player } { $count }
reach-share = { $count ->
    [0] součinnost nikdo
   *[other] součinnost: { $players }
}
reach-obey = { $count ->
    [0] příkaz nikdo neplní
   *[other] příkaz plní: { $players }
}
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
achievement-age = Epocha { $age }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} vlivu a aktivní karta hodnoty aspoň { $age }
achievement-owned = Epocha { $age }: ovládá ji { $player }
special-monument = Technologie: v jednom tahu schovej šest karet, nebo oboduj šest karet
special-empire = Vojenství: měj aspoň tři od každého ze šesti zdrojů
special-world = Diplomacie: měj aspoň dvanáct symbolů hodin
special-wonder = Kultura: měj všech pět barev roztažených nahoru nebo doprava
special-universe = Věda: měj pět aktivních karet hodnoty aspoň 8
special-also = Také efektem karty { $name }.
special-short-monument = 6 schovat
special-short-empire = 3 od všech
special-short-world = 12 hodin
special-short-wonder = 5 roztažení
special-short-universe = 5 × 8+

## Konec

result-chart = Body vlivu v průběhu partie
result-no-moments = V této partii nikdo nic neovládl.

## První partie s průvodcem

guide-open = Vyber kartu, kterou chceš mít vyloženou od začátku. Druhá zůstane v ruce. Dobře začínají karty, které berou další karty, nebo dávají hodně zdrojů.
guide-action = Vyber něco z toho, co září: vezmi si kartu z balíčku, vylož kartu z ruky, aktivuj svou aktivní kartu, nebo ovládni epochu. V tahu máš dvě akce; mohou být i stejné.
guide-meld = Vyložená karta přijde navrch tvého balíčku její barvy. Její zdroje platí hned; kartu pod ní už aktivovat nemůžeš.
guide-return = Vrácená karta jde dospodu balíčku své epochy. To je cena; co za ni dostaneš, říká karta.
guide-tuck = Schovaná karta jde dospodu tvého balíčku její barvy. Pomůže, až bude balíček roztažený.
guide-score = Obodovaná karta jde do tvého vlivu a má tolik bodů, kolik je její hodnota. Body otevírají karty k ovládnutí.
guide-transfer = Musíš splnit příkaz: vyber, co můžeš postrádat.
guide-splay = Roztažený balíček ukazuje i zdroje zakrytých karet. Nejvíc jich je vidět nahoru, pak doprava, nejméně doleva.
guide-event-splayed = Balíček je roztažený: i zakryté karty teď ukazují část svých zdrojů a ty se počítají. Nejméně jich je vidět doleva, nejvíc nahoru.
guide-event-tucked = Schovaná karta leží vespod svého balíčku: její zdroje se počítají, až bude balíček roztažený. Kdo v jednom tahu schová 6 karet, získá kartu pokroku Technologie.
guide-event-claimed = Karta pokroku: patří hned tomu, kdo splní její podmínku, nestojí akci a počítá se jako každá jiná ovládnutá karta. Klikni na karty pokroku a přečti si, co chtějí.
guide-event-achieved = Tahle epocha už je zabraná. Hlídej, kolik karet soupeři chybí do 6: kdo je má, hned vítězí.
guide-event-exchanged = Výměna: dvě skupiny karet si vymění místo, i když je jedna prázdná. Neplatí to jako vyložení ani jako obodování.
guide-event-executes = Součinnost této karty teď vyhodnotí jediný hráč: nikdo se nepřidá a její příkazy se vynechají.

## Úvod

intro-goal-title = Cíl hry
intro-goal = Jako první ovládni dost karet: 6 ve dvou hráčích, 5 ve třech, 4 ve čtyřech. Na epochu 3 potřebuješ 15 bodů vlivu (pětinásobek jejího čísla) a aktivní kartu hodnoty aspoň 3. Pět karet pokroku získáš hned, jakmile splníš jejich podmínku.
intro-turn-title = Tvůj tah: dvě akce
intro-turn = Vezmi si kartu, vylož kartu z ruky na balíček její barvy, aktivuj některou svou aktivní kartu, nebo ovládni epochu. Bereš si z epochy své nejvyšší aktivní karty: vyšší karty tě táhnou kupředu.
intro-dogma-title = Aktivace karty
intro-dogma = Každá karta má požadovaný zdroj. Soupeři, kteří ho mají aspoň tolik co ty, využijí součinnost ještě před tebou a ty za to dostaneš kartu navíc. Soupeři, kteří ho mají méně, musí splnit její příkazy. Sleduj proto počty zdrojů.
intro-splay-title = Roztažení
intro-splay = Některé efekty roztáhnou balíček doleva, doprava nebo nahoru: pak dávají část svých zdrojů i zakryté karty a tvé počty rostou.
intro-end-title = Jak hra končí
intro-end = Okamžitě, když má někdo dost ovládnutých karet. Nebo když si má někdo vzít kartu nad epochu 10: pak vyhrává nejvíc bodů vlivu. Vítěze jmenují i některé pozdní karty. To je vše – zbytek řeknou karty a tlačítko „Proč?“ otevře pravidlo ke každé otázce.
