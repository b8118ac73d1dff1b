import type { AnyKind, Content } from "#app/content/kind.ts";
import type { Titles } from "#app/fields/field-type.ts";
import { fieldTypeOf } from "#app/fields/field-types.server.ts";
import { type FormValue, rowsIn } from "#app/fields/form-value.ts";
import { pictureWords } from "#app/fields/gallery/gallery.server.ts";
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
        const unread = content.unread?.[`fields.${name}`];
        const value = unread ?? content.fields[name];
        return field
          ? [
              {
                path: `fields.${name}`,
                label: field.label,
                value,
                text:
                  unread === undefined
                    ? fieldTypeOf(field).words(field, value, titles, fieldTypeOf)
                    : typedWords(fieldTypeOf(field).fromForm(field, unread)),
              },
            ]
          : [];
      }),
    ),
    common("body"),
  ];
}

/** What could not be read, as it was typed. */
function typedWords(value: FormValue): string {
  if (typeof value === "string") return value;
  return rowsIn(value)
    .map((row) => Object.values(row).filter(Boolean).join("　"))
    .join("\n");
}
