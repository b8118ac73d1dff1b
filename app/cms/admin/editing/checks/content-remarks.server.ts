// Remarks on a content: references to hidden entries, pictures without words, dead links.

import { Parser } from "htmlparser2";
import type { AnyKind, Content } from "#app/cms/content/kind.ts";
import { entryAt, ownPath } from "#app/cms/content/own-address.server.ts";
import { isPublic } from "#app/cms/content/public.server.ts";
import { allKinds, kindNamed } from "#app/cms/content/registry.ts";
import { searchWords } from "#app/cms/content/search/words.ts";
import { bodyHtml } from "#app/cms/content/stored.server.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { Picture } from "#app/platform/images/image.ts";
import { isTooBig } from "#app/platform/richtext/measure.ts";
import { emptyPlaces } from "#app/platform/richtext/picture-places.ts";
import { referencesIn } from "./references.server.ts";

export interface Remark {
  /** The part of the form it is about. */
  path: string;
  what: string;
}

/** Of everything but the body. */
export function fieldRemarks(kind: AnyKind, content: Content, states: NamedEntries): Remark[] {
  const dangling = referencesIn(kind, content.fields).flatMap(({ path, label, to, id }) => {
    const hidden = hiddenName(states, to, id);
    return hidden === null ? [] : [{ path, what: `「${label}」が${hidden}を指しています` }];
  });
  return [...new Map(dangling.map((remark) => [remark.what, remark])).values(), ...wordless(kind, content)];
}

function wordless(kind: AnyKind, { cover, fields }: Content): Remark[] {
  const isWordless = ({ alt }: Picture) => alt.trim() === "";
  const galleries = Object.entries(kind.fields).flatMap(([name, field]) => {
    const value = fields[name];
    if (field.type !== "gallery" || !Array.isArray(value)) return [];
    const count = (value as Picture[]).filter(isWordless).length; // a gallery field stores pictures
    return count > 0 ? [{ path: `fields.${name}`, what: picturesSentence(field.label, count) }] : [];
  });
  const isCover = cover !== null && isWordless(cover);
  return [...(isCover ? [{ path: "cover.alt", what: "カバー画像に代替テキストがありません" }] : []), ...galleries];
}

function picturesSentence(place: string, count: number): string {
  return `${place}に、代替テキストのない画像が${count}枚あります`;
}

export interface BodyTargets extends Pick<BodyLinks, "pictures" | "picturesWithoutWords"> {
  targets: OwnTarget[];
  /** Lines that say [画像] and have none yet. */
  emptyPlaces: number;
}

/** Pictures and links of the body within the site. `page`: the path it will be at. */
export function bodyTargets(content: Content, page: string): BodyTargets {
  const { links, ...pictures } = bodyLinks(bodyHtml(content), page);
  return {
    ...pictures,
    emptyPlaces: emptyPlaces(content.body),
    targets: links.flatMap((link) => ownTarget(link, page) ?? []),
  };
}

/** `library`: those of its pictures that are there. */
export function bodyRemarks(
  { pictures, picturesWithoutWords, emptyPlaces, targets }: BodyTargets,
  states: NamedEntries,
  library: ReadonlySet<string>,
): Remark[] {
  const dead = targets.flatMap((target) => {
    const hidden = target.entry ? hiddenName(states, target.entry.kind, target.entry.id) : "ないページ";
    return hidden === null ? [] : [{ path: "body", what: `本文のリンク ${target.path} が${hidden}を指しています` }];
  });
  const empty = `本文の［画像］の行${emptyPlaces}か所に、まだ画像が入っていません`;
  return [
    ...(emptyPlaces > 0 ? [{ path: "body", what: empty }] : []),
    ...(picturesWithoutWords > 0 ? [{ path: "body", what: picturesSentence("本文", picturesWithoutWords) }] : []),
    ...pictures
      .filter((image) => !library.has(image))
      .map((image) => ({ path: "body", what: `本文の画像 ${image} が見つかりません` })),
    ...dead,
  ];
}

// An article's link as a page of this site: an entry's, a page that is there, or none.

/** Where a link leads that visitors may not reach. */
interface OwnTarget {
  path: string;
  /** Null where no kind of entry has such an address. */
  entry: { kind: string; id: string } | null;
}

/** Null for other sites, for pages that are always there, and for files. `page`: the path of the page with the link. */
function ownTarget(link: string, page: string): OwnTarget | null {
  const path = ownPath(link, page);
  if (path === null || path === page || isFile(path) || isAlwaysThere(path)) return null;
  return { path, entry: entryAt(path) };
}

/** Pictures, figures, the feed: what has an ending is no page. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path);
}

function isAlwaysThere(path: string): boolean {
  const lists = allKinds().flatMap((kind) => (kind.hasPublicList ? [kind.path] : []));
  const pages = searchWords().pages.map(({ to }) => to);
  return ["/", "/search", ...lists, ...pages].includes(path);
}

// Links and pictures of an article, from its HTML.
interface BodyLinks {
  /** Addresses of links as written, each once. */
  links: string[];
  /** The library's pictures by their ids, each once. */
  pictures: string[];
  picturesWithoutWords: number;
}

/** `page`: the path of the page it is on. What is too big is shown as words alone: it leads nowhere. */
export function bodyLinks(html: string, page: string): BodyLinks {
  const links = new Set<string>();
  const pictures = new Set<string>();
  let picturesWithoutWords = 0;
  const parser = new Parser({
    onopentag(name, { href, src = "", alt = "" }) {
      if (name === "a" && href) links.add(href.trim());
      if (name === "img" && alt.trim() === "") picturesWithoutWords += 1;
      // A picture is shown, or led to as a file.
      const address = name === "img" ? src : name === "a" ? (href ?? "") : "";
      const image = /^\/images\/([^/?#]+)/.exec(ownPath(address.trim(), page) ?? "")?.[1];
      if (image) pictures.add(image);
    },
  });
  if (!isTooBig(html)) parser.end(html);
  return { links: [...links], pictures: [...pictures], picturesWithoutWords };
}

// Whether visitors see what a content names: for the dashboard and for the checks before publishing.

type NamedEntries = ReadonlyMap<string, { state: "visible" | "trash" | "hidden"; title: string }>;

/** Those of the named, by "kind/id". */
export async function namedEntries(db: Db, now: Date, named: readonly string[]): Promise<NamedEntries> {
  const ids = Map.groupBy(new Set(named), (name) => name.slice(0, name.indexOf("/")));
  const found = await Promise.all(
    [...ids].map(([kind, names]) =>
      db
        .selectFrom("entries")
        .select(["kind", "id", "title", "trashed_at", isPublic(now).as("is_public")])
        .where("kind", "=", kind)
        .where(
          "id",
          "in",
          names.map((name) => name.slice(kind.length + 1)),
        )
        .execute(),
    ),
  );
  return new Map(
    found
      .flat()
      .map((row) => [
        `${row.kind}/${row.id}`,
        { state: row.trashed_at ? "trash" : row.is_public ? "visible" : "hidden", title: row.title },
      ]),
  );
}

/** "ゴミ箱内の個体「檸檬」"; null where visitors see it. */
function hiddenName(states: NamedEntries, kind: string, id: string): string | null {
  const { state, title } = states.get(`${kind}/${id}`) ?? {};
  if (state === "visible") return null;
  const where = state === "trash" ? "ゴミ箱内の" : state === "hidden" ? "非公開の" : "見つからない";
  return `${where}${kindNamed(kind).label}「${title || id}」`;
}
