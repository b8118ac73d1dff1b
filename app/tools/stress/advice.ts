// What to do about an answer, as the other answers allow: no advice may undo another that stands on the same page.

import { type Answers, meantBy } from "./answers.ts";
import type { Option, Question } from "./questions.ts";

interface Otherwise {
  id: string;
  /** The answers whose own advice does not fit. */
  values: readonly string[];
  /** Any of these answers besides, each as in an address: "bcs=fat2". */
  beside: readonly string[];
  advice: string;
}

/** The first that fits counts. */
const otherwise: readonly Otherwise[] = [
  {
    id: "hot-spot",
    values: ["low1", "low2"],
    beside: ["cool-side=high1", "cool-side=high2"],
    advice:
      "熱が広がりすぎています。熱源をケージの片側の端に寄せ、その上の床材を1〜2cmに薄くして、そこだけを30〜33℃にしてください。サーモスタットのセンサーが外れていないかも確かめます。",
  },
  {
    id: "cool-side",
    values: ["high1", "high2"],
    beside: ["hot-spot=low1", "hot-spot=low2"],
    advice:
      "まず部屋の温度を下げ、熱源をケージの片側の端に寄せてください。それでも24〜27℃まで下がらなければ、ケージを長くするのが近道です。",
  },
  {
    id: "water",
    values: ["small1"],
    beside: ["humidity=high2"],
    advice:
      "湿度が下がるまでは、いまの大きさのまま涼しい側に置いてください。落ち着いたら、体ごと入れる重い器に替えます。",
  },
  {
    id: "shed",
    values: ["1"],
    beside: ["humidity=high1", "humidity=high2"],
    advice:
      "湿度は足りているので、夜の温度、水入れ、ダニを確かめてください。残った皮は、乾いたまま引っ張らないでください。続けて残るなら、受診してください。",
  },
  {
    id: "feeding-interval",
    values: ["long1", "long2"],
    beside: ["bcs=fat1", "bcs=fat2"],
    advice:
      "太っているあいだは、間隔は長くても21日ほどにそろえ、1回の餌を体重の5%ほどまでにしてください。長く抜いて痩せさせることはしません。毎月量り、体型が戻ったら、体の大きさに合う間隔に戻します。",
  },
  {
    id: "bcs",
    values: ["fat1", "fat2"],
    beside: ["weight=2", "weight=lost10", "appetite=2"],
    advice:
      "太っていても、急に減ったり長く食べなかったりするあいだは、餌を控えさせないでください。まず体重と餌の記録を持って、獣医師に相談します。",
  },
  {
    id: "handling",
    values: ["1", "long1", "long2", "fed2"],
    beside: [
      ...["acclimation=1", "acclimation=2", "defence=1", "defence=2", "ball=1", "ball=2"],
      ...["appetite=1", "appetite=2", "weight=2", "weight=lost10", "bcs=thin2"],
    ],
    advice:
      "いまは触らずに休ませてください。落ち着いて、続けて食べるようになったら、短い時間から始め、多くても週に3回、1回15分までにします。食べたあとの48時間と、脱皮の前は休みます。",
  },
];

export function adviceFor({ id, advice }: Question, option: Option, answers: Answers): string | undefined {
  const isGiven = (answer: string) => {
    const [beside = "", value = ""] = answer.split("=");
    // An answer of an old address that may be one side or the other is neither.
    const [meant, ...others] = meantBy(beside, answers[beside]);
    return others.length === 0 && meant?.value === value;
  };
  const fits = otherwise.find((one) => one.id === id && one.values.includes(option.value) && one.beside.some(isGiven));
  return fits?.advice ?? option.advice ?? advice;
}
