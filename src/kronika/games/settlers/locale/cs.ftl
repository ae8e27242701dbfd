# Settlers: Zrod impéria česky. Pojmy podle českých pravidel: postavit, uzavřít dohodu, zbořit, aktivovat, vyslat osadníky.

game-name = Settlers: Zrod impéria
game-about = Postav impérium z lokací, uzavírej dohody, boř, co ti stojí v cestě, a získej za pět kol nejvíc bodů.

intro =
    { $seats ->
        [1] Cíl: po pěti kolech mít více frakčních lokací, než má virtuální hráč karet ve Sbírce; body pak určí tvou hodnost. Virtuální hráč sbírá, co mu z jeho lokací necháš, a útočí na tvé běžné lokace.
       *[other] Cíl: mít po pěti kolech nejvíce vítězných bodů (VB). Body získáváš během hry a na konci ještě 1 VB za každou běžnou a 2 VB za každou frakční lokaci.
    }
    Kolo: fáze Rozhledu (nové karty), Produkce (prostředky z desky, dohod a produkčních lokací), Akcí a Úklidu. Co nemůžeš skladovat, o to v Úklidu přijdeš.
    Tvůj tah: 1 akce. Postav lokaci, uzavři dohodu (1 jídlo a frakční karta), zboř kartu z ruky nebo lokaci soupeře, aktivuj akční lokaci, vyšli dvojice osadníků, nebo pasuj. Hraje se tah po tahu, dokud nepasuješ.
    Mnoho frakčních lokací stojí i jednu tvou lokaci. Zlatá mince zastoupí dřevo, kámen i jídlo.
intro-next = Teď: vyber, na co se hra ptá. Napiš ? 1 a přečteš si první možnost.
legend =
    ♣ dřevo
    ■ kámen
    ● jídlo
    $ zlatá mince
    ☺ osadník
    ✖ žeton boření
    ◆ obranný žeton, samuraj
    ★ vítězný bod
    ▯ karta
    ≈ tvoje dohoda
    ⌂ tvoje lokace
    ⚑ frakční karta
    • použití, které v kole zbývá
    ◦ vyčerpané použití
    ← převzato od
    ▶ hráč na tahu
    ×2 dvě takové
    – nic
    → co za to získáš
intro-table =
    Na stole: u každého hráče prostředky, potom tři řady lokací: produkce, vlastnosti, akce; frakční lokace jsou první.
    Skryté karty jsou vidět jen zezadu: [běžná karta]×3 jsou tři běžné karty.

## Hráči

virtual-player = virtuální hráč
virtual-player-gen = virtuálního hráče
virtual-player-dat = virtuálnímu hráči
virtual-player-acc = virtuálního hráče
virtual-player-ins = virtuálním hráčem

## Karty

card-known = kartu { $name }
card-hidden = { $back ->
    [common] běžnou kartu
    [attack] útočnou kartu
   *[other] frakční kartu
}
cards-hidden = { $count ->
    [one] { card-hidden }
    [few] { $count } { $back ->
        [common] běžné karty
        [attack] útočné karty
       *[other] frakční karty
    }
    [many] { $count } { $back ->
        [common] běžné karty
        [attack] útočné karty
       *[other] frakční karty
    }
   *[other] { $count } { $back ->
        [common] běžných karet
        [attack] útočných karet
       *[other] frakčních karet
    }
}
card-attack = útočná karta, cíl: { $good }
card-cost = náklady
card-free = zdarma
card-raze = za zboření
card-deal = dohoda
card-action = cena
card-faction = deska frakce

## Slova

word-wood = dřevo
word-stone = kámen
word-food = jídlo
word-gold = zlatá mince
word-worker = osadník
word-raze = žeton boření
word-defence = obranný žeton
word-vp = VB
word-card = karta
word-common = běžná karta
word-faction = frakční karta
word-barbarian = Barbaři
word-roman = Římané
word-egyptian = Egypťané
word-japanese = Japonci
word-attack = útok
word-lookout = Rozhled
word-production = produkce
word-feature = vlastnost
word-action = akce
word-cleanup = Úklid
word-choosing = volba frakcí
word-hand = ruka
word-draft = karty na výběr

## Barva karty

colour-brown = hnědá
colour-grey = šedá
colour-red = červená
colour-pink = růžová
colour-gold = zlatá
colour-black = černá
colour-blue = modrá
colour-purple = fialová

## Barva karty zkráceně

code-brown = Hn
code-grey = Še
code-red = Če
code-pink = Rů
code-gold = Zl
code-black = Čr
code-blue = Mo
code-purple = Fi

## Množství

amount = { $good-id ->
    [wood] { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } dřev
    }
    [stone] { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
    [food] { $count ->
        [one] { $count } jídlo
        [few] { $count } jídla
       *[other] { $count } jídel
    }
    [gold] { $count ->
        [one] { $count } zlatou minci
        [few] { $count } zlaté mince
       *[other] { $count } zlatých mincí
    }
    [worker] { $count ->
        [one] { $count } osadníka
        [few] { $count } osadníky
       *[other] { $count } osadníků
    }
    [raze] { $count ->
        [one] { $count } žeton boření
        [few] { $count } žetony boření
       *[other] { $count } žetonů boření
    }
    [defence] { $count ->
        [one] { $count } obranný žeton
        [few] { $count } obranné žetony
       *[other] { $count } obranných žetonů
    }
    [card] { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
   *[vp] { $count } VB
}

# Samotný název podle počtu: „5 osadníků“.

goods-name = { $good-id ->
    [wood] { $count ->
        [one] dřevo
        [few] dřeva
       *[other] dřev
    }
    [stone] { $count ->
        [one] kámen
        [few] kameny
       *[other] kamenů
    }
    [food] { $count ->
        [one] jídlo
        [few] jídla
       *[other] jídel
    }
    [gold] { $count ->
        [one] zlatá mince
        [few] zlaté mince
       *[other] zlatých mincí
    }
    [worker] { $count ->
        [one] osadník
        [few] osadníci
       *[other] osadníků
    }
    [raze] { $count ->
        [one] žeton boření
        [few] žetony boření
       *[other] žetonů boření
    }
    [defence] { $count ->
        [one] obranný žeton
        [few] obranné žetony
       *[other] obranných žetonů
    }
   *[vp] VB
}

# Placení ve větě.

lead-wood = { " " }
lead-stone = { $wood ->
    [0] { lead-wood }
   *[other] { ", " }
}
lead-food = { $stone ->
    [0] { lead-stone }
   *[other] { ", " }
}
lead-gold = { $food ->
    [0] { lead-food }
   *[other] { ", " }
}
lead-worker = { $gold ->
    [0] { lead-gold }
   *[other] { ", " }
}
lead-raze = { $worker ->
    [0] { lead-worker }
   *[other] { ", " }
}
paid-wood = { $wood ->
    [0] { "" }
    [one] { lead-wood }{ $wood } dřevo
    [few] { lead-wood }{ $wood } dřeva
   *[other] { lead-wood }{ $wood } dřev
}
paid-stone = { $stone ->
    [0] { "" }
    [one] { lead-stone }{ $stone } kámen
    [few] { lead-stone }{ $stone } kameny
   *[other] { lead-stone }{ $stone } kamenů
}
paid-food = { $food ->
    [0] { "" }
    [one] { lead-food }{ $food } jídlo
    [few] { lead-food }{ $food } jídla
   *[other] { lead-food }{ $food } jídel
}
paid-gold = { $gold ->
    [0] { "" }
    [one] { lead-gold }{ $gold } zlatou minci
    [few] { lead-gold }{ $gold } zlaté mince
   *[other] { lead-gold }{ $gold } zlatých mincí
}
paid-worker = { $worker ->
    [0] { "" }
    [one] { lead-worker }{ $worker } osadníka
    [few] { lead-worker }{ $worker } osadníky
   *[other] { lead-worker }{ $worker } osadníků
}
paid-raze = { $raze ->
    [0] { "" }
    [one] { lead-raze }{ $raze } žeton boření
    [few] { lead-raze }{ $raze } žetony boření
   *[other] { lead-raze }{ $raze } žetonů boření
}
paid = { paid-wood }{ paid-stone }{ paid-food }{ paid-gold }{ paid-worker }{ paid-raze }

## Ceny

price-wood = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
   *[other] { $count } dřev
}
price-stone = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
price-food = { $count ->
    [one] { $count } jídlo
    [few] { $count } jídla
   *[other] { $count } jídel
}
price-gold = { $count ->
    [one] { $count } zlatou minci
    [few] { $count } zlaté mince
   *[other] { $count } zlatých mincí
}
price-worker = { $count ->
    [one] { $count } osadníka
    [few] { $count } osadníky
   *[other] { $count } osadníků
}
price-raze = { $count ->
    [one] { $count } žeton boření
    [few] { $count } žetony boření
   *[other] { $count } žetonů boření
}
price-any_resource = { $count ->
    [one] { $count } libovolnou surovinu
    [few] { $count } libovolné suroviny
   *[other] { $count } libovolných surovin
}
price-card = { $count ->
    [one] { $count } kartu z ruky
    [few] { $count } karty z ruky
   *[other] { $count } karet z ruky
}
price-deal = { $count ->
    [one] { $count } dohodu
    [few] { $count } dohody
   *[other] { $count } dohod
}
price-location = { $count ->
    [one] { $count } lokaci
    [few] { $count } lokace
   *[other] { $count } lokací
}

## Možnosti

option-faction = { $word-id ->
    [barbarian] Hrát za Barbary
    [roman] Hrát za Římany
    [egyptian] Hrát za Egypťany
   *[japanese] Hrát za Japonce
}
option-take = Vzít si kartu { $name }
option-keep = Ponechat si kartu { $name }
option-action = Provést akci
option-pass = Pasovat
option-build = Postavit lokaci { $name }
option-deal = Uzavřít dohodu s kartou { $name }
option-raze-card = Zbořit kartu { $name } z ruky
option-raze = Zbořit lokaci { $name } ({ $player })
option-activate = Aktivovat lokaci { $name }
option-activate-twice = Aktivovat lokaci { $name } dvakrát
option-send = { $word-id ->
    [common] Vyslat 2 osadníky pro běžnou kartu
    [faction] Vyslat 2 osadníky pro frakční kartu
    [wood] Vyslat 2 osadníky pro 1 dřevo
    [stone] Vyslat 2 osadníky pro 1 kámen
   *[food] Vyslat 2 osadníky pro 1 jídlo
}
option-defend = Umístit obranný žeton na lokaci { $name }
option-samurai = Umístit samuraje na lokaci { $name }
option-tuck = Zasunout kartu { $name } pod lokaci { $name2 }
option-store = Položit do Svatyně: { $word }
option-after = Něco umístit
option-draw = { $word-id ->
    [common] Dobrat si běžnou kartu
   *[faction] Dobrat si frakční kartu
}
option-gold-for = Zlatou mincí zastoupit: { $word }
option-pay = Zaplatit: { $word }
option-sacrifice = Zahodit lokaci { $name }
option-foundation = Zahodit základy
option-gain = { $word-id ->
    [gold] Získat { $number ->
        [one] { $number } zlatou minci
        [few] { $number } zlaté mince
       *[other] { $number } zlatých mincí
    }
    [raze] Získat { $number ->
        [one] { $number } žeton boření
        [few] { $number } žetony boření
       *[other] { $number } žetonů boření
    }
    [worker] Získat { $number ->
        [one] { $number } osadníka
        [few] { $number } osadníky
       *[other] { $number } osadníků
    }
    [wood] Získat { $number ->
        [one] { $number } dřevo
        [few] { $number } dřeva
       *[other] { $number } dřev
    }
    [stone] Získat { $number ->
        [one] { $number } kámen
        [few] { $number } kameny
       *[other] { $number } kamenů
    }
    [food] Získat { $number ->
        [one] { $number } jídlo
        [few] { $number } jídla
       *[other] { $number } jídel
    }
   *[other] Získat { $number } { $word }
}
option-exchange = { $word-id ->
    [gold] Zaplatit 1 zlatou minci za 2 VB
   *[other] Zaplatit za 1 VB: { $word }
}
option-convert = Zahodit za body: { $word }
option-discard = Zahodit kartu { $name }
option-copy = Vzít si produkci lokace { $name }
option-refresh = Uvolnit lokaci { $name }
option-use-deal = Vzít si prostředek z dohody { $name }
option-give-up = Zahodit dohodu: { $name }
option-raze-own = Zbořit vlastní lokaci { $name }
option-steal = Sebrat 1 { $word } ({ $player })
option-pillage = Získat: { $word }
option-remove = Odstranit lokaci { $name } ({ $player })
option-block = Zablokovat lokaci { $name } ({ $player })
option-take-over = Převzít lokaci { $name } ({ $player })
option-end-deal = Zahodit dohodu: { $name } ({ $player })
option-take-deal = Převzít dohodu: { $name } ({ $player })
option-trade = Obchodovat s lokací { $name } ({ $player })
option-opponent = Zvolit { PLAYER($player, case: "acc") }
option-bury = Proměnit kartu { $name } v základy
option-lose = Přijít o lokaci { $name }
option-produce = Dobrat si nejdřív podle karty { $name }

# Kde by „Hotovo“ znělo špatně: `done-<klíč>`.

done-send = Další nevysílat
done-after = Ukončit tah
done-gold-for = Zbytek zaplatit bez zlatých mincí
done-exchange = { option-skip }

## Otázky

ask-faction = vyber si frakci.
ask-take = vyber si jednu z odhalených karet.
ask-keep = vyber kartu, kterou si ponecháš.
ask-action = vyber svou akci.
ask-pass = můžeš pasovat.
ask-build = vyber lokaci, kterou postavíš.
ask-deal = vyber kartu, se kterou uzavřeš dohodu.
ask-raze-card = vyber kartu z ruky, kterou zboříš.
ask-raze = vyber, co zboříš.
ask-activate = vyber lokaci, kterou aktivuješ.
ask-activate-twice = vyber lokaci, kterou aktivuješ dvakrát.
ask-send = { $may ->
    [yes] můžeš vyslat další 2 osadníky.
   *[no] vyber, pro co vyšleš 2 osadníky.
}
ask-defend = vyber běžnou lokaci pro obranný žeton.
ask-samurai = vyber frakční lokaci pro samuraje.
ask-tuck = vyber kartu, kterou zasuneš pod Bránu.
ask-store = vyber surovinu do Svatyně.
ask-after = než tvůj tah skončí, můžeš ještě něco dát na některou svou lokaci.
ask-draw = vyber balíček, ze kterého si dobereš kartu.
ask-gold-for = surovinu můžeš zastoupit zlatou mincí.
ask-pay = vyber surovinu, kterou zaplatíš.
ask-sacrifice = vyber lokaci, kterou za novou zahodíš.
ask-foundation = můžeš zahodit základy.
ask-gain = vyber, co získáš.
ask-exchange = můžeš zaplatit prostředek a získat za něj body.
ask-convert = můžeš zahodit prostředek za body.
ask-discard = vyber kartu, kterou zahodíš.
ask-copy = vyber produkční lokaci, jejíž prostředky získáš.
ask-refresh = vyber akční lokaci, kterou uvolníš k použití.
ask-use-deal = vyber dohodu, jejíž prostředek získáš.
ask-give-up = vyber dohodu, kterou zahodíš.
ask-raze-own = vyber vlastní běžnou lokaci, kterou zboříš.
ask-steal = vyber surovinu, kterou sebereš soupeři.
ask-pillage = vyber prostředek z pole „Zboř a získáš“ soupeřovy lokace.
ask-remove = vyber lokaci, kterou odstraníš.
ask-block = vyber akční lokaci, kterou do konce kola zablokuješ.
ask-take-over = vyber lokaci, kterou do konce kola převezmeš.
ask-end-deal = vyber dohodu, kterou soupeř zahodí.
ask-take-deal = vyber dohodu, kterou převezmeš.
ask-trade = vyber frakční lokaci, se kterou uzavřeš dohodu.
ask-opponent = vyber soupeře.
ask-bury = vyber běžnou kartu, která se promění v základy.
ask-lose = vyber lokaci, o kterou přijdeš.
ask-produce = vyber, podle které karty si dobereš nejdřív.

## Průběh partie

event-turn = Kolo { $number }: prvním hráčem je { $player }
event-phase = { $phase-id ->
    [lookout] Fáze Rozhledu.
    [production] Fáze Produkce.
    [action] Fáze Akcí.
    [cleanup] Fáze Úklidu.
   *[attack] Útočí virtuální hráč.
}
event-faction = { $player } má frakci { $faction }.
event-drew = { $player } si dobírá { $card }.
event-drew-many = { event-drew }
event-reshuffled = Z odhazovací hromádky běžných karet vzniká nový balíček.
event-passed-on = { $player } předává { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} (dostává { $to }).
event-shuffled-back = { $player } zamíchává kartu zpět do frakčního balíčku.
event-revealed = Odhaluje se karta { $name }.
event-revealed-many = Odhalují se karty { $name }.
event-took = { $player } si bere kartu { $name }.
event-left-over = Karta { $name } zbývá a zahazuje se.
event-left-over-many = Karty { $name } zbývají a zahazují se.
event-kept = { $player } si ponechává kartu.
event-produces = { $player } má produkci.
event-gained = { $player } získává { amount }.
event-paid = { $player } platí{ paid }.
event-stole = { $player } bere { amount } (ztrácí { $to }).
event-lost = { $player } nemůže skladovat { amount }.
event-tucked = { $player } zasouvá { $card } pod Bránu.
event-discarded = { $player } zahazuje { $card }.
event-discarded-many = { event-discarded }
event-built = { $player } staví lokaci { $name }.
event-sacrificed = { $player } zahazuje lokaci { $name }.
event-used-foundation = { $player } zahazuje základy ({ $name }).
event-set-off = Projevuje se lokace { $name } ({ $player }).
event-foundation = Z lokace { $name } jsou základy ({ $player }).
event-buried = { $player } mění { $card } v základy.
event-collected = Lokace { $name } jde do Sbírky.
event-defended = { $player } umisťuje obranný žeton na lokaci { $name }.
event-samurai = { $player } umisťuje samuraje na lokaci { $name }.
event-refreshed = { $player } uvolňuje lokaci { $name } k použití.
event-blocked = { $player } blokuje lokaci { $name } ({ $to }).
event-took-over = { $player } přebírá lokaci { $name } ({ $to }).
event-gave-back = { $player } vrací lokaci { $name }.
event-dealt = { $player } uzavírá dohodu s kartou { $name }.
event-gave-up = { $player } zahazuje svou dohodu: { $name }.
event-ended-deal = { $player } ruší dohodu: { $name } ({ $to }).
event-took-deal = { $player } přebírá dohodu: { $name } ({ $to }).
event-traded = { $player } uzavírá dohodu s lokací { $name } ({ $to }).
event-razed-card = { $player } boří kartu { $name } z ruky.
event-razed = { $same ->
    [yes] { $player } boří svou lokaci { $name }.
   *[no] { $player } boří lokaci { $name } ({ $to }).
}
event-removed = { $player } odstraňuje lokaci { $name } ({ $to }).
event-activated = { $count ->
    [one] { $player } aktivuje lokaci { $name }.
   *[other] { $player } aktivuje lokaci { $name } dvakrát.
}
event-sent = { $player } vysílá 2 osadníky.
event-passed = { $player } pasuje.
event-converted = { $player } zahazuje za body { amount }.
event-slaver = { $player } platí za body { amount }.
event-stored = { $player } pokládá do Svatyně { amount }.
event-attack = { $name }.
event-struck = { $player } přichází o lokaci { $name }.
event-rival-got = Karta { $name } jde k virtuálnímu hráči.
event-resigned = { $player } se vzdává.
event-ended = Partie končí.

## Konec

reason-points = Rozhoduje nejvíce bodů.
reason-leftover = Body jsou stejné: rozhoduje nejvíce zbylých surovin a osadníků.
reason-cards = Body i zbylé prostředky jsou stejné: rozhoduje nejvíce karet v ruce.
reason-shared = Body, zbylé prostředky i karty v ruce jsou stejné.
reason-resigned = Soupeř se vzdává.
reason-lost = Vítězí virtuální hráč: nemáš více frakčních lokací, než má on karet ve Sbírce.
reason-commoner = Tvá hodnost: Muž z lidu.
reason-servant = Tvá hodnost: Panoš.
reason-squire = Tvá hodnost: Šlechtic.
reason-knight = Tvá hodnost: Rytíř.
reason-castellan = Tvá hodnost: Kastelán.
reason-king = Tvá hodnost: Král.
reason-emperor = Tvá hodnost: Císař.
line-gained = VB získané během hry
line-common-locations = běžné lokace
line-faction-locations = frakční lokace
line-gate-and-shrine = Brána a Svatyně
line-leftover = při shodě nejdřív: zbylé suroviny a osadníci
line-cards = při shodě potom: karty v ruce
line-own-faction-locations = počet tvých frakčních lokací
line-collection = karty ve Sbírce

## Možnosti partie

variant-faction_1 = Frakce hráče na místě 1
variant-faction_1-choose = vybírá si hráč, první hráč jako první
variant-faction_1-random = určí los
variant-faction_1-barbarian = Barbaři
variant-faction_1-roman = Římané
variant-faction_1-egyptian = Egypťané
variant-faction_1-japanese = Japonci
variant-faction_2 = Frakce hráče na místě 2
variant-faction_2-choose = vybírá si hráč, první hráč jako první
variant-faction_2-random = určí los
variant-faction_2-barbarian = Barbaři
variant-faction_2-roman = Římané
variant-faction_2-egyptian = Egypťané
variant-faction_2-japanese = Japonci
variant-faction_3 = Frakce hráče na místě 3
variant-faction_3-choose = vybírá si hráč, první hráč jako první
variant-faction_3-random = určí los
variant-faction_3-barbarian = Barbaři
variant-faction_3-roman = Římané
variant-faction_3-egyptian = Egypťané
variant-faction_3-japanese = Japonci
variant-faction_4 = Frakce hráče na místě 4
variant-faction_4-choose = vybírá si hráč, první hráč jako první
variant-faction_4-random = určí los
variant-faction_4-barbarian = Barbaři
variant-faction_4-roman = Římané
variant-faction_4-egyptian = Egypťané
variant-faction_4-japanese = Japonci
variant-lookout = Fáze Rozhledu
variant-lookout-standard = dva výběry z odhalených karet
variant-lookout-alternate = jiná: ponech si jednu ze tří karet, dvě předej
variant-lookout-advanced = pokročilá: jeden výběr z pěti odhalených karet
variant-peaceful = Mírumilovná varianta
variant-peaceful-no = ne
variant-peaceful-yes = o běžnou kartu víc, boření jen z ruky

## Stůl na obrazovce

table-round = Kolo { $number } z { $rounds }
table-deck = Společný balíček { $deck }, odhazovací hromádka { $discard }
table-offer = Odhalené
table-line = Útočná linie
table-rival = Virtuální hráč
table-collection = Sbírka
board-first = první hráč
board-passed = pasuje
board-score = { $points } VB
board-final = { $points } VB i s lokacemi
board-goods = Prostředky
board-stores = skladuje: { $good }
board-production = Produkce
board-feature = Vlastnosti
board-action = Akce
board-deals = Dohody
board-routes = Obchodní stezky
board-foundations = Základy
board-hand = Ruka
board-apart = Na výběr
board-deck = frakční balíček { $count }
hint-gold = zlaté mince: { $count }

## Co možnost udělá

about-pass = v tomto kole už nic nehraješ
hint-deal = v každé Produkci
hint-gain = získáš
about-done-after = hraje další hráč
about-done-gold-for = zbytek zaplatíš podle karty

## Why a move is good: what there is more or less of after it

part-points = { $more ->
    [yes] více vítězných bodů
   *[no] méně vítězných bodů
}
part-production = { $more ->
    [yes] lepší produkce
   *[no] horší produkce
}
part-features = { $more ->
    [yes] užitečnější lokace vlastností
   *[no] méně užitečné lokace vlastností
}
part-actions = { $more ->
    [yes] užitečnější akční lokace
   *[no] méně užitečné akční lokace
}
part-open_actions = { $more ->
    [yes] více akcí, které ještě můžeš využít
   *[no] méně akcí, které ještě můžeš využít
}
part-guards = { $more ->
    [yes] lépe chráněné lokace
   *[no] hůře chráněné lokace
}
part-on_shrines = { $more ->
    [yes] více prostředků ve svatyních
   *[no] méně prostředků ve svatyních
}
part-deals = { $more ->
    [yes] výhodnější dohody
   *[no] méně výhodné dohody
}
part-wood = { $more ->
    [yes] více dřeva
   *[no] méně dřeva
}
part-stone = { $more ->
    [yes] více kamene
   *[no] méně kamene
}
part-food = { $more ->
    [yes] více jídla
   *[no] méně jídla
}
part-gold = { $more ->
    [yes] více zlata
   *[no] méně zlata
}
part-workers = { $more ->
    [yes] více osadníků
   *[no] méně osadníků
}
part-raze_tokens = { $more ->
    [yes] více žetonů boření
   *[no] méně žetonů boření
}
part-defences = { $more ->
    [yes] více obranných žetonů
   *[no] méně obranných žetonů
}
part-common_cards = { $more ->
    [yes] více běžných karet v ruce
   *[no] méně běžných karet v ruce
}
part-faction_cards = { $more ->
    [yes] více frakčních karet v ruce
   *[no] méně frakčních karet v ruce
}
part-foundations = { $more ->
    [yes] více základů
   *[no] méně základů
}
part-solo = { $more ->
    [yes] větší náskok ve frakčních lokacích
   *[no] menší náskok ve frakčních lokacích
}
