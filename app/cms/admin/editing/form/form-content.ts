// Content of the admin's form: everything as typed, valid or not, so that nothing is lost on the way to the server and back.

import type { FormRow, FormValue } from "#app/cms/fields/form-value.ts";

export interface FormContent {
  title: string;
  summary: string;
  cover: FormRow;
  body: string;
  fields: Readonly<Record<string, FormValue>>;
  /** By the names of their fields: lines typed over rows that are not, or not wholly, read into them. */
  lines?: Readonly<Record<string, string>>;
}
