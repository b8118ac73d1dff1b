// What a page tells of a form that is saved where it is, and what it asks for.

import type { RefObject } from "react";
import type { Sent } from "./send-form.ts";

export interface Saving {
  isSending: boolean;
  isUnsaved: boolean;
  /** How much of a form with files has been sent, in parts of one; else null. */
  sent: number | null;
  /** When the server last stored what is typed and not saved. */
  storedAt: string | null;
  /** What an entry without an id would be called with what is typed by now. */
  suggestedId: string | null;
  trouble: Extract<Sent<unknown>, { ok: false }> | null;
}

export interface SavingOptions<Reply> {
  form: RefObject<HTMLFormElement | null>;
  /** Where the form is saved, and where it is stored meanwhile. */
  savePath: string;
  keepPath: string;
  admin: string;
  isNew: boolean;
  /** The form shows something unsaved from the start. */
  isTyped: boolean;
  /** The server has something stored that waits to be taken back or thrown away: nothing takes its place meanwhile. */
  isOffered: boolean;
  /**
   * Gives whether what was sent is stored now. `isUntouched`: nothing was typed since. `knowsMore`: the reply has pictures or
   * rows that the form does not show.
   */
  onReply(reply: Reply, since: { isUntouched: boolean; knowsMore: boolean }): boolean;
}
