// Returns title and noindex tags of an admin page.

import type { MetaDescriptor } from "react-router";
import { isRecord } from "#app/platform/site/is-record.ts";
import { pageTitle } from "#app/platform/site/site-name.ts";

export function adminHead(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
  title: string,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  const siteName = isRecord(root) && "siteName" in root ? String(root.siteName) : "";
  return [{ title: pageTitle(`${title}（管理）`, siteName) }, { name: "robots", content: "noindex, nofollow" }];
}
