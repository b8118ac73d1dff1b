import type { AnyKind } from "#app/cms/content/kind.ts";

function placeOf(path: string): { field: string; row?: number; column?: string } | null {
  const parts = /^fields\.(\w+)(?:\[(\d+)\])?(?:\.(\w+))?$/.exec(path);
  const field = parts?.[1];
  if (!parts || !field) return null;
  return { field, ...(parts[2] && { row: Number(parts[2]) }), ...(parts[3] && { column: parts[3] }) };
}

/** Returns the path of the control that shows a problem: fields in a single text box have one for all values. */
export function controlPath(kind: AnyKind, path: string): string {
  if (path.startsWith("cover")) return path === "cover.alt" ? path : "cover";
  const place = placeOf(path);
  if (!place) return path;
  const field = kind.fields[place.field];
  return field?.isOneControl || (place.row !== undefined && !place.column) ? `fields.${place.field}` : path;
}

/** Returns the label of a path, such as "体重の記録 2行目 日付". */
export function labelAt(kind: AnyKind, path: string): string {
  const common = commonLabels(kind)[path];
  if (common) return common;
  const line = /^lines\.(\w+)$/.exec(path)?.[1];
  if (line) return kind.fields[line]?.label ?? path;
  const place = placeOf(path);
  const field = place ? kind.fields[place.field] : undefined;
  if (!place || !field) return path;
  const row = place.row === undefined ? "" : ` ${place.row + 1}${field.isOneControl ? "件目" : "行目"}`;
  const column = place.column ? ` ${field.columns?.[place.column]?.label ?? place.column}` : "";
  return `${field.label}${row}${column}`;
}

export function commonLabels(kind: AnyKind): Record<string, string> {
  return {
    id: "ID（URLの末尾）",
    title: kind.titleLabel,
    summary: "概要",
    cover: "カバー画像",
    "cover.image": "カバー画像",
    "cover.alt": "カバー画像の代替テキスト",
    body: "本文",
    publishAt: "公開日時",
    endAt: "公開終了日時",
    do: "操作",
  };
}
