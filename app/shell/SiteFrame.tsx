// What stands around every public page.

import { useRouteLoaderData } from "react-router";
import { siteName } from "#app/platform/site/site-name.ts";
import type { loader } from "#app/root.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import styles from "./SiteFrame.module.css";
import { SiteHeader } from "./SiteHeader.tsx";

export function SiteFrame({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <>
      <a className={styles.skip} href="#main">
        本文へ
      </a>
      <SiteHeader siteName={siteName()} />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <SiteFooter siteName={siteName()} shop={data?.shop ?? null} />
    </>
  );
}
