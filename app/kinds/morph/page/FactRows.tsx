import type { HealthConcern } from "@borupa/genetics";
import { Fragment } from "react";
import { Link } from "react-router";
import type { MorphFacts } from "#app/kinds/morph/facts.ts";
import { typeLabels } from "#app/kinds/morph/labels.ts";
import {
  confidenceLabels,
  copiesLabels,
  evidenceLabels,
  homozygoteLabels,
  inheritanceLabels,
  severityLabels,
} from "#app/ui/genetics/labels.ts";
import { Chip, type Tone } from "#app/ui/kit/Chip.tsx";
import { Facts } from "#app/ui/kit/Facts.tsx";
import { SourceText } from "#app/ui/sources/SourceText.tsx";
import styles from "./HealthConcerns.module.css";

const sameGeneWords = { same: "同じ遺伝子", suspected: "同じ遺伝子かもしれないモルフ" } as const;

export function FactRows({ morph }: { morph: MorphFacts }) {
  const history = [morph.firstYear === null ? null : `${morph.firstYear}年`, morph.firstBy].filter(Boolean).join("、");
  return (
    <Facts
      rows={[
        [
          "英名",
          <span key="en" lang="en">
            {morph.english}
          </span>,
        ],
        ["種類", typeLabels[morph.type]],
        morph.aliases.length > 0 && ["別名", morph.aliases.join("、")],
        morph.inheritance && ["遺伝様式", inheritanceLabels[morph.inheritance]],
        ...sameGeneRows(morph),
        morph.groupName && ["コンプレックス", morph.groupName],
        morph.superName && morph.homozygote !== "non-viable" && ["スーパー体", morph.superName],
        ...twoCopiesRow(morph),
        morph.confidence && ["呼び名の確かさ", confidenceLabels[morph.confidence]],
        history && ["作出・発見", history],
        ...recordsRow(morph, history),
      ]}
    />
  );
}

function sameGeneRows({ sameGene }: MorphFacts): [string, React.ReactNode][] {
  return Object.entries(sameGeneWords).flatMap(([how, label]): [string, React.ReactNode][] => {
    const others = sameGene.filter((one) => one.how === how);
    return others.length > 0 ? [[label, <Others key={how} genes={others} />]] : [];
  });
}

function Others({ genes }: { genes: MorphFacts["sameGene"] }) {
  return genes.map(({ id, name }, i) => (
    <Fragment key={id}>
      {i > 0 ? "、" : null}
      <Link to={`/morph/${id}`}>{name}</Link>
    </Fragment>
  ));
}

/** Describes two copies, if documented; "unknown" for a visible gene without a named super form. */
function twoCopiesRow({ inheritance, homozygote, superName }: MorphFacts): [string, string][] {
  if (homozygote) return [["2コピーの個体", homozygoteLabels[homozygote]]];
  return inheritance === "incomplete-dominant" && !superName ? [["2コピーの個体", "確かめられていない"]] : [];
}

/** Lists uncertain and missing facts, so that texts need not repeat them. */
function recordsRow(morph: MorphFacts, history: string): [string, string][] {
  const { inheritanceConfidence, nameIsReading, health, title } = morph;
  const missing = [...(history ? [] : ["作出・発見の記録"]), ...(health.length > 0 ? [] : ["健康上の懸念の報告"])];
  const sentences = [
    ...(nameIsReading && /[ァ-ヶ]/.test(title) ? ["カタカナ名は、英名の読みを当てたものです"] : []),
    ...(inheritanceConfidence ? [`遺伝様式の確かさは${confidenceLabels[inheritanceConfidence]}です`] : []),
    ...(missing.length > 0 ? [`${missing.join("と、")}は見つかっていません`] : []),
  ];
  return sentences.length > 0 ? [["記録の確かさ", `${sentences.join("。")}。`]] : [];
}

const tones: Record<HealthConcern["severity"], Tone> = { 1: "info", 2: "warning", 3: "error" };

export function HealthConcerns({ concerns }: { concerns: readonly HealthConcern[] }) {
  return (
    <ul className={styles.list}>
      {concerns.map((concern) => (
        <li key={concern.what} className={styles.concern}>
          <p className={styles.what}>{concern.what}</p>
          <p className={styles.facts}>
            <Chip tone={tones[concern.severity]}>{severityLabels[concern.severity]}</Chip>
            <span>{copiesLabels[concern.copies]}</span>
            <span>根拠：{evidenceLabels[concern.evidence]}</span>
          </p>
          <p className={styles.source}>
            出典：
            <SourceText text={concern.source} />
          </p>
        </li>
      ))}
    </ul>
  );
}
