// A form that is saved where it is: what counts as saved, what is autosaved, and what is said meanwhile.

import { JSDOM } from "jsdom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Saver, type Saving } from "#app/cms/admin/saving/saver.ts";
import { type Sent, sendForm } from "#app/cms/admin/saving/send-form.ts";

vi.mock("#app/cms/admin/saving/send-form.ts", () => ({ sendForm: vi.fn() }));
const news = vi.hoisted(() => ({ signedIn: () => {} }));
vi.mock("#app/auth/browser/admin-auth-state.ts", () => ({
  onSignInNews(listener: (news: "in" | "out") => void) {
    news.signedIn = () => listener("in");
    return () => {};
  },
}));

const sent: { path: string; summary: FormDataEntryValue | null; answer(answer: Sent<unknown>): void }[] = [];
const refused: Sent<unknown> = { ok: false, why: "refused", message: "ディスクがいっぱいです" };
const offline: Sent<unknown> = { ok: false, why: "offline", message: "つながりません" };
const signedOut: Sent<unknown> = { ok: false, why: "signed-out", message: "期限が切れました" };
const AT = "2026-11-22T00:00:00.000Z";
const stored: Sent<unknown> = { ok: true, reply: { at: AT, suggestedId: "shed" } };
const FORM = "<form><textarea name=summary></textarea></form>";
const AUTOSAVE_MS = 2_500;
let saver: Saver<{ isStored: boolean }>;
let told: Saving;
let endWatch: () => void;
let box: HTMLTextAreaElement;

/** Opens a form that shows something unsaved from the start, autosaved at `autosavedAt`, or (undefined) what is saved. */
function open(autosavedAt?: string | null): void {
  const options = {
    form: { current: window.document.querySelector("form") },
    savePath: "/save",
    autosavePath: "/autosave",
    admin: "hana@example.jp",
    isNew: false,
    isTyped: autosavedAt !== undefined,
    autosavedAt: autosavedAt ?? null,
    onReply: ({ isStored }: { isStored: boolean }) => isStored,
  };
  saver = new Saver(options, (saving) => {
    told = saving;
  });
  told = saver.saving;
  endWatch = saver.watch();
}

beforeEach(() => {
  vi.useFakeTimers();
  const { window } = new JSDOM(FORM, { url: "http://127.0.0.1/admin/" });
  Object.assign(window, { setTimeout, clearTimeout });
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("FormData", window.FormData);
  vi.stubGlobal("File", window.File);
  vi.stubGlobal("AbortController", window.AbortController);
  vi.mocked(sendForm).mockImplementation(
    (path, form) =>
      new Promise((resolve) => {
        sent.push({ path, summary: form.get("summary"), answer: resolve as (answer: Sent<unknown>) => void });
      }),
  );
  box = window.document.querySelector("textarea") as unknown as HTMLTextAreaElement;
  open();
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

/** Answers the last request. */
async function answer(one: Sent<unknown>): Promise<void> {
  sent.at(-1)?.answer(one);
  await vi.advanceTimersByTimeAsync(0);
}

test("what is typed while a save is on its way is not saved with it, and is autosaved soon after", async () => {
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
    ["/autosave", "ひとつ、ふたつ"],
  ]);
  await answer(stored);
  // The server has it: leaving loses nothing.
  expect([told.autosavedAt, told.isUnsaved, saver.isHeld()]).toEqual([AT, true, false]);
  const again = save();
  await vi.advanceTimersByTimeAsync(0);
  await answer({ ok: true, reply: { isStored: true } });
  await again;
  expect([told.autosavedAt, told.isUnsaved, saver.isHeld()]).toEqual([null, false, false]);
});

test("what comes back with problems is autosaved without another key, and so is what a page shows unsaved from the start", async () => {
  type("");
  const saving = save();
  await vi.advanceTimersByTimeAsync(0);
  await answer({ ok: true, reply: { isStored: false } });
  await saving;
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(sent.map(({ path }) => path)).toEqual(["/save", "/autosave"]);
  endWatch();
  sent.length = 0;
  open(null);
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(sent.map(({ path }) => path)).toEqual(["/autosave"]);
  endWatch();
  sent.length = 0;
  open(AT);
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect([sent, told.isUnsaved, saver.isHeld()]).toEqual([[], true, false]);
});

test("why it could not be saved stays until it is saved, and the words are autosaved meanwhile", async () => {
  type("ひとつ");
  const saving = save();
  await vi.advanceTimersByTimeAsync(0);
  await answer(refused);
  await saving;
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  await answer(stored);
  expect([told.trouble, told.autosavedAt]).toEqual([refused, AT]);
});

test.each([
  ["without a server", offline, () => window.dispatchEvent(new window.Event("online"))],
  ["after the session's end", signedOut, () => news.signedIn()],
  ["after a server's error", refused, () => document.dispatchEvent(new window.Event("visibilitychange"))],
])("%s the reason is said, it is tried again, and at once when it may succeed", async (_, failure, retry) => {
  type("ひとつ");
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  await answer(failure);
  expect([told.trouble, saver.isHeld()]).toEqual([failure, true]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toHaveLength(2);
  await answer(failure);
  retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(3);
  await answer(stored);
  expect([told.trouble, told.autosavedAt, saver.isHeld()]).toEqual([null, AT, false]);
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
