// All sections, the seller's registration, the feed, and what the site sends elsewhere.

import { Link } from "react-router";
import type { Menus, ShopNotice } from "#app/platform/site/site-data.ts";
import styles from "./SiteFooter.module.css";

interface Props {
  siteName: string;
  shop: ShopNotice | null;
  menus: Menus;
}

export function SiteFooter({ siteName, shop, menus }: Props) {
  return (
    <footer className={`site ${styles.footer}`}>
      <div className={styles.inner}>
        {menus.groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <p className={styles.title}>{group.title}</p>
            <ul className={styles.list}>
              {group.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <p className={styles.title}>このサイト</p>
          <ul className={styles.list}>
            <li>
              <a href="/feed.xml">フィード（Atom）</a>
            </li>
            <li>
              <Link to="/api">API</Link>
            </li>
            <li>
              <Link to="/policy">外部送信とプライバシー</Link>
            </li>
          </ul>
        </div>
      </div>
      {shop?.registration ? (
        <p className={styles.registration}>
          {shop.registration.map((item) => `${item.label}：${item.value}`).join("　")}
        </p>
      ) : null}
      <p className={styles.small}>© {siteName}</p>
    </footer>
  );
}
