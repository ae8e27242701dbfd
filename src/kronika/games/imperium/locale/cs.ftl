# Imperium česky. Pojmy podle českých pravidel: aktivace, inovace, vzdorování, nárokovat si, učinit průlom, vybudovat, posádka.

game-name = Imperium: Dějiny a Legendy
game-about = Veď jeden ze šestnácti národů od barbarů k říši: dobývej území, získávej karty z nabídky a kroť nepokoje.
intro =
    Cíl: mít nejvíce vítězných bodů. Karty dávají body, ať je máš kdekoli, každý žeton rozvoje 1 bod, každá karta nepokojů −2.
    Tvůj tah je jeden ze tří. Aktivace: hraješ karty z ruky (každá stojí žeton akce) a používáš aktivační schopnosti (každá stojí žeton vyčerpání). Inovace: odhodíš všechny karty z ruky a učiníš průlom. Vzdorování: vrátíš karty nepokojů z ruky. Potom umístíš žeton rozvoje na kartu v nabídce, odhodíš, co chceš, a dobereš si do limitu karet v ruce.
    Karta, kterou si nárokuješ, s sebou z nabídky přináší nepokoje; při průlomu se vrátí do svého balíčku. Kdykoli ti dojde dobírací balíček, přibude do něj další karta národa: poslední z nich udělá z barbarů říši. Říše pak buduje karty budování.
    Když všichni odehrají tah, vyhodnotí se schopnosti slunovratu. Bodování spustí prázdný hlavní balíček, Král králů nebo poslední karta budování: dohraje se toto kolo a ještě jedno. Dojde-li balíček nepokojů, nastává kolaps a vítězí hráč s nejméně kartami nepokojů.
intro-next = Teď: vyber stranu své karty mocnosti. Strana B je pro první partie. Napiš ? 1 a přečteš si ji.
legend =
    ■ materiál
    ☺ populace
    ★ rozvoj
    ● žeton akce
    ○ použitá akce
    ◆ žeton vyčerpání
    ◇ použitý žeton vyčerpání
    ! nepokoje pod kartou nabídky
    ✗ vyčerpaná karta
    ¤ měšec
    ψ klas
    ∘ kapka
    ▶ hráč na tahu
    Úz dvě písmena: symbol karty
    + posádka pod kartou
    ×2 dvě takové
intro-table =
    Na stole: nabídka se žetony na kartách a nepokoji (!) pod nimi, potom u každého hráče žetony, vyložené karty, ruka a balíčky.

## Karty

card-known = kartu { $name }
card-hidden = { $back ->
   *[card] kartu
}
cards-hidden = { $count ->
    [one] { card-hidden }
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
card-points = { $points } VB
card-variable = VB podle toho, co máš
card-placed = VB podle místa: { $cases }
card-cost = vybudovat za
card-free = volná akce
card-nation = karta národa
card-nation-facts = národ · { $box } · obtížnost { $number } z 5
card-aid = pomůcka
card-uncertain = Některá čísla této karty nejsou jistá.

## Slova

word-a = A
word-b = B
word-region = území
word-uncivilised = necivilizovaná
word-civilised = civilizovaná
word-tributary = poddaní
word-fame = věhlas
word-unrest = nepokoje
word-power = mocnost
word-any = jakýkoli symbol
word-coin = měšec
word-wheat = klas
word-drop = kapka
word-city = město
word-metropolis = metropole
word-knight = rytíř
word-scroll = svitek
word-mask = maska
word-pinned = připnutá
word-attack = útok
word-barbarian = barbaři
word-empire = říše
word-classics = Dějiny
word-legends = Legendy
word-sides = výběr stran
word-activate = tah
word-market-token = úklid: žeton do nabídky
word-discarding = úklid: odhození a dobrání
word-solstice = slunovrat
word-hand = ruka
word-discard = odhazovací balíček
word-history = historie
word-none = odhazovací balíček místo historie
word-sunken = balíček potopy
word-in_play = vyložená
word-in_history = v historii
word-garrisoned = v posádce
word-otherwise = jinde
word-materials = materiál
word-population = populace
word-progress = rozvoj
word-actions = akce
word-action = akce
word-acquire = nárokovat si
word-break-through = průlom
word-draw = dobrat si
word-abandon = opustit
word-recall = odvolat
word-exile = vyhostit
word-top-deck = dát navrch balíčku
word-ready = vrátit žeton vyčerpání
word-return-unrest = vrátit nepokoje
word-take-unrest = vzít si nepokoje
word-develop = vybudovat
word-pay-materials = zaplatit materiál
word-pay-population = zaplatit populaci
word-pay-progress = zaplatit rozvoj
word-garrison = posádka
word-look = podívat se
word-find = najít
word-free-play = volná akce
word-swap = vyměnit
word-sink = potopit
word-journey = putování
word-place = umístit žetony
word-materials-for-coins = materiál za měšce
word-population-for-regions = populace za území
word-draw-for-cities = dobrat si za města
word-progress-for-cities = rozvoj za města
word-both = obojí
word-steal = ukrást
word-materials-and-population = materiál a populace
word-development = poslední karta budování
word-main-deck = prázdný hlavní balíček
word-king = Král králů
word-zenith = karta zenitu
word-graal = Grál
word-shangri-la = Šangri-La
word-scoring = bodování
word-collapse = kolaps
word-resigned = vzdání se
word-carthaginians = Kartaginci
word-celts = Keltové
word-greeks = Řekové
word-macedonians = Makedoňané
word-persians = Peršané
word-romans = Římané
word-scythians = Skytové
word-vikings = Vikingové
word-arthurians = Artušovci
word-atlanteans = Atlanťané
word-egyptians = Egypťané
word-mauryans = Maurjové
word-minoans = Mínojci
word-olmecs = Olmékové
word-qin = Čchinové
word-utopians = Utopisté
word-deck = dobírací balíček

## Symbol karty zkráceně

code-region = Úz
code-uncivilised = Ne
code-civilised = Ci
code-tributary = Po
code-fame = Vě
code-unrest = !!
code-power = Mo
code-nation = Ná

## Žetony ve větě

lead-materials = { " " }
lead-population = { $materials ->
    [0] { lead-materials }
   *[other] { ", " }
}
lead-progress = { $population ->
    [0] { lead-population }
   *[other] { ", " }
}
lead-actions = { $progress ->
    [0] { lead-progress }
   *[other] { ", " }
}
tokens-materials = { $materials ->
    [0] { "" }
    [one] { lead-materials }{ $materials } žeton materiálu
    [few] { lead-materials }{ $materials } žetony materiálu
   *[other] { lead-materials }{ $materials } žetonů materiálu
}
tokens-population = { $population ->
    [0] { "" }
    [one] { lead-population }{ $population } žeton populace
    [few] { lead-population }{ $population } žetony populace
   *[other] { lead-population }{ $population } žetonů populace
}
tokens-progress = { $progress ->
    [0] { "" }
    [one] { lead-progress }{ $progress } žeton rozvoje
    [few] { lead-progress }{ $progress } žetony rozvoje
   *[other] { lead-progress }{ $progress } žetonů rozvoje
}
tokens-actions = { $actions ->
    [0] { "" }
    [one] { lead-actions }{ $actions } žeton akce
    [few] { lead-actions }{ $actions } žetony akcí
   *[other] { lead-actions }{ $actions } žetonů akcí
}
goods = { tokens-materials }{ tokens-population }{ tokens-progress }

## Ceny

price-materials = { $count ->
    [one] { $count } žeton materiálu
    [few] { $count } žetony materiálu
   *[other] { $count } žetonů materiálu
}
price-population = { $count ->
    [one] { $count } žeton populace
    [few] { $count } žetony populace
   *[other] { $count } žetonů populace
}
price-progress = { $count ->
    [one] { $count } žeton rozvoje
    [few] { $count } žetony rozvoje
   *[other] { $count } žetonů rozvoje
}
price-action = { $count ->
    [one] { $count } akci
    [few] { $count } akce
   *[other] { $count } akcí
}
price-exhaust = { $count ->
    [one] { $count } žeton vyčerpání
    [few] { $count } žetony vyčerpání
   *[other] { $count } žetonů vyčerpání
}

## Možnosti

option-side = Hrát stranu { $word }
option-action = Vykonat akci
option-play = Zahrát kartu { $name }
option-exhaust = Použít kartu { $name }
option-innovate = Inovovat: odhodit ruku a učinit průlom
option-revolt = Vzdorovat: vrátit nepokoje z ruky
option-end = Ukončit tah
option-place = Umístit na kartu { $name }
option-discard = Odhodit kartu { $name }
option-solstice = Vyhodnotit slunovrat karty { $name }
option-acquire = Nárokovat si kartu { $name }
option-break-through = Učinit průlom: vzít si { $card }
option-deck = { $word-id ->
    [any] Učinit průlom: hlavní balíček
    [region] Učinit průlom: území z balíčku
    [tributary] Učinit průlom: poddaní z balíčku
   *[other] Učinit průlom: { $word } karta z balíčku
}
option-exile = Vyhostit kartu { $name }
option-garrison = Zařadit do posádky kartu { $name }
option-host = Posádka pod kartou { $name }
option-history = Zařadit do historie kartu { $name }
option-sink = Potopit kartu { $name }
option-recall = Odvolat kartu { $name }
option-abandon = Opustit kartu { $name }
option-top-deck = Dát navrch balíčku kartu { $name }
option-take = Vzít si kartu { $name }
option-give = Dát kartu { $name }
option-swap = Vyměnit kartu { $name }
option-find = Najít kartu { $name }
option-ready = Vrátit žeton vyčerpání z karty { $name }
option-develop = Vybudovat kartu { $name }
option-take-fame = Vzít si kartu { $name }
option-put-back = Vrátit jako další kartu { $name }
option-free-play = Zahrát volnou akcí kartu { $name }
option-quest = Zahájit výpravu { $name }
option-count-as = Počítat na kartě { $name } { $word } jako měšce
option-resolve = Použít schopnost karty { $name }
option-react = Odpovědět kartou { $name }
option-protect = Ochránit se kartou { $name }
option-ignore = Ignorovat útok
option-bribe = Dát 1 žeton rozvoje
option-return-unrest = { $word-id ->
    [hand] Vrátit kartu nepokojů z ruky
   *[discard] Vrátit kartu nepokojů z odhazovacího balíčku
}
option-return-number = { $number ->
    [0] Nevrátit nic
    [one] Vrátit { $number } kartu nepokojů
    [few] Vrátit { $number } karty nepokojů
   *[other] Vrátit { $number } karet nepokojů
}
pay-progress = { $number2 ->
    [one] { $number2 } žeton rozvoje
    [few] { $number2 } žetony rozvoje
   *[other] { $number2 } žetonů rozvoje
}
option-pay-population = { $number ->
    [0] Zaplatit { pay-progress }
   *[other] Zaplatit { $number ->
        [one] { $number } žeton populace
        [few] { $number } žetony populace
       *[other] { $number } žetonů populace
    }{ $number2 ->
        [0] { "" }
       *[other] { " " }a { pay-progress }
    }
}
option-pay-materials = { $number ->
    [0] Zaplatit { pay-progress }
   *[other] Zaplatit { $number ->
        [one] { $number } žeton materiálu
        [few] { $number } žetony materiálu
       *[other] { $number } žetonů materiálu
    }{ $number2 ->
        [0] { "" }
       *[other] { " " }a { pay-progress }
    }
}
option-pay-both = { $number ->
    [0] { $number2 ->
        [0] Zaplatit materiál a populaci
       *[other] Zaplatit { pay-progress } místo materiálu
    }
   *[other] Zaplatit { $number ->
        [one] { $number } žeton rozvoje
        [few] { $number } žetony rozvoje
       *[other] { $number } žetonů rozvoje
    } místo populace{ $number2 ->
        [0] { "" }
       *[other] { " " }a { pay-progress } místo materiálu
    }
}
option-amount = Zvolit počet { $number }
option-suit = { $word-id ->
    [tributary] Poddaní
    [region] Území
   *[other] { $word } karta
}
option-player = Zvolit { PLAYER($player, case: "acc") }
option-draw = Dobrat si kartu
option-gain = Získat, co karta dává
option-pay = Zaplatit cenu
option-look = Podívat se na kartu
option-shuffle = Zamíchat balíček národa
option-bury = Dát kartu dospod balíčku
option-do = Provést účinek
option-choose = { $word-id ->
    [acquire] Nárokovat si kartu
    [break-through] Učinit průlom
    [materials] Získat materiál
    [population] Získat populaci
    [progress] Získat rozvoj
    [action] Získat žeton akce
    [draw] Dobrat si
    [discard] Odhodit
    [history] Zařadit do historie
    [abandon] Opustit
    [recall] Odvolat
    [exile] Vyhostit
    [top-deck] Dát navrch balíčku
    [ready] Vrátit žeton vyčerpání
    [return-unrest] Vrátit kartu nepokojů
    [take-unrest] Vzít si kartu nepokojů
    [develop] Vybudovat
    [pay-materials] Zaplatit materiál
    [pay-population] Zaplatit populaci
    [pay-progress] Zaplatit rozvoj
    [garrison] Vytvořit posádku
    [look] Podívat se
    [find] Najít
    [free-play] Zahrát kartu volnou akcí
    [swap] Vyměnit
    [sink] Potopit
    [journey] Pokračovat v putování
    [place] Umístit žetony
    [region] Území
    [tributary] Poddaní
    [uncivilised] Necivilizovaná karta
    [civilised] Civilizovaná karta
    [materials-for-coins] Získat materiál za měšce
    [population-for-regions] Získat populaci za území
    [draw-for-cities] Dobrat si za města
    [progress-for-cities] Získat rozvoj za města
    [both] Obojí
    [steal] Ukrást
   *[materials-and-population] Získat materiál a populaci
}

# Kde by „Hotovo“ znělo špatně: `done-<klíč>`.

done-acquire = { option-skip }
done-break-through = { option-skip }
done-exile = { option-skip }
done-garrison = { option-skip }
done-host = { option-skip }
done-history = { option-skip }
done-sink = { option-skip }
done-recall = { option-skip }
done-abandon = { option-skip }
done-top-deck = { option-skip }
done-take = { option-skip }
done-give = { option-skip }
done-swap = { option-skip }
done-find = { option-skip }
done-ready = { option-skip }
done-develop = { option-skip }
done-free-play = { option-skip }
done-quest = { option-skip }
done-count-as = { option-skip }
done-resolve = { option-skip }
done-react = { option-skip }
done-choose = { option-skip }
done-protect = Nechránit se
done-ignore = Neignorovat

## Otázky

# Kde leží karty, na které se otázka ptá.

from-place = { $from ->
    [hand] { " z ruky" }
    [discard] { " ze svého odhazovacího balíčku" }
    [history] { " ze své historie" }
    [market] { " z nabídky" }
    [exile] { " z vyhnanství" }
    [play] { $whose ->
        [own] { " ze svých vyložených karet" }
       *[other] { " z vyložených karet " }{ PLAYER($owner, case: "gen") }
    }
   *[none] { "" }
}

ask-side = vyber stranu své karty mocnosti.
ask-action = vyber, co uděláš.
ask-play = vyber kartu, kterou zahraješ.
ask-exhaust = vyber kartu, kterou vyčerpáš.
ask-innovate = můžeš inovovat.
ask-revolt = můžeš vzdorovat.
ask-end = můžeš ukončit tah.
ask-place = vyber kartu v nabídce, na kterou umístíš žeton.
ask-discard = { $may ->
    [yes] můžeš odhodit kartu{ from-place }.
   *[no] vyber kartu{ from-place }, kterou odhodíš.
}
ask-discard-only = můžeš odhodit { $card }.
ask-solstice = vyber další schopnost slunovratu, kterou vyhodnotíš.
ask-acquire = { $may ->
    [yes] můžeš si nárokovat kartu{ from-place }.
   *[no] vyber kartu{ from-place }, kterou si nárokuješ.
}
ask-acquire-only = můžeš si nárokovat { $card }.
ask-break-through = { $may ->
    [yes] můžeš učinit průlom.
   *[no] vyber kartu nebo balíček, ve kterém učiníš průlom.
}
ask-deck = { $may ->
    [yes] můžeš učinit průlom.
   *[no] vyber symbol, ve kterém učiníš průlom.
}
ask-exile = { $may ->
    [yes] můžeš vyhostit kartu{ from-place }.
   *[no] vyber kartu{ from-place }, kterou vyhostíš.
}
ask-exile-only = můžeš vyhostit { $card }.
ask-garrison = { $may ->
    [yes] můžeš zařadit kartu{ from-place } do posádky.
   *[no] vyber kartu{ from-place }, kterou zařadíš do posádky.
}
ask-garrison-only = můžeš zařadit { $card } do posádky.
ask-host = { $may ->
    [yes] můžeš vytvořit posádku pod vyloženou kartou.
   *[no] vyber kartu, pod kterou vytvoříš posádku.
}
ask-history = { $may ->
    [yes] můžeš zařadit kartu{ from-place } do historie.
   *[no] vyber kartu{ from-place }, kterou zařadíš do historie.
}
ask-history-only = můžeš zařadit { $card } do historie.
ask-sink = { $may ->
    [yes] můžeš potopit kartu.
   *[no] vyber kartu, kterou potopíš.
}
ask-sink-only = můžeš potopit { $card }.
ask-recall = { $may ->
    [yes] můžeš odvolat kartu{ from-place }.
   *[no] vyber kartu{ from-place }, kterou odvoláš.
}
ask-recall-only = můžeš odvolat { $card }.
ask-abandon = { $may ->
    [yes] můžeš opustit kartu{ from-place }.
   *[no] vyber kartu{ from-place }, kterou opustíš.
}
ask-abandon-only = můžeš opustit { $card }.
ask-top-deck = { $may ->
    [yes] můžeš dát kartu{ from-place } navrch svého balíčku.
   *[no] vyber kartu{ from-place }, kterou dáš navrch svého balíčku.
}
ask-top-deck-only = můžeš dát { $card } navrch svého balíčku.
ask-take = { $may ->
    [yes] můžeš si vzít kartu{ from-place }.
   *[no] vyber kartu{ from-place }, kterou si vezmeš.
}
ask-take-only = můžeš si vzít { $card }.
ask-give = { $may ->
    [yes] můžeš dát kartu{ from-place } protihráči.
   *[no] vyber kartu{ from-place }, kterou dáš protihráči.
}
ask-give-only = můžeš dát { $card } protihráči.
ask-swap = { $may ->
    [yes] můžeš vyměnit kartu{ from-place }.
   *[no] vyber kartu{ from-place }, kterou vyměníš.
}
ask-swap-only = můžeš vyměnit { $card }.
ask-find = { $may ->
    [yes] můžeš najít kartu.
   *[no] vyber kartu, kterou najdeš.
}
ask-find-only = můžeš najít { $card }.
ask-ready = { $may ->
    [yes] můžeš vrátit žeton vyčerpání.
   *[no] vyber kartu, ze které vrátíš žeton vyčerpání.
}
ask-develop = { $may ->
    [yes] můžeš vybudovat kartu.
   *[no] vyber kartu, kterou vybuduješ.
}
ask-develop-only = můžeš vybudovat { $card }.
ask-take-fame = vyber kartu věhlasu, kterou si vezmeš.
ask-put-back = vyber, která karta se vrací jako další; poslední bude navrchu.
ask-free-play = { $may ->
    [yes] můžeš zahrát kartu{ from-place } volnou akcí.
   *[no] vyber kartu{ from-place }, kterou zahraješ volnou akcí.
}
ask-free-play-only = můžeš zahrát { $card } volnou akcí.
ask-quest = { $may ->
    [yes] můžeš zahájit výpravu.
   *[no] vyber výpravu.
}
ask-count-as = { $may ->
    [yes] můžeš zvolit ikonu, která platí za měšce.
   *[no] vyber ikonu, která platí za měšce.
}
ask-resolve = { $may ->
    [yes] můžeš použít schopnost jiné karty.
   *[no] vyber kartu, jejíž schopnost použiješ.
}
ask-react = { $may ->
    [yes] můžeš použít aktivační schopnost, která se teď hodí.
   *[no] vyber aktivační schopnost, která se teď hodí.
}
ask-protect = { $may ->
    [yes] můžeš se před tímto útokem ochránit.
   *[no] vyber, co tě před tímto útokem ochrání.
}
ask-ignore = máš ochranu: budeš tuto část útoku ignorovat?
ask-bribe = dej 1 žeton rozvoje, jinak se útok vlastníka karty nedotkne.
ask-return-unrest = { $may ->
    [yes] můžeš vrátit kartu nepokojů.
   *[no] vyber, odkud vrátíš kartu nepokojů.
}
ask-return-number = kolik karet nepokojů vrátíš?
ask-pay-population = jak zaplatíš? Žeton rozvoje může zastoupit 1 žeton populace.
ask-pay-materials = jak zaplatíš? Žeton rozvoje může zastoupit 2 žetony materiálu.
ask-pay-both = jak zaplatíš? Žeton rozvoje může zastoupit 1 žeton populace nebo 2 žetony materiálu.
ask-amount = vyber počet.
ask-suit = zvol symbol.
ask-player = vyber hráče.
ask-draw = můžeš si dobrat kartu.
ask-gain = můžeš získat, co karta dává.
ask-pay = můžeš zaplatit cenu tohoto účinku, nebo ho vynechat.
ask-look = můžeš se na kartu podívat.
ask-shuffle = můžeš zamíchat svůj balíček národa.
ask-bury = můžeš dát kartu dospod balíčku.
ask-do = tento účinek můžeš provést, nebo ho vynechat.
ask-choose = { $may ->
    [yes] můžeš provést jeden z těchto účinků.
   *[no] vyber, který z těchto účinků provedeš.
}

## Průběh partie

event-turn = Kolo { $round }, tah { $number }: { $player }
event-innovated = { $player } inovuje.
event-revolted = { $player } vzdoruje.
event-solstice-begins = Slunovrat { $round }. kola.
event-solstice = { $player } vyhodnocuje při slunovratu kartu { $name }.
event-played = { $player } hraje kartu { $name }.
event-exhausted = { $player } vyčerpává kartu { $name }.
event-readied = { $player } vrací žeton vyčerpání z karty { $name }.
event-protected = { PLAYER($player, case: "acc") } chrání karta { $name }.
event-ignored = { $player } ignoruje útok.
event-gained = { $player } získává{ goods }{ tokens-actions }.
event-paid = { $player } platí{ goods }{ tokens-actions }.
event-placed = { $player } umisťuje{ goods } na kartu { $name }.
event-stole = { $player } krade{ goods } (ztrácí { $to }).
event-waived = Další karta, kterou { $player } zahraje, platí za kartu bez ikony říše.
event-drew = { $player } si dobírá { $card }.
event-drew-many = { event-drew }
event-renewed = { $player } obnovuje dobírací balíček.
event-discarded = { $player } odhazuje { $card }.
event-discarded-many = { event-discarded }
event-top-decked = { $player } dává navrch balíčku { $card }.
event-top-decked-many = { event-top-decked }
event-took = { $player } si bere { $card }.
event-gave = { $player } dává { PLAYER($to, case: "dat") } { $card }.
event-nation-card = { $player } přidává kartu národa { $name }.
event-empire = { $player } zakládá říši.
event-shuffled-nation = { $player } zamíchává balíček národa.
event-buried = { $player } dává dospod balíčku národa { $card }.
event-swapped-nation = { $player } vyměňuje kartu z ruky za vrchní kartu balíčku národa a dostává { $card }.
event-developed = { $player } buduje kartu { $name }.
event-recalled = { $player } odvolává kartu { $name }.
event-abandoned = { $player } opouští kartu { $name }.
event-exiled = { $player } vyhošťuje { $card }.
event-exiled-many = { event-exiled }
event-to-history = { $player } zařazuje do historie { $card }.
event-sank = { $player } potápí { $card }.
event-garrisoned = { $player } zařazuje kartu { $name } do posádky pod kartu { $host }.
event-replaced = { $player } přechází na kartu { $name }.
event-flipped = Otáčí se karta: { $name }.
event-counted-as-coins = { $player } počítá ikonu karty { $name } za měšce.
event-acquired = { $player } si nárokuje kartu { $name }.
event-broke-through = { $player } činí průlom a bere si { $card }.
event-revealed = { $player } odhaluje { $card }.
event-revealed-in-market = Do nabídky přichází karta { $name }.
event-revealed-in-market-many = Do nabídky přicházejí karty { $name }.
event-took-fame = { $player } si bere věhlas: { $card }.
event-looked = { $player } se dívá na { $card }.
event-met-king = { $player } vyhodnocuje kartu Král králů.
event-took-unrest = { $player } si bere kartu nepokojů.
event-got-unrest = { $player } s ní dostává kartu nepokojů.
event-returned-unrest = { $player } vrací kartu nepokojů.
event-found = { $player } nachází { $card }.
event-found-nothing = { $player } nic nenachází.
event-scoring-triggered = Bodování spouští { $why }: dohraje se toto kolo a ještě jedno.
event-collapsed = Balíček nepokojů je prázdný: kolaps.
event-resigned = { $player } se vzdává.
event-ended = Partie končí.

## Konec

reason-scoring = Rozhoduje nejvíce vítězných bodů.
reason-collapse = Balíček nepokojů došel: rozhoduje nejméně karet nepokojů, potom body.
reason-resigned = Protihráč se vzdává.
line-progress = žetony rozvoje
line-power = karta mocnosti
line-region = karty území
line-uncivilised = necivilizované karty
line-civilised = civilizované karty
line-tributary = karty poddaných
line-fame = karty věhlasu
line-nation = karty národa bez symbolu
line-unrest = karty nepokojů

## Možnosti partie

variant-commons = Společné karty
variant-commons-classics = z krabice Dějiny
variant-commons-legends = z krabice Legendy
variant-nations = Národy určené losem
variant-nations-both = z obou krabic
variant-nations-classics = z krabice Dějiny
variant-nations-legends = z krabice Legendy
variant-nation_1 = Národ hráče na místě 1
variant-nation_1-random = určí los
variant-nation_1-carthaginians = Kartaginci
variant-nation_1-celts = Keltové
variant-nation_1-greeks = Řekové
variant-nation_1-macedonians = Makedoňané
variant-nation_1-persians = Peršané
variant-nation_1-romans = Římané
variant-nation_1-scythians = Skytové
variant-nation_1-vikings = Vikingové
variant-nation_1-arthurians = Artušovci
variant-nation_1-atlanteans = Atlanťané
variant-nation_1-egyptians = Egypťané
variant-nation_1-mauryans = Maurjové
variant-nation_1-minoans = Mínojci
variant-nation_1-olmecs = Olmékové
variant-nation_1-qin = Čchinové
variant-nation_1-utopians = Utopisté
variant-nation_2 = Národ hráče na místě 2
variant-nation_2-random = určí los
variant-nation_2-carthaginians = Kartaginci
variant-nation_2-celts = Keltové
variant-nation_2-greeks = Řekové
variant-nation_2-macedonians = Makedoňané
variant-nation_2-persians = Peršané
variant-nation_2-romans = Římané
variant-nation_2-scythians = Skytové
variant-nation_2-vikings = Vikingové
variant-nation_2-arthurians = Artušovci
variant-nation_2-atlanteans = Atlanťané
variant-nation_2-egyptians = Egypťané
variant-nation_2-mauryans = Maurjové
variant-nation_2-minoans = Mínojci
variant-nation_2-olmecs = Olmékové
variant-nation_2-qin = Čchinové
variant-nation_2-utopians = Utopisté
variant-nation_3 = Národ hráče na místě 3
variant-nation_3-random = určí los
variant-nation_3-carthaginians = Kartaginci
variant-nation_3-celts = Keltové
variant-nation_3-greeks = Řekové
variant-nation_3-macedonians = Makedoňané
variant-nation_3-persians = Peršané
variant-nation_3-romans = Římané
variant-nation_3-scythians = Skytové
variant-nation_3-vikings = Vikingové
variant-nation_3-arthurians = Artušovci
variant-nation_3-atlanteans = Atlanťané
variant-nation_3-egyptians = Egypťané
variant-nation_3-mauryans = Maurjové
variant-nation_3-minoans = Mínojci
variant-nation_3-olmecs = Olmékové
variant-nation_3-qin = Čchinové
variant-nation_3-utopians = Utopisté
variant-nation_4 = Národ hráče na místě 4
variant-nation_4-random = určí los
variant-nation_4-carthaginians = Kartaginci
variant-nation_4-celts = Keltové
variant-nation_4-greeks = Řekové
variant-nation_4-macedonians = Makedoňané
variant-nation_4-persians = Peršané
variant-nation_4-romans = Římané
variant-nation_4-scythians = Skytové
variant-nation_4-vikings = Vikingové
variant-nation_4-arthurians = Artušovci
variant-nation_4-atlanteans = Atlanťané
variant-nation_4-egyptians = Egypťané
variant-nation_4-mauryans = Maurjové
variant-nation_4-minoans = Mínojci
variant-nation_4-olmecs = Olmékové
variant-nation_4-qin = Čchinové
variant-nation_4-utopians = Utopisté

## Stůl na obrazovce

table-round = Kolo { $number }
table-last-round = poslední kolo je { $number }
table-empty = prázdné místo
table-decks = Balíčky
table-main = hlavní balíček
table-exile = Vyhnanství
table-end = Konec
table-end-main = { $count ->
    [one] hlavní balíček: zbývá { $count } karta
    [few] hlavní balíček: zbývají { $count } karty
   *[other] hlavní balíček: zbývá { $count } karet
}
table-end-fame = { $count ->
    [0] na řadě je Král králů
    [one] Král králů po { $count } kartě věhlasu
   *[other] Král králů po { $count } kartách věhlasu
}
table-end-unrest = { $count ->
    [one] kolaps po { $count } kartě nepokojů
   *[other] kolaps po { $count } kartách nepokojů
}
table-resolving = Právě se vyhodnocuje
board-first = začínající hráč
board-points = { $points } VB
board-actions = akce
board-exhausts = vyčerpání
board-limit = limit karet v ruce { $number }
board-regions = Území
board-others = Vyložené
board-hand = Ruka
board-deck = Dobírací balíček
board-top = navrchu: { $names }
board-discard = Odhazovací balíček
board-history = Historie
board-sunken = Balíček potopy
board-nation = Balíček národa
board-accession = poslední karta: { $name }
board-nation-top = vrchní karta: { $name }
board-development = Budování
board-quests = Výpravy
board-unrest = { $count ->
    [one] { $count } karta nepokojů
    [few] { $count } karty nepokojů
   *[other] { $count } karet nepokojů
}
hint-unrest = přináší nepokoje

## Co možnost udělá

about-innovate = celý tah; nová karta ti přijde do ruky
about-revolt = celý tah
about-end = úklid a dobrání do limitu karet v ruce
about-ignore = útok se tě nedotkne

## Why a move is good: what there is more or less of after it

part-points = { $more ->
    [yes] více vítězných bodů
   *[no] méně vítězných bodů
}
part-cards = { $more ->
    [yes] lepší karty v ruce a v balíčku
   *[no] horší karty v ruce a v balíčku
}
part-in_play = { $more ->
    [yes] lepší vyložené karty
   *[no] horší vyložené karty
}
part-materials = { $more ->
    [yes] více materiálu
   *[no] méně materiálu
}
part-population = { $more ->
    [yes] více populace
   *[no] méně populace
}
part-nation = { $more ->
    [yes] blíže k přerodu a k budování
   *[no] dále od přerodu a budování
}
part-actions = { $more ->
    [yes] více akcí do konce tahu
   *[no] méně akcí do konce tahu
}
part-unrest = { $more ->
    [yes] méně nepokojů
   *[no] více nepokojů
}

## Témata úloh

puzzle-theme-unrest = Nepokoje
