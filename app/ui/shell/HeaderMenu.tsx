// A menu of the header: opens without a script, one at a time, and closes when it has led somewhere.

import { NavLink, useLocation } from "react-router";
import styles from "./HeaderMenu.module.css";
import header from "./SiteHeader.module.css";

interface Props {
  label: string;
  links: { to: string; label: string }[];
}

export function HeaderMenu({ label, links }: Props) {
  const { pathname } = useLocation();
  const isHere = links.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <details
      key={pathname}
      name="header-menu"
      className={styles.menu}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== "Escape" || !currentTarget.open) return;
        currentTarget.open = false;
        currentTarget.querySelector("summary")?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
    >
      <summary className={`${header.link} ${styles.summary}`} data-here={isHere || undefined}>
        {label}
        {isHere ? <span className="visually-hidden">（いまここ）</span> : null}
        <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
          <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="M2 4l4 4 4-4" />
        </svg>
      </summary>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} end className={styles.item}>
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
