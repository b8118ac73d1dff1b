// Words that leave the animal open: doubts, negations, two copies.

import everyday from "./everyday-words.json" with { type: "json" };
import { charactersOf, foldCharacters } from "./fold-name.ts";

export type AskedAbout = "doubt" | "not" | "copies" | "combo" | "neighbour";

const latinEnd = "(?![a-z])";
const otherCombos = everyday.otherCombos.map((name) =>
  foldCharacters(charactersOf(name)).join("").replaceAll(" ", "\\s?"),
);
export const questionWords: [AskedAbout, RegExp][] = [
  ["combo", new RegExp(`(?<![ぁ-んー])(?:${otherCombos.join("|")})(?![a-zぁ-んー])`, "y")],
  [
    "doubt",
    new RegExp(
      `\\+\\s?/\\s?[-−+]|\\+-|±|[?？]+|(?:入つてる|入り)?かも(?:しれない|しれません|です)?|もしかした?ら|かな(?![ぁ-ん])|でしようか|[だと]?と思(?:う|います|われ(?:る|ます))|らしき|との(?:こと|事)|不明|たぶん|多分|おそらく|恐らく|の?疑い(?:[あ有]り)?|疑惑|らしい|可能性(?:あり|有り|大|高い?|が?ある)?|っ?つ?ぽい|み?たいな|のような|似の|風(?=[のなぁ-ん\\s]|$)|要確認|濃厚|未確認|未確定|推定(?!\\s?約?\\d)|仮(?![ぁ-ん])|自称|(?:maybe|(?:might|could|may) be|looks like|(?:may|might|could) have|(?:not |un)sure(?: if)?|sold as|i think|probably|perhaps|possibly|likely|suspected|unproven|unconfirmed)${latinEnd}`,
      "y",
    ),
  ],
  [
    "not",
    /(?:のーまる|わいるど|normal|wild)\s?(?:表現|びじゆある|visual)|(?:では|じや|で)も?(?:ない|ありません|なく)[てよ]?|とは違[うい]|は?入つて(?:い?ない|い?ません)|を?除[くい]て?|以外|が?抜(?:き|け(?:て[いる]*|た)?)|ぬき(?![ぁ-ん])|なし(?![ぁ-でと-にぬ-ん])|無し|(?:is|are|was|do|does|has)n['’]?t(?: an?)?(?![a-z])|非(?!常)|(?<![ぁ-んー])のん(?=[ぁ-ん])|(?:non|no|not|without|w\/o|lacks|minus)(?![a-z.:]|\s?\d)/y,
  ],
  [
    "copies",
    /2\s?[x×](?=\s?[a-zぁ-ん])(?!\s?(?:het|へて|ぽす))|[x×]\s?2(?![\d.a-z%])(?!\s?(?:匹|頭|点|het))|2\s?(?:こぴー|cop(?:y|ies)(?![a-z]))の?|w(?=\s?[ぁ-ん])(?!\s?(?:へ|ぽ))|だぶるこぴーの?|だぶる(?!へて|ぽす|すと|h)|(?:double|two[\s-]cop(?:y|ies)(?: of)?)(?![a-z]|[\s-]?(?:het|へて|pos|ぽす|stripe|visual|\d))/y,
  ],
];

export function isSaidBefore(text: string): boolean {
  return /^(?:\+\s?\/|\+-|±|たぶん|多分|おそらく|恐らく|推定|非|ノン|[a-z])/i.test(text);
}
