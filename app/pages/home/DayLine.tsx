// One ruled line of today's page: what it is of, a figure set large where there is one, a sentence with what to do.

import styles from "./Today.module.css";

interface Props {
  label: string;
  /** Set large. */
  figure?: string;
  unit?: string;
  /** Set small in front of it. */
  before?: string;
  children: React.ReactNode;
}

export function DayLine({ label, figure, unit, before, children }: Props) {
  return (
    <li className={styles.line}>
      <span className={styles.label}>{label}</span>
      {figure ? (
        <strong className={styles.figure}>
          {before ? <small>{before}</small> : null}
          {figure}
          {unit ? <small>{unit}</small> : null}
        </strong>
      ) : null}
      <p className={styles.words}>{children}</p>
    </li>
  );
}
