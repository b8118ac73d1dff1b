// What the readings go by, in full, so that a keeper can judge them.

import { Link } from "react-router";
import { Facts } from "#app/ui/Facts.tsx";
import { thresholds as at } from "./thresholds.ts";
import styles from "./Weather.module.css";

const rows = [
  [
    "暖房の負担",
    `その日の平均気温（最低と最高の中間）から、夜のケージの目標${at.nightTarget}℃までの差。${at.heatingMedium}℃未満は小、${at.heatingMedium}℃以上は中、${at.heatingLarge}℃以上は大、${at.heatingHuge}℃以上は特大。`,
  ],
  [
    "空気の乾き",
    `外の空気をそのまま${at.warmedTo}℃に暖めたときの湿度の上限。湿度の予報はないため、最低気温の朝に湿度が100%だったとして計算します（実際はこれより乾くことが多い）。${at.dry}%未満は「乾く」、${at.veryDry}%未満は「とても乾く」。`,
  ],
  [
    "ヘビの移動",
    `最高気温が${at.easyFrom}〜${at.easyTo}℃なら「向く」、${at.journeyFrom}〜${at.easyFrom}℃と${at.easyTo}〜${at.journeyTo}℃は「工夫して」、${at.journeyFrom}℃未満、${at.journeyTo}℃超、荒れた天気は「控える」。急ぎの受診は、箱の温度を整えて優先します。`,
  ],
  [
    "冷え込み",
    `最低${at.coldMorning}℃未満で冷え込み、${at.freezing}℃未満で厳しい冷え込み。前の日の朝より${at.drop}℃以上低いときも知らせます。`,
  ],
  ["暑さ", `最高${at.hot}℃以上で暑さ、${at.veryHot}℃以上で危険な暑さ。最低${at.warmNight}℃以上は夜も冷房が要る日。`],
] as const;

export function Thresholds() {
  return (
    <details className={styles.thresholds}>
      <summary>判断の目安（しきい値）</summary>
      <Facts rows={rows} />
      <p className={styles.small}>
        目安は当サイトのものです。保温、乾燥、暑さ、移動のしかたは、くわしくは<Link to="/info">お知らせ・飼育情報</Link>
        へ。
      </p>
    </details>
  );
}
