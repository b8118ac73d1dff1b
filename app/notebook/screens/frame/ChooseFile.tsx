// A button that lets a file be chosen; the same file may be chosen again.

import styles from "./ChooseFile.module.css";

interface Props extends Pick<React.ComponentProps<"input">, "accept" | "aria-busy" | "capture"> {
  onChoose(file: File | undefined): void;
  children: string;
}

export function ChooseFile({ onChoose, children, ...input }: Props) {
  return (
    <label className={styles.choose}>
      {children}
      <input
        {...input}
        type="file"
        onChange={(event) => {
          onChoose(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}
