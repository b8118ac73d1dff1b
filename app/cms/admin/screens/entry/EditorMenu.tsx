// Rare actions on an entry: reverting, ending, trashing, and links to its other pages.

import { Button, chakra, Link } from "@chakra-ui/react";
import type { EntryEnvelope } from "#app/cms/admin/editing/form/form-view.ts";
import {
  copyPath,
  formerAddressPath,
  ownPageOf,
  previewLinkPath,
  revisionsPath,
} from "#app/cms/admin/kit/navigation.ts";
import { useMay } from "#app/cms/admin/kit/rights.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";
import { formatMoment } from "#app/platform/site/days.ts";
import styles from "./EditorBar.module.css";
import { PublicPageLink } from "./PublicPageLink.tsx";

export function EditorMenu({ kind, state }: { kind: AnyKind; state: EntryEnvelope }) {
  const own = ownPageOf(kind, state.id);
  const { stage, nextAt, hasDraftOver } = state;
  const mayPublish = useMay("publish");
  const mayRedirect = useMay("changeSettings");
  return (
    <details className={styles.more}>
      <summary className={styles.opener}>ほかの操作</summary>
      <div className={styles.menu}>
        {stage === "scheduled" && mayPublish ? <Act intent="unschedule">公開予約を取り消す</Act> : null}
        {nextAt && stage !== "trash" && mayPublish ? <Act intent="unschedule">差し替えの予約を取り消す</Act> : null}
        {state.isVisible && mayPublish ? <Act intent="end">公開終了にする</Act> : null}
        {hasDraftOver ? <Discard isNext={nextAt !== null} isVisible={state.isVisible} /> : null}
        {stage !== "trash" && mayPublish ? (
          <Act intent="trash" isDangerous>
            ゴミ箱へ移す
          </Act>
        ) : null}
        <Link href={copyPath(kind.name, state.id)} className={styles.link}>
          複製して新しく作る
        </Link>
        {stage !== "trash" && mayPublish ? (
          <Link href={previewLinkPath(kind.name, state.id)} className={styles.link}>
            プレビューのリンクを渡す
          </Link>
        ) : null}
        <Link href={revisionsPath(kind.name, state.id)} className={styles.link}>
          変更の履歴
        </Link>
        {(stage === "ended" || stage === "trash") && mayRedirect ? (
          <Link href={formerAddressPath(`${kind.path}/${state.id}`)} className={styles.link}>
            このアドレスから別のページへ案内する
          </Link>
        ) : null}
        {own ? (
          <Link href={own.to} className={styles.link}>
            {own.label}
          </Link>
        ) : null}
        {kind.moreAdminPages?.map(({ label, path }) => (
          <Link key={path} href={`/admin/${kind.segment}/${state.id}${path}`} className={styles.link}>
            {label}
          </Link>
        ))}
        {state.isVisible ? (
          <div className={styles.link}>
            <PublicPageLink kind={kind} state={state} />
          </div>
        ) : null}
        <chakra.p className={styles.note}>
          最終更新 {formatMoment(state.updatedAt)}
          <br />
          {state.updatedBy}
        </chakra.p>
      </div>
    </details>
  );
}

/** Asked once, in place. */
function Discard({ isNext, isVisible }: { isNext: boolean; isVisible: boolean }) {
  const left = isNext ? "差し替えを予約した内容" : isVisible ? "公開中の内容" : "公開していた内容";
  return (
    <details>
      <summary className={styles.link}>下書きを捨てる</summary>
      <p className={styles.note}>{left}に戻ります。捨てた下書きは、変更の履歴から戻せます。</p>
      <Act intent="discard" isDangerous>
        下書きを捨てて戻す
      </Act>
    </details>
  );
}

function Act({ intent, isDangerous = false, children }: { intent: string; isDangerous?: boolean; children: string }) {
  const colour = isDangerous ? "red" : "gray";
  return (
    <Button type="submit" name="do" value={intent} variant="ghost" colorPalette={colour} justifyContent="start">
      {children}
    </Button>
  );
}
