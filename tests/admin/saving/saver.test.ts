// A form that is saved where it stands: what counts as saved, what is kept by itself, and what is said meanwhile.

import { JSDOM } from "jsdom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Saver } from "#app/admin/saving/saver.ts";
import type { Saving } from "#app/admin/saving/saving.ts";
import { type Sent, sendForm } from "#app/admin/saving/send-form.ts";

vi.mock("#app/admin/saving/send-form.ts", () => ({ sendForm: vi.fn() }));

const sent: { path: string; summary: FormDataEntryValue | null; answer(answer: Sent<unknown>): void }[] = [];
const refused: Sent<unknown> = { ok: false, why: "refused", message: "ディスクがいっぱいです" };
const kept: Sent<unknown> = { ok: true, reply: { at: "2026-11-22T00:00:00.000Z", suggestedId: "shed" } };
const AUTOSAVE_MS = 2_500;
let saver: Saver<{ isStored: boolean }>;
let told: Saving;
let endWatch: () => void;
let box: HTMLTextAreaElement;

beforeEach(() => {
  vi.useFakeTimers();
  const { window } = new JSDOM("<form><textarea name=summary></textarea></form>", { url: "http://127.0.0.1/admin/" });
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
  expect([told.keptAt, told.isUnsaved, copies()]).toEqual(["2026-11-22T00:00:00.000Z", true, 0]);
  const again = save();
  await vi.advanceTimersByTimeAsync(0);
  await answer({ ok: true, reply: { isStored: true } });
  await again;
  expect([told.keptAt, told.isUnsaved, saver.isHeld()]).toEqual([null, false, false]);
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
  expect([told.trouble, told.keptAt, copies()]).toEqual([refused, "2026-11-22T00:00:00.000Z", 0]);
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

test("a form on its way as a document takes no other with it, and holds nobody", () => {
  type("ひとつ");
  saver.leave();
  expect([saver.isBusy, saver.isHeld(), told.isSending]).toEqual([true, false, true]);
  window.dispatchEvent(new window.Event("pageshow"));
  expect([saver.isBusy, saver.isHeld(), told.isSending]).toEqual([false, true, false]);
});
