"""A person in front of the page: sees what is on the screen, and clicks and types like anybody would."""

import re
import time
from random import Random
from urllib.parse import urlsplit

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "beginner"}
FRIEND = {"kind": "friend"}
OPEN = {"kind": "open"}

KEYS = "1234567890"

GLANCE = 0.04  # seconds between two looks at a table: looking takes processor time that its bots could use

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

EDGE = {"x": 12, "y": 12}  # where one clicks: of a card in a full hand, the next one may cover the rest

# What the table asks now, or null while there is nothing to do: the options in order (also those of a thing that is to
# be picked first), those that glow somewhere in sight, and whether the game is over or the device is to be passed on.
ASKED = """(after) => {
  const pass = document.querySelector('.pass-device button');
  if (pass) return { version: -1, options: [], glowing: [], over: false, pass: pass.textContent };
  const table = document.querySelector('.table');
  if (!table || Number(table.dataset.version) <= after) return null;
  const version = Number(table.dataset.version);
  const inSight = (element) => element.getClientRects().length > 0;
  const isThere = (one) => inSight(one) || inSight(one.closest('ol[hidden]')?.previousElementSibling ?? one);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const tokens = (selector, fits) => all(selector).filter(fits).map((one) => one.dataset.token);
  const over = document.querySelector('.prompt a[href$="/result"]') !== null;
  const options = tokens('.option[data-token]:not(:disabled)', isThere);
  if (!over && options.length === 0) return null;
  return { version, options, glowing: tokens('.spot-button.legal[data-token]', inSight), over, pass: null };
}"""

# Where an option stands in the prompt: its number, and the thing that is to be picked first, if there is one.
PLACE = """(token) => {
  const option = [...document.querySelectorAll('.option[data-token]')].find((one) => one.dataset.token === token);
  const all = [...option.closest('ol').children];
  const number = all.indexOf(option.closest('li'));
  const pick = option.closest('ol').parentElement.querySelector(':scope > .option-pick');
  if (!pick) return { number, group: null, groupNumber: 0, isOpen: true };
  const groups = [...pick.closest('ol').children];
  const isOpen = pick.getAttribute('aria-expanded') === 'true';
  return { number, group: pick.dataset.group, groupNumber: groups.indexOf(pick.closest('li')), isOpen };
}"""

# Whether a click there meets the element: in a very full hand the next card covers it altogether.
WITHIN_REACH = """(element, { x, y }) => {
  element.scrollIntoView({ block: 'nearest' });
  const box = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(box.x + x, box.y + y));
}"""


class Visitor:
    def __init__(self, context, base, name) -> None:
        self.context = context
        self.base = base
        self.name = name
        self.page = context.new_page()
        self.random = Random(name)
        self.troubles = []
        self.forgiven = []
        self.version = -1
        self.answers = 0
        self.clicked_places = 0
        self.watch(self.page)

    # --- what must not happen

    def watch(self, page) -> None:
        page.on("console", lambda message: self.trouble("console", message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.trouble("page", str(error)))
        page.on("request", self.check_host)
        page.on("requestfailed", lambda request: self.trouble("request", f"{request.url} {request.failure}"))
        page.on("websocket", self.check_host)

    def trouble(self, kind, text) -> None:
        # A request that its page gave up by going elsewhere isn't a failure.
        if not text.endswith("net::ERR_ABORTED"):
            self.troubles.append(f"{kind}: {text}")

    def check_host(self, request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != urlsplit(self.base).netloc:
            self.trouble("foreign", request.url)

    def forgive(self, pattern) -> None:
        """Troubles that a test causes on purpose."""
        self.forgiven.append(re.compile(pattern))

    def leave(self) -> None:
        self.context.close()
        unforgiven = [text for text in self.troubles if not any(pattern.search(text) for pattern in self.forgiven)]
        assert not unforgiven, f"{self.name}'s page: " + "\n".join(unforgiven)

    # --- ways

    def open(self, path):
        self.page.goto(self.base + path)
        return self

    def another_tab(self):
        """Of the same person in the same browser."""
        other = object.__new__(Visitor)
        other.__dict__.update(self.__dict__, page=self.context.new_page(), random=Random(f"{self.name} 2"))
        other.watch(other.page)
        return other

    def get(self, path, **query):
        answer = self.context.request.get(f"{self.base}/api{path}", params=query)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path, **body):
        answer = self.context.request.post(f"{self.base}/api{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def be_guest(self):
        if self.get("/me") is None:
            self.post("/guest", name=self.name)
        return self

    def new_table(self, *seats, game="innovation", **more):
        self.be_guest()
        return self.post("/tables", game=game, seats=list(seats), **more)

    # --- playing without the page

    def state_of(self, table):
        """What one is asked, as soon as one of one's seats is; None when the game is over."""
        seats = [seat["seat"] for seat in table["seats"] if seat["mine"]]
        while True:
            now = self.get(f"/tables/{table['id']}")
            if now["state"] == "finished":
                return None
            if now["asked"] in seats:
                state = self.get(f"/tables/{table['id']}/state", seat=now["asked"])
                if state["version"] == now["version"] and state["choice"]["options"]:
                    return state
            time.sleep(GLANCE)

    def state_after(self, table, version):
        """The table as anybody sees it, as soon as something has happened there."""
        while (state := self.get(f"/tables/{table['id']}/state"))["version"] <= version:
            time.sleep(GLANCE)
        return state

    def reply(self, table, state, choose=None) -> None:
        """Answers what is asked, by `choose(random, tokens)` or at random."""
        tokens = [option["token"] for option in state["choice"]["options"]]
        token = choose(self.random, tokens) if choose else self.random.choice(tokens)
        self.post(f"/tables/{table['id']}/answers", seat=state["seat"], version=state["version"], token=token)

    def advance(self, table, wanted, choose=None):
        """Answers until the state is wanted; bots answer meanwhile. The state, or None if the game is over before."""
        while (state := self.state_of(table)) and not wanted(state):
            self.reply(table, state, choose)
        return state

    def answer_on(self, table, answers) -> None:
        """Answers that many questions, or as many as there are."""
        for _ in range(answers):
            if state := self.state_of(table):
                self.reply(table, state)

    def resign(self, table) -> None:
        if state := self.state_of(table):
            self.post(f"/tables/{table['id']}/resign", seat=state["seat"], version=state["version"])

    # --- sitting at a table

    def sit(self, table):
        self.open(f"/table/{table['id']}")
        self.version = -1
        return self

    def asked(self, timeout=60_000):
        """Waits until there is something to do."""
        # By default Playwright checks at every frame, so the browser would have to draw them all.
        return self.page.wait_for_function(ASKED, arg=self.version, timeout=timeout, polling=30).json_value()

    def tab_to(self, locator) -> None:
        """Moves the focus by the Tab key alone."""
        locator.wait_for()
        for _ in range(200):
            if locator.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("The Tab key doesn't get there.")

    def place_of(self, token):
        return self.page.evaluate(PLACE, token)

    def pick_first(self, token):
        """What is to be clicked before the option is in sight: its card where it lies, or the thing in the prompt."""
        place = self.place_of(token)
        if place["isOpen"]:
            return None
        lying = self.page.locator(f'.spot-button[data-pick="{place["group"]}"]:visible')
        return lying.first if lying.count() else self.page.locator(f'.option-pick[data-group="{place["group"]}"]')

    def find(self, token):
        """The glowing thing if there is one in sight and within reach, else the button."""
        glowing = self.page.locator(f'.spot-button.legal[data-token="{token}"]:visible')
        glows = glowing.count() > 0 and glowing.first.evaluate(WITHIN_REACH, EDGE)
        self.clicked_places += glows
        return (glowing if glows else self.page.locator(f'.option[data-token="{token}"]')).first

    def click(self, asked, token) -> None:
        picked = self.pick_first(token)
        if picked:
            picked.click(position=EDGE)
        self.find(token).click(position=EDGE)

    def tap(self, asked, token) -> None:
        picked = self.pick_first(token)
        if picked:
            picked.tap(position=EDGE)
        self.find(token).tap(position=EDGE)

    def press(self, asked, token) -> None:
        """By numbers where there are some, else by Tab and Enter; of a thing with several options, the thing first."""
        place = self.place_of(token)
        if not place["isOpen"]:
            group = f'.option-pick[data-group="{place["group"]}"]'
            self.hit(place["groupNumber"], group)
            self.page.wait_for_selector(f"{group}[aria-expanded=true]")
        self.hit(place["number"], f'.option[data-token="{token}"]')

    def hit(self, number, selector) -> None:
        if number < len(KEYS):
            self.page.keyboard.press(KEYS[number])
        else:
            self.tab_to(self.page.locator(selector))
            self.page.keyboard.press("Enter")

    def pick(self, asked):
        """Any option, but always an achievement if possible, so games end."""
        wins = [token for token in asked["options"] if token.startswith("achieve")]
        return self.random.choice(wins or asked["options"])

    def answer(self, asked=None, how=None, pick=None) -> None:
        asked = asked or self.asked()
        (how or Visitor.click)(self, asked, (pick or Visitor.pick)(self, asked))
        self.version = asked["version"]
        self.answers += 1

    def play(self, how=None, answers=None, pick=None) -> None:
        """To the end, or that many answers."""
        while answers is None or answers > 0:
            asked = self.asked()
            if asked["over"]:
                return
            self.answer(asked, how, pick)
            answers = None if answers is None else answers - 1

    # --- learning a game

    def read_introduction(self, game):
        """A new game and its introduction, step by step, in Czech; the texts."""
        page = self.open(f"/?game={game}").page
        page.get_by_role("button", name="Hrát hned").click()
        page.locator(".option").first.wait_for()
        open_intro(page)
        intro = page.get_by_role("dialog")
        texts = [intro.inner_text()]
        following = intro.get_by_role("button", name="Dále")
        while following.count():
            following.click()
            texts.append(intro.inner_text())
        intro.get_by_role("button", name="Hrát", exact=True).click()
        intro.wait_for(state="detached")
        return [text.replace("\xa0", " ") for text in texts]

    def text(self, selector="body"):
        return self.page.locator(selector).inner_text()

    def log_lines(self):
        """The whole log, with all turns unfolded."""
        self.page.evaluate("document.querySelector('.log-whole[aria-pressed=false]')?.click()")
        return self.page.locator(".log > p:not(.log-empty)").all_inner_texts()


def ask_why(page) -> None:
    page.keyboard.press("?")
    page.locator("dialog").wait_for()


def open_intro(page) -> None:
    """The introduction of the game, from the menu of its table: on a phone that is behind a button."""
    menu = page.locator(".table-bar .narrow-only")
    if menu.is_visible():
        menu.click()
    page.locator(".sheet .button, .table-bar .wide-only .quiet").filter(visible=True).first.click()
    page.locator(".intro h3").wait_for()
