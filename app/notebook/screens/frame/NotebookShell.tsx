// Server-rendered shell of the notebook, identical for all visitors: all data is on the device.

import { useState } from "react";
import { Link } from "react-router";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import styles from "#app/notebook/screens/keep/Keep.module.css";
import type { StoreTrouble } from "#app/notebook/store/trouble.ts";
import { PageHead } from "#app/ui/kit/PageHead.tsx";

export function NotebookShell() {
  return (
    <div className={styles.opening}>
      <PageHead title="手帖" lead="飼っているヘビと毎日の記録を、この端末の中だけに残す手帖です。" />
      <noscript>
        <div className={styles.note}>
          <p>
            手帖は、記録をサーバーに送らず、このブラウザーの中だけに残すので、JavaScriptが必要です。ブラウザーの設定でJavaScriptを使えるようにすると開けます。
          </p>
          <p>
            紙に書くときは、<a href="/note/paper">給餌と体重の記録用紙</a>を印刷できます。
          </p>
        </div>
      </noscript>
    </div>
  );
}

export function NotebookTrouble({ error }: { error: StoreTrouble }) {
  return (
    <>
      <PageHead title="手帖を開けませんでした" lead={error.message} />
      <p>
        <Link to="/note" reloadDocument>
          もう一度開く
        </Link>
      </p>
    </>
  );
}

type Named = "個体" | "ペア";

interface KeptProps<One> {
  thing: One | null;
  what: Named;
  children: (thing: One) => React.ReactNode;
}

/** The page of a snake or pair, which stays while a form is open even if another tab or device deletes it. */
export function Kept<One>({ thing, what, children }: KeptProps<One>) {
  const { isFormOpen } = useNotebook();
  const [{ known, shown }, setShown] = useState({ known: thing, shown: thing });
  if (thing !== known) setShown({ known: thing, shown: thing ?? (isFormOpen() ? shown : null) });
  if (!shown) return <NotHere what={what} />;
  return (
    <>
      {thing ? null : <p className={styles.trouble}>消したものです。ここで保存すると、元に戻ります。</p>}
      {children(shown)}
    </>
  );
}

export function NotHere({ what }: { what: Named }) {
  return (
    <>
      <PageHead
        title="この端末にはありません"
        lead={`この${what}の記録は、この端末の手帖にはありません。消した${what}か、ほかの端末で記録した${what}かもしれません。`}
      />
      <p>
        <Link to="/note">今日のページへ</Link>　<Link to="/note/removed">消したものを見る</Link>
      </p>
    </>
  );
}
