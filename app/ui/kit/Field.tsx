import { useId } from "react";
import { Options } from "#app/ui/kit/Options.tsx";
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
  /** Label of the empty option. */
  none?: string;
}

export function Select({ options, none, ...props }: SelectProps) {
  const { frame, control } = useFramed(props);
  return (
    <Frame {...frame}>
      <select {...control}>
        {none === undefined ? null : <option value="">{none}</option>}
        <Options options={options} />
      </select>
    </Frame>
  );
}

/** Splits props into frame and control, linked by id. */
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
      // Explicitly false if required: otherwise an empty field is announced as invalid before any input.
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
