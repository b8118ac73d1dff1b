import { expect, test } from "vitest";
import { imagesIn } from "#app/kinds/shared/article/picture.server.ts";

test("the first picture of a text represents it, from the library or a care figure; others are skipped", () => {
  const own = '<img src="/images/abc-1/1280.webp" alt="ねぐら &amp; 水">';
  const figure = '<figure><img src="/figures/hides.svg" alt="隠れ家"></figure>';
  const foreign = '<img src="https://example.com/figures/a.svg">';
  expect(imagesIn(`${foreign}<p>${own}</p>${figure}`).picture).toEqual({ image: "abc-1", alt: "ねぐら & 水" });
  expect(imagesIn(figure + own)).toMatchObject({ picture: null, figure: "/figures/hides.svg" });
  expect(imagesIn(`${foreign}<img src="/figures/../a.svg">`)).toMatchObject({ picture: null, figure: null });
});
