// A kind of content: its names, its fields, and its hooks.

import type { Picture } from "#app/platform/images/image.ts";
import type { MenuPlace } from "#app/ui/shell/sections.ts";
import type { Field, ValuesOf } from "./field.ts";

/**
 * The site's kinds. The engine names none: the site declares its own here (`declare module`), and
 * `KindName` and `FieldsOf` know them from then on.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by declaration merging, which a type alias cannot take
export interface Register {}

type Kinds = Register extends { kinds: infer Registered } ? Registered : Record<string, AnyKind>;

export type KindName = keyof Kinds & string;

/** Values that a kind stores besides the common fields. */
export type FieldsOf<Name extends KindName> = Kinds[Name] extends { fields: infer Fields extends Record<string, Field> }
  ? ValuesOf<Fields>
  : never;

/** Content as an editor writes it: stored as JSON, as the live content, a working draft, and in each revision. */
export interface Content<Fields = Record<string, unknown>> {
  title: string;
  /** At most 120 characters; cards and the page's description. */
  summary: string;
  cover: Picture | null;
  /** The article as it was written; cleaned at display. */
  body: string;
  /** Ordinary writing, which becomes HTML at display (`bodyHtml`); absent: HTML. */
  bodyFormat?: "text";
  fields: Fields;
  /** In a draft, what was typed and could not be read, by its control's path ("fields.price"): publishing asks for it. */
  unread?: Readonly<Record<string, unknown>>;
}

/** One value a public list can filter or sort by. A name may hold several values (each gene an animal carries). */
export interface Key {
  name: string;
  text: string;
  number?: number | null;
}

export interface Problem {
  /** Where: "title", "fields.price", "fields.weights[0].date". */
  path: string;
  message: string;
}

interface ListFilter {
  /** Name in the URL and of the key it compares with. */
  name: string;
  label: string;
  options?: readonly { value: string; label: string }[];
}

export type ListSort = {
  value: string;
  label: string;
  /** The key to sort by; absent: publish time. */
  key?: string;
  /** Entries with these come before all others, those with the first foremost. */
  first?: readonly { key: string; text: string }[];
} & ({ by: "text"; direction: "asc" } | { by: "number" | "published"; direction: "asc" | "desc" });

/** Metadata of an article besides its text, where entries of a kind are articles. */
interface ArticleFacts {
  /** Its category, in words. */
  label?: string;
  tags?: readonly string[];
  author?: string;
  /** Its subject in words: articles with the same one are offered first for further reading. */
  subject?: string;
  isPinned?: boolean;
  /** About the site itself: offered as further reading of other notices only. */
  isNotice?: boolean;
}

/** How search weighs a kind's pages. */
interface SearchRules {
  /** Weight of its pages in search: an article answers a question before a glossary entry does, a record seldom does. */
  factor: number;
  /** Entries with this key are worth that instead. */
  except?: { key: string; text: string; factor: number };
  /** One word of a longer title is a name too: アザンティック of アザンティック（VPI）. */
  titleWordsAreNames?: boolean;
  /** Its list as a search result of its own: what the list is, and the words for it besides its title. */
  list?: { title: string; summary: string; words: readonly string[] };
}

interface KindBase<Name extends string, Stored> {
  name: Name;
  /** The admin's path segment: /admin/{segment}. */
  segment: string;
  /** The public path: {path}/{id}. */
  path: string;
  label: string;
  titleLabel: string;
  /** False where visitors have no list of it (breed). */
  hasPublicList: boolean;
  filters: readonly ListFilter[];
  /** Further filters of the admin's list alone; what they mean is on the server (`AdminRows.conditions`). */
  adminFilters?: readonly Required<ListFilter>[];
  sorts: readonly [ListSort, ...ListSort[]];
  /** Keys for filters and sorts of lists, from the public content. */
  keys(content: Content<Stored>): Key[];
  /** Keys written by a log outside the content: an entry's own write leaves them unchanged. */
  logKeys?: readonly string[];
  /** Further names: an exact match of a query is ranked first. */
  names(content: Content<Stored>): string[];
  /** A field whose value no two entries share; `key` gives what equal values have in common. */
  identity?: { field: string; key(value: string): string };
  /** Words the search should find it by besides title, names, facts, summary and body. */
  words(content: Content<Stored>): string[];
  /** One line for cards and the admin's list. */
  facts(content: Content<Stored>): string;
  /** Rules over several fields, checked at publishing. */
  check?(content: Content<Stored>): Problem[];
  /** Overrides for a copy of an entry: values that belong to the original alone are left out. */
  copied?(content: Content<Stored>): Partial<Content<Stored>>;
  search: SearchRules;
  /** Where the site's menus name its list. */
  menu?: MenuPlace;
  /** Its entries are articles: in the feed, and offered for further reading. */
  article?(content: Content<Stored>): ArticleFacts;
  /** Words that lead to it where an article first mentions one of them. */
  linkWords?(content: Content<Stored>): string[];
  /**
   * The admins' own page about one entry, at /admin/{segment}/{id} or a path under it, as links call it. `leads`: a list's names lead to
   * it, and adds a link to the form.
   */
  ownAdminPage?: { label: string; path?: string; leads?: boolean };
  /** Further pages about one entry, under /admin/{segment}/{id}: the editor's menu names them. */
  moreAdminPages?: readonly { label: string; path: string }[];
  /** Admin pages linked next to 新しく作る on its list. */
  listPages?: readonly { to: string; label: string }[];
  /** Admin pages that take the chosen entries of its list as `pick`. */
  bulkPages?: readonly {
    to: string;
    label: string;
    field?: string;
    /** Value of the field where what is typed for all of them leaves a part of each as it is. */
    valueFor?: (before: unknown, typed: unknown) => unknown;
    /** Says which part that is, below the field. */
    hint?: string;
  }[];
}

/** Fields of every kind's form: title and address, summary and body, cover. */
export type CommonPart = "title" | "text" | "cover";

interface FormGroup<FieldName extends string> {
  legend: string;
  /** Stands before its fields. */
  common?: readonly CommonPart[];
  fields: readonly FieldName[];
}

export interface Kind<Name extends string, Fields extends Record<string, Field>>
  extends KindBase<Name, ValuesOf<Fields>> {
  fields: Fields;
  /**
   * How the form groups its fields, in the order of work. Every field is in exactly one group: registration insists on it. What every
   * kind has is first, with the cover next to it, unless groups name all three parts of it.
   */
  groups: readonly FormGroup<keyof Fields & string>[];
}

/** Any of them, where only the registry knows which. */
export interface AnyKind extends KindBase<KindName, Record<string, unknown>> {
  fields: Record<string, Field>;
  groups: readonly FormGroup<string>[];
}

/** A kind of content, whole: the type of what it stores follows from its field table. */
export function defineKind<const Name extends string, Fields extends Record<string, Field>>(
  kind: Kind<Name, Fields>,
): Kind<Name, Fields> {
  return kind;
}

export const ID_PATTERN = /^[a-z0-9][a-z0-9-]{0,63}$/;
