// A labelled control of a public form: outlined, comfortable, with hint and error.

import { useId } from "react";
import styles from "./Field.module.css";

interface FrameProps {
  label: string;
  hint?: string;
  error?: string;
}

export function TextInput(props: FrameProps & React.ComponentProps<"input">) {
  const { frame, control } = useFramed(props);
  return (
    <Frame {...frame}>
      <input {...control} />
    </Frame>
  );
}

export function TextArea(props: FrameProps & React.ComponentProps<"textarea">) {
  const { frame, control } = useFramed(props);
  return (
    <Frame {...frame}>
      <textarea {...control} />
    </Frame>
  );
}

interface SelectProps extends FrameProps, React.ComponentProps<"select"> {
  options: readonly { value: string; label: string }[];
  /** The label of "any" or "none". */
  none?: string;
}

export function Select({ options, none, ...props }: SelectProps) {
  const { frame, control } = useFramed(props);
  return (
    <Frame {...frame}>
      <select {...control}>
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

/** Splits properties into those of the frame and those of the control; tied to each other by id. */
function useFramed<Props extends FrameProps & { required?: boolean | undefined }>({
  label,
  hint,
  error,
  ...own
}: Props) {
  const id = useId();
  const note = `${id}-note`;
  return {
    frame: { id, label, hint, error },
    control: {
      ...own,
      id,
      className: styles.control,
      "aria-describedby": hint || error ? note : undefined,
      // Said of a required one in any case: left empty it would be called wrong before anything was typed.
      "aria-invalid": error ? true : own.required ? false : undefined,
    },
  };
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
