// What stands around every public page.

import { useSite } from "#app/platform/site/site-data.ts";
import { siteName } from "#app/platform/site/site-name.ts";
import { SiteFooter } from "./SiteFooter.tsx";
import styles from "./SiteFrame.module.css";
import { SiteHeader } from "./SiteHeader.tsx";
import { menusOf } from "./sections.ts";

export function SiteFrame({ children }: { children: React.ReactNode }) {
  const data = useSite();
  const menus = data?.menus ?? menusOf([]);
  return (
    <>
      <a className={styles.skip} href="#main">
        本文へ
      </a>
      <SiteHeader siteName={siteName()} menus={menus} />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <SiteFooter siteName={siteName()} shop={data?.shop ?? null} menus={menus} />
    </>
  );
}
