// A posted form that was not saved, for resubmission.

import { isRecord } from "#app/platform/site/is-record.ts";

export interface UnsentForm {
  action: string;
  fields: [name: string, value: string][];
  files: number;
}

/** Field with the number of files missing from a resubmitted form. */
export const LOST_FILES = "lostFiles";

export const NOT_SAVED = "保存できませんでした";

export interface Unsaved {
  /** Reason, as a clause ending in "ため". */
  because: string;
  unsent: UnsentForm | null;
}

export function isUnsentForm(value: unknown): value is UnsentForm {
  return isRecord(value) && "action" in value && "fields" in value && "files" in value;
}

export function isUnsaved(value: unknown): value is Unsaved {
  return isRecord(value) && "because" in value && "unsent" in value;
}
