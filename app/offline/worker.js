// The service worker. Online it changes nothing: every answer is the server's. Without a connection it answers with what is kept:
// one set of pages and their parts, all of one build and one state of the contents, put in place only when it is whole.

const KEPT = "kept:";
/** Written last into a set: what it is, and that it is whole. */
const WHOLE = "/kept-set";
const READ_MAX = 20;
const LOOK_EVERY_MS = 60_000;
/** Never looked at, let alone kept. */
const PRIVATE = /^\/(?:admin|api|preview|theme|healthz|readyz|share)(?:[/.]|$)/;
const PART = /^\/(?:assets|figures|images)\/|^\/(?:logo|favicon)\.svg$/;
const PARTS_IN_PAGE = /"(\/(?:assets|figures)\/[^"\\]+|\/images\/[^"\\]+\/640\.webp|\/(?:logo|favicon)\.svg)/g;

let looked = 0;
let filling;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keep());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || PRIVATE.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (PART.test(pathname)) event.respondWith(fetch(request).catch((error) => part(pathname, error)));
});

async function page(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (response.status === 200) event.waitUntil(remember(new URL(event.request.url), response.clone()));
    return response;
  } catch (error) {
    const { pathname, search } = new URL(event.request.url);
    const set = await current();
    const found = await set?.cache.match(pathname + search, { ignoreSearch: pathname === "/offline" });
    if (found) return found;
    // A page drawn at another page's address would be taken over as that other page.
    if (set && pathname !== "/offline") return Response.redirect(`/offline${pathname === "/calculate" ? search : ""}`);
    throw error;
  }
}

/** Of a picture another size will do. */
async function part(pathname, error) {
  const set = await current();
  const picture = /^\/images\/[^/]+\//.exec(pathname)?.[0];
  const found = (await set?.cache.match(pathname)) ?? (picture && (await set?.cache.match(`${picture}640.webp`)));
  if (found) return found;
  throw error;
}

/** The set in place; undefined before there is one. */
async function current() {
  for (const name of await caches.keys()) {
    if (!name.startsWith(KEPT)) continue;
    const cache = await caches.open(name);
    const whole = await cache.match(WHOLE);
    if (whole) return { name, cache, ...(await whole.json()) };
  }
  return undefined;
}

async function latest() {
  const response = await fetch("/offline.json", { cache: "no-store" });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

/** Fetches the set where there is none, or where another is due. */
async function keep(alsoRead = []) {
  if (alsoRead.length === 0 && Date.now() - looked < LOOK_EVERY_MS) return;
  looked = Date.now();
  const [now, set] = await Promise.all([latest(), current()]);
  const read = [...new Set([...alsoRead, ...(set?.read ?? [])])].slice(0, READ_MAX);
  if (set?.version === now.version) return;
  filling ??= fill(now, read).finally(() => {
    filling = undefined;
  });
  await filling;
}

async function fill({ version, pages, parts: chunks }, read) {
  const name = `${KEPT}${version}`;
  await caches.delete(name);
  const cache = await caches.open(name);
  try {
    const parts = new Set(chunks);
    for (const address of pages) await put(cache, address, parts);
    const found = [];
    // What was read may be gone by now.
    for (const address of read) if (await put(cache, address, parts).catch(() => false)) found.push(address);
    for (const address of parts) await put(cache, address).catch(() => false);
    // Something was written, or a new build came out, meanwhile: the next look will fetch it all.
    if ((await latest()).version !== version) throw new Error("outdated");
    await cache.put(WHOLE, Response.json({ version, read: found }));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  for (const other of await caches.keys()) if (other.startsWith(KEPT) && other !== name) await caches.delete(other);
}

/** `parts`: where the parts that a page names are gathered. */
async function put(cache, address, parts) {
  const response = await fetch(address, { cache: "no-cache" });
  if (response.status !== 200 || response.redirected) throw new Error(`${response.status} ${address}`);
  if (parts) for (const [, found] of (await response.clone().text()).matchAll(PARTS_IN_PAGE)) parts.add(found);
  await cache.put(address, response);
  return true;
}

/** A page somebody reads: kept with the set, where it is of the same state as the set. */
async function remember({ pathname, search }, response) {
  if (search !== "" || !response.headers.get("Content-Type")?.startsWith("text/html")) return;
  // A page that says so is for now and this one reader.
  if (response.headers.get("Cache-Control")?.includes("no-store")) return;
  const set = await current();
  if (!set || set.read.includes(pathname) || (await set.cache.match(pathname))) return;
  if ((await latest()).version !== set.version) return keep([pathname]);
  const parts = new Set();
  for (const [, found] of (await response.clone().text()).matchAll(PARTS_IN_PAGE)) parts.add(found);
  await set.cache.put(pathname, response);
  for (const address of parts) if (!(await set.cache.match(address))) await put(set.cache, address).catch(() => false);
  const read = [pathname, ...set.read];
  for (const old of read.slice(READ_MAX)) await set.cache.delete(old);
  await set.cache.put(WHOLE, Response.json({ version: set.version, read: read.slice(0, READ_MAX) }));
}
