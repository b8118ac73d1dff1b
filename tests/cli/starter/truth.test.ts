import { explainInheritance } from "@borupa/genetics";
import { describe, expect, test } from "vitest";
import { starterBlogs, starterInfos, starterMorphs, starterTerms } from "#app/cli/starter/encyclopedia.server.ts";
import { triageSigns } from "#app/kinds/shared/triage.ts";
import { wordsIn } from "./words-in.ts";

const genes = starterMorphs.filter(({ fields }) => fields.type === "gene");
const everything = [...starterInfos, ...starterBlogs, ...starterTerms, ...starterMorphs];
const textOf = ({ summary, body }: { summary: string; body: string }) => wordsIn(`${summary}\n${body}`);
const infoText = (id: string) => textOf(starterInfos.find((info) => info.id === id) ?? { summary: "", body: "" });
const termText = (id: string) => textOf(starterTerms.find((term) => term.id === id) ?? { summary: "", body: "" });
const sentencesOf = (text: string) => text.split(/(?<=。)|\n/).map((sentence) => sentence.trim());

describe("two copies of a gene", () => {
  const explained = genes.map(({ id, body, fields }) => {
    const { inheritance = null, homozygote = null, superName = null } = fields;
    if (!inheritance) throw new Error(id);
    return {
      id,
      body,
      inheritance,
      homozygote,
      superName,
      text: explainInheritance({ inheritance, homozygote, superName }),
    };
  });

  test("only documented effects are claimed: two are lethal, two are disputed, the rest is left open", () => {
    const known = explained.filter(({ homozygote }) => homozygote).map(({ id, homozygote }) => `${id} ${homozygote}`);
    expect(known.toSorted()).toEqual([
      "champagne non-viable",
      "hidden-gene-woma disputed",
      "spider non-viable",
      "woma disputed",
    ]);
  });

  test("a lethal gene never has a super form", () => {
    for (const { id, homozygote, text } of explained.filter((gene) => gene.homozygote === "non-viable")) {
      expect(text, `${id} ${homozygote}`).toContain("育たない");
      expect(text, id).not.toContain("スーパー体");
    }
  });

  test("disagreeing reports are stated on the page", () => {
    for (const { id, text } of explained.filter(({ homozygote }) => homozygote === "disputed"))
      expect(text, id).toContain("報告が分かれています");
  });

  test("if two copies are undocumented no name is given and the page says that it is unknown", () => {
    const unknown = explained.filter(
      ({ inheritance, superName }) => inheritance === "incomplete-dominant" && !superName,
    );
    expect(unknown.length).toBeGreaterThan(20);
    for (const { id, text } of unknown) expect(text, id).toContain("分かっていません");
    const denies = /2コピーの(?:姿|個体の有無)[^。]*(?:未詳|不明|分かっていません|確認できません|見当たりません)/;
    for (const { id, body, superName } of explained) if (denies.test(wordsIn(body))) expect(superName, id).toBeFalsy();
  });
});

describe("one rule in every text", () => {
  test("the longer side is at least as long as the snake, for a hatchling too", () => {
    for (const { id, body } of everything) expect(wordsIn(body), id).not.toMatch(/長辺が(?:、)?全長に/);
    const hatchlings = infoText("hatchlings");
    const [, longest] = hatchlings.match(/全長は\d+〜(\d+)cm/) ?? [];
    const containers = [...hatchlings.matchAll(/(\d+)cmほどの容器/g)].map(([, cm]) => Number(cm));
    expect(containers.length).toBeGreaterThan(0);
    for (const cm of containers) expect(cm).toBeGreaterThanOrEqual(Number(longest));
    expect(hatchlings).toContain("長辺はこの時期も全長以上");
  });

  test("two months without food: every text advises a vet, even with stable weight", () => {
    for (const text of [infoText("fasting"), infoText("winter"), termText("fasting")]) {
      expect(text).toContain("2か月を超え");
      expect(text).toMatch(/体重が(?:保たれていて|減っていなくて)も一度/);
    }
    expect(infoText("winter")).not.toMatch(/春まで続くこともあります。[^。]*待ってかまいません。餌/);
  });

  test("quarantine takes ninety days wherever a length is given", () => {
    for (const text of [infoText("quarantine"), infoText("mites"), termText("quarantine")])
      expect(text).toContain("90日");
    expect(termText("quarantine")).not.toMatch(/1か月以上/);
  });

  test("the law: exports from a country of origin need a permit, and the species is not designated as invasive", () => {
    const law = infoText("law");
    expect(law).not.toContain("輸出入には許可書が必要です");
    expect(law).toContain("輸出国");
    expect(law.replaceAll("\n", "")).toContain("特定外来生物指定されていません");
  });

  test("the law: sellers keep a ledger for five years and report once a year, with date and contents", () => {
    for (const text of [infoText("law"), termText("ledger")]) {
      expect(text).toMatch(/5年間保存/);
      expect(text).toContain("定期報告");
      expect(text).toContain("5月30日まで");
    }
    expect(infoText("law")).toMatch(/自家繁殖を含む.*販売や引渡しをした数、死亡した数/);
  });
});

const emergencies: Readonly<Record<string, RegExp>> = {
  lethargy: /反応が(?:ない|鈍い)|力が入ら|ぐったり/,
  "open-mouth": /口を開けた(?:まま)?(?:苦し|呼吸|息)|口を開けて(?:呼吸|息)|呼吸が荒/,
  stargazing: /けいれん|痙攣|(?:裏返って|ひっくり返って)戻|真上を見|反らして上/,
  heat: /高温にさらさ|体をよじる/,
  poison: /(?:薬|殺虫剤|塗料|薬品).{0,12}あと.{0,8}(?:ふらつ|口を開け)/,
  prolapse: /総排泄腔から/,
  eggbind: /いきんでいる|いきむのに卵|産みかけ/,
};
/** Sentences about seeing a vet: an article under that heading, a term in its body. */
const vetLines = [
  ...starterInfos.flatMap((info) => {
    const [, list = ""] = textOf(info).split("こんなときは獣医師へ");
    return [...sentencesOf(list), String(info.fields.seeVet ?? "")].map((line) => ({ page: `info/${info.id}`, line }));
  }),
  ...starterTerms.flatMap((term) =>
    sentencesOf(textOf(term)).flatMap((line) =>
      /受診|相談|病院/.test(line) ? [{ page: `term/${term.id}`, line }] : [],
    ),
  ),
];

test("every text reports an emergency immediately, as in the triage table", () => {
  for (const [id, named] of Object.entries(emergencies)) {
    const sign = triageSigns.find((one) => one.id === id);
    expect(sign?.urgency, id).toBe("emergency");
    // If the page does not show the table's row, the line has to say it.
    const late = vetLines.filter(
      ({ page, line }) =>
        named.test(line) &&
        !/待たず|すぐに動物病院|緊急/.test(line) &&
        (sign?.pages.includes(page) !== true || SLOW.test(line)),
    );
    expect(late, id).toEqual([]);
  }
});

const SLOW = /早めに(?:受診|病院|動物病院)|数日(?:の)?(?:うち|内)|様子を見(?:て|ます)|今日か明日/;
