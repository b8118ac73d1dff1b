import { isRecord } from "#app/platform/site/is-record.ts";

export interface UnsentForm {
  action: string;
  fields: [name: string, value: string][];
  files: number;
}

/** The longest article with all fields. */
const TEXT_MAX = 500_000;
export const UNSENT_FIELDS_MAX = 2_000;

/** Returns a form's fields without its files; null if there are none or too many. */
export function fieldsOf(posted: Iterable<[string, FormDataEntryValue]>): UnsentForm["fields"] | null {
  const fields = [...posted].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  const length = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return fields.length > 0 && fields.length <= UNSENT_FIELDS_MAX && length <= TEXT_MAX ? fields : null;
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
