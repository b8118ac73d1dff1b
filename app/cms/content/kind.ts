import type { Picture } from "#app/platform/images/image.ts";
import type { MenuPlace } from "#app/ui/shell/sections.ts";
import type { Field, ValuesOf } from "./field.ts";

/**
 * Registry of the site's kinds, filled by declaration merging (`declare module`); `KindName` and `FieldsOf` derive from
 * it.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by declaration merging, which a type alias cannot take
export interface Register {}

type Kinds = Register extends { kinds: infer Registered } ? Registered : Record<string, AnyKind>;

export type KindName = keyof Kinds & string;

export type FieldsOf<Name extends KindName> = Kinds[Name] extends { fields: infer Fields extends Record<string, Field> }
  ? ValuesOf<Fields>
  : never;

/** Content as stored in JSON: live, draft, scheduled and in each revision. */
export interface Content<Fields = Record<string, unknown>> {
  title: string;
  /** At most 120 characters; used on cards and as the meta description. */
  summary: string;
  cover: Picture | null;
  /** Unsanitised; sanitised on display. */
  body: string;
  /** Plain text, converted to HTML on display (`bodyHtml`); HTML if absent. */
  bodyFormat?: "text";
  fields: Fields;
  /** Unreadable draft input by control path ("fields.price"); blocks publishing. */
  unread?: Readonly<Record<string, unknown>>;
}

/** Value to filter or sort lists by. A name may repeat, as for the genes of an animal. */
export interface Key {
  name: string;
  text: string;
  number?: number | null;
}

export interface Problem {
  /** "title", "fields.price", "fields.weights[0].date". */
  path: string;
  message: string;
}

interface ListFilter {
  /** URL parameter and key name. */
  name: string;
  label: string;
  options?: readonly { value: string; label: string }[];
}

export type ListSort = {
  value: string;
  label: string;
  /** Key to sort by; publish time if absent. */
  key?: string;
  /** Entries with these keys come first, in this order. */
  first?: readonly { key: string; text: string }[];
} & ({ by: "text"; direction: "asc" } | { by: "number" | "published"; direction: "asc" | "desc" });

interface ArticleFacts {
  label?: string;
  tags?: readonly string[];
  author?: string;
  /** Related articles prefer the same subject. */
  subject?: string;
  isPinned?: boolean;
  /** About the site itself; related only to other notices. */
  isNotice?: boolean;
}

interface SearchRules {
  /** Ranking factor: articles rank above glossary entries, records below. */
  factor: number;
  /** Factor of entries with this key. */
  except?: { key: string; text: string; factor: number };
  /** Each word of a longer title counts as a name: アザンティック in アザンティック（VPI）. */
  titleWordsAreNames?: boolean;
  /** Makes the kind's list page a search result, with additional search words. */
  list?: { title: string; summary: string; words: readonly string[] };
}

interface KindBase<Name extends string, Stored> {
  name: Name;
  /** Admin path segment: /admin/{segment}. */
  segment: string;
  path: string;
  label: string;
  /** Counts entries; 件 if absent. */
  counter?: string;
  titleLabel: string;
  hasPublicList: boolean;
  filters: readonly ListFilter[];
  /** Admin-only filters, implemented on the server (`AdminRows.conditions`). */
  adminFilters?: readonly Required<ListFilter>[];
  sorts: readonly [ListSort, ...ListSort[]];
  /** Returns the keys for filters and sorts, from public content. */
  keys(content: Content<Stored>): Key[];
  /** Keys written by a log; writes of the entry leave them unchanged. */
  logKeys?: readonly string[];
  /** Alternative names; an exact match ranks first. */
  names(content: Content<Stored>): string[];
  /** Unique field; `key` normalises its values for comparison. */
  identity?: { field: string; key(value: string): string };
  /** Additional search words besides title, names, facts, summary and body. */
  words(content: Content<Stored>): string[];
  /** One line for cards and the admin list. */
  facts(content: Content<Stored>): string;
  /** Cross-field checks for publishing. */
  check?(content: Content<Stored>): Problem[];
  /** Overrides for a copy of an entry: drops values unique to the original. */
  copied?(content: Content<Stored>): Partial<Content<Stored>>;
  search: SearchRules;
  menu?: MenuPlace;
  /** Makes entries articles: included in the feed and in related articles. */
  article?(content: Content<Stored>): ArticleFacts;
  /** Words linked to the entry at their first mention in an article. */
  linkWords?(content: Content<Stored>): string[];
  /**
   * Extra admin page of an entry, at /admin/{segment}/{id} or below. `leads`: lists link names to it, and to the form
   * separately.
   */
  ownAdminPage?: { label: string; path?: string; leads?: boolean };
  /** Further admin pages of an entry, under /admin/{segment}/{id}, linked in the editor's menu. */
  moreAdminPages?: readonly { label: string; path: string }[];
  /** Admin pages linked next to 新しく作る. */
  listPages?: readonly { to: string; label: string }[];
  /** Bulk pages that receive the selected entries as `pick`. */
  bulkPages?: readonly {
    to: string;
    label: string;
    field?: string;
    /** Combines the typed value with each entry's current one, to keep part of it. */
    valueFor?: (before: unknown, typed: unknown) => unknown;
    /** Explains which part is kept. */
    hint?: string;
  }[];
}

export type CommonPart = "title" | "text" | "cover";

interface FormGroup<FieldName extends string> {
  legend: string;
  common?: readonly CommonPart[];
  fields: readonly FieldName[];
}

export interface Kind<Name extends string, Fields extends Record<string, Field>>
  extends KindBase<Name, ValuesOf<Fields>> {
  fields: Fields;
  /**
   * Form groups, in order of work. Every field must be in exactly one group. Title, summary and body come first, with
   * the cover in the side column, unless the groups list them.
   */
  groups: readonly FormGroup<keyof Fields & string>[];
}

/** A kind whose fields are known only at runtime. */
export interface AnyKind extends KindBase<KindName, Record<string, unknown>> {
  fields: Record<string, Field>;
  groups: readonly FormGroup<string>[];
}

/** Defines a kind; infers the stored type from its fields. */
export function defineKind<const Name extends string, Fields extends Record<string, Field>>(
  kind: Kind<Name, Fields>,
): Kind<Name, Fields> {
  return kind;
}

/** Characters of a published title and summary. */
export const TITLE_MAX = 120;
export const SUMMARY_MAX = 120;

export const ID_PATTERN = /^[a-z0-9][a-z0-9-]{0,63}$/;
