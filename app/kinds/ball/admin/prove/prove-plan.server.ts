// What a proven recessive gene of one snake says of its parents and siblings: old and new genotype of each, and why.

import type { Entry } from "#app/cms/content/entry.ts";
import type { Content } from "#app/cms/content/kind.ts";
import { contentOf, entryOf } from "#app/cms/content/stored.server.ts";
import type { BallFields } from "#app/kinds/ball/index.ts";
import type { Db } from "#app/platform/database/connection.server.ts";
import type { GenotypeItem } from "#app/snake/genes/gene.ts";
import { type GeneBook, geneName, isRecessive, type Locus } from "#app/snake/genes/gene-book.ts";
import { isHideable } from "#app/snake/genes/locus-look.ts";
import { printGenotype } from "#app/snake/genes/print-genotype.ts";
import { isWhite, readCounted } from "#app/snake/proving/parentage.ts";
import {
  type Couple,
  couplesOf,
  hiddenInParent,
  hiddenInYoung,
  isOpenAt,
  provenCouples,
  withHidden,
} from "#app/snake/proving/prove-family.ts";

type Role = "self" | "sire" | "dam" | "sibling";

interface Member {
  id: string;
  title: string;
  version: number;
  items: readonly GenotypeItem[];
}

/** One snake whose record would change. */
export interface ProveLine {
  id: string;
  title: string;
  version: number;
  role: Role;
  /** Its genotype as it stands and as it would, as breeders write it. */
  from: string;
  to: string;
  why: string;
  /** What it hides at the gene's locus. */
  hidden: readonly GenotypeItem[];
}

export interface ProvePlan {
  gene: string;
  name: string;
  /** Possible in the record: this step says that it is proven. False where the record has it for certain already. */
  isPossible: boolean;
  lines: ProveLine[];
  /** Why parents and siblings, or one of them, are not reckoned. */
  remarks: string[];
  /** All that was read, and the version of each: what it was reckoned from. */
  seal: string;
}

/** The recessive genes that a snake's record names, possible or certain: each can be proven. */
export function provableGenes(book: GeneBook, items: readonly GenotypeItem[]): string[] {
  return [...new Set(items.map(({ gene }) => gene))].filter((gene) => isRecessive(book, gene));
}

function memberOf(entry: Entry): Member {
  const { title, fields } = contentOf(entry) as Content<BallFields>; // rows of snakes only
  return { id: entry.id, title: title || entry.id, version: entry.version, items: fields.genotype };
}

interface Family {
  self: Member;
  sire: Member | null;
  dam: Member | null;
  /** Of both parents. */
  siblings: Member[];
}

/** Whoever lies in the trash is no part of it. */
async function familyAround(db: Db, entry: Entry): Promise<Family> {
  const { fields } = contentOf(entry) as Content<BallFields>; // called with snakes only
  const { sire, dam } = fields;
  const snakes = db.selectFrom("entries").selectAll("entries").where("entries.kind", "=", "ball");
  const here = snakes.where("trashed_at", "is", null);
  const parents = await here.where("entries.id", "in", [sire ?? "", dam ?? ""]).execute();
  const named = (id: string | null) => {
    const row = parents.find((one) => one.id === id);
    return row ? memberOf(entryOf(row)) : null;
  };
  const family = { self: memberOf(entry), sire: named(sire), dam: named(dam) };
  if (sire === null || dam === null) return { ...family, siblings: [] };
  const young = await here
    .innerJoin("entry_keys as s", (join) =>
      join.on("s.kind", "=", "ball").onRef("s.id", "=", "entries.id").on("s.name", "=", "sire").on("s.text", "=", sire),
    )
    .innerJoin("entry_keys as d", (join) =>
      join.on("d.kind", "=", "ball").onRef("d.id", "=", "entries.id").on("d.name", "=", "dam").on("d.text", "=", dam),
    )
    .where("entries.id", "!=", entry.id)
    .orderBy("entries.title")
    .orderBy("entries.id")
    .execute();
  return { ...family, siblings: [...new Map(young.map((row) => [row.id, memberOf(entryOf(row))])).values()] };
}

function sealOf({ self, sire, dam, siblings }: Family): string {
  const members = [self, sire, dam, ...siblings].filter((member) => member !== null);
  return members.map(({ id, version }) => `${id}@${version}`).join(" ");
}

/** Nothing where it is certain already, or stays as it is. */
function lineOf(
  book: GeneBook,
  locus: Locus,
  member: Member,
  role: Role,
  hidden: readonly GenotypeItem[],
  why: string,
): ProveLine[] {
  if (!isOpenAt(book, locus, member.items)) return [];
  const [from, to] = [member.items, withHidden(book, locus, member.items, hidden)].map((items) =>
    printGenotype(book, items),
  );
  if (from === undefined || to === undefined || from === to) return [];
  const { id, title, version } = member;
  return [{ id, title, version, role, from, to, why, hidden }];
}

/** The parents as the proof leaves them; what stands in the way in words. */
function couplesBy(
  book: GeneBook,
  locus: Locus,
  gene: string,
  { self, sire, dam }: Family,
  isPossible: boolean,
): Couple[] | string {
  if (!sire || !dam) return "父と母の両方が記録されていないので、親ときょうだいは計算できません。";
  const couples = provenCouples(book, gene, couplesOf(book, locus, sire, dam) ?? [], self.items);
  if (couples.length === 0)
    return `両親の記録からは、${geneName(book, gene)}を持つこの個体は生まれません。親と遺伝子型の記録を確かめてください。`;
  // What was reckoned once stands in the parents' records: the same proof must not count twice.
  if (!isPossible && couples.length > 1)
    return "この個体が持つことだけでは、両親のどちらが持つかは決まりません。親の記録はこのままにします。";
  return couples;
}

/** What the proof of one gene changes; undefined where the snake's record does not name such a gene. */
export async function provePlan(db: Db, book: GeneBook, entry: Entry, gene: string): Promise<ProvePlan | undefined> {
  const family = await familyAround(db, entry);
  const { self, sire, dam, siblings } = family;
  const locus = book.locusOf.get(gene);
  if (!locus || !provableGenes(book, self.items).includes(gene)) return undefined;
  const name = geneName(book, gene);
  const isPossible = self.items.some((item) => item.gene === gene && item.state === "pos-het");
  const own: GenotypeItem[] = [{ gene, state: "het" }];
  const lines = isPossible ? lineOf(book, locus, self, "self", own, `${name}を持つことが証明されました`) : [];
  const plan = { gene, name, isPossible, seal: sealOf(family) };
  const couples = couplesBy(book, locus, gene, family, isPossible);
  if (typeof couples === "string") return { ...plan, lines, remarks: [couples] };
  const remarks: string[] = [];
  for (const [role, parent] of [
    ["sire", sire],
    ["dam", dam],
  ] as const) {
    if (!parent) continue;
    const hidden = hiddenInParent(book, locus, couples, role);
    const isCertain = hidden.some((item) => item.gene === gene && item.state === "het");
    const why = isCertain
      ? `この個体の${name}は、この親から来ています`
      : `${name}がどちらの親から来たかは決まらないので、確率だけが変わります`;
    lines.push(...lineOf(book, locus, parent, role, hidden, why));
  }
  for (const sibling of siblings) {
    const young = readCounted(book, sibling, "dam");
    if (young && isWhite(book, young) && isHideable(locus)) {
      remarks.push(`${sibling.title}は白い個体で、見た目から${name}を判断できないので、変えません。`);
      continue;
    }
    const hidden = hiddenInYoung(book, locus, couples, sibling.items);
    if (hidden === null) remarks.push(`${sibling.title}は、記録された両親からは生まれない見た目なので、変えません。`);
    else
      lines.push(
        ...lineOf(book, locus, sibling, "sibling", hidden, "両親の遺伝子型と、この個体の見た目から計算しました"),
      );
  }
  return { ...plan, lines, remarks };
}
