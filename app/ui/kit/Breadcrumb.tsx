import { Link } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import { useSite } from "#app/platform/site/site-data.ts";
import styles from "./Breadcrumb.module.css";
import { JsonLd } from "./JsonLd.tsx";

/** `trail`: from below the top page to the current page, which has no link. */
export function Breadcrumb({ trail }: { trail: readonly { label: string; to?: string }[] }) {
  const origin = useSite()?.origin ?? "";
  const all = [{ label: "トップ", to: "/" }, ...trail];
  return (
    <nav aria-label="パンくずリスト" className={classes("no-print", styles.nav)}>
      <ol className={styles.list}>
        {all.map((step) => (
          <li key={step.label}>
            {step.to ? <Link to={step.to}>{step.label}</Link> : <span aria-current="page">{step.label}</span>}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "BreadcrumbList",
          itemListElement: all.map((step, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: step.label,
            ...(step.to ? { item: origin + step.to } : {}),
          })),
        }}
      />
    </nav>
  );
}
