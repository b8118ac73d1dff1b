import { DayInput } from "#app/cms/fields/date/DayInput.tsx";
import styles from "./Care.module.css";

interface Props extends React.InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  error?: string;
}

export function LabelledInput({ id, label, error, ...input }: Props) {
  return (
    <div className={styles.labelled}>
      <label htmlFor={id}>{label}</label>
      <input {...input} {...tiedTo(id, error)} className={styles.control} />
      <ErrorOf id={id} error={error} />
    </div>
  );
}

const tiedTo = (id: string, error: string | undefined) => ({
  id,
  "aria-invalid": error ? true : undefined,
  "aria-describedby": error ? `${id}-error` : undefined,
  // Focuses the first invalid field of a rejected form.
  autoFocus: error ? true : undefined,
});

function ErrorOf({ id, error }: Pick<Props, "id" | "error">) {
  return error ? (
    <p id={`${id}-error`} className={styles.error}>
      {error}
    </p>
  ) : null;
}

export function PublicTick({ isPublic }: { isPublic: boolean }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" name="public" defaultChecked={isPublic} />
      公開ページにも載せる
    </label>
  );
}

export function LabelledDay({ id, label, defaultValue, error }: Props & { defaultValue: string }) {
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <DayInput name="date" defaultValue={defaultValue} tied={tiedTo(id, error)} />
      <ErrorOf id={id} error={error} />
    </div>
  );
}
