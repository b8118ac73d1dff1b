import { preyLabels } from "#app/kinds/ball/care/care.ts";
import { type CareKind, outcomeLabels, shedLabels, stoolLabels } from "#app/notebook/care/care.ts";
import type { Problems, Typed } from "#app/notebook/care/read-care.ts";
import { Select, TextArea, TextInput } from "#app/ui/kit/Field.tsx";
import styles from "./CareForm.module.css";

const NOTES: Partial<Record<CareKind, { label: string; hint?: string }>> = {
  stool: { label: "様子（なくてもかまいません）" },
  vet: { label: "薬の名前と量、診察の内容" },
  note: { label: "メモ" },
};

export function CareForm({ kind, typed, problems }: { kind: CareKind; typed: Typed; problems: Problems }) {
  const number = (name: string, label: string) => (
    <TextInput
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={typed[name] ?? ""}
      error={problems[name]}
    />
  );
  const note = NOTES[kind];
  return (
    <div className={styles.fields}>
      {kind === "meal" ? (
        <>
          <Choices name="outcome" legend="結果" labels={outcomeLabels} chosen={typed.outcome ?? "eaten"} />
          <div className={styles.row}>
            <Select
              name="prey"
              label="餌"
              none="選ばない"
              defaultValue={typed.prey ?? ""}
              options={Object.entries(preyLabels).map(([value, label]) => ({ value, label }))}
            />
            <TextInput
              name="size"
              label="大きさ"
              placeholder="S、ホッパー"
              autoComplete="off"
              defaultValue={typed.size ?? ""}
              error={problems.size}
            />
          </div>
          <div className={styles.row}>
            {number("count", "数（匹）")}
            {number("grams", "重さ（g）")}
          </div>
        </>
      ) : null}
      {kind === "weight" ? <div className={styles.large}>{number("grams", "体重（g）")}</div> : null}
      {kind === "shed" ? (
        <Choices name="shed" legend="脱皮" labels={shedLabels} chosen={typed.shed ?? "whole"} />
      ) : null}
      {kind === "stool" ? (
        <Choices name="stool" legend="出たもの" labels={stoolLabels} chosen={typed.stool ?? "both"} />
      ) : null}
      {kind === "climate" ? (
        <div className={styles.row}>
          {number("warm", "暖かい側（℃）")}
          {number("cool", "涼しい側（℃）")}
          {number("humidity", "湿度（%）")}
        </div>
      ) : null}
      {kind === "handling" ? number("minutes", "時間（分、なくてもかまいません）") : null}
      {note ? (
        <TextArea name="note" label={note.label} rows={3} defaultValue={typed.note ?? ""} error={problems.note} />
      ) : null}
      <TextInput
        name="at"
        type="datetime-local"
        label="日時"
        defaultValue={typed.at ?? ""}
        error={problems.at}
        required
      />
    </div>
  );
}

interface ChoicesProps {
  name: string;
  legend: string;
  labels: Readonly<Record<string, string>>;
  chosen: string;
}

/** Radio buttons with large touch targets. */
export function Choices({ name, legend, labels, chosen }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {Object.entries(labels).map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
