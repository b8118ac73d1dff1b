import { Link } from "react-router";
import styles from "./ChoiceLinks.module.css";

interface Props {
  label: string;
  links: readonly { to: string; label: string; isCurrent: boolean }[];
}

export function ChoiceLinks({ label, links }: Props) {
  return (
    <nav aria-label={label} className={styles.choices}>
      {links.map((link) => (
        <Link key={link.label} to={link.to} aria-current={link.isCurrent ? "page" : undefined}>
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
