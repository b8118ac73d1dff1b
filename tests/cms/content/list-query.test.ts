// The address of a list: whatever in it means nothing is said.

import { expect, test } from "vitest";
import { readListQuery } from "#app/cms/content/list-query.ts";
import { ball } from "#app/kinds/ball/index.ts";

const read = (search: string) => readListQuery(ball, new URLSearchParams(search), { year: [{ value: "2025" }] });

test("an order, a page or a value that does not exist is named, and what is shown instead", () => {
  expect(read("sort=zzz").ignored).toEqual(["並び順「zzz」はないため、いつもの順で表示しています。"]);
  for (const page of ["abc", "-1", "0", "1.5"]) {
    expect(read(`page=${page}`)).toEqual({
      query: {},
      page: 1,
      ignored: [`ページ「${page}」はないため、1ページ目を表示しています。`],
    });
  }
  expect(read("sex=robot").ignored).toEqual([expect.stringContaining("「robot」は見つからないため")]);
});

test("of a name given twice the first counts, and that is said", () => {
  const { query, ignored } = read("sex=male&sex=female&q=a&q=b");
  expect(query).toEqual({ q: "a", sex: "male" });
  expect(ignored).toHaveLength(2);
  expect(ignored[1]).toBe("「性別」が2回指定されているため、最初のものだけを使っています。");
});
