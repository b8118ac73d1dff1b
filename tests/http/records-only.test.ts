// An admin with the role 記録のみ over HTTP: every route of the admin, whatever is sent to it; and what such an admin does all day.

import { expect, test } from "vitest";
import { isForRecords } from "#app/auth/records-only.ts";
import { draftsOnlyWords } from "#app/cms/content/drafts-only.ts";
import { createEntry, findEntry, trash } from "#app/cms/content/lifecycle.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { browserOf, startAdminSite } from "#tests/support/admin-site.ts";
import { builtRoutes } from "#tests/support/built-routes.ts";
import { content } from "#tests/support/contents.ts";
import { DEMO_ADMIN, DEMO_RECORDER, signIn } from "#tests/support/people.ts";

const ID = "b-2019-001";
const today = dayInJapan(new Date());

const { site } = await startAdminSite();
const recorder = await signIn(site.origin, DEMO_RECORDER);
if (!recorder.cookie) throw new Error(`could not sign in: ${recorder.status}`);
const { request, answer, open } = browserOf(site, recorder.cookie);
const actor = { by: DEMO_ADMIN, now: new Date() };
await createEntry(site.db, "term", "forgotten", content("term", { title: "むかしの覚え書き" }), actor);
await trash(site.db, "term", "forgotten", 1, actor);

async function routes(): Promise<{ pattern: string; path: string }[]> {
  return (await builtRoutes("admin"))
    .filter(({ pattern }) => pattern !== "/admin")
    .map(({ pattern }) => ({
      pattern,
      path: pattern.replace(":kind", "balls").replace(":id", ID).replace(":number", "1").replace(":file", "x"),
    }));
}

/** All that visitors see or that says who may, as it is in the database. */
async function published(): Promise<string> {
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
  const entries = await site.db
    .selectFrom("entries")
    .select(seen)
    .where("status", "<>", "draft")
    // Entries of two kinds may have one id.
    .orderBy("kind")
    .orderBy("id")
    .execute();
  const settings = await site.db.selectFrom("settings").selectAll().orderBy("name").execute();
  const inquiries = await site.db.selectFrom("inquiries").selectAll().orderBy("id").execute();
  const trashed = await site.db
    .selectFrom("entries")
    .select(["id", "trashed_at"])
    .where("trashed_at", "is not", null)
    .orderBy("kind")
    .orderBy("id")
    .execute();
  return JSON.stringify([entries, settings, inquiries, trashed]);
}

test("the role's routes are routes of the admin, each by its pattern", async () => {
  const patterns = (await routes()).map(({ pattern }) => pattern);
  const open = patterns.filter((pattern) => isForRecords(pattern, true));
  const closed = patterns.filter((pattern) => !isForRecords(pattern, false));
  expect(open).toEqual(expect.arrayContaining(["/admin/care", "/admin/weighing", "/admin/:kind/:id/save"]));
  expect(closed).toEqual(expect.arrayContaining(["/admin/shop", "/admin/admins", "/admin/trash", "/admin/balls/sale"]));
  expect(open.filter((pattern) => closed.includes(pattern))).toEqual([]);
});

test("whatever is sent wherever, nothing that visitors see changes; where nothing is for the role the answer is 403", async () => {
  const version = String((await findEntry(site.db, "ball", ID))?.version);
  const before = await published();
  const bodies = ["publish", "end", "trash", "restore", "purge", "unschedule", "delete", "death"].map((intent) => {
    const more = {
      version,
      id: "new-one",
      pick: `ball/${ID}@${version}`,
      title: "x",
      sure: "yes",
      typed: "完全に削除",
    };
    const sale = {
      sale: "on-sale",
      price: "1",
      [`sale.${ID}`]: "on-sale",
      [`price.${ID}`]: "1",
      email: "x@example.jp",
    };
    return new URLSearchParams({ do: intent, action: intent, ...more, ...sale, end: "on", isSure: "yes" });
  });
  for (const { pattern, path } of await routes()) {
    const isOpen = isForRecords(pattern, true);
    // What is closed is refused before anything of the body is read.
    for (const body of isOpen ? bodies : bodies.slice(0, 1)) {
      for (const target of [path, `${path}.data`]) {
        const { status } = await request(target, { method: "POST", body });
        const name = `${body.get("do")} ${target}`;
        if (isOpen) expect(status, name).toBeLessThan(500);
        else expect(status, name).toBe(403);
      }
    }
  }
  expect(await published()).toBe(before);
});

test.each([
  ["/admin/shop"],
  ["/admin/admins"],
  ["/admin/trash"],
  ["/admin/inquiries"],
  ["/admin/SHOP"],
  ["/admin/sho%70"],
  ["/admin/shop.data"],
  ["/admin/shop.data?_routes=routes%2Fadmin.shop"],
])("%s is not even read", async (path) => {
  const response = await request(path);
  expect(response.status).toBe(403);
  expect(await response.text()).toContain(draftsOnlyWords);
});

test("what is offered is what may be done: no button publishes, ends or trashes, and a sentence says why", async () => {
  for (const path of ["/admin/dashboard", "/admin/balls", `/admin/balls/${ID}/edit`, "/admin/terms/shed/edit"]) {
    const { status, page, words } = await answer(path);
    if (status === 404) continue;
    expect(status, path).toBe(200);
    expect(words, path).toContain("権限は「記録のみ」です");
    const buttons = [...page.querySelectorAll<HTMLButtonElement>("main button")].map(({ value }) => value);
    expect(
      buttons.filter((value) => ["publish", "end", "trash", "purge"].includes(value)),
      path,
    ).toEqual([]);
    const links = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(
      links.filter((href) => href && /^\/admin\/(?:shop|admins|trash|synonyms|inquiries)$/.test(href)),
      path,
    ).toEqual([]);
  }
});

test("a form sent with the button that is not there is refused with that sentence; the draft is saved by its own", async () => {
  const page = await open(`/admin/balls/${ID}/edit`);
  const form = [...page.forms].find((one) => one.querySelector("[name=title]"));
  const body = new URLSearchParams();
  for (const box of form?.querySelectorAll<HTMLInputElement>("input[name], select[name], textarea[name]") ?? [])
    if ((box.type !== "checkbox" && box.type !== "radio") || box.checked) body.append(box.name, box.value);
  body.set("title", "琥珀（下書き）");
  body.set("do", "publish");
  const refused = await answer(`/admin/balls/${ID}/edit`, body);
  expect(refused.status).toBe(403);
  expect(refused.page.body.textContent).toContain(draftsOnlyWords);
  body.set("do", "save");
  expect((await answer(`/admin/balls/${ID}/edit`, body)).status).toBe(303);
  expect(await findEntry(site.db, "ball", ID)).toMatchObject({
    draft: { title: "琥珀（下書き）" },
    live: { title: "琥珀" },
    updatedBy: DEMO_RECORDER,
  });
});

test("a weight, a meal and the ledger's steps are taken; the site says sold, the page stays up", async () => {
  expect((await answer(`/admin/balls/${ID}`, { date: today, grams: "1250" })).status).toBe(303);
  const ledger = await open(`/admin/balls/${ID}/ledger`);
  const version = ledger.querySelector<HTMLInputElement>("[name=version]")?.value ?? "";
  const handOver = {
    do: "hand-over",
    version,
    leftOn: today,
    leftHow: "sold",
    leftTo: "買う 人",
    soldBy: "見本の記録係",
  };
  const done = await answer(`/admin/balls/${ID}/ledger`, handOver);
  expect(done.location).toBe(`/admin/balls/${ID}/ledger?flash=hand-over`);
  expect(await findEntry(site.db, "ball", ID)).toMatchObject({
    status: "published",
    live: { fields: { sale: "sold" } },
  });
  const again = await open(`/admin/balls/${ID}/ledger`);
  expect(again.querySelector("[name=end]")).toBeNull();
});
