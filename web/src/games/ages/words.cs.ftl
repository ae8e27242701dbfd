# Through the Ages na stránce: stůl, úvod, první partie s průvodcem. Co říká i terminál, je na serveru.

## O čem to je

point-goal = Cíl
point-goal-text = Mít na konci čtvrtého věku nejvíc bodů kultury. Část dává každý tah tvůj přírůstek kultury, další přidávají divy, osobnosti, události a války.
point-turn = Tvůj tah
point-turn-text = Jedna politická akce, potom civilní a vojenské akce: ber karty z nabídky, zvyšuj populaci, stav, vyvíjej technologie, vykládej osobnosti, buduj divy. Nakonec tvůj národ produkuje.
point-people = Tvůj lid
point-people-text = Človíci dávají jídlo, suroviny, vědu, kulturu a sílu. Čím víc jich je, tím víc jedí a tím víc spokojenosti chtějí; z plných skladů roste korupce.

## Karty

fact-age = Věk
fact-kind = Druh
card-how = Jak číst kartu
card-kind = { $kind }, věk { $age }
card-fresh = Tuto kartu máš až od tohoto tahu: zahrát ji můžeš od příštího.
card-fresh-short = příští tah
word-worker = človík

named-amount = { $name } { $count }
amount-civil = civilní akce
amount-military = vojenské akce
amount-food = jídlo
amount-resources = suroviny
amount-science = věda
amount-culture = kultura
amount-strength = síla
amount-happiness = spokojenost
amount-colonization = kolonizační bonus
amount-yellow = žluté žetony
amount-blue = modré žetony
amount-population = populace
amount-military_cards = vojenské karty
amount-civil_hand = limit civilních karet
amount-military_hand = limit vojenských karet
amount-food_made = jídlo každý tah
amount-resources_made = suroviny každý tah
amount-defence = obrana

## Stůl

standing = { $points } (+{ $rating })
middle-label = Nabídka karet, balíčky, události a taktiky
row-label = Nabídka karet
row-part = { $price ->
    [one] Karty za { $price } civilní akci
    [few] Karty za { $price } civilní akce
    [many] Karty za { $price } civilní akce
   *[other] Karty za { $price } civilních akcí
}
row-price = { $count ->
    [0] pro tebe zdarma
    [one] pro tebe za { $count } civilní akci
    [few] pro tebe za { $count } civilní akce
    [many] pro tebe za { $count } civilní akce
   *[other] pro tebe za { $count } civilních akcí
}
row-surcharge = o { $count } víc za tvoje dokončené divy
row-cheaper = o { $count } méně
age-now = Věk { $age }
events-label = Události
events-current = aktuální
events-future = budoucí
events-past = poslední
event-known = { $card }: víš, že tam je
tactic-would = { $card }. { $count ->
    [0] Tvoje jednotky s ní netvoří žádnou armádu
    [one] Tvoje jednotky s ní tvoří { $count } armádu
    [few] Tvoje jednotky s ní tvoří { $count } armády
    [many] Tvoje jednotky s ní tvoří { $count } armády
   *[other] Tvoje jednotky s ní tvoří { $count } armád
}
matter-auction = Kolonizace
auction-none = Zatím nikdo nic nenabízí.
auction-in = O území se ucházejí: { $players }
auction-force = Výprava:
force-of = { $force } z { $bid }
bid-most = Celá tvá výprava
matter-attack = { $player } napadá { PLAYER($to, case: "acc") }
attack-strength = Síla útočníka
defence-strength = Síla napadeného
attack-succeeds = Útok se daří.
attack-short = Do obrany chybí síla: { $count }.
matter-offer = { $player } nabízí smlouvu { PLAYER($to, case: "dat") }
offer-sides = Strana { $side }: { $player }, strana { $other }: { $to }.
matter-event = Událost
board-of = Národ { PLAYER($player, case: "gen") }
board-special = Speciální
leader-none = žádná
technologies-label = Technologie s človíky podle typu a věku
technology-label = { $card }, věk { $age }. Človíci: { $workers }, modré žetony: { $tokens }. Cena človíka v surovinách: { $price }.
build-price = Cena človíka na této kartě v surovinách: { $count }
workers-count = { $count ->
    [one] { $count } človík
    [few] { $count } človíci
    [many] { $count } človíka
   *[other] { $count } človíků
}
tokens-count = { $count ->
    [one] { $count } modrý žeton
    [few] { $count } modré žetony
    [many] { $count } modrého žetonu
   *[other] { $count } modrých žetonů
}
stages-built = Postavené části: { $count } z { $total }
actions-civil = Zbývající civilní akce: { $count } z { $total }
actions-military = Zbývající vojenské akce: { $count } z { $total }
rating-culture = Kultura: body { $points }, každý tah +{ $rating }
rating-science = Věda: body { $points }, každý tah +{ $rating }
rating-strength = Síla: { $number }
rating-happiness = Spokojenost: { $number }, potřebná: { $needed }
rating-food = Jídlo: { $number }, farmy dávají každý tah { $rating }
rating-resources = Suroviny: { $number }, doly dávají každý tah { $rating }
armies-strength = Armády přidávají sílu { $number }
armies-count = { $count ->
    [0] žádná armáda
    [one] { $count } armáda
    [few] { $count } armády
    [many] { $count } armády
   *[other] { $count } armád
}
pact-with = strana { $side }, partner { $player }
war-between = { $player } proti { PLAYER($to, case: "dat") }: síla { $attack } ku { $defence }
war-on-you = válka proti tobě
this-turn-units = Jen v tomto tahu; suroviny a věda pro vojenské jednotky
unused-label = Volní človíci
uprising-looms = Povstání! Nespokojení: { $number }
bank-empty = Žlutý pruh je prázdný: další človíci nepřijdou.
grow-price = Cena nového človíka v jídle: { $count }
grow-then = Potom: spotřeba { $consumption }, potřebná spokojenost { $needed }, nespokojení { $discontent }, volní človíci { $unused }
yellow-label = Žlutý pruh, zbývající žetony: { $count }. Spotřeba jídla každý tah: { $consumption }, potřebná spokojenost: { $needed }.
yellow-section = Cena človíka odsud v jídle: { $price }. Až bude místo prázdné: spotřeba { $consumption }, potřebná spokojenost { $happiness }.
consumption-now = Spotřeba jídla každý tah: { $count }
happiness-now = Potřebná spokojenost: { $count }
blue-label = Modrý pruh, zbývající žetony: { $count }. Korupce každý tah: { $corruption }.
blue-section = Až bude místo prázdné, korupce každý tah: { $corruption }.
corruption-now = Korupce každý tah v surovinách: { $count }
end-leader = z toho { $leader }:
end-leader-only = ale { $leader }:
end-corruption = korupce bere { $count }
end-blue-empty = modrý pruh se vyprázdní
end-draws = { $count ->
    [one] Za nespotřebované vojenské akce si lízneš { $count } vojenskou kartu
    [few] Za nespotřebované vojenské akce si lízneš { $count } vojenské karty
    [many] Za nespotřebované vojenské akce si lízneš { $count } vojenské karty
   *[other] Za nespotřebované vojenské akce si lízneš { $count } vojenských karet
}
end-discards = vojenské karty nad limit, které nejdřív odhodíš: { $count }
end-actions-left = Nespotřebované civilní akce: { $count }.
table-in-last-round = poslední kolo
hand-limit = Limit: { $count }
hand-none = žádné
hands-count = Na ruce: civilní karty { $civil }, vojenské karty { $military }
fold = Sbalit národ { PLAYER($player, case: "gen") }
unfold = Ukázat národ { PLAYER($player, case: "gen") }

## Možnosti

word-group-take = Vzít si kartu z nabídky
word-group-end-turn = Ukončit tah
word-group-build-stages = Stavět div
word-group-copy = Okopírovat společnou taktiku
word-group-destroy = Zničit budovu nebo rozpustit jednotku
option-end-turn-short = Ukončit teď
option-build-short = Postavit
option-upgrade-use = Vylepšit
option-destroy-short = Zničit
option-disband-short = Rozpustit
option-develop-short = Vyvinout
option-revolution-short = Revoluce
option-defend-short = Zahrát pro obranný bonus
option-discard-short = Odhodit lícem dolů
option-attack-use = Zahrát agresi
option-declare-war-use = Vyhlásit válku
option-offer-use = Nabídnout smlouvu
destroy-why = Človík bude volný
prepare-later = Později:
revolution-why = Spotřebuje všechny tvoje civilní akce.
strengths = Síla: ty { $mine }, { $player } { $theirs }. { $who ->
    [mine] Máš převahu.
    [none] Shoda.
   *[theirs] Soupeř má převahu.
}
now-take = Vzít si ji:
now-develop = Vyvinout ji:
now-revolution = Revolucí:
now-build = Človík na ní:
now-attack = Proti { PLAYER($player, case: "dat") }:
attack-not-now = Teď to nejde.

## Konec

result-chart = Kultura v průběhu partie
result-no-moments = Byly to klidné dějiny.

## První partie s průvodcem

guide-action = Vyber, co svítí. Karty z nabídky stojí tolik civilních akcí, kolik je pod nimi bílých žetonů. Kliknutí na technologii ukáže, co s ní můžeš dělat: stavět, vylepšovat, ničit. V prvním kole můžeš jen brát karty: dobrý začátek je akční karta, osobnost nebo technologie farmy, dolu či laboratoře. „Konec tahu“ na tvém plánu říká, co konec přinese.
guide-politics = Jedna politická akce před tahem: připrav událost (dá body kultury podle věku a otočí aktuální událost), veď agresi, vyhlas válku nebo nabídni smlouvu. Nemusíš dělat nic.
guide-discard = Máš víc vojenských karet než vojenských akcí. Nech si taktiky pro své jednotky a bonusové karty na obranu a kolonie.
guide-build = Karta ti dovoluje stavět: sníženou cenu platíš ze svých surovin.
guide-upgrade = Vylepšení stojí jen rozdíl cen.
guide-develop = Technologie stojí body vědy. Potom na ni můžeš dávat človíky.
guide-bid = Území kolonizuje, kdo nabídne nejsilnější výpravu. Platíš jednotkami, které tím ztrácíš; pomáhají bonusové karty a lodě.
guide-send = Vyber jednotky a bonusové karty své výpravy. Nevysílej víc, než musíš.
guide-defend = Potřebuješ stejnou sílu jako útočník. Bonusové karty počítají svou obranu, každá jiná vojenská karta 1; použiješ jich nejvýš tolik, kolik máš vojenských akcí. Nebo se podvol a snes, co karta říká.
guide-answer = Než přijmeš, podívej se na obě strany: smlouva platí, dokud ji někdo nezruší nebo neodstoupí.
guide-side = Strany se liší. Partner dostane tu druhou a může odmítnout.
guide-lose-worker = Jeden človík odchází. Vyber, kde ho můžeš postrádat.
guide-lose-token = Modrý pruh je prázdný, a tak přijdeš o žeton z karty: o část jídla nebo surovin.
guide-cover = Modrý pruh je prázdný: část divu zakryješ žetonem z farmy nebo dolu.
guide-destroy = Vyber budovu, která zanikne. Starší bývá menší ztráta.
guide-goods = Jídlo živí lid a nové človíky, suroviny staví.
guide-food = Jídlo živí lid a nové človíky, suroviny staví. Vyber, kolik čeho chceš.
guide-ruin = Z divu budou ruiny: jeho efekty zmizí, ale mezi divy se počítá dál.
guide-take = Karta ti dovoluje vzít si kartu z nabídky.
guide-event-age = Začal nový věk. Na konci věku zastarají karty předchozího: zmizí z rukou a ze hry odejdou tehdejší osobnosti a nedokončené divy. Každý navíc přijde o 2 žluté žetony, takže lidé brzy chtějí víc jídla a spokojenosti.
guide-event-last-round = Poslední kolo. Proměň, co máš, v kulturu a mysli na události: zbylé události věku III se na konci vyhodnotí pro všechny.
guide-event-aggression = Agrese udeří hned, pokud útočník zůstane silnější. Kdo se brání, může přidat sílu vojenskými kartami: nejvýš tolika, kolik má vojenských akcí.
guide-event-war = O válce se rozhodne na začátku příštího tahu útočníka. Vyhraje silnější strana, ať je to kterákoli. Do té doby můžou zbrojit obě; bonusové karty se nepočítají.
guide-event-tactic = Taktika spojuje jednotky v armády: každá úplná sestava přidá sílu. Od příštího tahu svého hráče je společná a každý si ji může okopírovat za 2 vojenské akce.
guide-event-colonized = Kolonie: její trvalý efekt platí odteď, ten druhý se stane jednou. Vyslané jednotky jsou ztracené a jejich žetony se vracejí do žlutého pruhu.
guide-event-completed = Dokončený div platí odteď. S každým, který dokončíš, je další dražší: za jeho vzetí dáš o 1 civilní akci víc.
guide-event-revolution = Revoluce přinese nové zřízení za méně vědy, ale stojí všechny civilní akce tahu. Když ho vyvineš jako každou jinou technologii, stojí víc vědy a jedinou akci.
guide-event-uprising = Povstání: nespokojených bylo víc než volných človíků, a tak se nic neprodukuje. Postav chrám nebo divadlo, nebo si nech víc volných človíků.
guide-event-famine = Chybělo jídlo: každé chybějící stojí 4 body kultury. Pomůže další farma, nebo lepší.
guide-event-corruption = Korupce bere suroviny, protože se modrý pruh vyprazdňuje. Co utratíš, vrací se do něj, tak nic nehromaď.
guide-option-upgrade = Teď můžeš vylepšovat: človík se přesune na lepší kartu téhož typu za rozdíl cen. Stojí to akci, ale ne volného človíka.
guide-option-play-tactic = Máš v ruce taktiku. Stojí 1 vojenskou akci a každá sestava jednotek, kterou ukazuje, přidá sílu.
guide-option-copy-tactic = Jedna z taktik je teď společná: za 2 vojenské akce může být i tvoje.
guide-option-revolution = Můžeš změnit zřízení revolucí: stojí méně vědy, ale všechny civilní akce tohoto tahu. Nové zřízení pak platí do konce hry, nebo do dalšího.
guide-option-attack = Máš v ruce agresi a někdo je slabší než ty. Stojí tolik vojenských akcí, kolik je na kartě. Bránit se může kartami, takže malý náskok nemusí stačit.
guide-option-declare-war = Můžeš vyhlásit válku. Rozhodne se o ní na začátku tvého příštího tahu a vyhraje silnější strana, i kdyby to byl soupeř.

## Úvod

intro-goal-title = Cíl
intro-goal = Vedeš národ od starověku po dnešek. Na konci vyhrává nejvíc bodů kultury. Všechno pohánějí čtyři statistiky: kultura a věda přibývají každý tah, síla rozhoduje střety, spokojenost drží lid v klidu.
intro-turn-title = Tah
intro-turn = Nejdřív jedna politická akce: událost, agrese, válka, smlouva, nebo nic. Potom tolik akcí, kolik dovolí tvoje zřízení: bílé žetony jsou civilní akce, červené vojenské. Na konci tahu tvůj národ produkuje.
intro-row-title = Nabídka karet
intro-row = V řadě leží třináct karet; čím víc vpravo, tím víc civilních akcí stojí: 1, 2 nebo 3. Technologie vyvíjíš za vědu, z každého věku můžeš mít jednu osobnost, akční karty pomohou jednou a hrají se nejdřív v příštím tahu.
intro-people-title = Lid
intro-people = Za civilní akci a jídlo se ze žlutého žetonu stane nový človík. Za suroviny dávej človíky na farmy, doly, budovy a jednotky. Čím prázdnější žlutý pruh, tím víc lid jí a tím víc spokojenosti chce. Je-li nespokojených víc než volných, přijde povstání: žádná produkce.
intro-tokens-title = Modré žetony
intro-tokens = Každý človík na farmě nebo v dole dá každý tah na svou kartu modrý žeton: jídlo nebo suroviny, na lepších technologiích cennější. Čím prázdnější modrý pruh, tím víc bere korupce. Proto utrácej a zlepšuj farmy a doly.
intro-wonders-title = Divy
intro-wonders = Div přichází do hry nedokončený. Stav jeho části jednu po druhé; s poslední začne fungovat. Každý dokončený div zdraží braní dalšího o jednu civilní akci.
intro-military-title = Vojsko
intro-military = { $seats ->
    [2] Za nespotřebované vojenské akce si lížeš vojenské karty: taktiky tvoří z jednotek armády, bonusové karty brání, události a území připravuješ, agrese a války postihují slabšího. V síle nikdy nezaostávej moc.
   *[other] Za nespotřebované vojenské akce si lížeš vojenské karty: taktiky tvoří z jednotek armády, bonusové karty brání, události a území připravuješ, agrese a války postihují slabší, smlouvy zavazují. V síle nikdy nezaostávej moc.
}
intro-end-title = Jak to končí
intro-end = Dojdou-li civilní karty věku III v tahu začínajícího hráče, je toto kolo poslední; jinak se hraje ještě jedno. Pak všem přinesou body události věku III, které ještě měly přijít. To je vše – zbytek ti řeknou karty a „Proč?“ otevře pravidlo za každou otázkou.
