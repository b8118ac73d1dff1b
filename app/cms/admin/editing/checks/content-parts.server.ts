import { commonLabels } from "#app/cms/admin/editing/form/form-paths.ts";
import type { Field } from "#app/cms/content/field.ts";
import type { AnyKind, Content } from "#app/cms/content/kind.ts";
import type { Titles } from "#app/cms/fields/field-type.ts";
import { fieldTypeOf } from "#app/cms/fields/field-types.server.ts";
import { type FormValue, readText, rowsIn } from "#app/cms/fields/form-value.ts";
import { pictureWords } from "#app/cms/fields/gallery/gallery.server.ts";
import { readableText } from "#app/platform/richtext/readable-text.ts";

export interface Part {
  /** "title", "body", "fields.weights": what can be taken from one side or the other. */
  path: string;
  label: string;
  /** The stored value, for comparing and merging. */
  value: unknown;
  /** The same for people; "" for nothing. */
  text: string;
}

/** Every part of a content, in the form's order. */
export function partsOf(kind: AnyKind, content: Content, titles: Titles = new Map()): Part[] {
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
        return field ? [fieldPart(name, field, content, titles)] : [];
      }),
    ),
    { ...common("body"), text: content.bodyFormat === "text" ? content.body : readableText(content.body) },
  ];
}

/** Both sides of a part as text for people; where the texts are equal, as with a word made bold, with the differing markup. */
export function textsOf(one: Part, other: Part): [string, string] {
  if (one.text !== other.text || one.path !== "body") return [one.text, other.text];
  return [String(one.value), String(other.value)];
}

/** A field with what could not be read of it, and what its line says that is not read yet. */
function fieldPart(name: string, field: Field, content: Content, titles: Titles): Part {
  const unread = content.unread?.[`fields.${name}`];
  const line = content.unread?.[`lines.${name}`];
  const value = unread ?? content.fields[name];
  const type = fieldTypeOf(field);
  const words =
    unread === undefined ? type.words(field, value, titles, fieldTypeOf) : typedWords(type.fromForm(field, unread));
  return {
    path: `fields.${name}`,
    label: field.label,
    value: line === undefined ? value : { value, line },
    text: [words, readText(line)].filter(Boolean).join("\n"),
  };
}

/** Unreadable values, as typed. */
function typedWords(value: FormValue): string {
  if (typeof value === "string") return value;
  return rowsIn(value)
    .map((row) => Object.values(row).filter(Boolean).join("　"))
    .join("\n");
}
