import { allKinds } from "#app/cms/content/registry.ts";
import { bareName, fold } from "#app/platform/search/fold.ts";
import { meaningsOf, meaningsOfName, meaningsWithin, type QueryTerm, readQuery } from "./read-query.ts";
import { memoiseByWords, type SitePage } from "./words.ts";

const key = (words: string) => fold(words).replaceAll(/\s/g, "");

const byWord = memoiseByWords(({ pages }) => {
  const lists = allKinds().flatMap(({ path, search }) => (search.list ? [{ to: path, ...search.list }] : []));
  const named = [...pages, ...lists].flatMap((page) =>
    [page.title, ...page.words].flatMap((word) =>
      [key(word), bareName(key(word)), ...meaningsOfName(word)].map((one) => [one, page] as const),
    ),
  );
  return new Map<string, SitePage>(named);
});

export function namesOfSitePages(): Iterable<readonly [name: string, shown: string]> {
  return [...byWord()].flatMap(([name, { title }]) => (/^[\p{L}\p{N}]+$/u.test(name) ? [[name, title] as const] : []));
}

/**
 * Returns the site page named by the query or a synonym; undefined unless exactly one matches. `meant`: the corrected
 * terms.
 */
export function sitePageFor(query: string, wanted: readonly QueryTerm[], meant = wanted): SitePage | undefined {
  const typedKeys = [query, ...[wanted, meant].map((terms) => terms.map(({ word }) => word).join(""))].map(key);
  // Ignores unknown words, such as a place name with 天気.
  const known = meant.filter(({ concepts, isName }) => isName || concepts.length > 0);
  const without = known.length > 0 && known.length < meant.length ? [key(known.map(({ word }) => word).join(""))] : [];
  const ways = [...typedKeys, ...typedKeys.map(bareName), ...meaningsOf(wanted), ...without, ...meaningsWithin(wanted)];
  return ways.map((one) => byWord().get(one)).find(Boolean) ?? eachWord(query) ?? ofWords(wanted);
}

/** Returns the only page that covers all terms: LINE 見学 for "LINEで問い合わせ" and "見学". */
function ofWords(wanted: readonly QueryTerm[]): SitePage | undefined {
  if (wanted.length < 2) return undefined;
  const [only, ...others] = [...vocabularies()].filter(([, vocabulary]) =>
    wanted.every(({ word, concepts }) => vocabulary.has(word) || concepts.some((one) => vocabulary.has(one))),
  );
  return others.length === 0 ? only?.[0] : undefined;
}

const vocabularies = memoiseByWords(() => {
  const vocabularyOf = new Map<SitePage, Set<string>>();
  for (const page of new Set(byWord().values())) {
    const terms = [page.title, ...page.words].flatMap((word) => readQuery(word));
    const names = [page.title, ...page.words].map(key);
    vocabularyOf.set(page, new Set([...names, ...terms.flatMap(({ word, concepts }) => [word, ...concepts])]));
  }
  return vocabularyOf;
});

/** Returns the page that every single word names: 個人情報 クッキー. */
function eachWord(query: string): SitePage | undefined {
  const [first, ...others] = query.split(/\s+/).map((word) => byWord().get(key(word)));
  return others.length > 0 && others.every((page) => page === first) ? first : undefined;
}

/** Returns a site page named in a longer query: 発送 in 発送 ベビー 時期. Matches literally, as folding equates セール with 褪せる. */
export function sitePageMentionedIn(query: string): SitePage | undefined {
  const typed = plain(query);
  return pagesByPhrase().find(({ words }) => words.some((word) => typed.includes(word)))?.page;
}

const pagesByPhrase = memoiseByWords(({ pages }) =>
  pages.flatMap((page) => (page.phrases ? [{ page, words: page.phrases.map(plain) }] : [])),
);

function plain(words: string): string {
  return words.normalize("NFKC").toLowerCase().replaceAll(/\s/g, "");
}
