import { parseLine, readGenotype } from "@borupa/genetics";
import fc from "fast-check";
import { expect, test } from "vitest";
import { starterBook as book } from "#app/cli/starter/encyclopedia.server.ts";
import { anyText, mixedWith, times } from "./support.ts";

const genes = [...book.genes.values()].flatMap(({ id, nameJa, nameEn, aliases }) => [id, nameJa, nameEn, ...aliases]);
const marks = "het |100%ヘテロ・|66%ポスヘテ |スーパー|super |ph50 |DH |/|・|,|♀|1.0|(|)|%|？|-".split("|");
const line = fc.oneof(mixedWith([...genes.slice(0, 60), ...marks]), anyText);

test("a line is parsed to its end, and its genes make a genotype or a reason why not", () => {
  fc.assert(
    fc.property(line, (text) => {
      const read = parseLine(book, text);
      if (!read.ok) {
        expect(read.refusals.map(({ message }) => message).join("")).toMatch(/[ぁ-ん]/);
        return;
      }
      const { items, makers } = read.line;
      for (const { gene } of items) expect(book.genes.has(gene)).toBe(true);
      const animal = readGenotype(book, { items, makers }, "sire");
      if (!animal.ok) expect(animal.refusals[0]?.message).toMatch(/[ぁ-ん]/);
    }),
    times(400),
  );
});
