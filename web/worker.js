// What can be read without a network: the page itself, the cards and the rulebook of every game. Nothing about tables,
// people or games being played is ever kept: those requests aren't touched here.
//
// The build puts in which files the page consists of; a changed list is a new worker with a new cache.
const FILES = ["__FILES__"];
const CACHE = "kronika-__VERSION__";
const PAGE = "/";
// What a game is like, in data and words; a list of games, but no table.
const READING = /^\/api\/(games(\/[^/]+\/(cards|rules|chapters|grammar|locale\/.+))?|locale\/.+)$/;
const LANGUAGES = ["en", "cs"];

self.addEventListener("install", (event) => {
  event.waitUntil(keepEverything().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(PAGE)));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptOrFetched(request));
  else if (READING.test(pathname) || FILES.includes(pathname)) event.respondWith(fetchedOrKept(request));
});

async function keepEverything() {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...FILES]);
  const games = await (await fetch("/api/games")).json();
  const ofGame = (id) => [
    ...["cards", "rules", "chapters", "grammar"].map((what) => `/api/games/${id}/${what}`),
    ...LANGUAGES.map((lang) => `/api/games/${id}/locale/${lang}.ftl`),
  ];
  await cache.addAll(["/api/games", ...LANGUAGES.map((lang) => `/api/locale/${lang}.ftl`)]);
  await cache.addAll(games.flatMap((game) => ofGame(game.id)));
}

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? Response.error();
}

/** For files whose names change with their content. */
async function keptOrFetched(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetch(request);
}

/** For what a new version of the server may have changed: it is never half old. */
async function fetchedOrKept(request) {
  try {
    const response = await fetch(request);
    if (response.ok) (await caches.open(CACHE)).put(request, response.clone());
    return response;
  } catch {
    return kept(request);
  }
}
