// The service worker. Online it changes nothing: every answer is the server's. Without a connection it answers with what is kept:
// one set of pages and their parts, all of one build and one state of the contents, put in place only when it is whole.

const KEPT = "kept:";
/** Written last into a set: what it is, and that it is whole. */
const WHOLE = "/kept-set";
const READ_MAX = 20;
/** Of a set with what is read beside it; of the set alone. */
const BYTES_MAX = 7_000_000;
const SET_BYTES_MAX = 6_000_000;
const LOOK_EVERY_MS = 60_000;
/** Never looked at, let alone kept. */
const PRIVATE = /^\/(?:admin|api|preview|theme|healthz|readyz|share)(?:[/.]|$)/;
const PART = /^\/(?:assets|figures|images)\/|^\/(?:logo|favicon)\.svg$|^\/offline\/\w+\.json$/;
const PICTURE = /^\/(?:figures|images)\//;
/** Answer a question by themselves, from their page without one. */
const TOOL = /^\/(?:calculate|stress_check|note|morph\/compare)$/;
/** The notebook's pages are rendered in the browser from one stored shell; the sheets of /note/paper are rendered by the server. */
const IN_NOTEBOOK = /^\/note\/(?!paper$)/;
/** Entries that stand within a page of many, under their ids. */
const WITHIN = { term: "/term", morph: "/offline/morphs" };
/** Where another app's photographs and files arrive. */
const SHARE = "/note/share";
const PARTS_IN_PAGE = /"(\/(?:assets|figures)\/[^"\\]+|\/images\/[^"\\]+\/640\.webp|\/(?:logo|favicon)\.svg)/g;
const PARTS_IN_SCRIPT = /["'`]\.\/([\w.-]+\.js)["'`]/g;

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
  if (request.method === "POST" && origin === self.location.origin && pathname === SHARE)
    return event.respondWith(share(request));
  if (request.method !== "GET" || origin !== self.location.origin || PRIVATE.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (PART.test(pathname)) event.respondWith(fetch(request).catch((error) => part(pathname, error)));
});

/** They wait in a cache of their own until the notebook takes them, and are sent to nobody. */
async function share(request) {
  await caches.delete("shared");
  const cache = await caches.open("shared");
  const files = (await request.formData()).getAll("files");
  for (const [place, file] of files.entries())
    await cache.put(`${SHARE}/${place}/${encodeURIComponent(file.name)}`, new Response(file));
  return Response.redirect(SHARE, 303);
}

async function page(event) {
  try {
    const preloaded = await event.preloadResponse;
    // Without a connection Firefox does not reject it: it is a response that is an error.
    const response = preloaded && preloaded.type !== "error" ? preloaded : await fetch(event.request);
    if (response.status === 200) event.waitUntil(remember(new URL(event.request.url), response.clone()));
    return response;
  } catch (error) {
    const set = await current();
    const found = set && (await kept(set.cache, new URL(event.request.url)));
    if (found) return found;
    throw error;
  }
}

/** What stands in for a page. Drawn at another page's address, a page would be taken over as that other page: one is sent there. */
async function kept(cache, { pathname, search }) {
  const found = await cache.match(pathname + search);
  if (found) return found;
  const bare = await cache.match(pathname);
  if (pathname === "/offline" || (bare && TOOL.test(pathname))) return bare;
  if (IN_NOTEBOOK.test(pathname) && (await cache.match("/note")))
    return Response.redirect(`/note?go=${encodeURIComponent(pathname + search)}`);
  return Response.redirect(bare ? pathname : ((await placeWithin(cache, pathname)) ?? "/offline"));
}

/** Where in a kept page this entry stands. */
async function placeWithin(cache, pathname) {
  const [, kind, id] = /^\/(term|morph)(?:\/([\w-]+))?$/.exec(pathname) ?? [];
  if (!kind) return undefined;
  if (!id) return WITHIN[kind];
  for (const request of await cache.keys()) {
    const { pathname: path, search } = new URL(request.url);
    if (path !== WITHIN[kind]) continue;
    const page = await (await cache.match(request)).text();
    if (page.includes(` id="${id}"`)) return `${path}${search}#${id}`;
  }
  return undefined;
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

async function fill({ version, pages, first = pages.length, parts: chunks }, read) {
  const name = `${KEPT}${version}`;
  await caches.delete(name);
  const cache = await caches.open(name);
  try {
    const parts = new Set(chunks);
    let bytes = 0;
    const take = async (address, most = Number.POSITIVE_INFINITY) => {
      const taken = await put(cache, address, { parts, most: most - bytes });
      bytes += taken;
      return taken > 0;
    };
    const takeIfThereIsRoom = (address) => take(address, SET_BYTES_MAX).catch(() => false);
    const takeParts = async (isWanted) => {
      for (const address of parts)
        if (isWanted(address) && !(await cache.match(address))) await takeIfThereIsRoom(address);
    };
    for (const address of pages.slice(0, first)) await take(address);
    await takeParts((address) => !PICTURE.test(address));
    for (const address of pages.slice(first)) await takeIfThereIsRoom(address);
    const found = [];
    // What was read may be gone by now.
    for (const address of read) if (await takeIfThereIsRoom(address)) found.push(address);
    await takeParts((address) => !PICTURE.test(address));
    await takeParts(() => true);
    // Something was written, or a new build came out, meanwhile: the next look will fetch it all.
    if ((await latest()).version !== version) throw new Error("outdated");
    await cache.put(WHOLE, Response.json({ version, read: found, bytes }));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  for (const other of await caches.keys()) if (other.startsWith(KEPT) && other !== name) await caches.delete(other);
}

/** How many bytes it takes; 0 where that is more than `most`, and it is left out. `parts`: where the parts it names are gathered. */
async function put(cache, address, { parts, most = Number.POSITIVE_INFINITY } = {}) {
  const response = await fetch(address, { cache: "no-cache" });
  if (response.status !== 200 || response.redirected) throw new Error(`${response.status} ${address}`);
  return store(cache, address, response, { parts, most });
}

async function store(cache, address, response, { parts, most }) {
  const { size } = await response.clone().blob();
  if (size > most) return 0;
  if (parts) for (const part of await partsIn(address, response.clone())) parts.add(part);
  await cache.put(address, response);
  return size;
}

/** What a page or a script names. */
async function partsIn(address, response) {
  if (address.endsWith(".js"))
    return [...(await response.text()).matchAll(PARTS_IN_SCRIPT)].map(([, file]) => `/assets/${file}`);
  if (PART.test(address)) return [];
  return [...(await response.text()).matchAll(PARTS_IN_PAGE)].map(([, part]) => part);
}

/** A page somebody reads: kept with the set, where it is of the same state as the set. */
async function remember({ pathname, search }, response) {
  if (search !== "" || !response.headers.get("Content-Type")?.startsWith("text/html")) return;
  // A page that says so is for now and this one reader.
  if (response.headers.get("Cache-Control")?.includes("no-store")) return;
  const set = await current();
  if (!set || set.read.includes(pathname) || (await set.cache.match(pathname))) return;
  if ((await latest()).version !== set.version) return keep([pathname]);
  const { cache } = set;
  const parts = new Set();
  const size = await store(cache, pathname, response, { parts, most: BYTES_MAX });
  if (size === 0) return;
  let bytes = (set.bytes ?? 0) + size;
  const read = [pathname, ...set.read];
  // The oldest make room.
  while (read.length > READ_MAX || (bytes > BYTES_MAX && read.length > 0)) {
    const old = read.pop();
    bytes -= (await (await cache.match(old))?.blob())?.size ?? 0;
    await cache.delete(old);
  }
  for (const address of parts)
    if (!(await cache.match(address))) bytes += await put(cache, address, { most: BYTES_MAX - bytes }).catch(() => 0);
  await cache.put(WHOLE, Response.json({ version: set.version, read, bytes }));
}
