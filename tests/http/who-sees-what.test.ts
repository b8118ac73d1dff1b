import { unzipSync } from "fflate";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { type Capability, hasCapability, type Role } from "#app/auth/capabilities.ts";
import { changeFields } from "#app/cms/admin/editing/bulk/change-fields.server.ts";
import { draftsOnlyWords } from "#app/cms/content/drafts-only.ts";
import { createEntry, end, findEntry, publish, trash } from "#app/cms/content/lifecycle.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { recordEvent } from "#app/platform/audit/events.server.ts";
import { readGeneration } from "#app/platform/cache/generation-cache.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { storeInquiry } from "#app/shop/inquiries.server.ts";
import { browserOf, startAdminSite } from "#tests/support/admin-site.ts";
import { type AdminRoute, adminRoutes, builtRoutes } from "#tests/support/built-routes.ts";
import { content } from "#tests/support/contents.ts";
import { documentOf } from "#tests/support/document.ts";
import { DEMO_ADMIN, DEMO_RECORDER, forgedCookie, sessionCookie, signIn } from "#tests/support/people.ts";

const SOLD = "b-2019-003";
const PROMISED = "b-2022-001";
const DRAFT = "seeded-draft";
const today = dayInJapan(new Date());
const actor = { by: DEMO_ADMIN, now: new Date() };

const {
  site,
  cookie: adminCookie,
  open,
  press,
  request: asAdmin,
} = await startAdminSite({
  env: { METRICS_PORT: "0" },
});
const { cookie: recorderCookie } = await signIn(site.origin, DEMO_RECORDER);
const cookies = {
  nobody: "",
  forger: forgedCookie(),
  visitor: await sessionCookie(),
  records: recorderCookie ?? "",
  admin: adminCookie,
};
type Person = keyof typeof cookies;
const people = Object.keys(cookies) as Person[]; // the keys of the table above
const browsers = Object.fromEntries(people.map((who) => [who, browserOf(site, cookies[who])])) as Record<
  Person,
  ReturnType<typeof browserOf>
>;
const roleOf = (who: Person): Role | null => (who === "admin" || who === "records" ? who : null);
const may = (who: Person, capability: Capability) => {
  const role = roleOf(who);
  return role !== null && hasCapability(role, capability);
};

interface Secret {
  /** Not part of `query`, because a page repeats the search text. */
  words: string;
  query: string;
  needs: Capability;
  /** Routes on which an admin sees it, if there are few. */
  at?: readonly string[];
}

const secrets: Record<string, Secret> = {
  inquiry: {
    words: "ホオズキノ花子",
    query: "090-7171-0042",
    needs: "handleInquiries",
    at: ["admin.dashboard", "admin.inquiries", "admin.search"],
  },
  buyer: {
    words: "ヒミツノ太郎",
    query: SOLD,
    needs: "keepLedger",
    at: ["admin.balls.$id.ledger", "admin.ledger._index", "admin.ledger[.]csv"],
  },
  promise: {
    words: "ヒミツノ約束",
    query: PROMISED,
    needs: "readContent",
    at: ["admin.$kind.$id._index", "admin.$kind.$id.edit", "admin.$kind._index", "admin.balls.$id.ledger"],
  },
  draft: { words: "ミズアオイの原稿", query: DRAFT, needs: "readContent" },
  network: { words: "198.51.100.x", query: "198.51", needs: "readAudit", at: ["admin.log", "admin.log[.]csv"] },
};

async function seed() {
  const inquiry = {
    kind: "inquiry",
    name: "ホオズキノ花子",
    mail: "hozuki@example.org",
    phone: "090-7171-0042",
  } as const;
  await storeInquiry(site.db, { ...inquiry, days: [], message: "ホオズキノ花子より" }, "b-2019-001", new Date());
  const draft = content("term", { title: "ミズアオイの原稿", body: "<p>ミズアオイの原稿</p>" });
  await createEntry(site.db, "term", DRAFT, draft, actor);
  await recordEvent(site.db, {
    action: "sign-in-refused",
    by: "x@example.org",
    now: new Date(),
    network: "198.51.100.x",
  });
  // Scheduled, expired and trashed entries are as hidden as drafts.
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  await createEntry(site.db, "term", "planned", draft, actor, null, { publishAt: soon });
  await createEntry(site.db, "term", "changing", content("term", { title: "公開の語" }), actor, null, {
    publishAt: null,
  });
  await publish(site.db, "term", "changing", 2, draft, soon, actor);
  await createEntry(site.db, "term", "over", draft, actor, null, { publishAt: null });
  await end(site.db, "term", "over", 2, actor);
  await createEntry(site.db, "term", "forgotten", draft, actor);
  await trash(site.db, "term", "forgotten", 1, actor);
  for (const [id, soldTo] of [
    [SOLD, "ヒミツノ太郎"],
    [PROMISED, "ヒミツノ約束"],
  ] as const) {
    const { version = 0 } = (await findEntry(site.db, "ball", id)) ?? {};
    const sale = { fields: { sale: "sold", soldTo, soldOn: today } };
    await site.db.transaction().execute((trx) => changeFields(trx, kindNamed("ball"), { id, version }, sale, actor));
  }
  const page = await open(`/admin/balls/${SOLD}/ledger?step=hand-over`);
  const typed = {
    leftTo: "ヒミツノ太郎",
    leftToId: "ヒミツ町1-2-3",
    leftOn: today,
    isLawful: "on",
    soldBy: "見本 花子",
  };
  expect((await press(page, "引渡しを記録する", typed)).status).toBe(303);
  // Refused: the input must not appear in the log either.
  await press(await open(`/admin/balls/${SOLD}/ledger?step=hand-over`), "引渡しを記録する", { ...typed, leftOn: "?" });
}
await seed();

const queries = Object.values(secrets).map(({ query }) => query);
const routes = await adminRoutes();
const short = (id: string) => id.replace("routes/", "");

/** Returns the URLs of a route, one for each subject. */
function pathsOf(pattern: string): string[] {
  const filled = (id: string, kind = "balls") =>
    pattern
      .replace(":kind", kind)
      .replace(":id", id)
      .replace(":number", "1")
      .replace(":file", "snakes.csv")
      .replace(":token", "x")
      .replace(":step", "1")
      .replace("*", "x/y");
  if (pattern.includes(":kind")) return [filled(SOLD), filled(PROMISED), filled("b-2019-001"), filled(DRAFT, "terms")];
  if (!pattern.includes(":id")) return [filled("")];
  const public_ = { "/ball/": [SOLD, PROMISED], "/term/": [DRAFT, "planned", "changing", "over", "forgotten"] };
  const ids = Object.entries(public_).find(([start]) => pattern.startsWith(start))?.[1];
  return (ids ?? [SOLD, PROMISED, DRAFT]).map((id) => filled(id));
}

/** As a document, as data, and as the data of this route only. */
const forms = (id: string, path: string): string[] => [
  path,
  `${path === "/" ? "/_" : path}.data`,
  `${path === "/" ? "/_" : path}.data?_routes=${encodeURIComponent(id)}`,
];

/** Yields the response; if the page has a query, also those to all queries that might find a secret. */
async function* answersTo(who: Person, address: string, isOpen = true) {
  let plain = "";
  for (const query of isOpen && address.includes("?") ? ["", ...queries] : [""]) {
    const answer = await browsers[who].request(withQuery(address, query));
    const text = await answer.text();
    yield { name: `${who} ${address} ${query}`, answer, text };
    if (query === queries[0] && text === plain) return;
    if (query === "") plain = text;
  }
}

function withQuery(address: string, query: string): string {
  if (query === "") return address;
  return `${address}${address.includes("?") ? "&" : "?"}q=${encodeURIComponent(query)}&year=${today.slice(0, 4)}`;
}

test("each admin URL is open to the capability its loader declares, and closed to everyone else", async () => {
  const seen = new Map<string, Set<string>>();
  for (const who of people)
    for (const { id, pattern, loader, isPage } of routes) {
      const isRead = loader !== null && may(who, loader);
      // The subject is read after the capability is checked, so a closed route needs only one.
      for (const path of isRead ? pathsOf(pattern) : pathsOf(pattern).slice(0, 1))
        for (const address of forms(id, path)) {
          // Readers see the same in the document as in its data, which costs less; the admin may see all of it.
          if (isRead && (isPage && who === "admin" ? !address.includes("?") : address.endsWith(".data"))) continue;
          for await (const { name, answer, text } of answersTo(who, address, isRead)) {
            expect(answer.headers.get("Cache-Control"), name).toMatch(/no-store|private/);
            const isOpen = loader === null ? roleOf(who) !== null : may(who, loader);
            const statuses = isOpen ? [200, 202, 302, 303, 400, 404, 405] : [202, 302, 403];
            expect(statuses, name).toContain(answer.status);
            for (const [secret, { words, needs }] of Object.entries(secrets)) {
              if (!text.includes(words)) continue;
              expect(may(who, needs), `${secret}: ${name}`).toBe(true);
              const key = `${who} ${secret}`;
              seen.set(key, (seen.get(key) ?? new Set()).add(short(id)));
            }
            if (!may(who, "handleInquiries")) expect(text, name).not.toMatch(/問い合わせ\s*\d+件/);
          }
        }
    }
  // Permitted readers see it; people's names appear nowhere else.
  for (const who of ["admin", "records"] as const)
    for (const [secret, { needs, at }] of Object.entries(secrets)) {
      const found = [...(seen.get(`${who} ${secret}`) ?? [])].sort();
      if (!may(who, needs)) expect(found, `${who} ${secret}`).toEqual([]);
      else if (at) expect(found, `${who} ${secret}`).toEqual([...at].sort());
      else expect(found, `${who} ${secret}`).not.toEqual([]);
    }
}, 600_000);

test("nothing secret is in a public page, preview, export, history, metric or the log", async () => {
  const said: Record<string, string> = {};
  const inside = new Set(routes.map(({ id }) => id));
  for (const { id, pattern } of await builtRoutes()) {
    if (inside.has(id)) continue;
    for (const path of pathsOf(pattern))
      for (const address of forms(id, path)) {
        said[address] = await (await browsers.nobody.request(address)).text();
        if (address.includes("?")) for await (const { name, text } of answersTo("visitor", address)) said[name] = text;
      }
  }
  for (const id of [SOLD, PROMISED]) {
    const link = (await open(`/admin/balls/${id}/link`)).body.innerHTML.match(/\/preview\/[^"<\s]+/)?.[0] ?? "";
    for (const address of forms("routes/preview.$token", link))
      said[address] = await (await browsers.nobody.request(address)).text();
    const { version } = (await findEntry(site.db, "ball", id)) ?? {};
    const zip = unzipSync(await (await asAdmin(`/admin/balls/export.zip?pick=ball/${id}@${version}`)).bytes());
    expect(Object.keys(zip)).toContain(`ball/${id}.md`);
    said[`export of ${id}`] = Object.values(zip)
      .map((bytes) => Buffer.from(bytes).toString())
      .join("");
  }
  const stored = await site.db.selectFrom("revisions").select("content").where("id", "in", [SOLD, PROMISED]).execute();
  expect(stored.length).toBeGreaterThan(2);
  said.history = JSON.stringify(stored);
  const lines = site.log.join("").split("\n");
  const logged = lines.filter((line) => line.startsWith("{")).map((line): Record<string, unknown> => JSON.parse(line));
  const { port } = logged.find(({ msg }) => msg === "metrics") ?? {};
  said.metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(said.metrics).toContain("borupa_requests_total");
  said.log = lines.join("\n");
  for (const [where, text] of Object.entries(said))
    for (const [secret, { words }] of Object.entries(secrets))
      expect(text.includes(words), `${secret}: ${where}`).toBe(false);
}, 600_000);

/** Returns everything in the database that is public or grants rights. */
async function published(): Promise<string> {
  const { db } = site;
  const seen = [
    "kind",
    "id",
    "status",
    "live",
    "live_at",
    "publish_at",
    "next",
    "next_at",
    "end_at",
    "trashed_at",
  ] as const;
  const all = await db.selectFrom("entries").select(seen).orderBy("kind").orderBy("id").execute();
  return JSON.stringify([
    all.filter(({ status, trashed_at }) => status !== "draft" || trashed_at !== null),
    await db.selectFrom("settings").selectAll().orderBy("name").execute(),
    await db.selectFrom("inquiries").selectAll().orderBy("id").execute(),
    await db.selectFrom("counters").selectAll().where("name", "=", "rotation days").execute(),
  ]);
}

test("non-admins write nothing; the records role writes nothing public, and gets 403 where it has no access", async () => {
  const id = "b-2019-001";
  const version = String((await findEntry(site.db, "ball", id))?.version);
  const about = {
    version,
    ...{
      id: "new-one",
      pick: `ball/${id}@${version}`,
      title: "x",
      sure: "yes",
      typed: "完全に削除",
      end: "on",
      isSure: "yes",
    },
    ...{ sale: "on-sale", price: "1", [`sale.${id}`]: "on-sale", [`price.${id}`]: "1", email: "x@example.jp" },
    ...{ every: "9", was: "7" },
  };
  const intents = ["publish", "end", "trash", "restore", "purge", "unschedule", "delete", "death", "rhythm"];
  const bodies = intents.map((intent) => new URLSearchParams({ do: intent, action: intent, ...about }));
  const before = await published();
  for (const who of ["nobody", "forger", "visitor", "records"] as const) {
    const generation = await readGeneration(site.db);
    for (const { pattern, action } of routes) {
      const path = pattern.replace(":kind", "balls").replace(":id", id).replace(":number", "1").replace(":file", "x");
      const isOpen = action !== null && may(who, action);
      for (const [at, body] of (isOpen ? bodies : bodies.slice(0, 1)).entries())
        for (const target of at === 0 ? [path, `${path}.data`] : [path]) {
          const { status } = await browsers[who].request(target, { method: "POST", body });
          const name = `${who} ${body.get("do")} ${target}`;
          if (isOpen) expect(status, name).toBeLessThan(500);
          else if (who === "records") expect([403, 405], name).toContain(status);
          else expect([202, 302, 401, 403], name).toContain(status);
        }
    }
    if (who !== "records") expect(await readGeneration(site.db), who).toBe(generation);
  }
  expect(await published()).toBe(before);
});

test.each(["/admin/SHOP", "/admin/sho%70", "/admin//shop", "/admin/shop/", "/admin/shop.data?_routes=routes%2Fadmin"])(
  "%s does not bypass the table",
  async (path) => {
    const answer = await browsers.records.request(path);
    expect(await answer.text()).not.toMatch(/registration\.(?:number|holder)/);
  },
);

/** The first and the last: pages of one kind look alike to others. */
const outermost = (all: string[]) => all.filter((_, at) => at === 0 || at === all.length - 1);

test("every link and form of the role's pages leads to something it may do", async () => {
  const table = routes.map(({ pattern, ...handle }) => ({ path: pattern, handle }));
  // Every page repeats the menu's links, and matching ranks all routes.
  const known = new Map<string, Partial<AdminRoute>>([["/admin/logout", {}]]);
  const targetOf = (address: string, from: string): Partial<AdminRoute> => {
    const { origin, pathname } = new URL(address, site.origin + from);
    if (origin !== site.origin) return {};
    const target = known.get(pathname) ?? matchRoutes(table, pathname)?.at(-1)?.route.handle ?? {};
    known.set(pathname, target);
    return target;
  };
  const closed: string[] = [];
  for (const { id, pattern, loader } of routes)
    for (const from of loader && may("records", loader) ? outermost(pathsOf(pattern)) : []) {
      const answer = await browsers.records.request(from);
      if (answer.status !== 200 || !answer.headers.get("Content-Type")?.startsWith("text/html")) continue;
      const page = documentOf(await answer.text());
      for (const link of page.querySelectorAll("a[href]")) {
        const needs = targetOf(link.getAttribute("href") ?? "", from).loader;
        if (needs && !may("records", needs)) closed.push(`${short(id)}: ${link.getAttribute("href")}`);
      }
      for (const form of page.querySelectorAll("form[method=post], [formaction]")) {
        const to = form.getAttribute("formaction") ?? form.getAttribute("action") ?? from;
        const needs = targetOf(to, from).action;
        if (needs && !may("records", needs)) closed.push(`${short(id)}: posts to ${to}`);
      }
      const acts = [...page.querySelectorAll<HTMLButtonElement>("main button")].map(({ value }) => value);
      if (acts.some((act) => ["publish", "end", "trash", "purge", "rhythm"].includes(act)))
        closed.push(`${short(id)}: ${acts}`);
    }
  expect([...new Set(closed)]).toEqual([]);
});

test("a form sent with an unknown button is rejected with a message; the draft is saved by its own", async () => {
  const id = "b-2019-001";
  const { answer, open: openAs } = browsers.records;
  const page = await openAs(`/admin/balls/${id}/edit`);
  const form = [...page.forms].find((one) => one.querySelector("[name=title]"));
  const body = new URLSearchParams();
  for (const box of form?.querySelectorAll<HTMLInputElement>("input[name], select[name], textarea[name]") ?? [])
    if ((box.type !== "checkbox" && box.type !== "radio") || box.checked) body.append(box.name, box.value);
  body.set("title", "琥珀（下書き）");
  body.set("do", "publish");
  const refused = await answer(`/admin/balls/${id}/edit`, body);
  expect(refused.status).toBe(403);
  expect(refused.page.body.textContent).toContain(draftsOnlyWords);
  body.set("do", "save");
  expect((await answer(`/admin/balls/${id}/edit`, body)).status).toBe(303);
  expect(await findEntry(site.db, "ball", id)).toMatchObject({
    draft: { title: "琥珀（下書き）" },
    live: { title: "琥珀" },
    updatedBy: DEMO_RECORDER,
  });
});

test("the role's day: a weight, a hand-over that the site records as sold, and undoing a mistake", async () => {
  const id = "b-2022-002";
  const { answer, open: openAs, press: pressAs } = browsers.records;
  const before = (await findEntry(site.db, "ball", id))?.live?.fields.sale;
  expect((await answer(`/admin/balls/${id}`, { date: today, grams: "1250" })).status).toBe(303);
  const typed = { leftOn: today, leftTo: "買う 人", soldBy: "見本の記録係" };
  const done = await pressAs(await openAs(`/admin/balls/${id}/ledger?step=hand-over`), "引渡しを記録する", typed);
  expect(done.location).toBe(`/admin/balls/${id}/ledger?flash=hand-over&day=${today}`);
  expect(await findEntry(site.db, "ball", id)).toMatchObject({
    status: "published",
    live: { fields: { sale: "sold" } },
  });
  const ledger = await openAs(`/admin/balls/${id}/ledger`);
  expect(ledger.querySelector("[name=end]")).toBeNull();
  const undone = await pressAs(ledger, "引渡しの記録を取り消す");
  expect(undone.location).toBe(`/admin/balls/${id}/ledger?flash=undo-hand-over`);
  expect(await findEntry(site.db, "ball", id)).toMatchObject({
    status: "published",
    live: { fields: { sale: before } },
  });
});

test("the role moves a rack from its own list, visitors see no change, and a press undoes it; nothing else is offered", async () => {
  const { answer, open: openAs, press: pressAs } = browsers.records;
  const list = await openAs("/admin/balls?where=here");
  const link = [...list.querySelectorAll("a")].find((one) => one.textContent?.endsWith("棚を移す…"))?.href ?? "";
  const { pathname, search, searchParams } = new URL(link, site.origin);
  const page = await openAs(pathname + search);
  expect(page.querySelector("#field")).toBeNull();
  const before = await published();
  const moved = await pressAs(page, "「棚」を変更する", { "fields.shelf": "Z-9" });
  expect(moved.status).toBe(303);
  const shelves = () =>
    site.db.selectFrom("entries").select("live").where("kind", "=", "ball").where("live", "like", "%Z-9%").execute();
  expect(await shelves()).not.toEqual([]);
  expect((await published()).replaceAll(/"shelf\\":\\"[^"]*\\"/g, "")).toBe(
    before.replaceAll(/"shelf\\":\\"[^"]*\\"/g, ""),
  );
  expect((await pressAs(await openAs(moved.location), "元に戻す")).status).toBe(303);
  expect(await published()).toBe(before);
  const [pick = ""] = searchParams.getAll("pick");
  await answer("/admin/balls/fields", { field: "price", pick, "fields.price": "1" });
  expect(await published()).toBe(before);
});
