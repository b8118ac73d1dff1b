import type { Field } from "./field.ts";
import type { AnyKind, Content, KindName } from "./kind.ts";

let registered: ReadonlyMap<string, AnyKind> = new Map();

/** Registers all kinds, in menu order, replacing earlier ones. Throws on an invalid definition. */
export function registerKinds(kinds: readonly AnyKind[]): void {
  for (const [place, kind] of kinds.entries()) {
    for (const other of kinds.slice(0, place)) {
      if (other.segment === kind.segment) throw new Error(`The segment "${kind.segment}" is ${other.name}'s already`);
      if (other.path === kind.path) throw new Error(`The path "${kind.path}" is ${other.name}'s already`);
    }
    checkGroups(kind);
  }
  registered = new Map(kinds.map((kind) => [kind.name, kind]));
}

/** Each field must be in exactly one group: the form would otherwise lose it or submit it twice. */
function checkGroups({ name, fields, groups }: AnyKind): void {
  const common = groups.flatMap((group) => group.common ?? []);
  if (common.length > 0 && common.toSorted().join() !== "cover,text,title")
    throw new Error(`${name}: groups name ${common.join(", ")}, not title, text and cover once each`);
  const grouped = groups.flatMap((group) => group.fields);
  for (const field of Object.keys(fields)) {
    const times = grouped.filter((one) => one === field).length;
    if (times !== 1) {
      throw new Error(
        `${name}: the field "${field}" stands in ${times} groups, not in one: see \`groups\` in its index.ts`,
      );
    }
  }
}

export function allKinds(): readonly AnyKind[] {
  return [...registered.values()];
}

export function kindNames(): readonly KindName[] {
  return allKinds().map((kind) => kind.name);
}

/** Throws for an unknown name: names never come from visitors. */
export function kindNamed(name: string): AnyKind {
  const kind = registered.get(name);
  if (!kind) throw new Error(`No kind "${name}" is registered`);
  return kind;
}

/** Counts entries of these kinds: 匹 if all are snakes, 件 if they differ. */
export function counterOf(names: readonly KindName[]): string {
  const [counter = "件", ...others] = new Set(names.map((name) => kindNamed(name).counter));
  return others.length > 0 ? "件" : counter;
}

export function emptyContent(kind: Pick<AnyKind, "fields">): Content {
  const fields = Object.fromEntries(Object.entries(kind.fields).map(([name, field]) => [name, emptyOf(field)]));
  return { title: "", summary: "", cover: null, body: "", fields };
}

/** Arrays are copied, as entries must not share them. */
function emptyOf({ empty }: Field): unknown {
  return Array.isArray(empty) ? [] : empty;
}

/** Replaces personal data by that in `from`, or clears it: history and exports contain none. */
export function withPersonalDataOf(kind: Pick<AnyKind, "fields">, content: Content, from?: Content): Content {
  const names = Object.keys(kind.fields).filter((name) => kind.fields[name]?.personal);
  if (names.length === 0) return content;
  const fields = (from ?? emptyContent(kind)).fields;
  return {
    ...content,
    fields: { ...content.fields, ...Object.fromEntries(names.map((name) => [name, fields[name]])) },
  };
}

/** Resets private fields to their empty values, so that public pages cannot show them. */
export function withoutPrivate<OneContent extends Content>(
  kind: Pick<AnyKind, "fields">,
  content: OneContent,
): OneContent {
  const hidden = Object.keys(kind.fields).filter((name) => kind.fields[name]?.private);
  const { unread: _, ...rest } = content;
  if (hidden.length === 0) return rest as OneContent; // `unread` is optional
  const empty = emptyContent(kind).fields;
  const fields = { ...content.fields, ...Object.fromEntries(hidden.map((name) => [name, empty[name]])) };
  return { ...rest, fields } as OneContent; // same fields, some empty
}
