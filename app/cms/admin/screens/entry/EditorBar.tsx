import { Button, chakra, Flex, Link } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import type { EditorView, EntryEnvelope } from "#app/cms/admin/editing/form/view.server.ts";
import {
  copyPath,
  formerAddressPath,
  ownPageOf,
  previewLinkPath,
  revisionsPath,
} from "#app/cms/admin/kit/navigation.ts";
import { useHasCapability } from "#app/cms/admin/kit/rights.ts";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import { publishWords, timingWords } from "#app/cms/admin/kit/time-words.ts";
import type { Saving } from "#app/cms/admin/saving/saver.ts";
import { writerName } from "#app/cms/content/actors.ts";
import type { AnyKind } from "#app/cms/content/kind.ts";
import { formatMoment, formatShortMoment } from "#app/platform/site/days.ts";
import { useHasScript } from "#app/ui/kit/use-has-script.ts";
import styles from "./EditorBar.module.css";
import { PublicPageLink } from "./PublicPageLink.tsx";
import sidePreview from "./side-preview/SidePreview.module.css";

interface Props {
  kind: AnyKind;
  view: EditorView;
  previewPath: string;
  saving: Saving;
  flash: string | null;
  hasSidePreview: boolean;
  onSidePreview(isOpen: boolean): void;
}

export function EditorBar({ kind, view, previewPath, saving, flash, hasSidePreview, onSidePreview }: Props) {
  const { state, checks } = view;
  const hasScript = useHasScript();
  const mayPublish = useHasCapability("publish");
  return (
    <div className={styles.bar}>
      <div className={styles.state} role="status">
        {state ? <StageBadge stage={state.stage} /> : <span>新規（未保存）</span>}
        {state ? timingWords(state, new Date()).map((words) => <span key={words}>{words}</span>) : null}
        <SavingWords saving={saving} />
        {checks.length > 0 ? (
          <Link href="#checks" minHeight="24px" display="inline-flex" alignItems="center">
            公開前の確認（{checks.length}件）
          </Link>
        ) : null}
        {flash && !saving.isSending && !saving.isUnsaved && !saving.trouble ? (
          <span>
            {flash} <PublicPageLink kind={kind} state={state} />
          </span>
        ) : null}
      </div>
      <Flex gap="2" wrap="wrap" align="center" className={styles.buttons}>
        <Button type="submit" name="do" value="save" variant="outline">
          下書き保存
        </Button>
        {mayPublish ? <PublishButton isVisible={state?.isVisible ?? false} publishAt={view.times.publishAt} /> : null}
        <Button
          type="submit"
          formAction={previewPath}
          formTarget="_blank"
          variant="ghost"
          colorPalette="gray"
          className={styles.preview}
        >
          プレビュー
        </Button>
        {hasScript ? (
          <Button
            type="button"
            variant="ghost"
            colorPalette="gray"
            aria-pressed={hasSidePreview}
            className={sidePreview.opener}
            onClick={() => onSidePreview(!hasSidePreview)}
          >
            横に表示
          </Button>
        ) : null}
      </Flex>
      {state ? <EditorMenu kind={kind} state={state} /> : null}
    </div>
  );
}

type PublishProps = { isVisible: boolean; publishAt: string; lead?: string };

export function PublishButton({ isVisible, publishAt, lead = "" }: PublishProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState(publishAt);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a remounted form may hold another time
  useEffect(() => {
    const control = button.current?.form?.elements.namedItem("publishAt");
    if (!(control instanceof HTMLInputElement)) return;
    const look = () => setTyped(control.value);
    look();
    control.addEventListener("input", look);
    return () => control.removeEventListener("input", look);
  }, [publishAt]);

  return (
    <Button ref={button} type="submit" name="do" value="publish">
      {lead + publishWords(isVisible, typed, new Date())}
    </Button>
  );
}

// Rare actions: reverting, ending, trashing, and links to the entry's other pages.

function EditorMenu({ kind, state }: { kind: AnyKind; state: EntryEnvelope }) {
  const own = ownPageOf(kind, state.id);
  const { stage, nextAt, hasDraftOver } = state;
  const mayPublish = useHasCapability("publish");
  const mayRedirect = useHasCapability("changeSettings");
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
            このURLから別のページへ案内する
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
          {writerName(state.updatedBy)}
        </chakra.p>
      </div>
    </details>
  );
}

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

function SavingWords({ saving }: { saving: Saving }) {
  const { isSending, sent, isUnsaved, autosavedAt, trouble } = saving;
  if (isSending && sent !== null) {
    return (
      <span>
        画像を送っています <progress value={sent} max={1} aria-label="画像の送信" /> {Math.round(sent * 100)}%
      </span>
    );
  }
  if (isSending) return <span>送信しています…</span>;
  return (
    <>
      {isUnsaved ? <chakra.strong color="orange.fg">未保存の変更あり</chakra.strong> : null}
      {isUnsaved && autosavedAt && !trouble ? (
        <span>{formatShortMoment(autosavedAt, new Date())}に自動保存</span>
      ) : null}
      {trouble ? (
        <chakra.span color="red.fg">
          {trouble.message}
          {trouble.why === "signed-out" ? (
            <>
              <Link href="/admin/login" target="_blank" rel="noopener">
                新しいタブでログイン
              </Link>
              すると、入力した内容を自動で保存します。
            </>
          ) : null}
        </chakra.span>
      ) : null}
    </>
  );
}
