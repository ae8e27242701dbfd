# Rising Cultures česky. Pojmy podle českých pravidel: vyměnit, surovina, vojenská oblast, stavba, vůdce, rozvoj, ukazatel.

game-name = Rising Cultures
game-about = Dvě starověké civilizace a sedm kol: každá karta je stavba nebo vůdce, vojsko, surovina, nebo dvě mince.

intro =
    Cíl: po 7 kolech mít nejvíce vítězných bodů (VB), počet hráčů: { $seats }. Boduješ za stavby, vůdce, úrovně rozvoje, provincie a ukazatel rozvoje.
    Kolo: vezmi si příjem, dober si 4 karty, můžeš některé vyměnit (1 mince za každou), potom se soupeřem střídavě vylož 3 karty. Čtvrtá se vrací na vršek tvého balíčku.
    Každá karta má čtyři způsoby použití: 2 mince, surovina, vojsko, nebo stavba či vůdce. Chybějící surovina stojí 2 mince. Po stavbě můžeš postoupit v rozvoji: tvoje poslední karta suroviny se natrvalo stane úrovní.
    Nakonec silnější vojsko získá aktuální provincii a zaplatí poslední vojenskou kartou, ukazatel rozvoje dostane hráč s více úrovněmi a mince nad limit propadnou.
intro-next = Teď: vylož 2 ze svých 4 karet jako suroviny (druhá bude poslední) a potom vyber, která ze zbylých přijde na vršek balíčku. Můžeš-li si vybrat civilizaci, vyber nejdřív ji. Napiš ? 1 a přečteš si první možnost.
legend =
    ⚔ meč
    ♞ kůň
    ⛨ štít
    D dřevo
    C cihla
    K kámen
    Z zlato
    { "*" } libovolná surovina
    ● mince
    ▪ obsazený vojenský pruh
    ▫ volný vojenský pruh
    ■ dosažená úroveň
    □ další úroveň
    ⚑ ukazatel rozvoje
    → cena → vítězné body
    ▶ hráč na tahu, aktuální provincie
    – nic
intro-table =
    Na stole: deska každého hráče se čtyřmi oblastmi. Nahoře stavby a vůdci, dole suroviny, vpravo vojsko s pruhy, vlevo úrovně rozvoje.

## Karty

card-known = kartu { $name }
card-hidden = { $back ->
    [province] provincii
   *[other] kartu
}
cards-hidden = { $count ->
    [one] { card-hidden }
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
card-facts = { $kind ->
    [leader] vůdce
    [building] stavba
    [province] provincie
    [strip] pruh
    [level] úroveň rozvoje
   *[board] deska
}, { $civilization }
card-province = provincie { $number }, { $icon }
card-cost = Cena: { $cost }
card-army = Vojsko: { $symbols }
card-resource = Surovina: { $resources }
card-points = { $points } VB
card-reconstructed = Rekonstrukce: naše vlastní čísla, ne vytištěná.
card-icon-reconstructed = Ikona je rekonstrukce, vše ostatní stojí v pravidlech.
card-free = nic
card-limit = Limit mincí: { $number }
card-side = { $side ->
    [silver] Stříbrná strana
   *[golden] Strana Zlatého věku
}
card-strip = pruh { $number }
card-level = úroveň { $number }

## Slova

word-persia = Perská říše
word-rome = Římská říše
word-abbasid = Abbásovský chalífát
word-egypt = Starověký Egypt
word-province = provincie
word-wood = dřevo
word-brick = cihla
word-stone = kámen
word-gold = zlato
word-any = libovolná surovina
word-sword = meč
word-horse = kůň
word-shield = štít
word-frontier = pohraničí
word-trade = obchod
word-harvest = úroda
word-yes = ano
word-no = ne
word-income = příjem
word-card = karta
word-symbol = symbol mince
word-board = deska
word-start = příprava hry
word-ability = schopnost
word-hand = ruka

## Suroviny jedním písmenem

letter-wood = D
letter-brick = C
letter-stone = K
letter-gold = Z

## Ceny

price-coins = { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
}

## Možnosti

option-civilization = Hrát: { $word }
option-lay = Vyložit { $card }
option-top = Vrátit { $card } na vršek balíčku
option-exchange = { $number ->
    [0] Nevyměnit žádnou kartu
    [one] Vyměnit { $number } kartu
    [few] Vyměnit { $number } karty
    [many] Vyměnit { $number } karty
   *[other] Vyměnit { $number } karet
}
option-turn = Otočit Mauretánii a vyměnit kartu zdarma
option-bottom = Odložit { $card } dospod balíčku
option-play = Vyložit kartu
option-coins = Odhodit { $card } za 2 mince
option-army = Vyložit { $card } do vojenské oblasti
option-resource = Vyložit { $card } jako surovinu
option-build = Postavit stavbu { $name }
option-lead = Vyložit vůdce: { $name }
option-bank = { $number ->
    [0] Zaplatit vše z pokladny
    [one] Zaplatit { $number } minci z Nilu
    [few] Zaplatit { $number } mince z Nilu
    [many] Zaplatit { $number } mince z Nilu
   *[other] Zaplatit { $number } mincí z Nilu
}
option-develop = Postoupit o 1 úroveň rozvoje
option-develop-with = Postoupit v rozvoji za { $card }
option-keep = Ponechat si poslední vojenskou kartu
done-keep = Odhodit poslední vojenskou kartu
option-contest = Rozhodnout o provincii
option-compete = Soutěžit o provincii
option-decline = Nesoutěžit o provincii
option-store = { $number ->
    [0] Neuložit nic
    [one] Uložit { $number } minci
    [few] Uložit { $number } mince
    [many] Uložit { $number } mince
   *[other] Uložit { $number } mincí
}

## Otázky

ask-civilization = vyber svou civilizaci.
ask-lay = vyber kartu, kterou vyložíš do své oblasti surovin.
ask-top = vyber kartu, kterou vrátíš na vršek balíčku; druhá přijde dospod.
ask-exchange = kolik karet vyměníš? Každá stojí 1 minci, kromě těch, které máš díky schopnostem zdarma.
ask-turn = můžeš otočit tuto kartu a vyměnit 1 kartu zdarma; jinak zaplatíš 1 minci.
ask-bottom = vyber kartu z ruky, kterou odložíš dospod balíčku.
ask-play = vylož kartu: za mince, do vojska, jako surovinu, nebo ji postav.
ask-coins = vyber kartu, kterou odhodíš.
ask-army = vyber kartu pro svou vojenskou oblast.
ask-resource = vyber kartu, kterou vyložíš jako surovinu.
ask-build = vyber stavbu.
ask-lead = vyber vůdce.
ask-bank = kolik mincí zaplatíš ze svého břehu Nilu?
ask-develop = můžeš postoupit v rozvoji: tvoje poslední karta suroviny se stane další úrovní.
ask-develop-with = vyber kartu, která se stane tvou další úrovní.
ask-keep = poslední vojenskou kartu odhodit nemusíš, ale můžeš.
ask-contest = soutěžíš o tuto provincii? Vítěz zaplatí poslední vojenskou kartou.
ask-compete = soutěžíš?
ask-decline = zůstaneš stranou?
ask-store = kolik mincí uložíš na svůj břeh Nilu?

## Průběh partie

event-turn = Kolo { $number }: začíná { $player }
event-civilization = { $player } hraje za civilizaci { $civilization }.
event-gained = { $number ->
    [0] { $player } nezískává žádnou minci: společná zásoba je prázdná.
    [one] { $player } získává { $number } minci ({ $why }).
    [few] { $player } získává { $number } mince ({ $why }).
    [many] { $player } získává { $number } mince ({ $why }).
   *[other] { $player } získává { $number } mincí ({ $why }).
}
event-flooded = Záplava Nilu: { $player } má na břehu o { $number } víc, { $to } o { $over }.
event-stored = { $player } ukládá na břeh Nilu { $number ->
    [one] { $number } minci
    [few] { $number } mince
    [many] { $number } mince
   *[other] { $number } mincí
}.
event-limited = { $player } vrací { $number ->
    [one] { $number } minci
    [few] { $number } mince
    [many] { $number } mince
   *[other] { $number } mincí
} nad limit.
event-paid = { $player } platí { $number ->
    [one] { $number } minci
    [few] { $number } mince
    [many] { $number } mince
   *[other] { $number } mincí
}{ $banked ->
    [0] .
   *[other] , z toho z Nilu { $banked }.
}
event-drew-hand = { $player } si dobírá { $number ->
    [one] { $number } kartu
    [few] { $number } karty
   *[other] { $number } karet
}.
event-drew = { $player } si dobírá { $card } do ruky.
event-drew-many = { event-drew }
event-exchanged = { $player } vyměňuje { $number ->
    [one] { $number } kartu
    [few] { $number } karty
    [many] { $number } karty
   *[other] { $number } karet
} { $paid ->
    [0] zdarma.
    [one] za { $paid } minci.
    [few] za { $paid } mince.
    [many] za { $paid } mince.
   *[other] za { $paid } mincí.
}
event-turned = { $player } otáčí Mauretánii.
event-put-back = { $player } vrací { $card } na vršek balíčku.
event-put-under = { $player } odkládá { $card } dospod balíčku.
event-put-under-many = { event-put-under }
event-put-away = { $player } vrací { $card } do krabice.
event-put-away-many = { event-put-away }
event-sold = { $player } odhazuje { $card } za mince.
event-armed = { $player } vykládá { $card } do vojenské oblasti na pruh { $number }.
event-laid = { $player } vykládá { $card } jako surovinu.
event-laid-many = { event-laid }
event-built = { $player } staví stavbu { $name }.
event-led = { $player } vykládá vůdce: { $name }.
event-developed = { $player } postupuje za { $card } na úroveň rozvoje { $number }.
event-golden-age = { $player } vstupuje do Zlatého věku.
event-decided = { $competes-id ->
    [yes] { $player } soutěží o provincii.
   *[no] { $player } nesoutěží.
}
event-contest = { $player } má sílu { $number }, soupeř { $rival }.
event-won = { $player } získává provincii { $name }.
event-boxed = Provincii { $name } nezískává nikdo, vrací se do krabice.
event-kept-army = { $player } si ponechává { $card } ve vojsku.
event-discarded = { $player } odhazuje { $card } z vojska.
event-marker-kept = { $player } si ponechává ukazatel rozvoje.
event-marker-passed = { $player } dostává ukazatel rozvoje.
event-noted = { $player } má z první partie { $number } VB.
event-second-game = Začíná druhá partie: hráči si vyměňují civilizace, provincie zůstávají.
event-resigned = { $player } se vzdává.
event-ended = Partie končí.

## Konec

reason-points = Rozhodují vítězné body.
reason-marker = Body jsou stejné: rozhoduje ukazatel rozvoje.
reason-two-games = Rozhoduje součet obou partií.
reason-draw = Součty obou partií jsou stejné.
reason-resigned = Soupeř se vzdává.
line-buildings = stavby
line-leaders = vůdci
line-levels = úrovně rozvoje
line-golden-age = Zlatý věk
line-provinces = provincie
line-marker = ukazatel rozvoje
line-first-buildings = partie 1: stavby
line-first-leaders = partie 1: vůdci
line-first-levels = partie 1: úrovně rozvoje
line-first-golden-age = partie 1: Zlatý věk
line-first-provinces = partie 1: provincie
line-first-marker = partie 1: ukazatel rozvoje
line-first-total = partie 1
line-second-buildings = partie 2: stavby
line-second-leaders = partie 2: vůdci
line-second-levels = partie 2: úrovně rozvoje
line-second-golden-age = partie 2: Zlatý věk
line-second-provinces = partie 2: provincie
line-second-marker = partie 2: ukazatel rozvoje
line-second-total = partie 2

## Možnosti partie

variant-civilization_1 = Civilizace místa 1
variant-civilization_1-random = losem
variant-civilization_1-choose = hráč si vybere na začátku
variant-civilization_1-persia = Perská říše
variant-civilization_1-rome = Římská říše
variant-civilization_1-abbasid = Abbásovský chalífát
variant-civilization_1-egypt = Starověký Egypt
variant-civilization_2 = Civilizace místa 2
variant-civilization_2-random = losem
variant-civilization_2-choose = hráč si vybere na začátku
variant-civilization_2-persia = Perská říše
variant-civilization_2-rome = Římská říše
variant-civilization_2-abbasid = Abbásovský chalífát
variant-civilization_2-egypt = Starověký Egypt
variant-games = Počet partií
variant-games-one = jedna partie
variant-games-two = souboj civilizací: dvě partie s vyměněnými civilizacemi a stejnými provinciemi, rozhoduje součet
variant-marker = Kdo začíná s ukazatelem rozvoje
variant-marker-random = losem
variant-marker-1 = místo 1
variant-marker-2 = místo 2
variant-mauretania = Mauretánie
variant-mauretania-every_round = jde otočit jednou v každém kole
variant-mauretania-once = jde otočit jen jednou za celou partii

## Stůl na obrazovce

table-round = { $number ->
    [0] Příprava
   *[other] Kolo { $number } z { $rounds }
}
table-game = partie { $number } ze 2
table-first-game = Partie 1: { $score }
table-supply = společná zásoba { $number } ●
table-provinces = Provincie
table-current = Teď
table-strength = { $player } { $number }
table-nile = Nil
table-bank = { $player } { $number } ●
table-capacity = místo pro { $number }
board-unknown = zatím bez civilizace
board-side = { $side ->
    [silver] stříbrná strana
   *[golden] Zlatý věk
}
board-coins = { $number } ● (limit { $limit })
board-points = { $points } VB
board-marker = ⚑ ukazatel
board-buildings = Stavby
board-leaders = Vůdci
board-covered = skrytí: { $names }
board-resources = Suroviny
board-army = Vojsko
board-levels = Rozvoj
board-level = { $number } z { $most }
board-next = další: { $text }
board-development = další volný pruh: { $text }
board-provinces = Provincie
board-hand = Ruka
board-deck = { $count ->
    [one] balíček { $count } karta
    [few] balíček { $count } karty
    [many] balíček { $count } karty
   *[other] balíček { $count } karet
}
board-discard = { $count ->
    [one] odhazovací hromádka { $count } karta
    [few] odhazovací hromádka { $count } karty
    [many] odhazovací hromádka { $count } karty
   *[other] odhazovací hromádka { $count } karet
}
board-discarded = Odhozené
board-top = na vršku balíčku: { $names }
board-played = vyložené karty: { $number } ze { $most }
board-opened = už má vybráno
board-income = příjem { $number } ●
board-flood = záplava { $number } ●
board-full = všechny pruhy jsou obsazené

hint-coins = +{ $number } ●
hint-price = { $coins ->
    [0] nestojí žádnou minci
    [one] stojí { $coins } minci
    [few] stojí { $coins } mince
    [many] stojí { $coins } mince
   *[other] stojí { $coins } mincí
}
hint-missing = chybí { $missing }
hint-covered = z toho { $count } pokryjí schopnosti
hint-strip = pruh { $number }: { $text }
hint-level = úroveň { $number }: { $text }
hint-loses = přijdeš o { $resources }
hint-strength = { $mine } proti { $theirs }
hint-free = { $free ->
    [0] žádná výměna zdarma
    [one] { $free } výměna zdarma
    [few] { $free } výměny zdarma
    [many] { $free } výměny zdarma
   *[other] { $free } výměn zdarma
}
hint-exchange = { $coins ->
    [0] zdarma
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}

## Co možnost udělá

about-decline = necháš si poslední vojenskou kartu; provincii nezískáš
about-done-develop = karta suroviny zůstane surovinou
about-resource = pro všechno, co později postavíš

## Why a move is good: what there is more or less of after it

part-points = { $more ->
    [yes] více vítězných bodů
   *[no] méně vítězných bodů
}
part-coins = { $more ->
    [yes] více mincí
   *[no] méně mincí
}
part-income = { $more ->
    [yes] vyšší příjem
   *[no] nižší příjem
}
part-development = { $more ->
    [yes] vyšší úroveň rozvoje
   *[no] nižší úroveň rozvoje
}
part-stock = { $more ->
    [yes] užitečnější suroviny
   *[no] méně užitečné suroviny
}
part-provinces = { $more ->
    [yes] lepší vyhlídky na provincie
   *[no] horší vyhlídky na provincie
}
part-hand = { $more ->
    [yes] lepší karty v ruce
   *[no] horší karty v ruce
}

## Témata úloh

puzzle-theme-province = Provincie
