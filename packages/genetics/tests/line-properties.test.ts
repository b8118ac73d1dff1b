import { expect, test } from "vitest";
import type { GeneState, GenotypeItem } from "../src/genes/gene.ts";
import { type ParsedLine, parseLine } from "../src/reading/parse-line.ts";
import { dice, good } from "./animals.ts";
import hetMarks from "./het-marks.json" with { type: "json" };
import { starterBook as book } from "./starter-book.ts";

const genes = [...book.genes.values()];
const recessive = genes.filter(({ inheritance }) => inheritance === "recessive");
const lineOf = (text: string): ParsedLine => good(parseLine(book, text)).line;

function stateOf({ items }: ParsedLine, gene: string): string {
  const item = items.find((one) => one.gene === gene);
  return item ? `${item.state}${item.percent ?? ""}` : "";
}

test("every spelling of every gene takes every state, before or after it", () => {
  const states: [text: (name: string) => string, recessive: string, other: string][] = [
    [(name) => name, "visual", "visual"],
    [(name) => `het ${name}`, "het", "visual"],
    [(name) => `ヘテロ ${name}`, "het", "visual"],
    [(name) => `100%ヘテロ・${name}`, "het", "visual"],
    [(name) => `１００％ヘテロ　${name}`, "het", "visual"],
    [(name) => `H.${name}`, "het", "visual"],
    [(name) => `66%ポスヘテ ${name}`, "pos-het66", "pos-het66"],
    [(name) => `66% pos het ${name}`, "pos-het66", "pos-het66"],
    [(name) => `ph66 ${name}`, "pos-het66", "pos-het66"],
    [(name) => `スーパー ${name}`, "super", "super"],
    [(name) => `${name} ♀ 2024 CB`, "visual", "visual"],
  ];
  const wrong: unknown[] = [];
  // ヘテロ is part of the names Het Daddy and Het Red Axanthic.
  for (const { id, nameJa, nameEn, aliases, inheritance } of genes.filter(({ id }) => !id.startsWith("het-"))) {
    for (const name of [nameJa, nameEn, ...aliases]) {
      for (const [text, ofRecessive, ofOther] of states) {
        const line = text(name);
        const read = lineOf(line);
        const wanted = inheritance === "recessive" ? ofRecessive : ofOther;
        // One comparison at the end: fifteen thousand take seconds.
        if (stateOf(read, id) !== wanted || read.unknown.length > 0) wrong.push([line, wanted, read]);
      }
    }
  }
  expect(wrong).toEqual([]);
});

const { known, unread } = hetMarks;

test("after any het mark, known or unknown, no recessive is read as a visual", () => {
  const roll = dice(7);
  const pick = <One>(list: readonly One[]): One => list[roll(list.length)] as One;
  for (let i = 0; i < 1500; i++) {
    const mark = pick([...known, ...unread]);
    const { id, nameJa, nameEn } = pick(recessive);
    const before = pick(["", "パステル ", "Super Pastel ", "♂ バナナ ", "2024 モハベ "]);
    const behind = pick(["", " ♀", " CB2024", " ¥30,000", "（自家繁殖）"]);
    const line = `${before}${mark} ${pick([nameJa, nameEn])}${behind}`;
    const read = lineOf(line);
    const state = stateOf(read, id);
    expect([line, state === "visual" || state === "super"]).toEqual([line, false]);
    if (unread.includes(mark)) expect([line, state, read.unknown.length > 0]).toEqual([line, "", true]);
  }
});

test("order, width and case of the visuals do not matter", () => {
  const roll = dice(8);
  const wide = (text: string) => text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
  const key = (items: readonly GenotypeItem[]) => items.map(({ gene, state }) => `${gene} ${state}`).sort();
  for (let i = 0; i < 300; i++) {
    const chosen = new Map(
      Array.from({ length: 3 }, () => genes[roll(genes.length)]).flatMap((gene) =>
        gene ? [[book.locusOf.get(gene.id), gene] as const] : [],
      ),
    );
    const names = [...chosen.values()].map(({ nameEn }) => nameEn);
    const wanted: GenotypeItem[] = [...chosen.values()].map(({ id }) => ({ gene: id, state: "visual" as GeneState }));
    for (const line of [
      names.join(", "),
      names.toReversed().join(", "),
      wide(names.join(", ")),
      names.join(", ").toUpperCase(),
    ]) {
      expect([line, key(lineOf(line).items)]).toEqual([line, key(wanted)]);
    }
  }
});
