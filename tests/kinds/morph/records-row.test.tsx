import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { starterBook, starterMorphs } from "#app/cli/starter/encyclopedia.server.ts";
import { morphFacts } from "#app/kinds/morph/facts.ts";
import { FactRows } from "#app/kinds/morph/page/FactRows.tsx";

const rows = (id: string) => {
  const entry = starterMorphs.find((morph) => morph.id === id);
  if (!entry) throw new Error(id);
  const facts = <FactRows morph={morphFacts(starterBook, { id, content: entry as never })} />;
  return renderToStaticMarkup(<MemoryRouter>{facts}</MemoryRouter>);
};

test("what no record was found of is said in one row, and nothing of what is recorded", () => {
  expect(rows("flame")).toMatch(/記録の確かさ.*作出・発見、健康上の懸念：報告は見つかっていません/);
  expect(rows("clown")).toMatch(/記録の確かさ.*(?<!、)健康上の懸念：報告は見つかっていません/);
  expect(rows("spider")).not.toMatch(/健康上の懸念：報告は見つかっていません/);
});

test("how sure the inheritance is stands in the same row; another name of the gene is a link", () => {
  expect(rows("static")).toMatch(/記録の確かさ<\/dt><dd>遺伝様式の確かさは低めです。/);
  expect(rows("trick")).toMatch(/<dt>同じ遺伝子<\/dt><dd><a href="\/morph\/hurricane"[^>]*>ハリケーン<\/a>/);
  expect(rows("trick")).toMatch(/<dt>スーパー体<\/dt><dd>スーパーハリケーン（ハヤブサ）/);
  expect(rows("trick")).not.toContain("わかっていません");
  expect(rows("pastel")).toMatch(/<dt>スーパー体<\/dt><dd>スーパーパステル/);
  expect(rows("sahara")).toMatch(/<dt>同じ遺伝子かもしれない相手<\/dt><dd><a href="\/morph\/desert-ghost"/);
});
