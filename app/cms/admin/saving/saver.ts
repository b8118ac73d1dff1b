// Saves a form in place and autosaves input between saves. Requests are serialised, so that a late autosave never
// follows a save.

import type { RefObject } from "react";
import { onSignInChange } from "#app/auth/browser/admin-auth-state.ts";
import { post, refusalIn } from "#app/platform/forms/post.ts";
import { PRESS_AGAIN_MS } from "#app/ui/kit/SendForm.tsx";
import { SIGNED_OUT } from "#app/ui/shell/refusals.ts";
import { hasFiles, hasLines, pairsOf } from "./form-pairs.ts";

const AUTOSAVE_DEBOUNCE_MS = 2_500;
const RETRY_MS = 15_000;

type Failure = Extract<Sent<unknown>, { ok: false }>;

export interface Saving {
  isSending: boolean;
  isUnsaved: boolean;
  sent: number | null;
  autosavedAt: string | null;
  suggestedId: string | null;
  trouble: Failure | null;
}

export interface SavingOptions<Reply> {
  form: RefObject<HTMLFormElement | null>;
  savePath: string;
  autosavePath: string;
  /** Account at page load; after a sign-in by another account nothing is sent. */
  admin: string;
  isNew: boolean;
  /** Whether the form was rendered with unsaved input, autosaved at `autosavedAt` (or not yet). */
  isTyped: boolean;
  autosavedAt: string | null;
  /**
   * Returns whether the input was stored. `isUntouched`: nothing was typed since sending. `knowsMore`: the reply has
   * pictures or rows the form does not show.
   */
  onReply(reply: Reply, since: { isUntouched: boolean; knowsMore: boolean }): boolean;
}

export class Saver<Reply> {
  /** Updated on each render: a new entry gets its URL with the first save. */
  options: SavingOptions<Reply>;
  saving: Saving;
  readonly #onChange: (saving: Saving) => void;
  /** Counter of changes; #saved and #autosaved are its values at the last save and autosave. */
  #typed: number;
  #saved = 0;
  #autosaved: number;
  #isSaving = false;
  #isLeaving = false;
  #leftAt = 0;
  #running: Promise<unknown> = Promise.resolve();
  #timer: number | undefined;
  #saveFailure: Failure | null = null;

  constructor(options: SavingOptions<Reply>, onChange: (saving: Saving) => void) {
    const { isTyped, autosavedAt } = options;
    this.options = options;
    this.#onChange = onChange;
    this.#typed = isTyped ? 1 : 0;
    this.#autosaved = isTyped && autosavedAt ? 1 : 0;
    this.saving = {
      isSending: false,
      isUnsaved: isTyped,
      sent: null,
      autosavedAt,
      suggestedId: null,
      trouble: null,
    };
  }

  /** Returns whether leaving the page would lose input. */
  readonly isHeld = () => this.#isPending && !this.#isLeaving;

  get isBusy(): boolean {
    return this.#isSaving || (this.#isLeaving && performance.now() < this.#leftAt + PRESS_AGAIN_MS);
  }

  /**
   * Starts listening for input and for events after which a failed autosave is worth retrying. Returns a stop function.
   */
  watch(): () => void {
    const over = new AbortController();
    const on = (target: EventTarget | null, event: string, listener: () => void) =>
      target?.addEventListener(event, listener, { signal: over.signal });
    const autosave = () => void this.#autosave();
    on(this.options.form.current, "input", () => this.#note());
    on(window, "online", autosave);
    // Phones may discard hidden pages; a page shown again may have a new session.
    on(document, "visibilitychange", autosave);
    on(window, "pageshow", () => {
      this.#isLeaving = false;
      this.#change({ isSending: false });
    });
    const stopNews = onSignInChange((news) => {
      if (news === "in") autosave();
    });
    if (this.#isPending) this.#autosaveIn(AUTOSAVE_DEBOUNCE_MS);
    return () => {
      over.abort();
      stopNews();
      window.clearTimeout(this.#timer);
    };
  }

  async save(data: FormData): Promise<void> {
    const { savePath, onReply } = this.options;
    const count = this.#typed;
    const hadFiles = hasFiles(data);
    this.#isSaving = true;
    this.#change({ isSending: true, sent: hadFiles ? 0 : null });
    window.clearTimeout(this.#timer);
    await this.#running;
    const sent = await sendForm<Reply>(savePath, data, hadFiles ? (part) => this.#change({ sent: part }) : undefined);
    this.#isSaving = false;
    const isUntouched = this.#typed === count;
    const knowsMore = hadFiles || (isUntouched && hasLines(data));
    const isStored = sent.ok && onReply(sent.reply, { isUntouched, knowsMore });
    if (isStored) this.#saved = this.#autosaved = count;
    this.#saveFailure = sent.ok ? null : sent;
    this.#change({
      isSending: false,
      sent: null,
      isUnsaved: this.#isUnsaved,
      autosavedAt: isStored ? null : this.saving.autosavedAt,
      trouble: this.#saveFailure,
    });
    if (this.#isPending) this.#autosaveIn(AUTOSAVE_DEBOUNCE_MS);
  }

  /** The form is submitted as a document request. */
  leave(): void {
    this.#isLeaving = true;
    this.#leftAt = performance.now();
    this.#change({ isSending: true });
  }

  get #isUnsaved(): boolean {
    return this.#typed !== this.#saved;
  }

  get #isPending(): boolean {
    return this.#isUnsaved && this.#typed !== this.#autosaved;
  }

  #note(): void {
    this.#typed += 1;
    // Deferred: a synchronous update would make React reset the controlled input to its previous value.
    window.setTimeout(() => this.#change({ isUnsaved: this.#isUnsaved }));
    this.#autosaveIn(AUTOSAVE_DEBOUNCE_MS);
  }

  #autosaveIn(ms: number): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#autosave(), ms);
  }

  async #autosave(): Promise<void> {
    window.clearTimeout(this.#timer);
    await this.#running;
    const { form, autosavePath, admin } = this.options;
    if (!form.current || this.#isSaving || this.#isLeaving || !this.#isPending) return;
    const count = this.#typed;
    const data = new FormData();
    for (const [name, value] of pairsOf(form.current)) data.append(name, value);
    data.set("admin", admin);
    const sending = sendForm<{ at: string; suggestedId: string | null }>(autosavePath, data);
    this.#running = sending;
    const sent = await sending;
    if (sent.ok) {
      this.#autosaved = Math.max(this.#autosaved, count);
      const { at, suggestedId } = sent.reply;
      // Keeps a rejected save's message until the next save succeeds.
      if (this.#saveFailure?.why !== "refused") this.#saveFailure = null;
      this.#change({ autosavedAt: at, suggestedId, trouble: this.#saveFailure });
    } else {
      this.#change({ trouble: this.#saveFailure ?? sent });
      this.#autosaveIn(RETRY_MS);
    }
  }

  #change(part: Partial<Saving>): void {
    this.saving = { ...this.saving, ...part };
    this.#onChange(this.saving);
  }
}

// Sends a form in the background. Returns the reply or a message for the page.

type Sent<Reply> =
  | { ok: true; reply: Reply }
  | { ok: false; why: "offline" | "signed-out" | "refused"; message: string };

const OFFLINE =
  "サーバーにつながりません。入力した内容はこのページに残っています。つながると自動で保存するので、このページを閉じないでください。";
const KEPT = "入力した内容は、このページに残っています。";
const TOO_LARGE = "送る画像が大きすぎます。枚数を減らすか、1枚20MBまでの画像を選んでください。";
const REFUSED = "保存できませんでした。もう一度お試しください。";

async function sendForm<Reply>(
  path: string,
  form: FormData,
  onProgress?: (part: number) => void,
): Promise<Sent<Reply>> {
  const { status, reply } = await post<Reply>(path, form, onProgress);
  if (status === 0) return { ok: false, why: "offline", message: OFFLINE };
  if (status < 400 && reply !== null) return { ok: true, reply };
  // A response other than JSON is the login page.
  if (status < 400) return { ok: false, why: "signed-out", message: `${SIGNED_OUT}。${KEPT}` };
  const words = refusalIn(reply) ?? (status === 413 ? TOO_LARGE : REFUSED);
  return { ok: false, why: "refused", message: words + KEPT };
}
