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
import { countEmptyPlaces } from "#app/platform/richtext/picture-places.ts";
import { referencesIn } from "./references.server.ts";

export interface Remark {
  /** Form control the warning belongs to. */
  path: string;
  what: string;
}

export function fieldRemarks(kind: AnyKind, content: Content, states: NamedEntries): Remark[] {
  const dangling = referencesIn(kind, content.fields).flatMap(({ path, label, to, id }) => {
    const hidden = hiddenName(states, to, id);
    return hidden === null ? [] : [{ path, what: `「${label}」に、${hidden}が選ばれています` }];
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

export type BodyTargets = ReturnType<typeof bodyTargets>;

/** Returns the site-internal links and the pictures of the body. `page`: the entry's path. */
export function bodyTargets(content: Content, page: string) {
  const { links, ...pictures } = bodyLinks(bodyHtml(content), page);
  return {
    ...pictures,
    /** [画像] lines without a picture. */
    emptyPlaces: countEmptyPlaces(content.body),
    targets: links.flatMap((link) => ownTarget(link, page) ?? []),
  };
}

/** `library`: ids of the body's pictures that exist. */
export function bodyRemarks(
  { pictures, picturesWithoutWords, emptyPlaces, targets }: BodyTargets,
  states: NamedEntries,
  library: ReadonlySet<string>,
): Remark[] {
  const dead = deadTargets(targets, states).map((what) => ({ path: "body", what: `本文のリンク ${what}` }));
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

/** Returns for example "/ball/lemon の先は、ゴミ箱の中の個体「檸檬」です". */
function deadTargets(targets: readonly OwnTarget[], states: NamedEntries): string[] {
  return targets.flatMap(({ path, entry }) => {
    const hidden = entry ? hiddenName(states, entry.kind, entry.id) : "存在しないページ";
    return hidden === null ? [] : [`${path} の先は、${hidden}です`];
  });
}

export async function deadLinks(db: Db, links: readonly string[], now: Date): Promise<string[]> {
  const targets = [...new Set(links)].flatMap((link) => ownTarget(link, "") ?? []);
  const named = targets.flatMap(({ entry }) => (entry ? [`${entry.kind}/${entry.id}`] : []));
  return deadTargets(targets, await namedEntries(db, now, named));
}

interface OwnTarget {
  path: string;
  /** Null if the path belongs to no kind. */
  entry: { kind: string; id: string } | null;
}

/** Returns null for other sites, static pages and files. `page`: path of the page that contains the link. */
function ownTarget(link: string, page: string): OwnTarget | null {
  const path = ownPath(link, page);
  if (path === null || path === page || isFile(path) || isAlwaysThere(path)) return null;
  return { path, entry: entryAt(path) };
}

/** Pictures and feeds: paths with a file extension. */
function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path);
}

function isAlwaysThere(path: string): boolean {
  const lists = allKinds().flatMap((kind) => (kind.hasPublicList ? [kind.path] : []));
  const pages = searchWords().pages.map(({ to }) => to);
  // Their steps and parts, such as /start/vet, are no entries either.
  return ["/", "/search", ...lists].includes(path) || pages.some((to) => `${path}/`.startsWith(`${to}/`));
}

/** Returns link URLs as written and ids of library pictures, unique. `page`: path of the article. Oversized HTML is rendered as plain text, so it has no links. */
export function bodyLinks(html: string, page: string) {
  const links = new Set<string>();
  const pictures = new Set<string>();
  let picturesWithoutWords = 0;
  const parser = new Parser({
    onopentag(name, { href, src = "", alt = "" }) {
      if (name === "a" && href) links.add(href.trim());
      if (name === "img" && alt.trim() === "") picturesWithoutWords += 1;
      // An `img`, or an `a` that links to the picture file.
      const address = name === "img" ? src : name === "a" ? (href ?? "") : "";
      const image = /^\/images\/([^/?#]+)/.exec(ownPath(address.trim(), page) ?? "")?.[1];
      if (image) pictures.add(image);
    },
  });
  if (!isTooBig(html)) parser.end(html);
  return { links: [...links], pictures: [...pictures], picturesWithoutWords };
}

// Visibility of referenced entries, for the dashboard and the publishing checks.

type NamedEntries = ReadonlyMap<string, { state: "visible" | "trash" | "hidden"; title: string }>;

/** Looks up the named entries, keyed by "kind/id". */
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

/** Returns for example "ゴミ箱の中の個体「檸檬」"; null if visitors can see the entry. */
function hiddenName(states: NamedEntries, kind: string, id: string): string | null {
  const { state, title } = states.get(`${kind}/${id}`) ?? {};
  if (state === "visible") return null;
  const where = state === "trash" ? "ゴミ箱の中の" : state === "hidden" ? "非公開の" : "存在しない";
  return `${where}${kindNamed(kind).label}「${title || id}」`;
}
