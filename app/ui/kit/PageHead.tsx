import styles from "./PageHead.module.css";
import { Phrases } from "./Phrases.tsx";

interface Props {
  title: string;
  lead?: string;
  id?: string;
  children?: React.ReactNode;
}

export function PageHead({ title, lead, id, children }: Props) {
  return (
    <div className={styles.head}>
      <h1 id={id} tabIndex={id ? -1 : undefined}>
        <Phrases text={title} />
      </h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </div>
  );
}
