// A content as values in a file, and back: by the rules of its kind's form, and nothing that is in the file may get lost on the way.

import type { AnyKind, Content } from "#app/cms/content/kind.ts";
import { emptyContent } from "#app/cms/content/registry.ts";
import { checkContent } from "#app/cms/fields/check-content.server.ts";
import type { Strictness } from "#app/cms/fields/field-type.ts";
import { kindServer } from "#app/kinds/kinds.server.ts";
import type { BodyFormat } from "#app/platform/richtext/body-format.server.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import { ENVELOPE, type ValueProblem } from "./envelope.server.ts";
import type { Path } from "./yaml.server.ts";

const COMMON = ["title", "summary", "cover", "body", "unread"] as const;

/** Common values and fields are side by side in a file. Throws where a kind's table does not allow that: a mistake in the code. */
export function assertNamesAreFree(kind: AnyKind): void {
  const logged = kindServer(kind.name).log?.names ?? [];
  const clash = [...COMMON, ...ENVELOPE, ...logged].find((name) => name in kind.fields);
  if (clash) throw new Error(`The field "${clash}" of ${kind.name} has a name that means something else in a file`);
}

/** `bodyFormat`: how the body is written, whatever it looks like. */
export function readContent(
  kind: AnyKind,
  values: Record<string, unknown>,
  bodyFormat: BodyFormat,
  strictness: Strictness,
) {
  const empty = emptyContent(kind);
  const { title, summary, cover, body, unread, ...given } = values;
  const unknown = Object.keys(given).filter((name) => !(name in kind.fields));
  const problems: ValueProblem[] = unknown.map((name) => ({ path: [name], message: `${name} という項目はありません` }));
  const raw = { title, summary, cover, body, bodyFormat, fields: { ...empty.fields, ...given } };
  const checked = checkContent(kind, raw, strictness);
  if (!checked.ok) {
    const wrong = checked.problems.map(({ path, message }) => ({ path: pathOf(path), message }));
    return { content: empty, problems: [...problems, ...wrong] };
  }
  const { content } = checked;
  const known = Object.fromEntries(Object.entries(given).filter(([name]) => name in kind.fields));
  // Unreadable values of a draft are reported where it is published.
  return {
    content: isRecord(unread) && strictness === "draft" ? { ...content, unread } : content,
    problems: [...problems, ...lost({ title, summary, cover, ...known }, { ...content, ...content.fields }, [])],
  };
}

/** The values of a content without its body; empty ones and those about people are left out. */
export function contentValues(kind: AnyKind, content: Content): Record<string, unknown> {
  const { title, summary, cover, unread } = content;
  // Values of removed columns are left out.
  const names = Object.keys(kind.fields).filter((name) => !kind.fields[name]?.personal);
  const fields = Object.fromEntries(names.map((name) => [name, content.fields[name]]));
  return Object.fromEntries(
    Object.entries({ title, summary, cover, ...fields, unread }).filter(([, value]) => !isBlank(value)),
  );
}

/** "fields.weights[0].date", as the rules name it, in the file. */
function pathOf(name: string): Path {
  return name
    .replace(/^fields\./, "")
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

function isBlank(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** The rules of a form leave out what they do not know; a file's writer wants to hear of it. */
function lost(given: unknown, stored: unknown, path: Path): ValueProblem[] {
  if (isBlank(given)) return [];
  if (Array.isArray(given)) {
    if (!Array.isArray(stored) || stored.length !== given.length) {
      return [{ path, message: "空の行か、同じ値の行があります" }];
    }
    return given.flatMap((one, place) => lost(one, stored[place], [...path, place]));
  }
  if (isRecord(given)) {
    return Object.entries(given).flatMap(([name, value]) =>
      lost(value, isRecord(stored) ? stored[name] : undefined, [...path, name]),
    );
  }
  if (typeof stored === "boolean") {
    return String(stored) === given ? [] : [{ path, message: "true か false で書いてください" }];
  }
  return isBlank(stored) ? [{ path, message: "ここに書く値ではありません" }] : [];
}
