// Entry files: the kind's form fields as front matter, followed by the body in Markdown.

import type { AnyKind, Content } from "#app/cms/content/kind.ts";
import type { EntryState } from "#app/cms/content/place.server.ts";
import { emptyContent } from "#app/cms/content/registry.ts";
import { checkContent } from "#app/cms/fields/check-content.server.ts";
import type { Strictness } from "#app/cms/fields/field-type.ts";
import { kindServer } from "#app/collection/registry/kinds.server.ts";
import type { BodyFormat } from "#app/platform/richtext/body-format.server.ts";
import { markdownOfHtml } from "#app/platform/richtext/markdown/html-to-markdown.server.ts";
import { htmlOfMarkdown } from "#app/platform/richtext/markdown/markdown.server.ts";
import { isRecord } from "#app/platform/site/is-record.ts";
import {
  ENVELOPE,
  type EnvelopeRead,
  isBlank,
  readEnvelope,
  type ValueProblem,
  writeEnvelope,
} from "./envelope.server.ts";
import { type FileProblem, firstProblems } from "./file-problem.ts";
import { type Path, readYaml, writeYaml } from "./yaml.server.ts";

type FrontMatterRead =
  | { ok: true; values: Record<string, unknown>; body: string; bodyLine: number; lineOf(path: Path): number }
  | { ok: false; problems: { line: number; message: string }[] };

const FENCE = "---";

/** Strips one empty line before the body and one line break after it. */
function readFrontMatter(text: string): FrontMatterRead {
  const lines = text.split("\n");
  const end = lines.findIndex((line, place) => place > 0 && line.trimEnd() === FENCE);
  if (lines[0]?.trimEnd() !== FENCE || end < 0) {
    const message = `ファイルの先頭に、${FENCE} の行で挟んだ項目（title など）が必要です`;
    return { ok: false, problems: [{ line: 1, message }] };
  }
  const read = readYaml(lines.slice(1, end).join("\n"), 2);
  if (!read.ok) return read;
  const start = lines[end + 1] === "" ? end + 2 : end + 1;
  return { ...read, body: lines.slice(start).join("\n").replace(/\n$/, ""), bodyLine: start + 1 };
}

function writeFrontMatter(values: Record<string, unknown>, body: string): string {
  const head = `${FENCE}\n${writeYaml(values)}${FENCE}\n`;
  return body === "" ? head : `${head}\n${body}\n`;
}

export type EntryRead =
  | { ok: true; state: EntryState /** Lines of the kind's log. */; log: unknown[]; lineOf(path: Path): number }
  | { ok: false; problems: FileProblem[] };

/** Parses an entry file. `publishAt` and `liveAt` are null if the file omits them. */
export function readEntryFile(kind: AnyKind, file: string, text: string): EntryRead {
  assertNamesAreFree(kind);
  const read = readFrontMatter(text);
  if (!read.ok) return { ok: false, problems: read.problems.map((problem) => ({ file, ...problem })) };
  const { values, lineOf, bodyLine } = read;
  const { problems: found, ...parts } = readEnvelope(values);
  const { envelope } = parts;
  const { log, rest, draft: drafted, next: waiting } = readLog(kind, parts, found);
  const isOut = envelope.status !== "draft";
  const { format } = envelope;
  const body = rest.body ?? (format === "markdown" ? htmlOfMarkdown(read.body) : read.body);
  if (rest.body !== undefined && read.body.trim() !== "") {
    found.push({ path: ["body"], message: "本文は、項目 body か「---」の下の、どちらか一方に書いてください" });
  }
  const bodyFormat = format === "text" ? "text" : "html";
  const main = readContent(kind, { ...rest, body }, bodyFormat, isOut && !envelope.trashedAt ? "publish" : "draft");
  const draft = drafted && readContent(kind, drafted.values, drafted.bodyFormat, "draft");
  const next = waiting && readContent(kind, waiting.values, waiting.bodyFormat, "publish");
  if (waiting && envelope.status !== "published")
    found.push({ path: ["next"], message: "公開していない記録に next は書けません" });
  if (drafted && !isOut) found.push({ path: ["draft"], message: "一度も公開していない記録に draft は書けません" });
  const inside = Object.entries({ draft, next }).flatMap(([name, read]) =>
    (read?.problems ?? []).map((problem) => ({ ...problem, path: [name, ...problem.path] })),
  );
  const problems = firstProblems([...found, ...main.problems, ...inside]);
  if (problems.length > 0) {
    const lineAt = (path: Path) => (path[0] === "body" && values.body === undefined ? bodyLine : lineOf(path));
    return { ok: false, problems: problems.map(({ path, message }) => ({ file, line: lineAt(path), message })) };
  }
  const contents = isOut
    ? { live: main.content, draft: draft?.content ?? null, next: next?.content ?? null }
    : { live: null, draft: main.content, next: null };
  return { ok: true, state: { ...contents, ...envelope.times, status: envelope.status }, log, lineOf };
}

/** Writes HTML as Markdown if it converts back exactly; ordinary text stays unchanged. `log`: lines of the kind's log. */
export function writeEntryFile(kind: AnyKind, state: EntryState, log: readonly unknown[] = []): string {
  assertNamesAreFree(kind);
  const main = state.live ?? state.draft;
  if (!main) throw new Error(`An entry of ${kind.name} with neither draft nor live content`);
  const markdown = main.bodyFormat === "text" ? null : markdownOfHtml(main.body);
  const format = markdown === null ? (main.bodyFormat ?? "html") : "markdown";
  const body = bodyOf(markdown ?? main.body);
  const { title, summary, ...fields } = contentValues(kind, main);
  const draft = state.live && state.draft && wholeValues(kind, state.draft);
  const next = state.next && { at: state.nextAt, ...wholeValues(kind, state.next) };
  const values = {
    title,
    summary,
    ...writeEnvelope(state, format),
    ...fields,
    ...kindServer(kind.name).log?.values(log),
    draft: draft ?? undefined,
    next: next ?? undefined,
    ...body.value,
  };
  return writeFrontMatter(values, body.text);
}

function wholeValues(kind: AnyKind, content: Content): Record<string, unknown> {
  return { ...contentValues(kind, content), format: content.bodyFormat, body: content.body };
}

/** Quotes a body with CR line breaks, which the file format would change. */
function bodyOf(text: string): { value: { body?: string }; text: string } {
  return text.includes("\r") ? { value: { body: text }, text: "" } : { value: {}, text };
}

type Parts = Pick<EnvelopeRead, "rest" | "draft" | "next">;

/** Splits the log's fields from the others; adds its errors to `problems`. */
function readLog(
  kind: AnyKind,
  { rest, draft, next }: Parts,
  problems: EnvelopeRead["problems"],
): Parts & { log: unknown[] } {
  const log = kindServer(kind.name).log;
  if (!log) return { rest, draft, next, log: [] };
  const isOwn = (name: string) => log.names.includes(name);
  const others = (name: string) => !isOwn(name);
  const read = log.read(pickValues(rest, isOwn), pickValues({ ...next?.values, ...draft?.values }, isOwn));
  for (const problem of read.problems) problems.push(problem);
  return {
    log: read.lines,
    rest: pickValues(rest, others),
    draft: draft && { ...draft, values: pickValues(draft.values, others) },
    next: next && { ...next, values: pickValues(next.values, others) },
  };
}

function pickValues(values: Record<string, unknown>, isWanted: (name: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)));
}

// Converts content to file values and back, by the rules of the kind's form and without losing values.

const COMMON = ["title", "summary", "cover", "body", "unread"] as const;

/** Throws if a kind's field name clashes with a name used by the file format. */
function assertNamesAreFree(kind: AnyKind): void {
  const logged = kindServer(kind.name).log?.names ?? [];
  const clash = [...COMMON, ...ENVELOPE, ...logged].find((name) => name in kind.fields);
  if (clash) throw new Error(`The field "${clash}" of ${kind.name} has a name that means something else in a file`);
}

/** Validates file values. `bodyFormat`: format of the body, not detected from the text. */
function readContent(kind: AnyKind, values: Record<string, unknown>, bodyFormat: BodyFormat, strictness: Strictness) {
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
  // Unreadable values of a draft are reported on publishing.
  return {
    content: isRecord(unread) && strictness === "draft" ? { ...content, unread } : content,
    problems: [...problems, ...lostValues({ title, summary, cover, ...known }, { ...content, ...content.fields }, [])],
  };
}

/** Drops null cells of rows, which older content lacks. */
const withoutNulls = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (_, one) => one ?? undefined));

/** Returns the content's values without body, empty values and personal data. */
function contentValues(kind: AnyKind, content: Content): Record<string, unknown> {
  const { title, summary, cover, unread } = content;
  const names = Object.keys(kind.fields).filter((name) => !kind.fields[name]?.personal);
  const fields = Object.fromEntries(names.map((name) => [name, content.fields[name]]));
  return Object.fromEntries(
    Object.entries({ title, summary, cover, ...fields, unread })
      .filter(([, value]) => !isBlank(value))
      .map(([name, value]) => [name, withoutNulls(value)]),
  );
}

/** Converts "fields.weights[0].date" to a path in the file. */
function pathOf(name: string): Path {
  return name
    .replace(/^fields\./, "")
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** Reports values that the form rules would silently drop. */
function lostValues(given: unknown, stored: unknown, path: Path): ValueProblem[] {
  if (isBlank(given)) return [];
  if (Array.isArray(given)) {
    if (!Array.isArray(stored) || stored.length !== given.length) {
      return [{ path, message: "空の行か、同じ値の行があります" }];
    }
    return given.flatMap((one, place) => lostValues(one, stored[place], [...path, place]));
  }
  if (isRecord(given)) {
    return Object.entries(given).flatMap(([name, value]) =>
      lostValues(value, isRecord(stored) ? stored[name] : undefined, [...path, name]),
    );
  }
  if (typeof stored === "boolean") {
    return String(stored) === given ? [] : [{ path, message: "true か false で書いてください" }];
  }
  return isBlank(stored) ? [{ path, message: "この項目は書けません" }] : [];
}
