// Theme switch for use without JavaScript: sets the cookie and redirects back.

import { redirect } from "react-router";
import { formOf, OPEN_FIELDS_MAX } from "#app/platform/forms/form-of.server.ts";
import { readTheme, themeCookie } from "#app/platform/site/theme.ts";
import type { Route } from "./+types/theme";

export async function action({ request, url }: Route.ActionArgs) {
  const form = await formOf(request, { fieldsMax: OPEN_FIELDS_MAX });
  const theme = readTheme(form.get("theme"));
  return redirect(cameFrom(request.headers.get("Referer"), url.origin), {
    headers: { "Set-Cookie": themeCookie(theme) },
  });
}

export function loader() {
  return redirect("/");
}

function cameFrom(referer: string | null, origin: string): string {
  if (referer === null || !URL.canParse(referer)) return "/";
  const from = new URL(referer);
  return from.origin === origin && !from.pathname.startsWith("//") ? from.pathname + from.search : "/";
}
