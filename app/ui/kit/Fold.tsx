import styles from "./Fold.module.css";

interface Props extends React.ComponentProps<"details"> {
  label: React.ReactNode;
}

export function Fold({ label, className, children, ...details }: Props) {
  return (
    <details {...details} className={className ? `${styles.fold} ${className}` : styles.fold}>
      <summary className={styles.label}>{label}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
