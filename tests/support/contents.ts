import type { Content, KindName } from "#app/cms/content/kind.ts";
import { emptyContent, kindNamed } from "#app/cms/content/registry.ts";

export const at = new Date("2026-11-20T03:00:00.000Z");
export const hana = { by: "hana@example.jp", now: at };
export const ken = { by: "ken@example.jp", now: new Date("2026-11-20T03:05:00.000Z") };

export function content(kind: KindName, parts: Partial<Content>): Content {
  const empty = emptyContent(kindNamed(kind));
  return { ...empty, ...parts, fields: { ...empty.fields, ...parts.fields } };
}
