// Runs beside the page, from the second visit on: while the server cannot be reached, whoever loads the page anew finds it
// as it was last. The page then says itself that there is no connection, and goes on when there is one.
const CACHE = 'undertow';
/** What the page begins with. The files of which it is made have names of their own, and the browser keeps those. */
const PAGE = '/';
const FIRST = ['/static/first-paint.js', '/static/icon.svg'];
const FOR_PROGRAMS = /^\/(api|docs|metrics|healthz|readyz|ws|matchmake|assets|static)(\/|$)/;
/** Whoever stands before a server that is gone says so with these. */
const GONE = [502, 503, 504];

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...FIRST])));
  skipWaiting();
});

addEventListener('activate', (event) => {
  // The page is asked for while this starts.
  event.waitUntil(registration.navigationPreload?.enable());
});

addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (mode === 'navigate' && !FOR_PROGRAMS.test(pathname)) event.respondWith(newest(event, PAGE));
  else if (FIRST.includes(pathname)) event.respondWith(newest(event, pathname));
});

/** What the server gives, which is kept for later; or what it gave last. */
async function newest(event, name) {
  const cache = await caches.open(CACHE);
  try {
    const given = (await event.preloadResponse) ?? (await fetch(event.request));
    if (given.ok) event.waitUntil(cache.put(name, given.clone()));
    return GONE.includes(given.status) ? ((await cache.match(name)) ?? given) : given;
  } catch (failure) {
    const kept = await cache.match(name);
    if (kept) return kept;
    throw failure;
  }
}
