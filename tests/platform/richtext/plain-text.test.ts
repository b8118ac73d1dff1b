import { expect, test } from "vitest";
import { textOf } from "#app/platform/richtext/plain-text.ts";

test("blocks become separate words, inline marks do not", () => {
  expect(textOf("<h2>温度</h2><p>ホット<b>スポット</b>は<br>32℃。</p><ul><li>一</li><li>二</li></ul>")).toBe(
    "温度 ホットスポットは 32℃。 一 二",
  );
});

test("readings, scripts, styles and fallbacks are not words of the article", () => {
  expect(
    textOf(
      "<p><ruby>脱皮<rp>（</rp><rt>だっぴ</rt><rp>）</rp></ruby></p><script>a<b</script><style>p{}</style><iframe>x</iframe>後",
    ),
  ).toBe("脱皮 後");
  // Skipping ends with the element that began it.
  expect(textOf("<svg><title>題</title>図の字</svg>後")).toBe("後");
});
