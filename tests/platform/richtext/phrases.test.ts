// Where headings may break in engines that know no phrases.

import { expect, test } from "vitest";
import { phrasesOf } from "#app/platform/richtext/phrases.ts";

test.each([
  ["温度の整え方：勾配、保温器具、測り方", "温度の|整え方：|勾配、|保温器具、|測り方"],
  ["食べないときに見ること：拒食との付き合い方", "食べないときに|見ること：|拒食との|付き合い方"],
  ["66%ヘテロの「66」はどこから来るのか", "66%ヘテロの|「66」はどこから来るのか"],
  ["ブルーアイリューシスティック（バンブー×ルッソ）", "ブルーアイ|リューシスティック|（バンブー×|ルッソ）"],
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
