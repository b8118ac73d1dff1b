// A form that is saved where it is: what counts as saved, what is kept by itself, and what is said meanwhile.

import { JSDOM } from "jsdom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removeAllCopies, removeSent } from "#app/cms/admin/saving/device-copy.ts";
import { Saver } from "#app/cms/admin/saving/saver.ts";
import type { Saving } from "#app/cms/admin/saving/saving.ts";
import { type Sent, sendForm } from "#app/cms/admin/saving/send-form.ts";

vi.mock("#app/cms/admin/saving/send-form.ts", () => ({ sendForm: vi.fn() }));

const sent: { path: string; summary: FormDataEntryValue | null; answer(answer: Sent<unknown>): void }[] = [];
const refused: Sent<unknown> = { ok: false, why: "refused", message: "ディスクがいっぱいです" };
const kept: Sent<unknown> = { ok: true, reply: { at: "2026-11-22T00:00:00.000Z", suggestedId: "shed" } };
const FORM = "<form><textarea name=summary></textarea><input name=soldTo value=買う人 data-personal></form>";
const COPY_MS = 400;
const AUTOSAVE_MS = 2_500;
let saver: Saver<{ isStored: boolean }>;
let told: Saving;
let endWatch: () => void;
let box: HTMLTextAreaElement;

beforeEach(() => {
  vi.useFakeTimers();
  const { window } = new JSDOM(FORM, { url: "http://127.0.0.1/admin/" });
  Object.assign(window, { setTimeout, clearTimeout });
  vi.stubGlobal("window", window);
  vi.stubGlobal("FormData", window.FormData);
  vi.stubGlobal("File", window.File);
  vi.stubGlobal("AbortController", window.AbortController);
  vi.mocked(sendForm).mockImplementation(
    (path, form) =>
      new Promise((resolve) => {
        sent.push({ path, summary: form.get("summary"), answer: resolve as (answer: Sent<unknown>) => void });
      }),
  );
  const form = window.document.querySelector("form");
  box = window.document.querySelector("textarea") as unknown as HTMLTextAreaElement;
  const options = {
    form: { current: form as unknown as HTMLFormElement | null },
    savePath: "/save",
    keepPath: "/keep",
    admin: "hana@example.jp",
    isNew: false,
    isTyped: false,
    isOffered: false,
    onReply: ({ isStored }: { isStored: boolean }) => isStored,
  };
  saver = new Saver(options, (saving) => {
    told = saving;
  });
  told = saver.saving;
  endWatch = saver.watch();
});
afterEach(() => {
  endWatch();
  sent.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function type(text: string): void {
  box.value = text;
  box.dispatchEvent(new window.Event("input", { bubbles: true }));
}

const save = () => saver.save(new FormData(saver.options.form.current ?? undefined));
const copies = () => Object.keys(window.localStorage).length;

/** Lets what was sent last come back. */
async function answer(one: Sent<unknown>): Promise<void> {
  sent.at(-1)?.answer(one);
  await vi.advanceTimersByTimeAsync(0);
}

test("what is typed while a save is on its way is not saved with it, and is kept by itself soon after", async () => {
  type("ひとつ");
  const saving = save();
  await vi.advanceTimersByTimeAsync(0);
  expect([saver.isBusy, told.isSending]).toEqual([true, true]);
  type("ひとつ、ふたつ");
  await answer({ ok: true, reply: { isStored: true } });
  await saving;
  expect([saver.isBusy, told.isSending, told.isUnsaved, saver.isHeld()]).toEqual([false, false, true, true]);
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(sent.map(({ path, summary }) => [path, summary])).toEqual([
    ["/save", "ひとつ"],
    ["/keep", "ひとつ、ふたつ"],
  ]);
  await answer(kept);
  expect([told.storedAt, told.isUnsaved, copies()]).toEqual(["2026-11-22T00:00:00.000Z", true, 0]);
  const again = save();
  await vi.advanceTimersByTimeAsync(0);
  await answer({ ok: true, reply: { isStored: true } });
  await again;
  expect([told.storedAt, told.isUnsaved, saver.isHeld()]).toEqual([null, false, false]);
});

test("what comes back with problems is kept by itself, without another key", async () => {
  type("");
  const saving = save();
  await vi.advanceTimersByTimeAsync(0);
  await answer({ ok: true, reply: { isStored: false } });
  await saving;
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(sent.at(-1)?.path).toBe("/keep");
});

test("why it could not be saved stands until it is, and the words are on the device and kept meanwhile", async () => {
  type("ひとつ");
  const saving = save();
  await vi.advanceTimersByTimeAsync(0);
  await answer(refused);
  await saving;
  expect([told.trouble, copies()]).toEqual([refused, 1]);
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  await answer(kept);
  expect([told.trouble, told.storedAt, copies()]).toEqual([refused, "2026-11-22T00:00:00.000Z", 0]);
});

test("without a server it is tried again, and at once when there is one", async () => {
  const offline: Sent<unknown> = { ok: false, why: "offline", message: "つながりません" };
  type("ひとつ");
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  await answer(offline);
  expect([told.trouble, copies()]).toEqual([offline, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
  await answer(offline);
  window.dispatchEvent(new window.Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(3);
  await answer(kept);
  expect([told.trouble, copies()]).toEqual([null, 0]);
});

test("the device has what was typed soon, and until the server has all of it", async () => {
  type("ひとつ");
  expect(copies()).toBe(0);
  await vi.advanceTimersByTimeAsync(COPY_MS);
  expect(copies()).toBe(1);
  // But for who is named in it.
  expect(Object.values(window.localStorage).join("")).toMatch(/^(?=.*ひとつ)(?!.*買う人)/);
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - COPY_MS);
  type("ひとつ、ふたつ");
  await answer(kept);
  expect(copies()).toBe(1);
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  await answer(kept);
  expect(copies()).toBe(0);
});

test("what the server offers stays as it is, whatever is typed beside it: that is on the device", async () => {
  saver.options = { ...saver.options, isOffered: true };
  type("ひとつ");
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect([sent, copies()]).toEqual([[], 1]);
});

test("nothing is kept while it is being saved, and a new entry's copy goes though its address is another by then", async () => {
  type("ひとつ");
  await vi.advanceTimersByTimeAsync(COPY_MS);
  const onReply = () => {
    saver.options = { ...saver.options, savePath: "/new-address/save" };
    return true;
  };
  saver.options = { ...saver.options, onReply };
  const saving = save();
  window.dispatchEvent(new window.Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ path }) => path)).toEqual(["/save"]);
  await answer({ ok: true, reply: { isStored: true } });
  await saving;
  expect(copies()).toBe(0);
});

test("of a form with files it is told how much has been sent", async () => {
  const form = new FormData();
  form.append("upload:cover", new File(["x"], "a.png"));
  const saving = saver.save(form);
  await vi.advanceTimersByTimeAsync(0);
  vi.mocked(sendForm).mock.lastCall?.[2]?.(0.5);
  expect(told.sent).toBe(0.5);
  await answer({ ok: true, reply: { isStored: true } });
  await saving;
  expect(told.sent).toBeNull();
});

test("who leaves with something typed finds it on the device; who sent it does not, nor who signed out before", () => {
  const leavePage = () => window.dispatchEvent(new window.Event("pagehide"));
  type("ひとつ");
  leavePage();
  expect(copies()).toBe(1);
  saver.leave();
  removeSent();
  expect(copies()).toBe(0);
  leavePage();
  expect(copies()).toBe(0);
  window.dispatchEvent(new window.Event("pageshow"));
  removeAllCopies();
  leavePage();
  expect(copies()).toBe(0);
  type("ひとつ、ふたつ");
  leavePage();
  expect(copies()).toBe(1);
});

test("a form on its way as a document takes no other with it, and holds nobody", () => {
  type("ひとつ");
  saver.leave();
  expect([saver.isBusy, saver.isHeld(), told.isSending]).toEqual([true, false, true]);
  window.dispatchEvent(new window.Event("pageshow"));
  expect([saver.isBusy, saver.isHeld(), told.isSending]).toEqual([false, true, false]);
  // Stopped by hand: the page hears nothing of it, and may be pressed again after a while.
  saver.leave();
  vi.advanceTimersByTime(9_000);
  expect(saver.isBusy).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(saver.isBusy).toBe(false);
});
