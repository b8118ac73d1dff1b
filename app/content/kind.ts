// What a kind of content is: its names, its fields, and the few things only it knows about itself.

import type { Field, FieldFor } from "#app/fields/field.ts";

export const kindNames = ["ball", "blog", "info", "term", "breed", "morph"] as const;
export type KindName = (typeof kindNames)[number];

export interface Picture {
  /** The id of an uploaded image. */
  image: string;
  alt: string;
}

/** What an editor writes: stored as JSON, once as the live content, once as a working draft, once a revision. */
export interface Content<Fields = Record<string, unknown>> {
  title: string;
  /** At most 120 characters; cards and the page's description. */
  summary: string;
  cover: Picture | null;
  /** Rich text as the editor wrote it; cleaned at display. */
  body: string;
  fields: Fields;
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
  /** Entries with this key value come before all others. */
  first?: { key: string; text: string };
}

interface KindBase<Fields> {
  name: KindName;
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
  keys(content: Content<Fields>): Key[];
  /** What it goes by besides its title: who searches for exactly that finds it first. */
  names(content: Content<Fields>): string[];
  /** Words the search should find it by besides title, names, facts, summary and body. */
  words(content: Content<Fields>): string[];
  /** One line for cards and the admin's list. */
  facts(content: Content<Fields>): string;
  /** Rules over several fields, asked at publishing. */
  check?(content: Content<Fields>): Problem[];
}

export interface Kind<Fields> extends KindBase<Fields> {
  fields: { [Name in keyof Fields]: FieldFor<Fields[Name]> };
  /** How the form groups its fields. Every field stands in exactly one group. */
  groups: readonly { legend: string; fields: readonly (keyof Fields & string)[] }[];
}

/** Any of the six, where only the registry knows which. */
export interface AnyKind extends KindBase<Record<string, unknown>> {
  fields: Record<string, Field>;
  groups: readonly { legend: string; fields: readonly string[] }[];
}

export function defineKind<Fields>(kind: Kind<Fields>): Kind<Fields> {
  return kind;
}

export const ID_PATTERN = /^[a-z0-9][a-z0-9-]{0,63}$/;
