import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { editorView } from "#app/cms/admin/editing/form/view.server.ts";
import { Editor } from "#app/cms/admin/screens/entry/Editor.tsx";
import { applyDueChanges } from "#app/cms/content/due.server.ts";
import { saveDraft } from "#app/cms/content/lifecycle.server.ts";
import { getVisible } from "#app/cms/content/public-queries.server.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import { documentOf } from "#tests/support/document.ts";
import { drawn, idle } from "./drawn.tsx";
import { at, content, formOf, ken, memory, press, publishedEntry, sentBy, state } from "./editor-harness.ts";

let db: Db;
beforeEach(() => {
  vi.useFakeTimers({ now: at, toFake: ["Date"] });
  db = memory();
});
afterEach(() => void vi.useRealTimers());

const term = (title: string) => content("term", { title, fields: { reading: "よみ" } });

function ask(what: string, title: string, version: number, times: { publishAt?: string; endAt?: string } = {}) {
  const { publishAt = "", endAt = "" } = times;
  const form = formOf("term", term(title), version, ["do", what], ["publishAt", publishAt], ["endAt", endAt]);
  return press(db, "term", "shed", form);
}

async function page(): Promise<Document> {
  const view = await editorView(db, kindNamed("term"), await state(db, "term", "shed"), at);
  return documentOf(drawn(<Editor {...idle} view={view} isAnswer={false} />));
}

const seenAt = async (moment: string) => {
  const now = new Date(moment);
  await applyDueChanges(db, now);
  return (await getVisible(db, "term", "shed", now))?.content.title;
};

const value = (document: Document, name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
const button = (document: Document, intent: string) =>
  document.querySelector(`button[value=${intent}]:not([aria-hidden])`)?.textContent;

test("a future time on a published entry schedules the change and keeps the page up", async () => {
  await publishedEntry(db, "term", "shed", term("前の題"));
  expect(button(await page(), "publish")).toBe("変更を公開する");
  expect(await ask("publish", "新しい題", 2, { publishAt: "2026-12-01T09:00" })).toMatchObject({
    type: "done",
    flash: "change-scheduled",
  });
  expect(await seenAt("2026-11-30T23:59:59.000Z")).toBe("前の題");
  const waiting = await page();
  expect([value(waiting, "title"), value(waiting, "publishAt")]).toEqual(["新しい題", "2026-12-01T09:00"]);
  expect(button(waiting, "publish")).toBe("12/1 9:00に差し替え");
  expect(waiting.body.textContent).toContain("公開中12/1 9:00に差し替え");
  expect(await seenAt("2026-12-01T00:00:00.000Z")).toBe("新しい題");
});

test("a scheduled change is edited with its time kept, published now with an empty time, or cancelled", async () => {
  const { publishAt } = await publishedEntry(db, "term", "shed", term("前の題"));
  await ask("publish", "一つめ", 2, { publishAt: "2026-12-01T09:00" });
  await press(db, "term", "shed", typedOver(await page(), "title", "二つめ", "publish"));
  expect(await state(db, "term", "shed")).toMatchObject({
    nextAt: "2026-12-01T00:00:00.000Z",
    next: { title: "二つめ" },
  });
  expect(await ask("unschedule", "三つめ", 4, { publishAt: "2026-12-01T09:00" })).toMatchObject({
    flash: "unscheduled",
  });
  expect(await state(db, "term", "shed")).toMatchObject({
    next: null,
    draft: { title: "三つめ" },
    live: { title: "前の題" },
  });
  const { version } = await state(db, "term", "shed");
  await ask("publish", "四つめ", version, { publishAt: "2026-12-01T09:00" });
  expect(await ask("publish", "四つめ", version + 1)).toMatchObject({ flash: "published" });
  expect(await state(db, "term", "shed")).toMatchObject({ next: null, publishAt, live: { title: "四つめ" } });
});

function typedOver(document: Document, name: string, text: string, intent: string): FormData {
  const form = sentBy(document.documentElement.outerHTML);
  form.set(name, text);
  form.set("do", intent);
  return form;
}

test("an end is kept with the published version, and rejected if past or too early", async () => {
  await publishedEntry(db, "term", "shed", term("題"));
  const refused = {
    type: "editor",
    status: 422,
    view: { problems: [{ path: "endAt" }], times: { endAt: expect.any(String) } },
  };
  expect(await ask("publish", "題", 2, { endAt: "2026-11-20T11:59" })).toMatchObject(refused);
  expect(await ask("publish", "題", 2, { endAt: "いつか" })).toMatchObject(refused);
  expect(await ask("publish", "題", 2, { publishAt: "2026-12-01T09:00", endAt: "2026-12-01T09:00" })).toMatchObject(
    refused,
  );
  expect(await ask("publish", "題", 2, { endAt: "2026-12-24T18:00" })).toMatchObject({ flash: "published" });
  const out = await page();
  expect(value(out, "endAt")).toBe("2026-12-24T18:00");
  expect(out.body.textContent).toContain("12/24 18:00に公開終了");
  // Left unchanged, it stays; cleared, it is removed.
  await press(db, "term", "shed", typedOver(out, "title", "題二", "publish"));
  expect((await state(db, "term", "shed")).endAt).toBe("2026-12-24T09:00:00.000Z");
  await ask("publish", "題二", 4);
  expect((await state(db, "term", "shed")).endAt).toBeNull();
});

test("times typed with a draft are kept when it is reopened", async () => {
  await publishedEntry(db, "term", "shed", term("題"));
  await ask("save", "書きかけ", 2, { publishAt: "2026-12-01T09:00", endAt: "2027-01-04T09:00" });
  const again = await page();
  expect([value(again, "publishAt"), value(again, "endAt")]).toEqual(["2026-12-01T09:00", "2027-01-04T09:00"]);
  expect(button(again, "publish")).toBe("12/1 9:00に差し替え");
  await ask("publish", "書きかけ", 3, { publishAt: "2026-12-01T09:00", endAt: "2027-01-04T09:00" });
  expect((await state(db, "term", "shed")).plan).toBeNull();
});

test("a draft over a published version is discarded after one question, whatever errors the form has", async () => {
  await publishedEntry(db, "term", "shed", term("題"));
  expect(button(await page(), "discard")).toBeUndefined();
  await ask("save", "書きかけ", 2, { publishAt: "2026-12-01T09:00" });
  const document = await page();
  expect(document.querySelector("button[value=discard]")?.closest("details details")?.textContent).toContain(
    "公開中の内容に戻ります",
  );
  const wrong = formOf("term", term("長".repeat(500)), 3, ["do", "discard"]);
  expect(await press(db, "term", "shed", wrong)).toMatchObject({ type: "done", flash: "discarded" });
  expect(await state(db, "term", "shed")).toMatchObject({ draft: null, plan: null, live: { title: "題" } });
  const history = await db.selectFrom("revisions").select(["action", "content"]).orderBy("version", "desc").execute();
  expect(history.map(({ action }) => action).slice(0, 2)).toEqual(["discard", "save"]);
  expect(history[1]?.content).toContain("書きかけ");
  expect(await press(db, "term", "shed", formOf("term", term("題"), 3, ["do", "discard"]))).toMatchObject({
    type: "done",
  });
});

test("a form redrawn after another save still conflicts with that save", async () => {
  await publishedEntry(db, "term", "shed", term("題"));
  await saveDraft(db, "term", "shed", 2, term("相手の題"), ken);
  const redrawn = await ask("draw", "私の題", 2);
  if (redrawn.type !== "editor") throw new Error(redrawn.type);
  const form = sentBy(drawn(<Editor {...idle} view={redrawn.view} isAnswer />));
  form.set("do", "save");
  expect(await press(db, "term", "shed", form)).toMatchObject({ type: "conflict" });
});

test("a form resent without its pictures after the session ended is not published without them", async () => {
  await publishedEntry(db, "term", "shed", term("題"));
  const form = () => formOf("term", term("題二"), 2, ["do", "publish"], ["lostFiles", "2"]);
  const told = await press(db, "term", "shed", form());
  expect(told).toMatchObject({
    type: "editor",
    status: 422,
    view: { typed: { title: "題二" }, problems: [{ path: "cover" }] },
  });
  const draft = form();
  draft.set("do", "save");
  expect(await press(db, "term", "shed", draft)).toMatchObject({ type: "done", flash: "saved" });
});
