# Rising Cultures na stránce: stůl, úvod, první partie s průvodcem. Co říká i terminál, posílá server.

## O čem je

point-goal = Cíl
point-goal-text = Po sedmi kolech mít nejvíc vítězných bodů: za stavby, vůdce, úrovně rozvoje, provincie a ukazatel rozvoje.
point-uses = Jedna karta, čtyři způsoby
point-uses-text = Odhoď ji za 2 mince, vylož ji jako surovinu, pošli ji do vojska, nebo ji postav. V každém kole si dobereš čtyři karty a tři vyložíš.
point-provinces = Provincie
point-provinces-text = Na konci každého kola získá silnější vojsko provincii a zaplatí za ni svou poslední kartou.

## Karty

kind-building = stavba
kind-leader = vůdce
kind-province = provincie
kind-board = deska
word-coin = mince
amount-wood = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
    [many] { $count } dřeva
   *[other] { $count } dřev
}
amount-brick = { $count ->
    [one] { $count } cihla
    [few] { $count } cihly
    [many] { $count } cihly
   *[other] { $count } cihel
}
amount-stone = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
}
amount-gold = { $count ->
    [one] { $count } zlato
    [few] { $count } zlata
    [many] { $count } zlata
   *[other] { $count } zlat
}
fact-kind = Druh
fact-civilization = Civilizace
fact-icon = Ikona
fact-coin_limit = Limit mincí
card-how = Čtyři způsoby použití karty
card-spoken = { $kind }; cena: { $cost }; vojsko: { $symbols }; surovina: { $resources }; { $points } VB.
use-army = Ve vojsku
use-resource = Jako surovina
province-compares = Při soutěžení se počítají tyto symboly: { $symbols }.

## Stůl

table-turn = Kolo { $turn }
mine-label = { $player }: deska a ruka
middle-label = Provincie a Nil
tab-mine = Moje deska
tab-others = Soupeř
tab-middle = Provincie
hand-empty = V ruce nemáš žádnou kartu.
area-build = Stavby a vůdci
area-resources = Suroviny
area-treasury = Mince, balíček a odhazovací hromádka
board-look = { $civilization }: prohlédnout desku
board-enlarge = Zvětšit
score-so-far = Body zatím
score-if-now = Kdyby partie skončila teď:
marker-word = Ukazatel
marker-title = Má ukazatel rozvoje: začíná kolo a na konci za něj dostane 3 VB.
level-reached = dosažená
strip-lit = platí
strip-dark = neplatí
leader-covered = skrytý
coins-label = { $count ->
    [one] { $count } mince
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}, limit { $limit }
coins-after = Pokladna { $before } → { $after } (limit { $limit })
income-title = Mince v každém kole
flood-title = Mince pro Nil v každém kole
discard-label = Odhazovací hromádka
discard-own = Z tvé odhazovací hromádky
discard-empty = Zatím tu žádná karta neleží.
discard-top-only = Z cizí hromádky je vidět jen horní karta.
hint-short = { $count ->
    [one] { $count } mince ti chybí
    [few] { $count } mince ti chybí
    [many] { $count } mince ti chybí
   *[other] { $count } mincí ti chybí
}
option-coins-short = Za mince
option-army-short = Do vojska
option-resource-short = Jako surovinu
option-build-short = Postavit
option-lead-short = Vyložit vůdce

province-current = teď se o ni soutěží
province-coming = teprve přijde
province-won = má ji { $player }
province-gone = ničí
contest-label = Síla u této provincie
contest-stronger = vyhrává
contest-in = soutěží
contest-out = nesoutěží
outcome-wins = { $against }: vyhráváš.
outcome-loses = { $against }: jestli { $player } soutěží, prohraješ.
outcome-tie-wins = { $against }: shoda, a vyhráváš ji ty.
outcome-tie-loses = { $against }: shoda, a vyhrává ji { $player }.
outcome-alone = { $against }: nikdo ti v tom nezabrání.
outcome-price = Vítěz odhodí poslední vojenskou kartu; tvoje je { $card }.
outcome-keeps = Vyhraješ-li, můžeš si svou poslední vojenskou kartu ponechat: { $card }.
nile-label = Nil
nile-bank = { $player }: na břehu { $count ->
    [one] { $count } mince
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}

## Konec

result-chart = Vítězné body v průběhu partie
result-no-moments = V této partii nepřišel žádný zvrat.

## První partie s průvodcem

guide-civilization = Každá civilizace má svůj balíček a svou desku. Podrž na ní ukazatel myši (na telefonu na ní podrž prst) a přečteš si, co umí. Na první partii jsou nejpřímější Řím a Persie.
guide-lay = Dvě z tvých čtyř karet začnou jako suroviny. Podívej se na jejich dolní okraj: z různých surovin postavíš víc. Karta, kterou vyložíš jako druhou, se může první stát úrovní.
guide-top = Jedna ze dvou zbylých karet přijde na vršek balíčku, takže si ji hned dobereš. Druhá přijde dospod.
guide-exchange = Můžeš některé karty odložit a dobrat si jiné: až dvě, každou za 1 minci. Často je lepší mince si nechat.
guide-bottom = Teď přijde dospod balíčku tolik karet, kolik máš nových; mohou to být staré i nové.
guide-play = Vyber kartu a kolem desky se rozsvítí čtyři místa. Vpravo bojuje, dole dává suroviny, nahoře se staví a v pokladně za ni jsou 2 mince. Je tam i to, kolik by to stálo.
guide-develop = Postupem v rozvoji se tvoje poslední karta suroviny natrvalo stane úrovní. Přijdeš o její suroviny a získáš, co říká úroveň. Kdo má víc úrovní než soupeř, dostane i ukazatel rozvoje.
guide-develop-with = Tento dar ti dovolí postoupit v rozvoji za jednu z těchto karet: vyber tu, kterou potřebuješ nejméně.
guide-keep = Když kartu odhodíš, uvolní se její pruh a můžeš ho obsadit znovu. Ponech si ji, potřebuješ-li její symbol nebo to, co dává pruh.
guide-contest = Porovnávají se obě vojska, ale jen podle symbolů této provincie. Vítěz ji získá a odhodí svou poslední vojenskou kartu. Když nesoutěžíš, vojsko ti zůstane.
guide-bank = Platit můžeš i mincemi ze svého břehu Nilu. Nepočítají se do limitu mincí, takže se často vyplatí utratit nejdřív ty z pokladny.
guide-store = Mince nad limit teď propadnou; na tvém břehu Nilu jsou v bezpečí.
guide-event-turn-7 = Poslední kolo: potom už mince ani suroviny nemají cenu. Postav, co dá nejvíc bodů, a získej poslední provincii, jestli to jde.
guide-event-led = Působí jen jeden vůdce: další překryje předchozího a ten už nic nedává. Co dal hned, to zůstává.
guide-event-golden-age = Zlatý věk: deska se otočí na lepší stranu s jinými surovinami a pruhy. Má hodnotu 3 VB.
guide-event-marker-passed = Ukazatel rozvoje dostává, kdo má víc úrovní, a při shodě mění majitele. S ním začínáš kolo a vyhráváš shody o provincie.
guide-event-boxed = Tuhle provincii nezíská nikdo: oba nesoutěžíte, nebo nikdo nemá její symboly. Ze hry zmizí.

## Úvod

intro-goal-title = Cíl hry
intro-goal = Mít po sedmi kolech nejvíc vítězných bodů (VB). Boduješ za stavby a vůdce, úrovně rozvoje, provincie a ukazatel rozvoje.
intro-uses-title = Každá karta má čtyři způsoby použití
intro-uses = Říkají to její okraje. Dolní okraj: vylož ji jako surovinu, která zůstane. Pravý okraj: pošli ji do vojska. Horní část: postav ji. Nebo ji odhoď za 2 mince. Vyber kartu z ruky a čtyři místa se rozsvítí.
intro-build-title = Stavění
intro-build = Karta stojí suroviny. Ty se nespotřebují, stačí je mít. Za každou, která ti chybí, zaplatíš 2 mince. Stůl ti ukáže, co chybí a kolik to stojí, ještě než se rozhodneš.
intro-develop-title = Rozvoj
intro-develop = Po stavbě můžeš postoupit v rozvoji: tvoje poslední karta suroviny se otočí a natrvalo se stane další úrovní. Úrovně přinášejí schopnosti a VB a jedna z nich otočí tvou desku na stranu Zlatého věku.
intro-province-title = Provincie
intro-province = Na konci kola se obě vojska porovnají podle symbolů aktuální provincie. Silnější ji získá a odhodí svou poslední vojenskou kartu. Každá karta ve vojsku také rozsvítí jeden pruh desky.
intro-round-title = Kolo
intro-round = Příjem, dobrání čtyř karet, případně výměna, potom střídavě vykládáte po třech kartách. Čtvrtá se vrací na vršek tvého balíčku. Pak provincie; ukazatel rozvoje dostane hráč s více úrovněmi; a mince nad limit propadnou. Tlačítko „Proč?“ otevře pravidlo ke každé otázce.
