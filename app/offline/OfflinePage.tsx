// What there is to read without a connection.

import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { Section } from "#app/ui/Detail.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import type { OfflineGenes } from "./cross-here.ts";
import { OfflineCross } from "./OfflineCross.tsx";
import styles from "./OfflinePage.module.css";

interface Props {
  kept: OfflineGenes;
  articles: readonly { to: string; title: string }[];
}

/** Plain links: without a connection only whole documents can be had. */
export function OfflinePage({ articles, kept }: Props) {
  return (
    <>
      <Breadcrumb trail={[{ label: "接続がないときに読めるもの" }]} />
      <PageHead
        title="接続がないときに読めるもの"
        lead="いま開こうとしたページは、この端末に残っていません。次のページは、接続がなくても読めます。最近読んだページも残っています。"
      />
      <Section title="飼育情報">
        <ul className={styles.list}>
          {articles.map(({ to, title }) => (
            <li key={to}>
              <a href={to}>{title}</a>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="調べる">
        <ul className={styles.list}>
          <li>
            <a href="/term">用語集</a>
          </li>
          <li>
            <a href="/info">お知らせ・飼育情報の一覧</a>
          </li>
        </ul>
      </Section>
      <OfflineCross kept={kept} />
    </>
  );
}
