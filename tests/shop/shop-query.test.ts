import { expect, test } from "vitest";
import { readShopQuery } from "#app/shop/shop-query.ts";

const options = {
  morph: [{ value: "clown", label: "クラウン" }],
  sex: [{ value: "male", label: "オス" }],
  year: [{ value: "2025", label: "2025年" }],
};
const read = (search: string) => readShopQuery(new URLSearchParams(search), options);

test("morph, sex, year, price and order combine", () => {
  expect(read("morph=clown&sex=male&year=2025&min=10000&max=50000&sort=price&page=2")).toEqual({
    query: { morph: "clown", sex: "male", year: "2025", min: "10000", max: "50000", sort: "price" },
    filters: { sale: "on-sale", morph: "clown", sex: "male", year: "2025" },
    price: { min: 10000, max: 50000 },
    page: 2,
    ignored: [],
  });
});

test.each(["安い", "-1", "1e9", "9".repeat(10), "<script>"])("the price %s is reported and ignored", (price) => {
  const { price: bounds, ignored } = read(`min=${encodeURIComponent(price)}`);
  expect(bounds).toBeNull();
  expect(ignored).toEqual([expect.stringContaining(`「${price.slice(0, 20)}」`)]);
});

test("a value without snakes is reported and ignored; it cannot list what is not on sale", () => {
  const { filters, ignored } = read("morph=unicorn&sale=sold&sex=robot");
  expect(filters).toEqual({ sale: "on-sale" });
  expect(ignored).toHaveLength(2);
});

test.each(["0", "-3", "1.5", "abc", "NaN"])("page %s is page one, and the list says so", (page) => {
  const { page: shown, ignored } = read(`page=${page}`);
  expect(shown).toBe(1);
  expect(ignored).toEqual([`ページ「${page}」はないため、1ページ目を表示しています。`]);
});

test("an unknown order and a second price are reported", () => {
  expect(read("sort=zzz&min=1&min=2").ignored).toEqual([
    "「価格の下限」が2回指定されているため、最初のものだけを使っています。",
    "並び順「zzz」はないため、いつもの順で表示しています。",
  ]);
});
