import { classes } from "#app/platform/site/classes.ts";
import { Options } from "#app/ui/kit/Options.tsx";
import styles from "./Care.module.css";
import { outcomeLabels, preyLabels, shedLabels } from "./care.ts";
import type { CareProblem, TypedCare } from "./read-care.ts";

const SIZES_LIST = "prey-sizes";
const sizes = ["ピンク", "ファジー", "ホッパー", "アダルトS", "アダルトM", "アダルトL", "S", "M", "L", "LL"];

/** Size suggestions; render once per page. */
export function PreySizes() {
  return (
    <datalist id={SIZES_LIST}>
      {sizes.map((size) => (
        <option key={size} value={size} />
      ))}
    </datalist>
  );
}

interface Props {
  /** Suffix of each control's name, on pages with many snakes. */
  suffix?: string;
  typed: TypedCare;
  problems: readonly CareProblem[];
}

export function CareFields(props: Props) {
  const { problems, suffix = "" } = props;
  return (
    <div className={styles.box}>
      <div className={styles.fields}>
        <MealFields {...props} canBeNone />
        <ShedField {...props} canBeNone />
        <label className={styles.tick}>
          <input type="checkbox" name={`cleaned${suffix}`} defaultChecked={props.typed.cleaned !== ""} /> 掃除
        </label>
        <NoteField {...props} />
        {problems.length > 0 ? (
          <p className={styles.error} id={errorId(suffix)}>
            {problems.map(({ message }) => message).join("。")}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function errorId(suffix: string): string {
  return `care-error${suffix}`;
}

function tied({ suffix = "", problems }: Props, name: CareProblem["name"]) {
  const isWrong = problems.some((problem) => problem.name === name);
  return {
    name: `${name}${suffix}`,
    "aria-invalid": isWrong || undefined,
    "aria-describedby": isWrong ? errorId(suffix) : undefined,
    autoFocus: isWrong || undefined,
  };
}

export function MealFields(props: Props & { canBeNone?: boolean }) {
  const { typed, canBeNone } = props;
  return (
    <>
      <div role="radiogroup" aria-label="給餌" className={styles.outcome}>
        {[...(canBeNone ? [["", "なし"] as const] : []), ...Object.entries(outcomeLabels)].map(([value, label]) => (
          <label key={value}>
            <input type="radio" {...tied(props, "meal")} value={value} defaultChecked={typed.meal === value} />
            {label}
          </label>
        ))}
      </div>
      <select
        {...tied(props, "prey")}
        aria-label="餌"
        defaultValue={typed.prey}
        className={classes(styles.control, styles.prey)}
      >
        <option value="">餌</option>
        <Options options={Object.entries(preyLabels).map(([value, label]) => ({ value, label }))} />
      </select>
      <input
        {...tied(props, "size")}
        aria-label="餌の大きさ"
        placeholder="大きさ"
        list={SIZES_LIST}
        autoComplete="off"
        defaultValue={typed.size}
        className={classes(styles.control, styles.size)}
      />
      <span className={styles.count}>
        <input
          {...tied(props, "count")}
          aria-label="餌の数"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.count}
          className={styles.control}
        />
        匹
      </span>
    </>
  );
}

export function ShedField(props: Props & { canBeNone?: boolean }) {
  return (
    <select
      {...tied(props, "shed")}
      aria-label="脱皮"
      defaultValue={props.typed.shed}
      className={classes(styles.control, styles.shed)}
    >
      {props.canBeNone ? <option value="">脱皮なし</option> : null}
      <Options options={Object.entries(shedLabels).map(([value, label]) => ({ value, label }))} />
    </select>
  );
}

export function VisitField(props: Props) {
  return <TextBox {...props} name="visit" label="診察・検査の内容" className={styles.note} />;
}

export function MedicineFields(props: Props) {
  return (
    <>
      <TextBox {...props} name="medicine" label="薬の名前" className={styles.note} />
      <TextBox {...props} name="dose" label="量と回数" placeholder="0.2ml 1日1回" className={styles.note} />
      <span className={styles.count}>
        <TextBox {...props} name="days" label="日数" placeholder="" className={undefined} />
        日間
      </span>
    </>
  );
}

interface TextBoxProps extends Props {
  name: "visit" | "medicine" | "dose" | "days";
  label: string;
  placeholder?: string;
  className: string | undefined;
}

function TextBox({ name, label, placeholder = label, className, ...props }: TextBoxProps) {
  return (
    <input
      {...tied(props, name)}
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      inputMode={name === "days" ? "numeric" : undefined}
      defaultValue={props.typed[name]}
      className={classes(styles.control, className)}
    />
  );
}

export function NoteField(props: Props) {
  return (
    <input
      {...tied(props, "note")}
      aria-label="メモ"
      placeholder="メモ"
      maxLength={200}
      autoComplete="off"
      defaultValue={props.typed.note}
      className={classes(styles.control, styles.note)}
    />
  );
}
