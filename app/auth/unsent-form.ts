// A posted form that could not be taken, stored so that its sender can send it again.

import { isRecord } from "#app/platform/site/is-record.ts";

export interface UnsentForm {
  /** Where it was sent. */
  action: string;
  fields: [name: string, value: string][];
  /** How many files came along: a page cannot hand files back. */
  files: number;
}

/** The name under which a form sent once more says how many files did not come along. */
export const LOST_FILES = "lostFiles";

export const NOT_SAVED = "保存できませんでした";

/** The form that the database could not take. */
export interface Unsaved {
  /** "…ため", as a clause. */
  because: string;
  unsent: UnsentForm | null;
}

export function isUnsentForm(value: unknown): value is UnsentForm {
  return isRecord(value) && "action" in value && "fields" in value && "files" in value;
}

export function isUnsaved(value: unknown): value is Unsaved {
  return isRecord(value) && "because" in value && "unsent" in value;
}
