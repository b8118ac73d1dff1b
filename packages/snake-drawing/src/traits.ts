// Visible traits of a look in words, for list filters and comparisons.

import type { Look, PatternPlan } from "./look.ts";
import words from "./traits.json" with { type: "json" };

const planWords: Record<PatternPlan, string> = words.plans;

const bellyWords: Record<Look["bellyEdge"], string> = words.bellies;

const markWords: Record<Look["head"]["mark"], string | null> = words.marks;

const isWhite = ({ ground, blotch }: Look) =>
  ground.dark < 0.1 && blotch.dark < 0.1 && blotch.yellow < 0.3 && ground.yellow < 0.3;
const isGray = (look: Look) =>
  !isWhite(look) && look.ground.yellow < 0.12 && look.blotch.yellow < 0.12 && look.ground.red < 0.12;
const isLilac = ({ darkTint: [, green, blue], ground }: Look) => blue > green + 8 && ground.dark > 0.2;
const hasRedEyes = ({ head }: Look) => Number.parseInt(head.pupil.slice(1, 3), 16) > 0x48;

function groundWords(look: Look): string {
  if (isWhite(look)) return "白";
  if (isLilac(look)) return "藤色";
  if (isGray(look)) return look.ground.dark > 0.85 ? "黒" : "濃い灰色";
  const { dark, red } = look.ground;
  if (look.darkTint[0] > 100) return dark < 0.2 ? "白" : "淡い茶や灰紫";
  if (red > 0.75) return dark > 0.8 ? "赤みの強い黒褐色" : "赤茶";
  if (dark > 0.93) return "黒";
  return dark > 0.8 ? "黒褐色" : dark > 0.66 ? "柔らかい褐色" : dark > 0.4 ? "淡い褐色" : "ごく淡い褐色";
}

function lightWords(look: Look): string {
  if (isWhite(look)) return "白";
  if (isGray(look)) return look.blotch.dark < 0.15 ? "白に近い灰色" : look.blotch.dark < 0.28 ? "銀灰色" : "灰色";
  const { dark, yellow, red } = look.blotch;
  if (dark > 0.6) return "焦げ茶";
  if (dark > 0.38) return "褐色";
  if (red >= 0.68) return "橙赤";
  if (red >= 0.42) return "橙";
  if (yellow >= 0.8) return "鮮やかな黄";
  return yellow < 0.5 ? "淡いクリーム色" : dark < 0.15 ? "明るい黄褐色" : "黄褐色";
}

function eyeWords(look: Look): string {
  if (hasRedEyes(look)) return "赤";
  if (look.head.iris === "#5b9bdb") return "青";
  return look.head.iris === "#8fa05c" ? "緑がかる" : "暗い色";
}

function headWords({ head }: Look): string {
  const mark = markWords[head.mark];
  if (mark) return mark;
  if (head.cap.dark > 0.98) return "頭頂が黒い";
  if (head.crown > 0.3) return "頭頂が淡く抜ける";
  return head.cap.dark < 0.1 ? "白っぽい" : head.cap.dark < 0.5 ? "淡い" : "暗い冠に明るい線";
}

function flankWords(look: Look): string {
  if (look.whiteSides > 0) return "白が散る";
  if (look.fade > 0.5) return "腹へ白く抜ける";
  if (look.plan === "blotched" && look.keyhole && look.dots > 0)
    return look.flame > 0.4 ? "目が1つの鍵穴形、淡い色が立ち上がる" : "目が1つの鍵穴形";
  if (look.flame > 0.4) return "腹から淡い色が立ち上がる";
  if (look.plan !== "blotched") return "ふつう";
  if (look.density < 0.7) return look.size > 1.2 ? "斑が大きくつながる" : "斑が少ない";
  return look.size < 0.8 ? "斑が小さい" : "ふつう";
}

/** Describes a look, aspect by aspect. */
export function describeLook(look: Look): [aspect: string, words: string][] {
  const pied = look.pied > 0 ? "白い区画が入り、" : "";
  return [
    [
      "柄",
      `${pied}${planWords[look.plan]}${look.plan === "blotched" && look.disorder > 0.9 ? "（並びが乱れる）" : ""}`,
    ],
    ["暗い部分", groundWords(look)],
    ["明るい部分", lightWords(look)],
    [
      "背の中央",
      look.blush > 0.3
        ? "淡く抜ける"
        : look.bands > 0.6
          ? "帯が並ぶ"
          : look.dorsalLine > 0.3
            ? look.dorsalGaps > 0
              ? "細い線が途切れながら通る"
              : "淡い線が通る"
            : look.plan === "blotched" && look.dorsal > 1.2
              ? "明るい斑がつながる"
              : "ふつう",
    ],
    ["体側", flankWords(look)],
    ["腹の縁", bellyWords[look.bellyEdge]],
    ["頭", headWords(look)],
    ["目", eyeWords(look)],
  ];
}

export const traits: readonly { value: string; label: string; has: (look: Look) => boolean }[] = [
  { value: "white", label: "白い", has: isWhite },
  { value: "pied", label: "白い部分がある", has: (look) => look.pied > 0 || look.whiteSides > 0 },
  { value: "yellow", label: "黄色い", has: (look) => lightWords(look) === "鮮やかな黄" },
  {
    value: "orange",
    label: "橙・赤い",
    has: (look) => ["橙", "橙赤"].includes(lightWords(look)) || groundWords(look) === "赤茶",
  },
  {
    value: "dark",
    label: "暗い・黒い",
    has: (look) => !isGray(look) && look.ground.dark > 0.8 && look.blotch.dark > 0.36,
  },
  { value: "gray", label: "白黒・灰色", has: isGray },
  { value: "lilac", label: "藤色がある", has: isLilac },
  { value: "pale", label: "淡い", has: (look) => !isWhite(look) && look.ground.dark < 0.66 && look.darkTint[0] < 100 },
  {
    value: "stripe",
    label: "背に線や帯が通る",
    has: (look) =>
      ["reduced", "striped", "superstriped", "roadway", "threefold", "lined"].includes(look.plan) ||
      look.dorsalLine > 0.5,
  },
  {
    value: "lines",
    label: "細い線・網目・横帯",
    has: (look) => ["netted", "lined", "banded", "shattered"].includes(look.plan),
  },
  {
    value: "broken",
    label: "柄が乱れる",
    has: (look) =>
      ["shattered", "rejoined", "confused", "strewn", "spotted", "streaming"].includes(look.plan) ||
      (look.plan === "blotched" && look.disorder > 0.9),
  },
  { value: "plain", label: "柄がほとんどない", has: (look) => look.plan === "plain" },
  { value: "red-eyes", label: "赤い目", has: hasRedEyes },
  { value: "blue-eyes", label: "青い目", has: (look) => eyeWords(look) === "青" },
];
