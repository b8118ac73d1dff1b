// How ordinary writing is written.

import { chakra } from "@chakra-ui/react";
import styles from "./BodyHelp.module.css";

const habits: readonly [string, React.ReactNode][] = [
  ["段落・改行", "空行で次の段落になります。行を変えると、その場所で改行されます。"],
  [
    "見出し",
    <>
      行頭に <code># 大きな見出し</code>、<code>## 小さな見出し</code>（記号のあとに空白）
    </>,
  ],
  [
    "箇条書き",
    <>
      行頭に <code>・</code>。番号つきは <code>1. </code> か <code>１．</code>。空白で下げると、上の項目の中に入ります。
    </>,
  ],
  [
    "引用",
    <>
      行頭に <code>＞</code> か <code>&gt; </code>
    </>,
  ],
  ["太字", <code key="bold">**太字**</code>],
  ["リンク", <code key="link">[表示する言葉](/info/weight)</code>],
  [
    "動画・地図・投稿",
    "YouTube・Googleマップ・X・Instagram・TikTokのアドレスだけの行は、動画や投稿そのものになります。",
  ],
  [
    "画像",
    <>
      入れたい所に <code>[画像|代替テキスト|説明]</code> だけの行を書き、下で画像を選びます。<code>[画像]</code>
      だけでも構いません。送るとIDのついた <code>[画像:ID|…]</code> に変わります。
    </>,
  ],
  ["表・ふりがな など", "HTMLのタグで書けます。全体をタグの中に書いた本文は、HTMLとして読みます。"],
];

export function BodyHelp() {
  return (
    <chakra.details fontSize="sm">
      <summary className={styles.opener}>本文の書き方</summary>
      <dl className={styles.habits}>
        {habits.map(([name, how]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </chakra.details>
  );
}
