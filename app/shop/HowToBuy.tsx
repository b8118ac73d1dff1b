// Steps of a purchase, including the meeting required by law.

import { Section } from "#app/ui/kit/Detail.tsx";
import styles from "./HowToBuy.module.css";

const steps = [
  { title: "お問い合わせ", text: "気になる個体の番号を添えて、ご連絡ください。飼育環境についてもうかがいます。" },
  {
    title: "見学の予約",
    text: "日時を決めて、事業所で現物を見ていただきます。写真や動画だけで購入を決めていただくことはできません。",
  },
  {
    title: "対面での説明",
    text: "性別、ハッチ日、病歴、かかりやすい病気、飼い方など、法令で定められた項目を書いた書面をお渡しし、対面で説明します。",
  },
  { title: "お引渡し", text: "説明を確認していただいたうえで、お引渡しします。その後の飼育の相談もお受けします。" },
] as const;

export function HowToBuy({ words }: { words: string }) {
  return (
    <Section title="お迎えまでの流れ" id="how">
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      {words ? <p className={styles.words}>{words}</p> : null}
      <p className={styles.law}>
        爬虫類の販売では、事業所で現物を見せ、対面で説明することが、法律（動物愛護管理法21条の4）で義務付けられています。このサイトでは、売買の契約や決済は行いません。
      </p>
    </Section>
  );
}
