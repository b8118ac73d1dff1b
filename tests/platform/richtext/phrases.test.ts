// Where headings may break in engines that know no phrases.

import { expect, test } from "vitest";
import { renderArticle } from "#app/platform/richtext/article.server.ts";
import { phrasesOf } from "#app/platform/richtext/phrases.ts";

test.each([
  ["温度の整え方：勾配、保温器具、測り方", "温度の|整え方：|勾配、|保温器具、|測り方"],
  ["食べないときに見ること：拒食との付き合い方", "食べないときに|見ること：|拒食との|付き合い方"],
  ["66%ヘテロの「66」はどこから来るのか", "66%ヘテロの|「66」はどこから来るのか"],
  ["ブルーアイリューシスティック（バンブー×ルッソ）", "ブルーアイリューシスティック|（バンブー×ルッソ）"],
  ["ハンドリング：持ち方と、触らない日", "ハンドリング：|持ち方と、|触らない日"],
  ["水入れ・床材・長いピンセット", "水入れ・|床材・|長いピンセット"],
  ["とても長い名前です。", "とても長い名前です。"],
  ["KRGペッパーバック", "KRG|ペッパーバック"],
  ["スーパーGHI", "スーパー|GHI"],
  ["バターなどBEL系の遺伝子", "バターなど|BEL系の|遺伝子"],
  ["最初の1週間", "最初の1週間"],
])("%s breaks after marks and particles, before brackets", (text, parts) => {
  expect(phrasesOf(text)).toEqual(parts.split("|"));
});

test("headings and cells of an article say where they break, its text and its contents do not", () => {
  const { html, contents } = renderArticle(
    "<h2>うまくいかないときの順番 &amp; 水</h2><p>うまくいかないときの順番です</p>" +
      "<table><tr><th>見るところ</th><td>呼吸の音と、鼻と口のまわり</td></tr></table>",
  );
  expect(html).toContain(">うまくいかないときの<wbr>順番 &amp; 水</h2><p>うまくいかないときの順番です</p>");
  expect(html).toContain("<td>呼吸の<wbr>音と、<wbr>鼻と<wbr>口のまわり</td>");
  expect(contents.map(({ text }) => text)).toEqual(["うまくいかないときの順番 & 水"]);
});
