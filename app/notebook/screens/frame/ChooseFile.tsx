import styles from "./ChooseFile.module.css";

interface Props extends Pick<React.ComponentProps<"input">, "accept" | "aria-busy" | "capture" | "multiple"> {
  onChoose(...files: readonly File[]): void;
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
          onChoose(...(event.currentTarget.files ?? []));
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}
