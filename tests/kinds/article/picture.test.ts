import { expect, test } from "vitest";
import { seenIn } from "#app/kinds/shared/article/picture.server.ts";

test("the first picture of a text stands for it, one of the library or a figure of care; others are passed over", () => {
  const own = '<img src="/images/abc-1/1280.webp" alt="ねぐら &amp; 水">';
  const figure = '<figure><img src="/figures/hides.svg" alt="隠れ家"></figure>';
  const foreign = '<img src="https://example.com/figures/a.svg">';
  expect(seenIn(`${foreign}<p>${own}</p>${figure}`)).toMatchObject({ picture: { image: "abc-1", alt: "ねぐら & 水" } });
  expect(seenIn(figure + own)).toMatchObject({ picture: null, figure: "/figures/hides.svg" });
  expect(seenIn(`${foreign}<img src="/figures/../a.svg">`)).toMatchObject({ picture: null, figure: null });
});
