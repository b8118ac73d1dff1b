// Logo, links and menus, search, theme. The menus need no JavaScript. Below md all of them fold into one.

import { Link, useLocation } from "react-router";
import type { Menus } from "#app/platform/site/site-data.ts";
import { SearchInput } from "#app/ui/kit/search/SearchInput.tsx";
import { HeaderMenu } from "./HeaderMenu.tsx";
import { LogoMark } from "./LogoMark.tsx";
import { SectionLink } from "./SectionLink.tsx";
import styles from "./SiteHeader.module.css";
import { ThemeToggle } from "./ThemeToggle.tsx";

export function SiteHeader({ siteName, menus }: { siteName: string; menus: Menus }) {
  const { pathname } = useLocation();
  return (
    <header className={`site ${styles.header}`}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand}>
          <LogoMark size={32} />
          <span>{siteName}</span>
        </Link>
        <nav className={styles.links} aria-label="主なページ">
          {menus.main.map((item) =>
            "links" in item ? (
              <HeaderMenu key={item.label} {...item} />
            ) : (
              <SectionLink key={item.to} {...item} className={styles.link} />
            ),
          )}
        </nav>
        <form action="/search" className={styles.search}>
          <SearchInput placeholder="検索" className={styles.input} offers="end" />
        </form>
        <ThemeToggle />
        <details key={pathname} className={styles.menu}>
          <summary className={styles.summary} aria-label="メニュー">
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="M4 7h16M4 12h16M4 17h16" />
            </svg>
          </summary>
          <nav className={styles.panel} aria-label="すべてのページ">
            <form action="/search" className={styles.panelSearch}>
              <SearchInput placeholder="モルフ名・用語・症状など" className={styles.input} offers="in-flow" />
            </form>
            {menus.groups.map((group) => (
              <div key={group.title}>
                <p className={styles.groupTitle}>{group.title}</p>
                <ul className={styles.groupLinks}>
                  {group.links.map((link) => (
                    <li key={link.to}>
                      <SectionLink {...link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </details>
      </div>
    </header>
  );
}
