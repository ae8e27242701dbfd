# Through the Ages česky. Pojmy podle českých pravidel: civilní a vojenské akce, človíci, přírůstky, divy, osobnosti.

game-name = Through the Ages
game-about = Veď národ od starověku po dnešek: ber karty, nasyť lid, stav divy a získej nejvíc kultury.

intro =
    Cíl: mít na konci hry nejvíc bodů kultury. Dojdou-li civilní karty věku III v tahu začínajícího hráče, je toto kolo poslední; jinak se hraje ještě jedno.
    Tvůj tah: jedna politická akce (události, agrese, války, smlouvy), potom civilní a vojenské akce: ber karty, zvyšuj populaci, stav a vylepšuj, vykládej osobnosti, stav divy, vyvíjej technologie.
    Konec tahu: není-li povstání, přírůstky ti dají vědu a kulturu, farmy jídlo a doly suroviny. Svůj díl si vezme korupce a hlad.
intro-next = Teď: první tah. Za civilní akce, které máš, si ber karty z nabídky; všechno ostatní začíná druhým kolem.
legend =
    ♪ body kultury
    ☼ body vědy
    † síla
    ♥ šťastné značky: máš/potřebuješ
    ● jídlo
    ■ suroviny
    ○ civilní akce
    ◊ vojenské akce
    ☺ človíci, žluté žetony
    • modré žetony
    ≈ kolonizační bonus
    ▯ karty
    +2 přírůstek za tah
    ▶ hráč na tahu
    → válka proti
    ×2 dvě takové
intro-table =
    Na stole: nabídka karet s cenami v civilních akcích, události a každý národ se svými technologiemi, človíky a ukazateli.

## Karty

card-known = kartu { $name }
card-hidden = { $back ->
    [civil-a] civilní kartu věku A
    [civil-i] civilní kartu věku I
    [civil-ii] civilní kartu věku II
    [civil-iii] civilní kartu věku III
    [military-a] vojenskou kartu věku A
    [military-i] vojenskou kartu věku I
    [military-ii] vojenskou kartu věku II
    [military-iii] vojenskou kartu věku III
   *[other] kartu
}
cards-hidden = { $count ->
    [one] { card-hidden }
    [few] { $count } { $back ->
        [civil-a] civilní karty věku A
        [civil-i] civilní karty věku I
        [civil-ii] civilní karty věku II
        [civil-iii] civilní karty věku III
        [military-a] vojenské karty věku A
        [military-i] vojenské karty věku I
        [military-ii] vojenské karty věku II
        [military-iii] vojenské karty věku III
       *[other] karty
    }
    [many] { $count } { $back ->
        [civil-a] civilní karty věku A
        [civil-i] civilní karty věku I
        [civil-ii] civilní karty věku II
        [civil-iii] civilní karty věku III
        [military-a] vojenské karty věku A
        [military-i] vojenské karty věku I
        [military-ii] vojenské karty věku II
        [military-iii] vojenské karty věku III
       *[other] karty
    }
   *[other] { $count } { $back ->
        [civil-a] civilních karet věku A
        [civil-i] civilních karet věku I
        [civil-ii] civilních karet věku II
        [civil-iii] civilních karet věku III
        [military-a] vojenských karet věku A
        [military-i] vojenských karet věku I
        [military-ii] vojenských karet věku II
        [military-iii] vojenských karet věku III
       *[other] karet
    }
}
card-develop = vyvinout za
card-revolution = revolucí za
card-build = postavit za
card-actions = zahrát za
card-worker = každý človík
card-gives = dává
card-once = jednou
card-token = každý modrý žeton
card-urban-limit = městské budovy každého typu: { $number }
card-stages = části
card-defence = obrana { $number }

## Slova

word-food = jídlo
word-resources = suroviny
word-science = body vědy
word-culture = body kultury
word-population = populace
word-yellow = žluté žetony
word-blue = modré žetony
word-civil = civilní akce
word-military = vojsko
word-a = A
word-b = B
word-accept = přijmout
word-refuse = odmítnout
word-resigned = odstoupení
word-farm = farma
word-mine = důl
word-lab = laboratoř
word-temple = chrám
word-library = knihovna
word-theater = divadlo
word-arena = aréna
word-infantry = pěchota
word-cavalry = jezdectvo
word-artillery = dělostřelectvo
word-air_force = letectvo
word-government = zřízení
word-law = právo
word-warfare = válečnictví
word-navigation = navigace
word-construction = stavebnictví
word-wonder = div
word-leader = osobnost
word-action = akční karta
word-event = událost
word-territory = území
word-tactic = taktika
word-aggression = agrese
word-war = válka
word-pact = smlouva
word-bonus = vojenský bonus
word-actions = akční fáze
word-politics = politická fáze
word-side = smlouva: volba strany
word-answer = smlouva: odpověď
word-defence = obrana
word-strike = úspěšná agrese
word-auction = kolonizace: nabídky
word-force = kolonizace: výprava
word-discard = odhazování
word-final = závěrečné vyhodnocení
word-civil-a = civilní A
word-civil-i = civilní I
word-civil-ii = civilní II
word-civil-iii = civilní III
word-military-a = vojenská A
word-military-i = vojenská I
word-military-ii = vojenská II
word-military-iii = vojenská III
word-military_hand = vojenské karty na ruce

# Tolik čeho: 4. pád.

amount = { $what-id ->
    [food] { $number ->
        [one] { $number } jídlo
        [few] { $number } jídla
        [many] { $number } jídla
       *[other] { $number } jídel
    }
    [resources] { $number ->
        [one] { $number } surovinu
        [few] { $number } suroviny
        [many] { $number } suroviny
       *[other] { $number } surovin
    }
    [science] { $number ->
        [one] { $number } bod vědy
        [few] { $number } body vědy
        [many] { $number } body vědy
       *[other] { $number } bodů vědy
    }
    [culture] { $number ->
        [one] { $number } bod kultury
        [few] { $number } body kultury
        [many] { $number } body kultury
       *[other] { $number } bodů kultury
    }
    [population] { $number ->
        [one] { $number } človíka
        [few] { $number } človíky
        [many] { $number } človíky
       *[other] { $number } človíků
    }
    [yellow] { $number ->
        [one] { $number } žlutý žeton
        [few] { $number } žluté žetony
        [many] { $number } žluté žetony
       *[other] { $number } žlutých žetonů
    }
    [blue] { $number ->
        [one] { $number } modrý žeton
        [few] { $number } modré žetony
        [many] { $number } modré žetony
       *[other] { $number } modrých žetonů
    }
   *[civil] { $number ->
        [one] { $number } civilní akci
        [few] { $number } civilní akce
        [many] { $number } civilní akce
       *[other] { $number } civilních akcí
    }
}

## Ceny

price-civil = { $count ->
    [one] { $count } civilní akci
    [few] { $count } civilní akce
   *[other] { $count } civilních akcí
}
price-military = { $count ->
    [one] { $count } vojenskou akci
    [few] { $count } vojenské akce
   *[other] { $count } vojenských akcí
}
price-food = { $count ->
    [one] { $count } jídlo
    [few] { $count } jídla
   *[other] { $count } jídel
}
price-resources = { $count ->
    [one] { $count } surovinu
    [few] { $count } suroviny
   *[other] { $count } surovin
}
price-science = { $count ->
    [one] { $count } bod vědy
    [few] { $count } body vědy
   *[other] { $count } bodů vědy
}

## Možnosti

option-action = Provést akci
option-take = Vzít si { $card }
option-increase-population = Zvýšit populaci
option-build = Postavit: { $name }
option-upgrade = Vylepšit: { $name } na { $name2 }
option-destroy = Zničit: { $name }
option-disband = Rozpustit: { $name }
option-play-leader = Vyložit osobnost: { $name }
option-build-stages = { $number ->
    [one] Postavit { $number } část divu
    [few] Postavit { $number } části divu
    [many] Postavit { $number } části divu
   *[other] Postavit { $number } částí divu
}
option-develop = Vyvinout: { $name }
option-revolution = Vyhlásit revoluci: { $name }
option-play = Zahrát { $card }
option-play-tactic = Zahrát taktiku { $name }
option-copy-tactic = Okopírovat taktiku { $name }
option-use = Využít { $card }
option-end-turn = Ukončit tah
option-politics = Provést politickou akci
option-prepare = Připravit { $card }
option-attack = Zahrát kartu { $name } proti { PLAYER($player, case: "dat") }
option-declare-war = Vyhlásit { PLAYER($player, case: "dat") }: { $name }
option-offer = Nabídnout { PLAYER($player, case: "dat") } { $card }
option-cancel = Zrušit { $card }
option-pass = Neprovést politickou akci
option-side = Vzít si stranu { $word }
option-answer = { $word-id ->
    [accept] Přijmout smlouvu
   *[refuse] Odmítnout smlouvu
}
option-defend = Bránit se: { $name }
option-discard = Odhodit { $card }
option-bid = Nabídnout { $number }
option-send = Vyslat jednotku: { $name }
option-play-bonus = Zahrát { $card } pro kolonizační bonus
option-cover = Vzít modrý žeton z karty { $name }
option-lose-token = Ztratit modrý žeton z karty { $name }
option-lose-worker = Ztratit človíka z karty { $name }
option-pay-with = { $word-id ->
    [food] Zaplatit 1 jídlem
   *[resources] Zaplatit 1 surovinou
}
option-goods = { $word-id ->
    [food] Získat jídlo
   *[resources] Získat suroviny
}
option-food = { $number ->
    [0] Jen suroviny
    [one] { $number } jídlo, zbytek suroviny
    [few] { $number } jídla, zbytek suroviny
    [many] { $number } jídla, zbytek suroviny
   *[other] { $number } jídel, zbytek suroviny
}
option-tuck = Zasunout Homéra pod { $card }
option-colonize = Kolonizovat { $card }
option-lose-colony = Vzdát se: { $name }
option-take-colony = Vzít { $card }
option-remove = Odstranit { $card }
option-ruin = Zničit div: { $name }
option-steal = Ukrást { $card }
option-support = { $word-id ->
    [culture] Získat 3 body kultury
   *[military] Získat 3 body vědy a 3 suroviny pro vojsko
}

# Kde by „Hotovo“ znělo špatně: `done-<klíč>`.

done-action = { option-skip }
done-build = { option-skip }
done-destroy = { option-skip }
done-defend = Podvolit se
done-bid = Pasovat
done-send = Výprava je hotová
done-pay-with = Nevyužít smlouvu
done-tuck = { option-skip }

## Otázky

ask-action = { $may ->
    [yes] můžeš provést jednu akci.
   *[no] vyber svou akci.
}
ask-take = { $may ->
    [yes] můžeš si vzít kartu z nabídky.
   *[no] vyber kartu z nabídky.
}
ask-increase-population = můžeš zvýšit populaci.
ask-build = { $may ->
    [yes] můžeš postavit jednu z těchto možností.
   *[no] vyber, co postavíš.
}
ask-upgrade = { $may ->
    [yes] můžeš vylepšit jednu ze svých budov nebo jednotek.
   *[no] vyber, co vylepšíš.
}
ask-destroy = { $may ->
    [yes] můžeš zničit ještě jednu budovu.
   *[no] vyber, co bude zničeno.
}
ask-disband = vyber jednotku, kterou rozpustíš.
ask-play-leader = vyber osobnost, kterou vyložíš.
ask-build-stages = vyber, kolik částí divu postavíš.
ask-develop = { $may ->
    [yes] můžeš vyvinout technologii.
   *[no] vyber technologii, kterou vyvineš.
}
ask-revolution = vyber nové zřízení.
ask-play = vyber akční kartu, kterou zahraješ.
ask-play-tactic = vyber taktiku, kterou zahraješ.
ask-copy-tactic = vyber taktiku, kterou okopíruješ.
ask-use = vyber kartu, kterou využiješ.
ask-end-turn = můžeš ukončit tah.
ask-politics = vyber svou politickou akci.
ask-prepare = vyber událost, kterou připravíš.
ask-attack = vyber agresi a soupeře.
ask-declare-war = vyber válku a soupeře.
ask-offer = vyber smlouvu a partnera.
ask-cancel = vyber smlouvu, kterou zrušíš.
ask-pass = můžeš se obejít bez politické akce.
ask-side = kterou stranu smlouvy si vezmeš?
ask-answer = přijmeš smlouvu?
ask-defend = { $may ->
    [yes] hraj bonusové karty a odhazuj karty, dokud se útočníkovi nevyrovnáš, nebo se podvol.
   *[no] hraj bonusové karty a odhazuj karty, dokud se útočníkovi nevyrovnáš.
}
ask-discard = vyber vojenskou kartu, kterou odhodíš.
ask-bid = nabídni za území, nebo pasuj.
ask-bid-nothing = víc nabídnout nemůžeš.
ask-send = { $may ->
    [yes] výprava je dost silná. Vyšli další jednotky, nebo skonči.
   *[no] vysílej jednotky a hraj bonusové karty, dokud výprava nemá sílu tvé nabídky.
}
ask-send-nothing = výprava je hotová.
ask-play-bonus = vyber bonusovou kartu.
ask-cover = modrý pruh je prázdný, vyber tedy kartu, jejímž žetonem zakryješ část divu.
ask-lose-token = modrý pruh je prázdný, vyber tedy kartu, která ztratí žeton.
ask-lose-worker = nemáš volného človíka, vyber tedy kartu, která jednoho ztratí.
ask-pay-with = část ceny platíš tím druhým.
ask-pay-with-only = { $word-id ->
    [food] místo 1 suroviny můžeš zaplatit 1 jídlo.
   *[resources] místo 1 jídla můžeš zaplatit 1 surovinu.
}
ask-goods = vyber, zda získáš jídlo, nebo suroviny.
ask-food = vyber, kolik z toho bude jídlo a kolik suroviny.
ask-tuck = místo získání civilní akce můžeš zasunout Homéra pod div.
ask-colonize = vyber území, které kolonizuješ.
ask-lose-colony = vyber kolonii, které se vzdáš.
ask-take-colony = vyber kolonii, kterou vezmeš.
ask-remove = { $may ->
    [yes] můžeš odstranit kartu.
   *[no] vyber, co bude odstraněno.
}
ask-ruin = vyber div, ze kterého budou ruiny.
ask-steal = { $may ->
    [yes] můžeš ukrást speciální technologii.
   *[no] vyber speciální technologii, kterou ukradneš.
}
ask-support = vyber, co získáš pro tento tah.

## Průběh partie

event-turn = Kolo { $number }: { $player }
event-age = Začíná věk { $age }.
event-last-round = Kolo { $number } je poslední.
event-row-cleared = Z nabídky odchází karta { $name }.
event-row-cleared-many = Z nabídky odcházejí karty { $name }.
event-took = { $player } si bere { $card }.
event-grew = { $player } zvyšuje populaci.
event-built = { $player } staví: { $name }.
event-upgraded = { $player } vylepšuje na: { $name }.
event-destroyed = { $player } ztrácí budovu: { $name }.
event-destroys = { $player } ničí vlastní budovu: { $name }.
event-disbands = { $player } rozpouští jednotku: { $name }.
event-leader = { $player } vykládá osobnost { $name }.
event-leader-left = { $player } ztrácí osobnost { $name }.
event-tucked = { $player } zasouvá Homéra pod div { $name }.
event-stages = { $number ->
    [one] { $player } staví { $number } část divu { $name }.
    [few] { $player } staví { $number } části divu { $name }.
    [many] { $player } staví { $number } části divu { $name }.
   *[other] { $player } staví { $number } částí divu { $name }.
}
event-completed = { $player } dokončuje div { $name }.
event-wonder-lost = { $player } ztrácí nedokončený div { $name }.
event-ruined = Div { $name } { PLAYER($player, case: "gen") } se mění v ruiny.
event-developed = { $player } vyvíjí technologii { $name }.
event-revolution = Revoluce! { $player } zavádí zřízení { $name }.
event-played = { $player } hraje { $card }.
event-used = { $player } využívá { $card }.
event-tactic = { $player } hraje taktiku { $name }.
event-copied = { $player } kopíruje taktiku { $name }.
event-common = { $player } zpřístupňuje taktiku { $name }.
event-prepared = { $player } připravuje { $card }.
event-event = { $player } otáčí událost { $name }.
event-events-renewed = { $number ->
    [one] Aktuální je { $number } budoucí událost.
    [few] Aktuální jsou { $number } budoucí události.
    [many] Aktuální jsou { $number } budoucí události.
   *[other] Aktuálních je { $number } budoucích událostí.
}
event-peeked = { $player } se dívá na { $card } navrchu aktuálních událostí.
event-gained = { $player } získává { amount }.
event-lost = { $player } ztrácí { amount }.
event-lost-token = { $player } ztrácí modrý žeton z karty { $name }.
event-produced = { $number ->
    [0] { $player } neprodukuje žádné { $what-id ->
        [food] jídlo
       *[resources] suroviny
    }.
   *[other] { $player } produkuje { amount }.
}
event-corruption = Korupce, { $player }: { $number }.
event-famine = Hlad: { PLAYER($player, case: "dat") } { $number ->
    [one] chybí { $number } jídlo.
    [few] chybí { $number } jídla.
    [many] chybí { $number } jídla.
   *[other] chybí { $number } jídel.
}
event-uprising = Povstání! { $player } nic neprodukuje.
event-drew = { $player } si líže { $card }.
event-drew-many = { event-drew }
event-discarded = { $player } odhazuje { $card }.
event-discarded-many = { event-discarded }
event-reshuffled = Z odhozených vojenských karet vzniká nový balíček.
event-antiquated = { $player } odhazuje { $card }: zastarala.
event-aggression = { $player } hraje proti { PLAYER($to, case: "dat") } kartu { $name }.
event-defended = { $player } se brání: { $name }.
event-repelled = { $player } odráží agresi.
event-war = { $player } vyhlašuje { PLAYER($to, case: "dat") } válku: { $name }.
event-war-over = { $name }: { $player } má sílu { $mine }, { $to } { $yours }. { $outcome-id ->
    [won] Vítězí { $player }.
    [lost] Vítězí { $to }.
   *[tied] Nevítězí nikdo.
}
event-offered = { $player } nabízí { PLAYER($to, case: "dat") } { $card }.
event-side = { $player } chce stranu { $side }.
event-refused = { $player } odmítá { $card }.
event-pact = { $player } a { $to } uzavírají smlouvu { $name }.
event-pact-ended = Smlouva { $name } mezi { PLAYER($player, case: "ins") } a { PLAYER($to, case: "ins") } končí.
event-cancelled = { $player } ruší smlouvu { $name }.
event-bid = { $player } nabízí { $number }.
event-passed = { $player } pasuje.
event-sent = { $player } vysílá jednotku: { $name }.
event-bonus = { $player } hraje { $card }.
event-colonized = { $player } kolonizuje { $name }.
event-nobody-colonizes = { $name }: nikdo nekolonizuje.
event-colony-lost = { $player } ztrácí kolonii { $name }.
event-colony-stolen = { $player } bere { PLAYER($to, case: "dat") } kolonii { $name }.
event-technology-stolen = { $player } bere { PLAYER($to, case: "dat") } technologii { $name }.
event-final-scoring = Hra končí: hodnotí se poslední události.
event-final-event = Hodnotí se: { $name }.
event-resigned = { $player } odstupuje ze hry.
event-ended = Výsledek je konečný.

## Konec

reason-culture = Rozhoduje nejvíc bodů kultury.
reason-resigned = Všichni ostatní odstoupili.
line-production = produkce
line-prepared = připravené události
line-events = události
line-colonies = kolonie
line-cards = osobnosti, divy a akční karty
line-conflicts = agrese a války
line-famine = hlad
line-final = události na konci
line-at-end = karty na konci

## Stůl v terminálu

table-age = věk { $age }
table-round = { $number }. kolo
table-last-round = poslední je { $number }.
table-civil-deck = civilní balíček
table-military-deck = vojenský balíček
table-current = aktuální události
table-future = budoucí události
table-known = Události, které znáš
table-past = Poslední událost
table-common = Společné taktiky
table-event = Událost
table-bid = { $player } nabízí { $number }.
table-most = { $number ->
    [0] Nemáš koho vyslat.
   *[other] Můžeš nabídnout nejvýše { $number }.
}
table-force = Výprava má sílu { $force } z { $bid }.
hint-strengths = síla { $mine } ku { $theirs }
hint-force = pak { $force } z { $bid }
table-attack = Proti { PLAYER($player, case: "dat") }: útok { $attack }, obrana { $defence }
table-offer = Nabídka pro { PLAYER($player, case: "acc") }
table-this-turn = Pro tento tah
board-out = mimo hru
board-yellow = Žlutý pruh
board-population-price = další človík
board-unused = volní človíci: { $number }
board-blue = Modrý pruh
board-discontent = nespokojení: { $number }
board-urban-limit = městské budovy každého typu: { $number }
board-government = Zřízení
board-leader = Osobnost
board-wonders = Divy
board-ruin = ruiny
board-colonies = Kolonie
board-tactic = Taktika
board-war = Válka
board-pact = Smlouva
board-hand = Civilní karty
board-military-hand = Vojenské karty
board-end-of-turn = Konec tahu
board-uprising = povstání: žádná produkce
board-corruption = korupce
board-consumption = spotřeba
board-famine = hlad: body kultury −{ $number }

## Co možnost udělá

about-pass = hned začneš s civilními a vojenskými akcemi
about-increase-population = získáš jednoho volného človíka
about-destroy = človík se uvolní
about-disband = človík se uvolní
about-bid = kdo nabídne nejvíc, zaplatí jednotkami a bonusovými kartami
about-done-bid = dál už nenabízíš
about-done-defend = agrese uspěje

## Why a move is good: what there is more or less of after it

part-culture = { $more ->
    [yes] více bodů kultury
   *[no] méně bodů kultury
}
part-culture_rating = { $more ->
    [yes] více kultury za kolo
   *[no] méně kultury za kolo
}
part-resources = { $more ->
    [yes] více surovin
   *[no] méně surovin
}
part-food = { $more ->
    [yes] více jídla
   *[no] méně jídla
}
part-science = { $more ->
    [yes] více bodů vědy
   *[no] méně bodů vědy
}
part-resource_rate = { $more ->
    [yes] více surovin za kolo
   *[no] méně surovin za kolo
}
part-science_rate = { $more ->
    [yes] více vědy za kolo
   *[no] méně vědy za kolo
}
part-food_rate = { $more ->
    [yes] více jídla za kolo
   *[no] méně jídla za kolo
}
part-hunger = { $more ->
    [yes] menší hrozba hladomoru
   *[no] větší hrozba hladomoru
}
part-corruption = { $more ->
    [yes] menší korupce
   *[no] větší korupce
}
part-yellow_tokens = { $more ->
    [yes] více žlutých žetonů v pruhu
   *[no] méně žlutých žetonů v pruhu
}
part-blue_tokens = { $more ->
    [yes] více modrých žetonů v pruhu
   *[no] méně modrých žetonů v pruhu
}
part-workers = { $more ->
    [yes] více volných človíků
   *[no] méně volných človíků
}
part-uprising = { $more ->
    [yes] menší hrozba povstání
   *[no] větší hrozba povstání
}
part-faces = { $more ->
    [yes] spokojenější lid
   *[no] méně spokojený lid
}
part-civil_actions = { $more ->
    [yes] více civilních akcí v každém tahu
   *[no] méně civilních akcí v každém tahu
}
part-military_actions = { $more ->
    [yes] více vojenských akcí v každém tahu
   *[no] méně vojenských akcí v každém tahu
}
part-rooms = { $more ->
    [yes] místo pro více městských budov
   *[no] místo pro méně městských budov
}
part-open_civil = { $more ->
    [yes] více civilních akcí do konce tahu
   *[no] méně civilních akcí do konce tahu
}
part-open_military = { $more ->
    [yes] více vojenských akcí do konce tahu
   *[no] méně vojenských akcí do konce tahu
}
part-strength = { $more ->
    [yes] silnější armáda
   *[no] slabší armáda
}
part-wars = { $more ->
    [yes] lepší vyhlídky ve válce
   *[no] horší vyhlídky ve válce
}
part-technologies = { $more ->
    [yes] lepší technologie
   *[no] horší technologie
}
part-leaders = { $more ->
    [yes] lepší osobnost
   *[no] slabší osobnost nebo žádná
}
part-colonies = { $more ->
    [yes] více kolonií
   *[no] méně kolonií
}
part-held_cards = { $more ->
    [yes] lepší karty na ruce
   *[no] horší karty na ruce
}
part-action_cards = { $more ->
    [yes] více akčních karet na ruce
   *[no] méně akčních karet na ruce
}
part-military_cards = { $more ->
    [yes] více vojenských karet na ruce
   *[no] méně vojenských karet na ruce
}
part-wonder = { $more ->
    [yes] blíže k dokončení divu
   *[no] dále od dokončení divu
}
part-impacts = { $more ->
    [yes] více kultury z událostí, které znáš
   *[no] méně kultury z událostí, které znáš
}

## Témata úloh

puzzle-theme-wonder = Divy
puzzle-theme-politics = Politika
puzzle-theme-colony = Kolonie
