import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Section } from "#app/ui/kit/Detail.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import styles from "./OfflinePage.module.css";
import { StoredOnDevice } from "./StoredOnDevice.tsx";

interface Link {
  to: string;
  title: string;
}

const tools: readonly Link[] = [
  { to: "/note", title: "手帖（自分の記録）" },
  { to: "/calculate", title: "遺伝計算" },
  { to: "/calculate?tool=prove", title: "ポスヘテ証明" },
  { to: "/calculate?tool=plan", title: "逆引き" },
  { to: "/stress_check", title: "ストレスチェック" },
  { to: "/morph/compare", title: "モルフを並べて比べる" },
];

const books: readonly Link[] = [
  { to: "/offline/morphs", title: "モルフの要点と健康上の懸念" },
  { to: "/term", title: "用語集" },
  { to: "/info", title: "お知らせ・飼育情報の一覧" },
];

export function OfflinePage({ articles }: { articles: readonly Link[] }) {
  return (
    <>
      <Breadcrumb trail={[{ label: "オフラインで使えるもの" }]} />
      <PageHead
        title="オフラインで使えるもの"
        lead="次の道具とページ、最近読んだページは、この端末に保存してあれば、オフラインでも使えます。ほかのページは、オンラインのときに開いてください。"
      />
      <StoredOnDevice />
      <Section title="アプリのように使う" id="install">
        <p>アプリストアからのインストールは必要ありません。ホーム画面に追加すると、アプリのように開けます。</p>
        <ul>
          <li>iPhone・iPad：Safariで開き、共有ボタンから「ホーム画面に追加」を選びます。</li>
          <li>Android：Chromeのメニューから「ホーム画面に追加」を選びます。</li>
          <li>パソコン：ChromeやEdgeのアドレス欄に出る、インストールのボタンを押します。</li>
        </ul>
      </Section>
      <Links title="道具" links={tools} />
      <Links title="調べる" links={books} />
      {articles.length > 0 ? <Links title="飼育情報" links={articles} /> : null}
    </>
  );
}

/** Plain links: offline, only documents are available. */
function Links({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <Section title={title}>
      <ul className={styles.list}>
        {links.map(({ to, title: words }) => (
          <li key={to}>
            <a href={to}>{words}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
