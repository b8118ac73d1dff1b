// A part of a page that leads on: heading, the way to all of it, what it shows.

import { Link } from "react-router";
import styles from "./Part.module.css";

interface Props {
  title: string;
  lead?: string;
  more?: { to: string; label: string };
  children: React.ReactNode;
}

export function Part({ title, lead, more, children }: Props) {
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {more ? <Link to={more.to}>{more.label}</Link> : null}
      </div>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </section>
  );
}
