// Runs beside the page, from the second visit on: while the server cannot be reached, whoever loads the page anew finds it
// as it was last. The page then says itself that there is no connection, and goes on when there is one.
const CACHE = 'undertow';
/** What the page begins with, which may be another one each time. */
const PAGE = '/';
const FIRST = ['/static/first-paint.js', '/static/icon.svg'];
/** What the page is made of. A name says all of what is in it, and so these never change. */
const PARTS = '/assets/';
const FOR_PROGRAMS =
  /^\/((api|docs|metrics|healthz|readyz|ws|matchmake|assets|static|\.well-known)(\/|$)|[\w-]+\.json\b)/;
/** Whoever stands before a server that is gone says so with these. */
const GONE = [502, 503, 504];
/** So long somebody waits for a server that says nothing, in milliseconds. */
const PATIENCE = 4000;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...FIRST])));
  skipWaiting();
});

addEventListener('activate', (event) => {
  // The page is asked for while this starts.
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), clients.claim()]));
});

addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (mode === 'navigate' && !FOR_PROGRAMS.test(pathname)) event.respondWith(newest(event, PAGE));
  else if (FIRST.includes(pathname)) event.respondWith(newest(event, pathname));
  else if (pathname.startsWith(PARTS)) event.respondWith(unchanged(event, pathname));
});

/** What the server gives, which is kept for later; or what it gave last. */
async function newest(event, name) {
  const asked = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(event.request));
  event.waitUntil(asked.then((given) => keep(name, given)).catch(() => {}));
  const kept = await keptAs(name);
  if (!kept) return asked;
  try {
    const given = await Promise.race([asked, tooLate()]);
    return GONE.includes(given.status) ? kept : given;
  } catch {
    return kept;
  }
}

async function unchanged(event, name) {
  const kept = await keptAs(name);
  if (kept) return kept;
  const given = await fetch(event.request);
  event.waitUntil(keep(name, given).catch(() => {}));
  return given;
}

/** Whoever allows nothing to be kept, or has no room for it, gets everything from the server. */
function keptAs(name) {
  return caches.match(name, { cacheName: CACHE, ignoreVary: true }).catch(() => undefined);
}

async function keep(name, given) {
  if (!given.ok) return;
  const copy = given.clone();
  const cache = await caches.open(CACHE);
  if (name === PAGE) await forgetPartsOfAnother(copy.clone());
  await cache.put(name, copy);
}

/** A new page is made of other parts; those of the one before would be kept for ever. */
async function forgetPartsOfAnother(page) {
  const cache = await caches.open(CACHE);
  const parts = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(PARTS));
  const before = await cache.match(PAGE);
  if (!before || (await before.text()) === (await page.text())) return;
  await Promise.all(parts.map((part) => cache.delete(part)));
}

function tooLate() {
  return new Promise((_, reject) => setTimeout(reject, PATIENCE));
}
