// Hands back a form that could not be saved: stored in the answer, to be sent again.

import { data, type RouterContextProvider } from "react-router";
import { type Trouble, unsavedBecause } from "#app/platform/database/trouble.server.ts";
import { withFormRead } from "#app/platform/forms/form-of.server.ts";
import { databaseTrouble } from "#app/platform/http/rendering.server.ts";
import type { Unsaved, UnsentForm } from "./unsent-form.ts";

/** Passwords are typed there: they are never handed back in a page. */
const SECRETS = "/admin/account";

/** The longest article with all other fields. Anything longer is no form of ours. */
const TEXT_MAX = 500_000;
export const FIELDS_MAX = 2_000;

/** A posted form as it can be handed back; null where it is none of ours. */
export function unsentForm(posted: FormData, url: URL): UnsentForm | null {
  if (url.pathname.startsWith(SECRETS)) return null;
  const form = [...posted];
  const fields = form.filter((pair): pair is [string, string] => typeof pair[1] === "string");
  const files = form.filter(([, value]) => value instanceof File && value.size > 0).length;
  const length = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  const isOurs = fields.length > 0 && fields.length <= FIELDS_MAX && length <= TEXT_MAX;
  return isOurs ? { action: url.pathname + url.search, fields, files } : null;
}

interface Write {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** Around every write of the admin: what the database could not take is answered with 503, why, and what was typed. */
export async function savedOrReturned({ url, context }: Write, next: () => Promise<Response>): Promise<Response> {
  const [response, form] = await withFormRead(next);
  const trouble = context.get(databaseTrouble);
  if (response.status < 500 || !trouble) return response;
  throw unsavedAnswer(trouble, form ? unsentForm(form, url) : null);
}

/** To be thrown: why nothing was saved, and what was typed. */
export function unsavedAnswer(trouble: Trouble, unsent: UnsentForm | null) {
  const unsaved: Unsaved = { because: unsavedBecause[trouble], unsent };
  return data(unsaved, { status: 503, headers: { "Cache-Control": "no-store" } });
}
