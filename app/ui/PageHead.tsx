// The heading of a page, with one line of what it is.

import styles from "./PageHead.module.css";
import { Phrases } from "./Phrases.tsx";

export function PageHead({ title, lead, children }: { title: string; lead?: string; children?: React.ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>
        <Phrases text={title} />
      </h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </div>
  );
}
