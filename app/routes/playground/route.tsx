// The workshop's sample card: every piece of both kits, in both themes side by side. Only `npm run dev` has this page.

import { lazy, Suspense, useEffect, useState } from "react";
import { useLoaderData, useSearchParams } from "react-router";
import { database } from "#app/platform/database/connection.server.ts";
import { recentImages } from "#app/platform/images/images.server.ts";
import { PublicKit } from "./PublicKit.tsx";
import styles from "./playground.module.css";

/** In the browser only: on the server the styles of the admin's kit are gathered for the admin's own pages. */
const AdminKit = lazy(() => import("./AdminKit.tsx"));

const themes = { light: "明るいテーマ", dark: "暗いテーマ" };

export const meta = () => [{ title: "部品の見本" }, { name: "robots", content: "noindex" }];

/** Some picture that this site has. */
export async function loader() {
  const [image] = await recentImages(database(), 1);
  return { picture: image ? { image: image.id, alt: image.alt } : null };
}

export default function Playground() {
  const theme = useSearchParams()[0].get("theme");
  return theme ? <Samples theme={theme} /> : <SideBySide />;
}

/** A document each: a theme is a document's, down to the last variable. */
function SideBySide() {
  return (
    <div className={styles.columns}>
      {Object.entries(themes).map(([theme, label]) => (
        <iframe key={theme} title={label} src={`/playground?theme=${theme}`} className={styles.frame} />
      ))}
    </div>
  );
}

function Samples({ theme }: { theme: string }) {
  const { picture } = useLoaderData<typeof loader>();
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    setIsInBrowser(true);
  }, [theme]);
  return (
    <div className={styles.samples}>
      <PublicKit picture={picture} />
      {isInBrowser ? (
        <Suspense>
          <AdminKit />
        </Suspense>
      ) : null}
    </div>
  );
}
