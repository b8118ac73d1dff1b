// A labelled control of a public form: outlined, comfortable, hint and error beside it.

import { useId } from "react";
import styles from "./Field.module.css";

interface FrameProps {
  label: string;
  hint?: string;
  error?: string;
}

export function TextInput({ label, hint, error, ...rest }: FrameProps & React.ComponentProps<"input">) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        id={id}
        className={styles.control}
        aria-describedby={noteId(id, hint, error)}
        aria-invalid={error ? true : undefined}
      />
    </Frame>
  );
}

export function TextArea({ label, hint, error, ...rest }: FrameProps & React.ComponentProps<"textarea">) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        id={id}
        className={styles.control}
        aria-describedby={noteId(id, hint, error)}
        aria-invalid={error ? true : undefined}
      />
    </Frame>
  );
}

interface SelectProps extends FrameProps, React.ComponentProps<"select"> {
  options: readonly { value: string; label: string }[];
  /** The label of "any" or "none". */
  none?: string;
}

export function Select({ label, hint, error, options, none, ...rest }: SelectProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <select
        {...rest}
        id={id}
        className={styles.control}
        aria-describedby={noteId(id, hint, error)}
        aria-invalid={error ? true : undefined}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

function Frame({ id, label, hint, error, children }: FrameProps & { id: string; children: React.ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {hint || error ? (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      ) : null}
    </div>
  );
}

function noteId(id: string, hint?: string, error?: string): string | undefined {
  return hint || error ? `${id}-note` : undefined;
}
