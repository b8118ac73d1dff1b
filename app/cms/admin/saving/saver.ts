// A form that is written for long: how far what is typed has come, and what is sent when. One after the other: what is stored late
// must not replace what is saved.

import { PRESS_AGAIN_MS } from "#app/ui/kit/SendForm.tsx";
import { copyKey, noteSent, rememberAgain, removeCopy, writeCopy } from "./device-copy.ts";
import { formOfPairs, hasFiles, hasLines, pairsOf, personalPairs } from "./form-pairs.ts";
import type { Saving, SavingOptions } from "./saving.ts";
import { sendForm } from "./send-form.ts";

const COPY_DEBOUNCE_MS = 400;
const AUTOSAVE_DEBOUNCE_MS = 2_500;
const RETRY_MS = 15_000;

type Timer = "say" | "copy" | "keep";

export class Saver<Reply> {
  /** Of the last drawing: a new entry gets its address with its first save. */
  options: SavingOptions<Reply>;
  saving: Saving;
  readonly #tell: (saving: Saving) => void;
  /** Counts what was typed; what of it is saved, and stored. */
  #typed: number;
  #saved = 0;
  #storedCount = 0;
  #isSaving = false;
  #isLeaving = false;
  #leftAt = 0;
  #running: Promise<unknown> = Promise.resolve();
  readonly #timers: Partial<Record<Timer, number>> = {};
  /** Tells the copies of this visit from those of others. */
  readonly #visit = Date.now().toString(36) + Math.random().toString(36).slice(2, 8);

  constructor(options: SavingOptions<Reply>, tell: (saving: Saving) => void) {
    this.options = options;
    this.#tell = tell;
    this.#typed = options.isTyped ? 1 : 0;
    this.saving = {
      isSending: false,
      isUnsaved: options.isTyped,
      sent: null,
      storedAt: null,
      suggestedId: null,
      trouble: null,
    };
  }

  /** Whether something would be lost by leaving the page. */
  readonly isHeld = () => this.#isUnsaved && !this.#isLeaving;

  /** A form on its way takes no other with it. */
  get isBusy(): boolean {
    return this.#isSaving || (this.#isLeaving && performance.now() < this.#leftAt + PRESS_AGAIN_MS);
  }

  /** Hears what is typed from now on; what it gives back ends that. */
  watch(): () => void {
    const over = new AbortController();
    const on = (target: EventTarget | null, event: string, listener: () => void) =>
      target?.addEventListener(event, listener, { signal: over.signal });
    on(this.options.form.current, "input", () => this.#note());
    on(window, "online", () => void this.#keep());
    on(window, "pageshow", () => {
      this.#isLeaving = false;
      this.#change({ isSending: false });
    });
    on(window, "pagehide", () => {
      if (!this.#isLeaving) this.#copy();
    });
    return () => {
      over.abort();
      for (const timer of Object.values(this.#timers)) window.clearTimeout(timer);
    };
  }

  /** Saves the form as it is sent with this button, and leaves the page as it is. */
  async save(data: FormData): Promise<void> {
    const { savePath, onReply } = this.options;
    const count = this.#typed;
    const key = this.#key;
    const hadFiles = hasFiles(data);
    this.#isSaving = true;
    this.#change({ isSending: true, sent: hadFiles ? 0 : null });
    window.clearTimeout(this.#timers.keep);
    await this.#running;
    const sent = await sendForm<Reply>(savePath, data, hadFiles ? (part) => this.#change({ sent: part }) : undefined);
    this.#isSaving = false;
    const isUntouched = this.#typed === count;
    const knowsMore = hadFiles || (isUntouched && hasLines(data));
    const isStored = sent.ok && onReply(sent.reply, { isUntouched, knowsMore });
    if (isStored) {
      this.#saved = this.#storedCount = count;
      removeCopy(key);
    } else if (!sent.ok) this.#copy();
    const isUnsaved = this.#isUnsaved;
    const storedAt = isStored ? null : this.saving.storedAt;
    this.#change({ isSending: false, sent: null, isUnsaved, storedAt, trouble: sent.ok ? null : sent });
    if (isUnsaved) this.#debounce("keep", AUTOSAVE_DEBOUNCE_MS, () => void this.#keep());
  }

  /** The form is on its way as a document: the answer is another page, and says what became of it. */
  leave(): void {
    this.#isLeaving = true;
    this.#leftAt = performance.now();
    noteSent(this.#key);
    this.#change({ isSending: true });
  }

  get #isUnsaved(): boolean {
    return this.#typed !== this.#saved;
  }

  get #isUnkept(): boolean {
    return this.#isUnsaved && this.#typed !== this.#storedCount;
  }

  get #key(): string {
    const { admin, savePath } = this.options;
    return copyKey(admin, savePath, this.#visit);
  }

  #note(): void {
    this.#typed += 1;
    rememberAgain();
    // Not within the event: React, which hears of it later, would draw a box it controls without what was just typed.
    this.#debounce("say", 0, () => this.#change({ isUnsaved: this.#isUnsaved }));
    this.#debounce("copy", COPY_DEBOUNCE_MS, () => this.#copy());
    this.#debounce("keep", AUTOSAVE_DEBOUNCE_MS, () => void this.#keep());
  }

  #copy(): void {
    const form = this.options.form.current;
    if (!form || !this.#isUnkept) return;
    const people = new Map(personalPairs(form));
    writeCopy(
      this.#key,
      pairsOf(form).filter(([name]) => !people.has(name)),
    );
  }

  async #keep(): Promise<void> {
    window.clearTimeout(this.#timers.keep);
    await this.#running;
    const { form, keepPath, isOffered } = this.options;
    if (!form.current || this.#isSaving || !this.#isUnkept) return;
    if (isOffered) return this.#copy();
    const count = this.#typed;
    const sending = sendForm<{ at: string; suggestedId: string | null }>(keepPath, formOfPairs(pairsOf(form.current)));
    this.#running = sending;
    const sent = await sending;
    const { trouble } = this.saving;
    if (sent.ok) {
      this.#storedCount = count;
      if (this.#typed === count) removeCopy(this.#key);
      const { at: storedAt, suggestedId } = sent.reply;
      // Why it could not be saved stands until it is saved.
      this.#change({ storedAt, suggestedId, trouble: trouble?.why === "refused" ? trouble : null });
    } else {
      this.#copy();
      if (sent.why !== "refused") this.#change({ trouble: sent });
      if (sent.why !== "signed-out") this.#debounce("keep", RETRY_MS, () => void this.#keep());
    }
  }

  #change(part: Partial<Saving>): void {
    this.saving = { ...this.saving, ...part };
    this.#tell(this.saving);
  }

  /** Debounced: a later call under the same name takes the place of one that waits. */
  #debounce(name: Timer, ms: number, run: () => void): void {
    window.clearTimeout(this.#timers[name]);
    this.#timers[name] = window.setTimeout(run, ms);
  }
}
