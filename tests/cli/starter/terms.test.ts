import { expect, test } from "vitest";
import { starterTerms } from "#app/cli/starter/encyclopedia.server.ts";
import { wordsIn } from "./words-in.ts";

const ids = new Set(starterTerms.map(({ id }) => id));

test("each has a reading in kana, its English, one defining sentence, and an explanation", () => {
  for (const { id, summary, body, fields } of starterTerms) {
    expect(fields.reading, id).toMatch(/^[ぁ-ゖー]+$/);
    expect(fields.english, id).toMatch(/[A-Za-z]/);
    expect(summary.match(/。/g), id).toHaveLength(1);
    expect(summary, id).toMatch(/。$/);
    expect([...wordsIn(body)].length, id).toBeGreaterThan(80);
  }
});

test("every related term exists, is another one, and is named once", () => {
  for (const { id, fields } of starterTerms) {
    expect(
      fields.related.filter((other) => !ids.has(other) || other === id),
      id,
    ).toEqual([]);
    expect(new Set(fields.related).size, id).toBe(fields.related.length);
    expect(fields.related.length, id).toBeGreaterThan(0);
  }
});
