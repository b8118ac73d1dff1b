// What a kind of content is: its names, its fields, and the few things only it knows about itself.

import type { Picture } from "#app/platform/images/image.ts";
import type { MenuPlace } from "#app/ui/shell/sections.ts";
import type { Field, ValuesOf } from "./field.ts";

/**
 * What the site's kinds are. The engine names none: whoever registers kinds declares them here (`declare module`), and
 * `KindName` and `FieldsOf` know them from then on.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by declaration merging, which a type alias cannot take
export interface Register {}

type Kinds = Register extends { kinds: infer Registered } ? Registered : Record<string, AnyKind>;

export type KindName = keyof Kinds & string;

/** What a kind stores beyond the common fields. */
export type FieldsOf<Name extends KindName> = Kinds[Name] extends { fields: infer Fields extends Record<string, Field> }
  ? ValuesOf<Fields>
  : never;

/** What an editor writes: stored as JSON, once as the live content, once as a working draft, once a revision. */
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

export interface ListSort {
  value: string;
  label: string;
  /** The key to sort by; absent: publish time. */
  key?: string;
  by: "text" | "number" | "published";
  direction: "asc" | "desc";
  /** Entries with these come before all others, those with the first foremost. */
  first?: readonly { key: string; text: string }[];
}

/** What an article is beside its text, where entries of a kind are articles. */
interface ArticleFacts {
  /** Its category, in words. */
  label?: string;
  tags?: readonly string[];
  author?: string;
  /** What it is about, in words: those about the same are offered first for reading on. */
  subject?: string;
  isPinned?: boolean;
  /** About the site itself: offered for further reading beside other notices only. */
  isNotice?: boolean;
}

/** How search weighs a kind's pages. */
interface SearchRules {
  /** What a page is worth beside pages of other kinds: an article answers a question before a glossary's entry does, a record seldom does. */
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
  sorts: readonly [ListSort, ...ListSort[]];
  /** What lists filter and sort by, from the content visitors see. */
  keys(content: Content<Stored>): Key[];
  /** Keys that a log beside the content writes: an entry's own write leaves them as they are. */
  logKeys?: readonly string[];
  /** What it goes by besides its title: who searches for exactly that finds it first. */
  names(content: Content<Stored>): string[];
  /** A field whose value no two entries share; `key` gives what equal values have in common. */
  identity?: { field: string; key(value: string): string };
  /** Words the search should find it by besides title, names, facts, summary and body. */
  words(content: Content<Stored>): string[];
  /** One line for cards and the admin's list. */
  facts(content: Content<Stored>): string;
  /** Rules over several fields, checked at publishing. */
  check?(content: Content<Stored>): Problem[];
  /** What a copy of an entry begins with otherwise: what belongs to the one alone is left out. */
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
   * it, and to the form a link beside.
   */
  ownAdminPage?: { label: string; path?: string; leads?: boolean };
  /** Further pages about one entry, under /admin/{segment}/{id}: the editor's menu names them. */
  moreAdminPages?: readonly { label: string; path: string }[];
  /** Admin pages beside 新しく作る of its list. */
  listPages?: readonly { to: string; label: string }[];
  /** Admin pages that take the chosen entries of its list as `pick`. */
  bulkPages?: readonly { to: string; label: string }[];
}

/** What every kind's form has: title and address, summary and body, cover. */
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
   * kind has is first, and the cover beside, unless groups name all three parts of it.
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
