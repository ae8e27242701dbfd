# Settlers: Zrod impéria na stránce: stůl, úvod, první partie s průvodcem. Co říká i terminál, přichází ze serveru.

## O čem hra je

point-goal = Cíl
point-goal-text = Nejvíc bodů po pěti kolech. Získáváš je svými lokacemi; na konci je každá běžná lokace za 1 bod a každá frakční za 2.
point-turn = Tvůj tah
point-turn-text = Jedna akce: postav lokaci, uzavři dohodu, zboř, aktivuj lokaci, vyšli osadníky, nebo pasuj. Tah po tahu, dokud nepasují všichni.
point-empire = Tvé impérium
point-empire-text = Produkční lokace dávají každé kolo prostředky, vlastnosti odměňují, co děláš, akce mění prostředky v body. Co nemůžeš skladovat, o to na konci kola přijdeš.

## Karty

fact-deck = Balíček
fact-type = Druh
fact-colours = Barva
deck-common = běžné
deck-barbarian = Barbaři
deck-roman = Římané
deck-egyptian = Egypťané
deck-japanese = Japonci
deck-attack = útočné karty
type-production = produkce
type-feature = vlastnost
type-action = akce
card-how = Jak kartu číst
card-worth = { $points } VB na konci
card-unsure = Údaje této karty nejsou jisté.
card-renamed = Anglický název je náš překlad.
field-raze = Zboř a získáš
field-deal = Po dohodě produkuje
effect-per = 1 { $good } za každou lokaci ({ $of }), nejvýše { $most }
word-samurai = samuraj
goods-any_resource = { $count ->
    [one] libovolná surovina
    [few] { $count } libovolné suroviny
   *[other] { $count } libovolných surovin
}
goods-card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
goods-common_card = { $count ->
    [one] { $count } běžná karta
    [few] { $count } běžné karty
   *[other] { $count } běžných karet
}
goods-faction_card = { $count ->
    [one] { $count } frakční karta
    [few] { $count } frakční karty
   *[other] { $count } frakčních karet
}
goods-location = { $count ->
    [one] tvoje lokace
    [few] { $count } tvoje lokace
   *[other] { $count } tvých lokací
}
goods-deal = { $count ->
    [one] tvoje dohoda
    [few] { $count } tvoje dohody
   *[other] { $count } tvých dohod
}

## Průběh

event-gained-good = { amount }
event-gained-goods = { $player } získává { $goods }.

## Stůl

standing = { $points } ({ $final })
middle-label = Kolo, body a společný balíček
phase-lookout = Rozhled
phase-production = Produkce
phase-action = Akce
phase-cleanup = Úklid
phase-attack = Útok
track-label = Body; šrafovaná část je za lokace
track-mark = { $player }: { $points } VB, s lokacemi { $final }
points-now = Získané VB: { $points }; i s lokacemi { $final }
points-final = ({ $final })
common-deck = Společný balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
discard-pile = Odhazovací hromádka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
discard-title = Odhazovací hromádka běžných karet, nejnovější první
discard-empty = Zatím tu neleží žádná karta.
table-turn = Kolo { $turn }
pick-order = Pořadí: { $players }
factions-label = Frakce
mine-label = { $player }: impérium a ruka
hand-empty = Nemáš v ruce žádnou kartu.
row-faction = { $type }: frakční lokace
row-common = { $type }: běžné lokace
deals-none = Zatím bez dohod
deal-label = Dohoda: { $card }, každé kolo 1 { $good }
route-label = Dohoda Obchodní stezky: { $card }, každé kolo 1 { $good }
foundations-label = Základy: { $count }
faction-deck = Balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
fold = Sbalit impérium { PLAYER($player, case: "gen") }
unfold = Rozbalit impérium { PLAYER($player, case: "gen") }
empire-label = Impérium { PLAYER($player, case: "gen") }
locations-count = { $count ->
    [one] { $count } lokace
    [few] { $count } lokace
   *[other] { $count } lokací
}
hand-count = V ruce { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
targets-here = { $count ->
    [one] { $count } cíl
    [few] { $count } cíle
   *[other] { $count } cílů
}
uses-left = { $uses ->
    [one] { $left ->
        [0] v tomto kole už použitá
       *[other] v tomto kole ještě nepoužitá
    }
   *[other] v tomto kole zbývá použití: { $left } z { $uses }
}
pieces-label = Zaplacené prostředky tu leží do konce kola
pieces-here = Leží tu: { $goods }
blocked-label = V tomto kole zablokovaná
guarded-samurai = Chrání ji samuraj: zboření stojí o 1 žeton víc
guarded-token = Chrání ji obranný žeton: zboření stojí o 1 žeton víc
raze-cost = Zboření stojí { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
taken-from = Do konce kola převzatá od { PLAYER($player, case: "gen") }
traded-by = Dohodu Obchodní stezky s ní má { $player }
tucked-label = { $count ->
    [one] Je pod ní { $count } karta
    [few] Jsou pod ní { $count } karty
   *[other] Je pod ní { $count } karet
}
end-points = Na konci navíc { $count } VB
danger-label = V ohrožení: zasáhla by ji útočná karta, cíl: { $goods }
activate-twice = Aktivovat dvakrát

## Možnosti

option-build-short = Postavit
option-deal-short = Uzavřít dohodu
option-raze-card-short = Zbořit
word-group-pass = Pasovat
word-group-raze = Zbořit lokaci
word-group-send = Vyslat osadníky
word-group-defend = Umístit obranný žeton
word-group-samurai = Umístit samuraje
word-group-store = Položit surovinu do Svatyně
word-group-tuck = Zasunout kartu pod Bránu
each-round = hned a každé kolo
at-once = ihned
at-the-end = na konci
gold-stands-in = zastoupí zlaté mince: { $count }
pass-loses = V Úklidu přijdeš o
pass-nothing-lost = V Úklidu o nic nepřijdeš.
now-missing = K postavení ti chybí
now-missing-action = K aktivaci ti chybí
now-gives = Ve tvém impériu by teď dala:

## Sólová hra

rival-locations = Jeho lokace
line-label = Útočná linie, nejnovější první (skrytých zbývá { $count })
line-next = Příští útočná karta
race-label = Tvé frakční lokace: { $own }. Jeho Sbírka: { $collection }. Potřebuješ jich mít víc než on.
solo-next-lookout = Teď: ty si vybereš kartu, on dostane náhodnou, a to dvakrát.
solo-next-production = Teď: tvoje prostředky.
solo-next-action = { $count ->
    [0] Až pasuješ, přijdou dvě útočné karty.
    [one] Až pasuješ, získá do Sbírky lokaci, která tu zbyla; pak přijdou dvě útočné karty.
    [few] Až pasuješ, získá do Sbírky { $count } lokace, které tu zbyly; pak přijdou dvě útočné karty.
   *[other] Až pasuješ, získá do Sbírky { $count } lokací, které tu zbyly; pak přijdou dvě útočné karty.
}
solo-next-attack = Teď: dvě útočné karty, jedna po druhé.
solo-danger = Každá zasáhne jednu tvou běžnou lokaci, v jejímž poli „Zboř a získáš“ je její prostředek a prostředek další karty v linii.

## Konec

result-chart = Body v průběhu partie
result-no-moments = V této partii nikdo nic nezbořil.

## První partie s průvodcem

guide-faction = Každá frakce hraje jinak. Na první partii jsou dobří Římané: mají pevnou produkci a body za stavění.
guide-take = Každé kolo přicházejí nové karty. V prvních kolech hledej produkci, v posledních body. Karty jedné barvy si navzájem pomáhají.
guide-keep = Ponech si kartu, která ti pomůže nejvíc; ostatní jdou dál.
guide-action = Vyber něco z toho, co září. Klepni na kartu v ruce a uvidíš, k čemu je: postavit ji, uzavřít s ní dohodu (prostředek každé kolo), nebo ji zbořit za prostředky. Na akční lokaci klepni tam, kde leží; osadníky můžeš vyslat po dvojicích. Když už se nic nevyplatí, pasuj.
guide-after = Než tah skončí, můžeš ještě něco umístit: obranný žeton na běžnou lokaci, nebo co dovolují tvé karty.
guide-sacrifice = Většina frakčních lokací vzniká na místě jiné: vyber lokaci, kterou můžeš postrádat. Ruiny a základy jsou k tomu jako stvořené.
guide-draw = Karta ze společného balíčku, nebo z balíčku tvé frakce. Frakční karty jsou silnější, ale většina za ně chce i jednu tvou lokaci.
guide-gold-for = Zlatá mince zastoupí jedno dřevo, kámen nebo jídlo. Nech si ji, pokud můžeš zaplatit jinak.
guide-pay = Můžeš zaplatit čímkoli: dej, co potřebuješ nejméně.
guide-send = Dva osadníci přinesou jednu surovinu nebo jednu kartu. Pokračuj, dokud máš dvojice.
guide-gain = Vyber si, co teď potřebuješ nejvíc.
guide-raze = Boření ti dá prostředky z pole „Zboř a získáš“. Soupeři zůstanou základy a dostane 1 dřevo.
guide-discard = Vyber kartu, kterou potřebuješ nejméně.
guide-lose = Útok zasáhne jednu z těchto lokací. Vyber tu, kterou můžeš postrádat.
guide-exchange = Body se hodí, ale prostředky ti později mohou přinést víc. Můžeš odmítnout.
guide-event-turn-5 = Poslední kolo, další produkce už nepřijde. Proměň všechno v body a stav: běžná lokace má hodnotu 1 VB, frakční 2 VB.
guide-event-razed = Jedna z lokací je zbořená: útočník bere prostředky z jejího pole „Zboř a získáš“. Majitel dostane 1 dřevo a zůstanou mu základy, na kterých se dá postavit frakční lokace.
guide-event-set-off = Právě se projevila lokace vlastností. Funguje sama, kdykoli nastane její podmínka, a nic nestojí.
guide-event-used-foundation = Místo lokace posloužily základy: levněji frakční lokaci nepostavíš.
guide-option-raze = Máš dost žetonů boření na lokaci soupeře: 2, nebo 3, když na ní leží obranný žeton. Zbořit jde jen běžná lokace a jen dokud její majitel nepasuje.
guide-option-activate-twice = Tahle akční lokace se dá za kolo použít dvakrát: najednou v jednom tahu, nebo ve dvou.

## Úvod

intro-goal-title = Cíl
intro-goal = { $seats ->
    [1] Pět kol buduješ impérium proti virtuálnímu hráči. Vyhraješ, když máš víc frakčních lokací než on karet ve Sbírce; tvou hodnost pak určí body.
   *[other] Pět kol buduješ impérium. Vyhrává, kdo má na konci nejvíc bodů (VB): získané během hry, 1 za každou běžnou lokaci a 2 za každou frakční.
}
intro-round-title = Kolo
intro-round = Rozhled: všichni získají nové karty. Produkce: prostředky dává deska, dohody a produkční lokace. Akce: tah po tahu, dokud všichni nepasují. Úklid: prostředky, které nemůžeš skladovat, propadnou. Tvoje deska skladuje jeden druh.
intro-turn-title = Tvůj tah: jedna akce
intro-turn = Postav lokaci za prostředky v jejích nákladech. Uzavři dohodu: 1 jídlo a frakční karta, za to její prostředek hned a v každé Produkci. Zboř kartu z ruky nebo lokaci soupeře. Aktivuj akční lokaci. Vyšli dva osadníky pro surovinu nebo kartu. Nebo pasuj do konce kola.
intro-card-title = Karta
intro-card = Nahoře je barva a hodnota na konci hry, pod tím náklady a co lokace dělá. Dole je, co dá její zboření (běžné karty) nebo dohoda s ní (frakční karty). Dům v nákladech: zahodíš jednu svou lokaci. Zlatá mince zastoupí dřevo, kámen i jídlo.
intro-raze-title = Boření a obrana
intro-raze = { $seats ->
    [1] Lokace virtuálního hráče stojí 2 žetony boření. Co mu necháš, jde do jeho Sbírky. Potom přijdou dvě útočné karty: zasahují tvé běžné lokace, v jejichž poli „Zboř a získáš“ jsou jejich prostředky.
   *[other] Běžná lokace soupeře stojí 2 žetony boření, karta z tvé ruky jen 1. Soupeři zůstanou základy a dostane 1 dřevo. Obranný žeton boření o 1 zdraží; kdo pasuje, je v bezpečí. Z frakčních lokací lze bořit jen japonské; chrání je samurajové.
}
intro-factions-title = Čtyři frakce
intro-factions = Každá má vlastní balíček, desku a způsob hry.
intro-end-title = Jak hra končí
intro-end = { $seats ->
    [1] Po pěti kolech. To je vše – zbytek řeknou karty a tlačítko „Proč?“ otevře pravidlo ke každé otázce.
   *[other] Po pěti kolech. Při shodě bodů rozhodují zbylé suroviny a osadníci, potom karty v ruce. To je vše – zbytek řeknou karty a tlačítko „Proč?“ otevře pravidlo ke každé otázce.
}
