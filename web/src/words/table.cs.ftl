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
log-closed = Průběh této partie nejde zobrazit: její odpovědi neodpovídají dnešním pravidlům. Záznam je obsahuje všechny.
log-empty = Zatím se nic nestalo.
log-whole = Rozbalit vše
recap-turns = Od tvého tahu
recap-action = Poslední akce
recap-now = Co se děje
recap-at = { $number } z { $count }
recap-start = Takhle to bylo předtím.
recap-back = O krok zpět
recap-next = O krok vpřed
recap-play = Přehrát
recap-pause = Pozastavit
recap-speed = Rychlost
recap-close = Zavřít
recap-waiting = { $count ->
    [one] Ještě { $count } krok
    [few] Ještě { $count } kroky
   *[other] Ještě { $count } kroků
}
recap-skip = Přeskočit
chat-label = Chat
chat-unread = { $count ->
    [one] { $count } nepřečtená zpráva
    [few] { $count } nepřečtené zprávy
   *[other] { $count } nepřečtených zpráv
}
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

targets-here = k výběru: { $count }
amount-missing = chybí { $count }
hand-label = Ruka
nothing = nic
card-more = Více o této kartě

table-turn = Tah { $turn }
table-setup = Příprava hry
table-spectator = Jen se díváš.
table-title-turn = Jsi na tahu: { $game }
table-your-turn = Jsi na tahu
table-their-turn = na tahu
table-waiting-room = Čeká se na hráče
table-waiting-why = Partie začne sama, jakmile budou všechna místa obsazená.
table-invite = Pošli kamarádovi tento odkaz:
table-open-seat = Toto místo si může vzít kdokoli v herně.
table-bot = bot
table-stand-in = { $player } je pryč, na tom místě hraje bot.
table-back = Už jsem zpět
table-watch = Odkaz pro diváky:
table-watch-revoke = Zneplatnit tento odkaz a vytvořit nový
table-spectators = Diváci
table-spectators-private = Tento stůl je soukromý: vidí ho jen hráči a ten, kdo má tento odkaz. Do karet ti nikdo nevidí.
table-spectators-public = Tento stůl může sledovat kdokoli. Do karet ti nikdo nevidí.
table-leave = Odejít od stolu
table-sit = Sednout si sem
table-resign = Vzdát partii
table-resign-sure = Opravdu vzdát partii?
table-resign-why-alone = Partie tím skončí.
table-resign-why-two = Vyhraje druhý hráč.
table-resign-why-more = Ostatní hrají dál. Nedovolují-li teď pravidla hry odstoupit, převezme tvé místo bot.
table-resign-yes = Ano, vzdát
table-stay = Ne, hrát dál
table-help = Jak se hraje
table-menu = Tento stůl
table-deal = Poctivé rozdání
table-deal-why = Server určil svou část rozdání dřív, než si kdokoli sedl ke stolu. Tohle je její otisk (SHA-256). Prohlížeč každého hráče k ní pak přidal svou náhodnou část a karty se zamíchaly ze všech dohromady: rozdání si nikdo nemohl vybrat. Po partii se všechny části ukážou a ověří.
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
table-hint-chances = { $count ->
    [one] Naděje na výhru po jednom pokusu
   *[other] Naděje na výhru po { $count } pokusech
}
table-hint-reason = Proti volbě „{ $other }“: { $reason }.
table-hint-later = Proti volbě „{ $other }“ se výhoda ukáže až později.
table-hint-won = Vyhraješ skoro jistě, i s jinými tahy.
table-hint-lost = Ať zahraješ cokoli, bot už naději skoro nevidí.
table-hint-equal = { $count ->
    [one] Přibližně stejně dobrá je i tato možnost: { $options }.
   *[other] Přibližně stejně dobré jsou i tyto možnosti: { $options }.
}
table-hint-chance = { $chance } %
table-hint-tries = { $count }×

result-title = Výsledek
result-scores = Vyúčtování
result-winner = vítěz
result-moments = Milníky partie
result-boards = Stůl na konci partie
result-again = { $seats ->
    [1] Hrát znovu
   *[other] Hrát znovu, místa se posunou
}
result-share = Ukázat partii ostatním:
result-record = Stáhnout záznam partie
result-replay = Přehrát krok za krokem
result-deal = Rozdání
result-deal-fits = Tohle rozdání si nikdo nemohl vybrat: část serveru odpovídá otisku zobrazenému před partií a ze všech částí dohromady vychází semínko.
result-deal-sealed = Semínko odpovídá otisku zobrazenému před rozdáním.
result-deal-flaw-commitment = Část serveru neodpovídá otisku, který je u ní uvedený.
result-deal-flaw-changed = Otisk není ten, který tento prohlížeč viděl před partií.
result-deal-flaw-part = V rozdání chybí část z tohoto prohlížeče.
result-deal-flaw-seed = Z uvedených částí semínko této partie nevychází: některá byla změněna nebo vynechána.
result-deal-details = Všechny části
result-deal-why = Než si kdokoli sedl ke stolu, určil server svou část a ukázal její otisk. Pak prohlížeč každého hráče přidal svou náhodnou část. Karty zamíchal otisk ze všech částí dohromady.
result-deal-server = Server
result-deal-none = žádná část
result-deal-bot = boti část nepřidávají
result-deal-yours = z tohoto prohlížeče
result-deal-hash = Otisk zobrazený před partií
result-deal-seed = Semínko
result-deal-check = Oba otisky spočítal tento prohlížeč. Že karty vycházejí ze semínka, ověřuje přehrání, tady i na tvém počítači: kronika replay SOUBOR se záznamem partie.
result-not-over = Tato partie ještě neskončila.
result-to-table = Ke stolu

guide-understood = Rozumím

lesson-label = Lekce
lesson-step = Krok { $number } z { $count }
lesson-next = Dál
lesson-leave = Ukončit lekci
lesson-read-first = Nejdřív si přečti tohle a stiskni „Dál“.
lesson-not-now = „{ $option }“: to pravidla dovolují, teď ale udělej to, co říká text. Na stole i mezi tlačítky je to zvýrazněné.

intro-back = Zpět
intro-next-step = Dále
intro-skip = Přeskočit
intro-play = Hrát

result-chart = Body v průběhu partie
result-no-moments = V této partii nic nevyčnívalo.

# Stůl pro hru, která vlastní nemá.
plain-middle = Střed stolu
plain-mine = { $player }: tvoje strana stolu
plain-round = Kolo { $round }
plain-hidden = { $count ->
    [one] { $count } skrytá karta: { $back }
    [few] { $count } skryté karty: { $back }
    [many] { $count } skryté karty: { $back }
   *[other] { $count } skrytých karet: { $back }
}
plain-all = { $name }: všechny karty ({ $count })
plain-rest = Další údaje
plain-yes = ano
plain-no = ne
plain-intro-glow = Co můžeš zvolit, to září. Klikni na to na stole, nebo použij tlačítko; totéž dělají klávesy 1 až 9.
plain-intro-why = „Proč?“ ukáže pravidlo, o které jde, „Nápověda“ to, co by zvolil bot, a „Zpět“ vezme zpátky tvou poslední odpověď.
plain-intro-look = Kartu si přečteš, když na ni najedeš myší. Na telefonu ji podrž.
