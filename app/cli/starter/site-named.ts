// The shipped texts name the site they were written for; filled in, they name the one they stand on (SITE_NAME).

import { escapeAttribute } from "#app/platform/richtext/clean-html.ts";
import type { StarterItem } from "./fill.server.ts";

const written = "ボルパ手帖";

function renamed<Value>(value: Value, name: string): Value {
  return JSON.parse(JSON.stringify(value), (_, one) => (typeof one === "string" ? one.replaceAll(written, name) : one));
}

/** The item with the site's own name wherever it names the site. */
export function siteNamed(item: StarterItem, name: string): StarterItem {
  if (name === written) return item;
  const { title, summary, fields } = renamed({ title: item.title, summary: item.summary, fields: item.fields }, name);
  return { ...item, title, summary, fields, body: item.body.replaceAll(written, escapeAttribute(name)) };
}
