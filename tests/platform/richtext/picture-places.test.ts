import { expect, test } from "vitest";
import { htmlOfWriting } from "#app/platform/richtext/markdown/writing.server.ts";
import { countEmptyPlaces, withPicturesPlaced } from "#app/platform/richtext/picture-places.ts";

const [one, two] = [
  { image: "1".repeat(20), alt: "庫の言葉" },
  { image: "2".repeat(20), alt: "" },
];

test("each goes to the next placeholder, with its caption; the rest to the end", () => {
  const text = "はじめ\r\n[画像|脱皮の前|三日目]\r\n\r\n［画像］\r\nおわり [画像] は文の中";
  expect(countEmptyPlaces(text)).toBe(2);
  expect(withPicturesPlaced(text, [one, two], false)).toBe(
    `はじめ\n[画像:${one.image}|脱皮の前|三日目]\n\n[画像:${two.image}]\nおわり [画像] は文の中`,
  );
  expect(withPicturesPlaced("[画像]\n本文\n", [one, two], false)).toBe(
    `[画像:${one.image}|庫の言葉]\n本文\n\n[画像:${two.image}]`,
  );
  expect(withPicturesPlaced("", [one, two], false)).toBe(`[画像:${one.image}|庫の言葉]\n\n[画像:${two.image}]`);
  expect(withPicturesPlaced("[画像]\n[画像]\n[画像|三枚目]", [one], false)).toContain("[画像]\n[画像|三枚目]");
});

test("an HTML body gets a figure; existing pictures are not repeated; a kept code is no placeholder", () => {
  const html = withPicturesPlaced("<p>本文</p>\n<p>[画像|前]</p>", [one, two], true);
  expect(html).toBe(
    `<p>本文</p>\n<figure><img src="/images/${one.image}/1280.webp" alt="前"></figure>\n\n<figure><img src="/images/${two.image}/1280.webp" alt=""></figure>`,
  );
  const kept = `本文\n[画像:${one.image}|前]`;
  expect([countEmptyPlaces(kept), withPicturesPlaced(kept, [one], false)]).toEqual([0, kept]);
  const caption = withPicturesPlaced("[画像||下の文]", [two], false);
  expect(htmlOfWriting(caption)).toContain('alt=""><figcaption>下の文</figcaption>');
});
