// Presses the submit buttons of all pages and checks that the request contains the button, the response is no error,
// and the input is saved or returned. Pages come from the built manifest, further views and responses from links and
// presses.

import { getApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { matchRoutes } from "react-router";
import { expect } from "vitest";
import type { Role } from "#app/auth/capabilities.ts";
import { makePreviewLink } from "#app/cms/admin/editing/preview/preview-link.server.ts";
import type { KindName } from "#app/cms/content/kind.ts";
import { createEntry, trash } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { storeExplanation } from "#app/collection/papers/explanation/explanations.server.ts";
import { nextStamp } from "#app/notebook/model/stamp.ts";
import { makeThing } from "#app/notebook/model/thing.ts";
import { newSnake } from "#app/notebook/snakes/snake.ts";
import { storeInquiry } from "#app/shop/inquiries.server.ts";
import { kept } from "#tests/cms/library/pictures.ts";
import { bringSession } from "#tests/support/admin-page.ts";
import { browserOf } from "#tests/support/admin-site.ts";
import { content } from "#tests/support/contents.ts";
import { everyPage, type PageAddress } from "#tests/support/every-page.ts";
import { CHOSEN_ROW, type Filled, type Hand, handFor, posterFor, type Sent } from "#tests/support/form-pages.ts";
import { importThings } from "#tests/support/notebook.ts";
import { DEMO_PASSWORD, emulatorSettings, makePeople, signIn } from "#tests/support/people.ts";
import { type Restorable, restorable } from "#tests/support/restored.ts";
import { type Site, startSite } from "#tests/support/site.ts";

const SNAKE = "b-2020-009";

/** Creates an admin who may be signed out everywhere, and two whose rights may be revoked. */
async function makeAdmins(who: string): Promise<string> {
  const auth = getAuth(getApp("demo-users"));
  const make = async (uid: string, displayName: string, claims: object) => {
    const email = `${uid}@example.jp`;
    await auth
      .createUser({ uid, email, displayName, password: DEMO_PASSWORD, emailVerified: true })
      .catch(() => auth.getUser(uid));
    await auth.setCustomUserClaims(uid, claims);
    return email;
  };
  await make(`${who}-other`, CHOSEN_ROW, { admin: true });
  await make(`${who}-recorder`, CHOSEN_ROW, { admin: true, role: "records" satisfies Role });
  return make(who, "", { admin: true });
}

const stamp = nextStamp("", "aaaaaaaa", new Date());
const mine = makeThing("snake", { ...newSnake, name: "モモ", sex: "female" }, stamp);
const pair = makeThing(
  "pair",
  { sire: "", sireName: "よその父", sireLine: "", dam: mine.id, damName: "モモ", damLine: "", pairings: [], memo: "" },
  stamp,
);

/** Creates one of everything a page may be about and returns the ids by preceding path segment. */
async function seed(site: Site, cookie: string): Promise<Record<string, string>> {
  const admin = browserOf(site, cookie);
  const write = async (path: string, words: string, typed: Record<string, string> = {}) =>
    expect((await admin.press(await admin.open(path), words, typed)).status, path).toBe(303);
  const actor = { by: "hana@example.jp", now: new Date() };
  const { id: images } = await kept(site.db, "#abcdef", { name: `${CHOSEN_ROW}.png` });
  await createEntry(site.db, "term", "forgotten", content("term", { title: "むかしの覚え書き" }), actor);
  await trash(site.db, "term", "forgotten", 1, actor);
  const asked = {
    kind: "inquiry" as const,
    name: "山田",
    mail: "y@example.jp",
    phone: "",
    days: [],
    message: "質問です",
  };
  await storeInquiry(site.db, asked, SNAKE, actor.now);
  const breeds = "2022-kohaku-akane";
  await write(`/admin/breeds/${breeds}`, "ロック", { note: "見た" });
  await write(`/admin/balls/${SNAKE}`, "体重を記録する", { grams: "1500" });
  await write(`/admin/balls/${SNAKE}`, "給餌・脱皮を記録する", { shed: "whole" });
  await storeExplanation(site.db, SNAKE, site.origin, actor);
  const { token: preview } = await makePreviewLink(site.db, kindNamed("info"), "temperature", actor.now);
  return {
    ...{ ball: SNAKE, balls: SNAKE, breed: breeds, breeds, info: "temperature", infos: "temperature", images },
    ...{ morph: "mojave", morphs: "mojave", term: "locus", terms: "locus", complexes: "mojave" },
    ...{ blog: await firstBlog(site), blogs: await firstBlog(site), start: "needs", explanation: "1", preview },
    ...{ snake: mine.id, vet: mine.id, pair: pair.id },
  };
}

async function firstBlog({ db }: Site): Promise<string> {
  return (await db.selectFrom("entries").select("id").where("kind", "=", "blog").executeTakeFirstOrThrow()).id;
}

async function fillNotebook({ page, open }: Hand): Promise<void> {
  await open("/note/keep");
  await importThings(page, [mine, pair]);
}

interface View {
  path: string;
  steps: readonly Step[];
}

interface Step {
  key: string;
  isBare: boolean;
}

/** Labels of buttons that delete, leave or preview: other fields of the form need not keep their values. */
const LETS_GO = /やめる|捨て|削除|外す|ログアウト|戻す|戻る|ゴミ箱|プレビュー|使えなくする/;
/** Fields that belong to one other button of their form. */
const OF_ONE_BUTTON = /^(find:|tag$)/;
const STEPS_MAX = 2;
const VIEWS_MAX = 5;
const SIGN_IN = "/admin/login";

/** Queue of views to press and their faults, shared by parallel workers. */
class Board {
  readonly faults: string[] = [];
  presses = 0;
  readonly views: View[];
  readonly known = new Set<string>();
  readonly offered = new Set<string>();
  /** False: only the pages as first shown. */
  readonly isDeep: boolean;
  readonly #patterns: readonly { path: string }[];
  readonly #viewsOf = new Map<string, Set<string>>();

  constructor(pages: readonly PageAddress[], isDeep: boolean) {
    this.isDeep = isDeep;
    this.#patterns = pages.map(({ pattern }) => ({ path: pattern }));
    this.views = pages.map(({ path }) => ({ path, steps: [] }));
  }

  patternOf(path: string): string {
    return matchRoutes([...this.#patterns], new URL(path, ANYWHERE).pathname)?.[0]?.route.path ?? "";
  }

  /** Queues a view if its query has other parameters than those before. */
  offer(path: string, view: View): void {
    const { searchParams } = new URL(path, ANYWHERE);
    const pattern = this.patternOf(path);
    const names = [...new Set(searchParams.keys())].sort().join(" ");
    const known = this.#viewsOf.get(pattern) ?? new Set([""]);
    this.#viewsOf.set(pattern, known);
    // Skip URLs that no page route matches: files and data.
    const isPage = pattern !== "" && pattern !== "/*";
    if (!this.isDeep || !isPage || known.has(names) || known.size > VIEWS_MAX) return;
    known.add(names);
    this.views.push(view);
  }
}

const ANYWHERE = "http://localhost";

interface Options {
  js: boolean;
  makeAdmins(): Promise<unknown>;
  /** Signs in and returns a new session cookie. */
  session(): Promise<string>;
}

class Walk {
  readonly #board: Board;
  readonly #site: Site;
  readonly #hand: Hand;
  readonly #db: Restorable;
  readonly #js: boolean;
  readonly #makeAdmins: Options["makeAdmins"];
  readonly #session: Options["session"];

  constructor(board: Board, site: Site, hand: Hand, db: Restorable, { js, ...people }: Options) {
    this.#board = board;
    this.#site = site;
    this.#hand = hand;
    this.#db = db;
    this.#js = js;
    this.#makeAdmins = people.makeAdmins;
    this.#session = people.session;
  }

  /** Processes views until none is left; pressing adds more. */
  async all(): Promise<void> {
    for (;;) {
      const view = this.#board.views.shift();
      if (!view) return;
      await this.#look(view).catch((error) => this.#fault(view, "", String(error)));
    }
  }

  async #look(view: View): Promise<void> {
    if (!this.#js && (await this.#isFormless(view.path))) return;
    let status = await this.#reach(view);
    const pattern = this.#board.patternOf(this.#hand.page.url());
    // Redirected to another page of the list, which is pressed separately.
    if (view.steps.length === 0 && this.#board.patternOf(view.path) !== pattern) return;
    if (status >= 400 && pattern !== "/*") this.#fault(view, "", `answers ${status}`);
    for (const path of await this.#hand.links()) this.#board.offer(path, { path, steps: [] });
    // Registered all at once, because a response that repeats them is not a new page.
    const buttons = (await this.#hand.buttons()).filter((button) => !this.#board.known.has(nameOf(pattern, button)));
    for (const button of buttons) this.#board.known.add(nameOf(pattern, button));
    for (const { key } of buttons) {
      if (status === STALE) status = await this.#reach(view);
      let isFresh = await this.#press(view, { key, isBare: false });
      if (isFresh === "refused") {
        if (this.#js) await this.#reach(view);
        isFresh = await this.#press(view, { key, isBare: true });
      }
      if (isFresh !== true) status = STALE;
    }
  }

  /** Returns whether a page has nothing to press but the frame, which other pages share; a browser need not render it. */
  async #isFormless(path: string): Promise<boolean> {
    await this.#prepare(path);
    const { request } = this.#hand.page.context();
    const answer = await request.get(new URL(path, this.#site.origin).href, { maxRedirects: 0 });
    const main = /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? "<form";
    return answer.status() === 200 && !/<form|\sform=/.test(main);
  }

  async #prepare(path: string): Promise<void> {
    if (this.#db.isWritten()) await this.#db.restore();
    // Users are not in the database, so revoked rights are restored separately.
    if (path === "/admin/admins") await this.#makeAdmins();
    const context = this.#hand.page.context();
    await context.clearCookies({ name: path === SIGN_IN ? /./ : "theme" });
    if (path !== SIGN_IN && !(await context.cookies()).some(({ name }) => name === "admin-session"))
      await bringSession(this.#hand.page, this.#site, await this.#session());
  }

  async #reach({ path, steps }: View): Promise<number> {
    await this.#prepare(path);
    let status = await this.#hand.open(path);
    for (const { key, isBare } of steps) {
      const done = await this.#hand.press(key, isBare);
      const location = done?.sent.find((one) => one.location)?.location;
      if (location) status = await this.#hand.open(location);
    }
    return status;
  }

  /** Returns whether the page is unchanged; "refused" if the input was rejected. */
  async #press(view: View, step: Step): Promise<boolean | "refused"> {
    const { page, complaints } = this.#hand;
    const before = page.url();
    complaints.length = 0;
    const done = await this.#hand.press(step.key, step.isBare).catch((error: Error) => error);
    this.#board.presses += 1;
    if (done === null) return false;
    if (done instanceof Error) {
      this.#fault(view, step.key, done.message.split("\n", 1)[0] ?? "");
      return false;
    }
    const { filled, sent } = done;
    const own = sent.filter(({ url }) => url.startsWith(this.#site.origin));
    const says = (what: string) => this.#fault(view, filled.words, what);
    for (const { status, method, url } of own) {
      if (status === 404 || status === 405 || status >= 500) says(`${method} ${url} answers ${status}`);
    }
    for (const words of complaints) if (!words.includes("Failed to load resource")) says(words);
    const posts = own.filter(({ method, isDocument }) => method === "POST" && isDocument);
    if (posts.length > 1) says("is sent twice by a double tap");
    if (filled.name && posts[0]?.body && !carries(posts[0].body, filled)) says("does not go along");
    if (sent.length === 0 && !this.#js) says(`sends nothing: ${filled.invalid.join(", ")}`);
    await this.#checkTyped(filled, own, says);
    const answer = posts[0];
    const location = posts.find((one) => one.location)?.location;
    const isOut = location !== undefined && new URL(location, this.#site.origin).pathname.startsWith(SIGN_IN);
    if (isOut) await page.context().clearCookies();
    const steps = [...view.steps, step];
    if (this.#board.isDeep && steps.length <= STEPS_MAX) {
      if (location) this.#board.offer(location, { path: view.path, steps });
      else if (answer && (await this.#hasNewButtons())) this.#board.views.push({ path: view.path, steps });
    }
    const isRendered = sent.some((one) => !one.location && one.method !== "GET") || page.url() !== before;
    const isHere = sent.length === 0;
    if (answer?.status === 422 && !step.isBare) return "refused";
    if (isOut || (this.#js && (isRendered || isHere))) return false;
    if (this.#db.isWritten()) await this.#db.restore();
    return true;
  }

  async #checkTyped(filled: Filled, sent: readonly Sent[], says: (what: string) => void): Promise<void> {
    if (filled.typed.length === 0 || LETS_GO.test(filled.words)) return;
    const { page } = this.#hand;
    const texts = sent.map(({ html, url }) => html + decodeURIComponent(url.replaceAll("+", " ")));
    if (this.#js && !sent.some((one) => one.location)) texts.push(await page.evaluate(inThePage));
    const lost = filled.typed
      .filter(({ name }) => !OF_ONE_BUTTON.test(name))
      .filter(({ words }) => !texts.some((text) => text.includes(words)) && !this.#db.holds(words));
    if (lost.length > 0) says(`loses ${lost.map(({ name }) => name).join(", ")}`);
  }

  /** Returns whether there are new buttons, once for each: several presses may lead to the same page. */
  async #hasNewButtons(): Promise<boolean> {
    const pattern = this.#board.patternOf(this.#hand.page.url());
    const names = (await this.#hand.buttons()).map((button) => nameOf(pattern, button));
    const fresh = names.filter((name) => !this.#board.known.has(name) && !this.#board.offered.has(name));
    for (const name of fresh) this.#board.offered.add(name);
    return fresh.length > 0;
  }

  #fault({ path, steps }: View, words: string, what: string): void {
    const way = steps.map(({ key }) => ` > ${key.split(" | ").at(-1)}`).join("");
    this.#board.faults.push(`${path}${way}: 「${words}」 ${what}`);
  }
}

const STALE = 0;

/** The same button of the frame is the same on every page. */
const nameOf = (pattern: string, { key, isOwn }: { key: string; isOwn: boolean }) =>
  isOwn ? `${pattern} ${key}` : key;

function carries(body: string, { name, value }: Filled): boolean {
  if (body.includes(`name="${name}"`))
    return body.includes(`name="${name}"\r\n\r\n${value.replaceAll(/\r?\n/g, "\r\n")}`);
  return new URLSearchParams(body).getAll(name).includes(value);
}

/** Runs in the page: returns its text, field values and stored data. */
async function inThePage(): Promise<string> {
  const boxes = [...document.querySelectorAll<HTMLInputElement>("input, textarea")].map(({ value }) => value);
  const stored: unknown[] = [];
  for (const { name = "" } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    for (const store of db.objectStoreNames)
      stored.push(
        await new Promise((resolve) => {
          const reading = db.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => resolve(null);
        }),
      );
    db.close();
  }
  return [document.body.textContent, ...boxes, JSON.stringify(stored), location.href].join("\n");
}

/** Parallel workers of a walk with JavaScript, each with its own site, because each mostly waits. */
const HANDS = 2;

interface Pressed {
  /** With JavaScript, also the buttons of responses and of views found through links, which the server sends alike. */
  js: boolean;
  /** Kinds whose forms are pressed; the first one's other pages, too. */
  kinds: readonly KindName[];
}

export async function pressAll({ js, kinds }: Pressed): Promise<string[]> {
  await makePeople();
  const start = async (who: string) => {
    const makeOwn = () => makeAdmins(who);
    const email = await makeOwn();
    const site = await startSite({ env: emulatorSettings() });
    const session = async () => (await signIn(site.origin, email)).cookie ?? "";
    return { site, people: { js, session, makeAdmins: makeOwn }, cookie: await session() };
  };
  const hand = async ({ site, cookie }: Awaited<ReturnType<typeof start>>) => {
    const made = await (js ? handFor : posterFor)(site, cookie, { viewport: { width: 1280, height: 900 } });
    if (js) await fillNotebook(made);
    return made;
  };
  const who = `press-${js}`;
  const first = await start(who);
  const pages = await everyPage(await seed(first.site, first.cookie), kinds);
  const board = new Board(pages, js);
  const db = await restorable(first.site);
  const walks = [new Walk(board, first.site, await hand(first), db, first.people)];
  while (js && walks.length < HANDS) {
    const other = await start(`${who}-${walks.length}`);
    const same = await restorable(other.site, db.copy);
    await same.restore();
    walks.push(new Walk(board, other.site, await hand(other), same, other.people));
  }
  await Promise.all(walks.map((walk) => walk.all()));
  console.log(`${board.presses} buttons pressed, JavaScript ${js}`);
  return board.faults;
}
