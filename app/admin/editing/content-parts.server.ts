// A content in words, part by part: what the conflict page and the revisions set side by side.

import type { AnyKind, Content, Picture } from "#app/content/kind.ts";
import type { Field } from "#app/fields/field.ts";
import { commonLabels } from "./form-paths.ts";

export interface Part {
  /** "title", "body", "fields.weights": what can be taken from one side or the other. */
  path: string;
  label: string;
  /** The stored value, for comparing and merging. */
  value: unknown;
  /** The same for people; "" for nothing. */
  text: string;
}

/** Names of entries by "kind/id", so that people read a title instead of an id. */
export type Names = ReadonlyMap<string, string>;

/** Every part of a content, in the form's order. */
export function partsOf(kind: AnyKind, content: Content, names: Names = new Map()): Part[] {
  const labels = commonLabels(kind);
  const common = (path: "title" | "summary" | "body"): Part => ({
    path,
    label: labels[path] ?? path,
    value: content[path],
    text: content[path],
  });
  return [
    common("title"),
    common("summary"),
    { path: "cover", label: labels.cover ?? "", value: content.cover, text: pictureWords(content.cover) },
    ...kind.groups.flatMap((group) =>
      group.fields.flatMap((name): Part[] => {
        const field = kind.fields[name];
        const value = content.fields[name];
        return field ? [{ path: `fields.${name}`, label: field.label, value, text: wordsOf(field, value, names) }] : [];
      }),
    ),
    common("body"),
  ];
}

/** One field's value for people: options by their label, rows one a line. */
function wordsOf(field: Field, value: unknown, names: Names = new Map()): string {
  if (value === null || value === undefined || value === "") return field.type === "flag" ? "いいえ" : "";
  switch (field.type) {
    case "flag":
      return value === true ? "はい" : "いいえ";
    case "choice":
      return field.options.find((option) => option.value === value)?.label ?? String(value);
    case "number":
      return field.unit ? `${value}${field.unit}` : String(value);
    case "reference":
      return nameOf(names, field.to, value);
    case "references":
      return listOf(value)
        .map((id) => nameOf(names, field.to, id))
        .join("\n");
    case "gallery":
      return listOf(value)
        .map((picture) => (isPicture(picture) ? pictureWords(picture) : ""))
        .join("\n");
    case "rows":
      return listOf(value)
        .map((row) => rowWords(field.columns, row, names))
        .join("\n");
    default:
      return Array.isArray(value) ? value.join("\n") : String(value);
  }
}

function rowWords(columns: Record<string, Field>, row: unknown, names: Names): string {
  if (typeof row !== "object" || row === null) return "";
  const cells = new Map(Object.entries(row));
  return Object.entries(columns)
    .map(([name, column]) => wordsOf(column, cells.get(name), names))
    .filter(Boolean)
    .join("　");
}

function pictureWords(picture: Picture | null): string {
  return picture ? `画像 ${picture.image.slice(0, 8)}「${picture.alt}」` : "";
}

function nameOf(names: Names, kind: string, id: unknown): string {
  return names.get(`${kind}/${id}`) ?? String(id);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isPicture(value: unknown): value is Picture {
  return typeof value === "object" && value !== null && "image" in value && "alt" in value;
}
