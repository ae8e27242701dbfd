# Imperium na stránce: stůl, úvod, první partie s průvodcem. Co říká i terminál, přichází ze serveru.

## O čem hra je

point-goal = Cíl
point-goal-text = Nejvíc vítězných bodů. Každá tvá karta se počítá, ať leží kdekoli; každý žeton rozvoje je 1 bod, každá karta nepokojů −2.
point-turn = Tvůj tah
point-turn-text = Aktivace: hraj karty a používej schopnosti. Nebo inovace: odhoď všechny karty z ruky za kartu z nabídky. Nebo vzdorování: zbav se nepokojů. Potom umísti rozvoj na kartu v nabídce a dober si.
point-nation = Tvůj národ
point-nation-text = Šestnáct národů, každý s vlastním balíčkem. Kdykoli ti dojde dobírací balíček, přibude do něj karta národa; poslední z nich udělá z barbarů říši a ta pak buduje karty budování.

## Karty

fact-suit = Symbol
fact-state = Stav
fact-icons = Ikona
card-how = Jak kartu číst
amount-label = { $good }: { $count }

## Stůl

standing-progress = ★ { $count }
middle-label = Nabídka, balíčky a co ukončí hru
market-label = Nabídka
deck-of = Balíček, symbol { $suit }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
tokens-on = Žetony na kartě: dostane je, kdo si kartu vezme
unrest-under = { $count ->
    [one] Pod kartou je { $count } karta nepokojů: dostane ji, kdo si kartu nárokuje
    [few] Pod kartou jsou { $count } karty nepokojů: dostane je, kdo si kartu nárokuje
   *[other] Pod kartou je { $count } karet nepokojů: dostane je, kdo si kartu nárokuje
}
fame-top = Vrchní karta je { $name }.
fame-known = Karty věhlasu, které znáš, vrchní první. Ostatní jsou skryté.
offer-label = Vyber kartu
zone-hand = ruka
zone-play = vyložené karty
zone-garrison = posádka
zone-market = nabídka
zone-deck = dobírací balíček
zone-discard = odhazovací balíček
zone-history = historie
zone-nation = balíček národa
zone-development = karty budování
table-in-last-round = poslední kolo
zone-exile = vyhnanství
zone-fame = věhlas
zone-resolving = právě se vyhodnocuje
zone-score = dosavadní body
zone-nation-words = národ
pile-of = { $player }: { $pile }
pile-empty = Neleží tu žádná karta.
pile-hidden = { $count ->
    [one] { $count } skrytá karta.
    [few] { $count } skryté karty.
   *[other] { $count } skrytých karet.
}
deck-order = Karty jsou seřazené podle názvu; jejich pořadí je skryté.
nation-deck = { $count ->
    [one] Zbývá { $count } karta. Jakmile dojde dobírací balíček, přijde do odhazovacího a vše se zamíchá do nového dobíracího balíčku.
    [few] Zbývají { $count } karty. Kdykoli dojde dobírací balíček, přijde vrchní z nich do odhazovacího a vše se zamíchá do nového dobíracího balíčku.
   *[other] Zbývá { $count } karet. Kdykoli dojde dobírací balíček, přijde vrchní z nich do odhazovacího a vše se zamíchá do nového dobíracího balíčku.
}
nation-about = O tomto národu
score-sum = Součet
mine-label = { $player }: stavová karta, vyložené karty a ruka
supply-label = Žetony
actions-left = { $count ->
    [one] Zbývá { $count } žeton akce
    [few] Zbývají { $count } žetony akcí
   *[other] Zbývá { $count } žetonů akcí
}
exhausts-left = { $count ->
    [one] Zbývá { $count } žeton vyčerpání
    [few] Zbývají { $count } žetony vyčerpání
   *[other] Zbývá { $count } žetonů vyčerpání
}
points-open = Body řádek po řádku
first-mark = Začíná každé kolo; karta slunovratu leží vpravo
no-regions = Žádné vyložené území.
no-others = Nic dalšího vyloženého.
accession-label = Poslední karta národa
hand-of = Ruka { $count } z { $limit }
hand-empty = Nemáš v ruce žádnou kartu.
unrest-owned = { $count ->
    [one] celkem { $count } karta nepokojů
    [few] celkem { $count } karty nepokojů
   *[other] celkem { $count } karet nepokojů
}
hand-count = V ruce { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
regions-count = { $count ->
    [one] { $count } vyložené území
    [few] { $count } vyložená území
   *[other] { $count } vyložených území
}
fold = Sbalit karty { PLAYER($player, case: "gen") }
unfold = Rozbalit karty { PLAYER($player, case: "gen") }
realm-label = Karty { PLAYER($player, case: "gen") }
tile-exhausted = v tomto tahu vyčerpaná
tile-ready = aktivační schopnost: připravená
tile-passive = platí stále, dokud je vyložená
garrison-label = { $card }, v posádce pod kartou { $host }
garrison-of = Posádka: { $cards }

## Co ukončí hru

end-label = Co ukončí hru
end-next = Poslední kolo je { $number }
end-now = Toto je poslední kolo
end-main = Hlavní balíček
end-main-why = Až se vyprázdní, spustí se bodování: dohraje se toto kolo a ještě jedno.
end-fame = Věhlas před Králem
end-fame-why = Pod kartami věhlasu leží Král králů. Kdo se k němu dostane první, spustí bodování.
end-unrest = Balíček nepokojů
end-unrest-why = Až se vyprázdní, nastane ihned kolaps: vítězí, kdo má nejméně karet nepokojů.
end-development = { $player }: budování
end-development-why = Kdo vybuduje poslední kartu budování, spustí bodování.
end-zenith = { $player }: zenit
end-zenith-why = Až karta zenitu opustí balíček národa, spustí se bodování.
end-graal = { $player }: výpravy
end-graal-why = Poslední výpravou je Grál; jeho zahrání spustí bodování.
end-shangri-la = { $player }: Šangri-La
end-shangri-la-why = V Šangri-La spustí bodování 24 žetonů populace při slunovratu.
solstice-after = Slunovrat: po tahu { PLAYER($player, case: "gen") }

## Výběr stran a národů

side-recommended = pro první partie
difficulty = obtížnost { $number } z 5
starts-empire = Začíná jako říše.
history-none = Nemá historii: co by do ní přišlo, jde do odhazovacího balíčku.
history-sunken = Místo historie má balíček potopy.
exhausts-of = Má žetony vyčerpání: { $count } místo 5.
power-side = Karta mocnosti, strana { $side }
powers-label = Obě strany karty mocnosti
nations-compare = Jaké jsou národy
nation-choose = vybrat
nation-chosen = vybráno

## Možnosti

detail-innovate = { $count ->
    [0] Učiň průlom v libovolné kartě.
    [one] Odhoď { $count } kartu a učiň jakýkoli průlom.
    [few] Odhoď { $count } karty a učiň jakýkoli průlom.
   *[other] Odhoď { $count } karet a učiň jakýkoli průlom.
}
detail-revolt = Vrátíš karty nepokojů z ruky; to je celý tah.
detail-end = { $count ->
    [one] { $count } žeton akce zůstane nevyužitý.
    [few] { $count } žetony akcí zůstanou nevyužité.
   *[other] { $count } žetonů akcí zůstane nevyužitých.
}
detail-calm = nepokoje se vrátí do svého balíčku
detail-deck = { $count ->
    [one] poslední karta, naslepo
    [few] vrchní ze { $count } karet, naslepo
   *[other] vrchní z { $count } karet, naslepo
}
detail-dig = odhaluje se z hlavního balíčku, dokud některá nevyhoví
detail-stand-in = zastoupí rozvoj: { $count }
now-state = Lze ji hrát jen ve stavu: { $state }.
now-unplayable = Teď ji zahrát nemůžeš.
now-lacking = Chybí ti: { $goods }.
now-missing = K vybudování ti chybí: { $goods }.

## Konec

result-chart = Body v průběhu partie
result-no-moments = V této partii nenastal žádný zvrat.

## První partie s průvodcem

guide-side = Karta mocnosti platí celou hru. Strana B je jednodušší a hodí se na první partie.
guide-action = Klepni na zářící kartu v ruce a zahraješ ji (každá stojí žeton akce), nebo na vyloženou kartu a použiješ její aktivační schopnost. Území zůstávají vyložená a přinášejí žetony; Pokrok a Dobývání získávají karty z nabídky. Je-li ruka špatná, inovuj; je-li plná nepokojů, vzdoruj. Nakonec ukonči tah.
guide-place = Každý tah končí žetonem na kartě v nabídce. Dostane ho, kdo si kartu vezme: vyber kartu, kterou si brzy chceš vzít.
guide-discard = Nech si, co chceš hrát příští tah, a zbytek odhoď: dobereš si do limitu karet v ruce. Čím rychleji ti balíček proběhne, tím dřív přijdou karty národa.
guide-acquire = Nárokovaná karta ti přijde do ruky se svými žetony – a s nepokoji, které leží pod ní. Území je nemají.
guide-break-through = Nepokoje pod kartou si při průlomu nebereš, vrátí se do svého balíčku. Kartu v nabídce vidíš, z balíčku si bereš vrchní kartu naslepo.
guide-develop = Karty budování jsou silné a mají body. Rozvoj zastoupí, co ti chybí: 1 za populaci, 1 za dva materiály.
guide-garrison = Karta v posádce leží pod územím a mimo balíček, dokud území zůstane vyložené. Hodí se na slabé karty a nepokoje.
guide-history = Karty v historii se už do ruky nevrátí, ale stále dávají body. Posílej tam ty slabé: balíček se ti zlepší.
guide-exile = Vyhoštěná karta opustí nabídku a přijde nová. Vyhosti, co chtějí protihráči.
guide-solstice = Při slunovratu všichni vyhodnocují tyto schopnosti v libovolném pořadí.
guide-choose = Karta ti dává na výběr. Co nelze provést celé, se nenabízí.
guide-return-number = Nepokoje se vracejí do balíčku. Každá karta, kterou si necháš, je za −2 body.
guide-take-fame = Karty věhlasu jsou za mnoho bodů. Jednu si vezmi; ostatní se vrátí.
guide-pay-population = Rozvoj může zastoupit populaci, 1 za 1. Na konci je ale každý žeton za bod.
guide-pay-materials = Rozvoj může zastoupit materiál, 1 za 2. Na konci je ale každý žeton za bod.
guide-pay-both = Rozvoj může zastoupit populaci, 1 za 1, i materiál, 1 za 2. Na konci je ale každý žeton za bod.
guide-abandon = Opuštěná karta jde do tvého odhazovacího balíčku; její posádka také.
guide-protect = Přichází útok. Teď se před ním můžeš ochránit.
guide-event-nation-card = Dobírací balíček došel, a tak do něj přibývá další karta národa. Stane se to nejvýš jednou za tah. S poslední kartou národa se z barbarů stane říše.
guide-event-empire = Z barbarů je říše: karty pro barbary už hrát nemůže, zato karty pro říši ano. Při obnově balíčku teď může zaplatit a přidat kartu budování.
guide-event-developed = Do balíčku přibývá karta budování. Kdo vybuduje svou poslední, spustí bodování.
guide-event-scoring-triggered = Blíží se konec: po tomto kole se hraje ještě jedno. Teď sbírej body: každý žeton rozvoje je za 1 a každá karta nepokojů stojí 2.
guide-event-innovated = Tah s inovací: celá ruka se odhodí a přijde jedna karta bez nepokojů.
guide-event-revolted = Tah se vzdorováním: nepokoje se z ruky vrátí do svého balíčku a nic jiného se neděje.
guide-option-exhaust = Jedna z tvých karet má aktivační schopnost. Stojí žeton vyčerpání, ale žádnou akci, a můžeš ji použít jednou za tah. Využij ji, než tah ukončíš.
guide-option-innovate = Když máš špatné karty, můžeš místo hraní inovovat: celou ruku odhodíš a vezmeš si jednu kartu zvoleného symbolu bez nepokojů.
guide-option-revolt = Máš v ruce nepokoje. Vzdorováním je všechny vrátíš do jejich balíčku, ale stojí to celý tah. Často je levnější zahrát je za jejich cenu, nebo je dát do posádky.

## Úvod

intro-goal-title = Cíl
intro-goal = Veď svůj národ od barbarů k říši. Vyhrává nejvíc vítězných bodů: karty se počítají, ať je máš kdekoli – vyložené, v ruce, v balíčku i v historii. Každý žeton rozvoje je 1 bod, každá karta nepokojů −2.
intro-turn-title = Tvůj tah: jeden ze tří
intro-turn = Aktivace: hraj karty (každá za žeton akce, máš 3) a používej schopnosti vyložených karet (každou za žeton vyčerpání). Inovace: odhoď všechny karty z ruky a učiň průlom v libovolné kartě. Vzdorování: vrať z ruky karty nepokojů. Potom umísti žeton na kartu v nabídce, odhoď, co chceš, a dober si do limitu.
intro-market-title = Nabídka a nepokoje
intro-market = Karta, kterou si nárokuješ, ti přinese žetony, které na ní leží, i nepokoje pod ní. Při průlomu se vrátí do svého balíčku. Nepokoje ucpávají ruku a stojí body; území přicházejí bez nich.
intro-cards-title = Symboly
intro-cards = Štít ukazuje symbol karty. Připnuté karty zůstávají vyložené, ostatní jdou do odhazovacího balíčku. Barbaři nemohou hrát karty s korunou, říše karty se sekerou. Vpravo nahoře jsou body; hvězda znamená, že závisí na tom, co máš.
intro-nation-title = Tvůj národ
intro-nation = Když ti dojde dobírací balíček, přijde do odhazovacího další karta národa a vše se znovu zamíchá. Poslední z nich z tebe udělá říši. Od té doby můžeš s každým novým dobíracím balíčkem vybudovat kartu budování.
intro-solstice-title = Slunovrat
intro-solstice = Když všichni odehrají tah, kolo končí: všichni vyhodnotí schopnosti slunovratu na svých vyložených kartách.
intro-end-title = Jak hra končí
intro-end = Prázdný hlavní balíček, Král králů pod kartami věhlasu, nebo něčí poslední karta budování: pak se dohraje toto kolo a ještě jedno. Dojde-li balíček nepokojů, nastane ihned kolaps a vítězí, kdo má nepokojů nejméně. Jak je co blízko, stojí vlevo od nabídky. To je vše – tlačítko „Proč?“ otevře pravidlo ke každé otázce.

## Národy: obtížnost a způsob hry, i tam, kde se národ vybírá

nation-carthaginians-text = Obchoduj a hromaď materiál. Kartami Karavany a Obchodní loď ovlivňuj nabídku, nepohodlné karty podstrkuj protihráčům a jako říše se rozpínej s kartami Sloni a Hannibal, nebo zbohatni s kartou Monopol.
nation-celts-text = Útoč, sbírej necivilizované karty a rozsévej nepokoje. Materiál ti dává karta Krádež dobytka, populaci karty Druidi a Cerridwenin kotel.
nation-greeks-text = Buduj města a techniku. Zpočátku tě nesou karty Osadníci a Řečtí žoldáci, díky kartě Věda můžeš Pokrok hrát i jako říše, Olympijské hry pročistí tvůj balíček a Maják dosáhne i na karty ve vyhnanství.
nation-macedonians-text = Nejdřív území. Falanga ti dovolí hrát území z odhazovacího balíčku, s kartou Doprovodná jízda můžeš Dobývání hrát i jako říše a Sláva mění území ve věhlas.
nation-persians-text = Shromažďuj poddané. Dobývej, co to jde; později protihráčům uškodí karty Beranidlo a Perské zlato.
nation-romans-text = Rychle se rozpínej a měň území ve slávu a věhlas. S kartou Legie můžeš Dobývání hrát i jako říše.
nation-scythians-text = Rozprostři se po územích a těž z jejich měšců. V pohybu tě drží karty Nomádi, Stany a Jízdní lučištníci; věhlas přijde až s říší.
nation-vikings-text = Karty národa přicházejí zdarma, ale v náhodném pořadí; dopředu ti dovolí nahlédnout Gothja a karta mocnosti. Do historie se nedostane nic, a tak karty, které nechceš v balíčku, ukládej do posádek v územích a pod kartu Ságy.
nation-arthurians-text = Tvou hnací silou jsou rytíři v posádkách území. Vysílej je na výpravy s kartou Myrddin Wyllt, nebo se vydej temnou cestou s kartou Morigena a měj se na pozoru před kartou Gwaith Camlan.
nation-atlanteans-text = Říše od prvního tahu, věčně hladová po žetonech. Potopy ti za území přinášejí karty z nabídky, proto si stále opatřuj území nová.
nation-egyptians-text = Trpělivý stavitel s mnoha kartami budování. Území s kapkami živí kartu Záplavy Nilu.
nation-mauryans-text = Začni útočně s kartami Indičtí sloni a potom si vyber mezi slávou a mírumilovnou cestou karty Ašóka.
nation-minoans-text = Tvým platidlem je rozvoj. Keramika ho střádá, Písmo udržuje tvůj balíček štíhlý a většina karet budování stojí žetony rozvoje.
nation-olmecs-text = Masky ti dobírají karty a pohánějí aktivační schopnosti, body ale přinášejí jen v historii. Hlavním rozhodnutím je, kdy se s nimi rozloučit.
nation-qin-text = Vybírej mezi školami myšlení a nes břímě Mandátu Nebes. Později stav Velkou zeď, nebo jdi s vládci za jinými cíli.
nation-utopians-text = Balíčkem nepospíchej: prázdný přináší nepokoje. Svitky pohánějí tvá místa poznání, rozvojem postupuješ na cestě do Šangri-La a zvítězíš populací.
nation-carthaginians-pick = Kartaginci (2/5): obchod a materiál
nation-celts-pick = Keltové (2/5): útoky a nepokoje pro ostatní
nation-greeks-pick = Řekové (5/5): města a technika
nation-macedonians-pick = Makedoňané (1/5): především území
nation-persians-pick = Peršané (1/5): poddaní
nation-romans-pick = Římané (1/5): z území sláva a věhlas
nation-scythians-pick = Skytové (2/5): měšce mnoha území
nation-vikings-pick = Vikingové (5/5): karty národa zdarma, bez historie
nation-arthurians-pick = Artušovci (5/5): rytíři a výpravy
nation-atlanteans-pick = Atlanťané (3/5): hned říše, potápí svá území
nation-egyptians-pick = Egypťané (3/5): mnoho karet budování, kapky
nation-mauryans-pick = Maurjové (2/5): sloni, potom sláva, nebo mír
nation-minoans-pick = Mínojci (3/5): platí se rozvojem
nation-olmecs-pick = Olmékové (5/5): masky
nation-qin-pick = Čchinové (2/5): školy, vládci a Velká zeď
nation-utopians-pick = Utopisté (5/5): cesta do Šangri-La
variant-nation_1-carthaginians = { nation-carthaginians-pick }
variant-nation_1-celts = { nation-celts-pick }
variant-nation_1-greeks = { nation-greeks-pick }
variant-nation_1-macedonians = { nation-macedonians-pick }
variant-nation_1-persians = { nation-persians-pick }
variant-nation_1-romans = { nation-romans-pick }
variant-nation_1-scythians = { nation-scythians-pick }
variant-nation_1-vikings = { nation-vikings-pick }
variant-nation_1-arthurians = { nation-arthurians-pick }
variant-nation_1-atlanteans = { nation-atlanteans-pick }
variant-nation_1-egyptians = { nation-egyptians-pick }
variant-nation_1-mauryans = { nation-mauryans-pick }
variant-nation_1-minoans = { nation-minoans-pick }
variant-nation_1-olmecs = { nation-olmecs-pick }
variant-nation_1-qin = { nation-qin-pick }
variant-nation_1-utopians = { nation-utopians-pick }
variant-nation_2-carthaginians = { nation-carthaginians-pick }
variant-nation_2-celts = { nation-celts-pick }
variant-nation_2-greeks = { nation-greeks-pick }
variant-nation_2-macedonians = { nation-macedonians-pick }
variant-nation_2-persians = { nation-persians-pick }
variant-nation_2-romans = { nation-romans-pick }
variant-nation_2-scythians = { nation-scythians-pick }
variant-nation_2-vikings = { nation-vikings-pick }
variant-nation_2-arthurians = { nation-arthurians-pick }
variant-nation_2-atlanteans = { nation-atlanteans-pick }
variant-nation_2-egyptians = { nation-egyptians-pick }
variant-nation_2-mauryans = { nation-mauryans-pick }
variant-nation_2-minoans = { nation-minoans-pick }
variant-nation_2-olmecs = { nation-olmecs-pick }
variant-nation_2-qin = { nation-qin-pick }
variant-nation_2-utopians = { nation-utopians-pick }
variant-nation_3-carthaginians = { nation-carthaginians-pick }
variant-nation_3-celts = { nation-celts-pick }
variant-nation_3-greeks = { nation-greeks-pick }
variant-nation_3-macedonians = { nation-macedonians-pick }
variant-nation_3-persians = { nation-persians-pick }
variant-nation_3-romans = { nation-romans-pick }
variant-nation_3-scythians = { nation-scythians-pick }
variant-nation_3-vikings = { nation-vikings-pick }
variant-nation_3-arthurians = { nation-arthurians-pick }
variant-nation_3-atlanteans = { nation-atlanteans-pick }
variant-nation_3-egyptians = { nation-egyptians-pick }
variant-nation_3-mauryans = { nation-mauryans-pick }
variant-nation_3-minoans = { nation-minoans-pick }
variant-nation_3-olmecs = { nation-olmecs-pick }
variant-nation_3-qin = { nation-qin-pick }
variant-nation_3-utopians = { nation-utopians-pick }
variant-nation_4-carthaginians = { nation-carthaginians-pick }
variant-nation_4-celts = { nation-celts-pick }
variant-nation_4-greeks = { nation-greeks-pick }
variant-nation_4-macedonians = { nation-macedonians-pick }
variant-nation_4-persians = { nation-persians-pick }
variant-nation_4-romans = { nation-romans-pick }
variant-nation_4-scythians = { nation-scythians-pick }
variant-nation_4-vikings = { nation-vikings-pick }
variant-nation_4-arthurians = { nation-arthurians-pick }
variant-nation_4-atlanteans = { nation-atlanteans-pick }
variant-nation_4-egyptians = { nation-egyptians-pick }
variant-nation_4-mauryans = { nation-mauryans-pick }
variant-nation_4-minoans = { nation-minoans-pick }
variant-nation_4-olmecs = { nation-olmecs-pick }
variant-nation_4-qin = { nation-qin-pick }
variant-nation_4-utopians = { nation-utopians-pick }
