import { Box, chakra } from "@chakra-ui/react";
import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import type { SaveReply } from "#app/cms/admin/editing/entry/editor-write.server.ts";
import { controlPath } from "#app/cms/admin/editing/form/form-paths.ts";
import type { FormContent } from "#app/cms/admin/editing/form/form-view.ts";
import type { EditorView } from "#app/cms/admin/editing/form/view.server.ts";
import { BodyControl } from "#app/cms/admin/form/BodyControl.tsx";
import { contentPairs } from "#app/cms/admin/form/CarriedFields.tsx";
import { CoverControl } from "#app/cms/admin/form/CoverControl.tsx";
import { PublishTime } from "#app/cms/admin/form/PublishTime.tsx";
import { ignoreComposingEnter } from "#app/cms/admin/kit/composing.ts";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { showStored } from "#app/cms/admin/saving/form-pairs.ts";
import { useSaving } from "#app/cms/admin/saving/use-saving.ts";
import { type AnyKind, SUMMARY_MAX, TITLE_MAX } from "#app/cms/content/kind.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import type { FormContext } from "#app/cms/fields/control.ts";
import { longText } from "#app/cms/fields/long-text/field.ts";
import { LongTextControl } from "#app/cms/fields/long-text/LongTextControl.tsx";
import { text } from "#app/cms/fields/text/field.ts";
import { TextControl } from "#app/cms/fields/text/TextControl.tsx";
import { readStored, writeStored } from "#app/platform/site/browser-store.ts";
import styles from "./Editor.module.css";
import { EditorBar } from "./EditorBar.tsx";
import { ChecksPanel, EditorIndex, EditorSections, ErrorSummary, hasOwnOrder, sectionsOf } from "./EditorSections.tsx";

const SidePreview = lazy(() => import("./side-preview/SidePreview.tsx"));

export interface AsideProps {
  form: RefObject<HTMLFormElement | null>;
  typed: FormContent;
}

interface Props {
  view: EditorView;
  Aside?: ComponentType<AsideProps> | undefined;
  /** Rendered with input that is not stored: with problems, or after adding rows. */
  isAnswer: boolean;
  flash: string | null;
  admin: string;
  autosavedAt: string | null;
  /** Handles the reply to saving in place; returns whether it was stored. */
  onReply(reply: SaveReply, knowsMore: boolean): boolean;
}

export function Editor({ view, Aside, isAnswer, flash, admin, autosavedAt, onReply }: Props) {
  const kind = kindNamed(view.kind);
  const { state, typed } = view;
  const form = useRef<HTMLFormElement>(null);
  const base = `/admin/${kind.segment}`;
  const own = `${base}/${state?.id ?? "new"}`;
  const previewPath = `${own}/preview`;
  const { saving, onSubmit } = useSaving<SaveReply>({
    form,
    savePath: `${own}/save`,
    autosavePath: `${own}/autosave`,
    admin,
    isNew: state === null,
    isTyped: isAnswer,
    autosavedAt,
    onReply(reply, { isUntouched, knowsMore }) {
      const isStored = onReply(reply, knowsMore);
      if (isStored && isUntouched && !knowsMore && form.current && reply.type === "done")
        showStored(form.current, contentPairs(reply.view.typed));
      return isStored;
    },
  });
  const [hasSidePreview, setSidePreview] = useSidePreview();
  const context = contextOf(kind, view);
  const { sections, sideColumn } = sectionsOf(kind, view.problems);
  const isOrdered = hasOwnOrder(kind);
  const isLong = kind.groups.length >= LONG;
  const common = {
    title: (
      <>
        <TextControl
          path="title"
          field={text({ label: kind.titleLabel, max: TITLE_MAX, required: true })}
          value={typed.title}
          form={context}
        />
        {state ? null : <IdControl view={view} suggestedId={saving.suggestedId ?? view.suggestedId} form={context} />}
      </>
    ),
    text: (
      <>
        <BodyControl
          value={typed.body}
          reading={view.body}
          library={context.libraryAt("body")}
          error={context.errorAt("body")}
          previewPath={previewPath}
        />
        <LongTextControl path="summary" field={summary} value={typed.summary} form={context} />
      </>
    ),
    cover: <CoverControl value={typed.cover} form={context} />,
  };

  return (
    <form
      ref={form}
      method="post"
      action={state ? `${base}/${state.id}/edit` : `${base}/new`}
      encType="multipart/form-data"
      onSubmit={onSubmit}
      onKeyDown={ignoreComposingEnter}
      noValidate
      data-side-preview={hasSidePreview || undefined}
      data-long={isLong || undefined}
      aria-label={`${kind.label}の編集`}
    >
      {/* Enter presses the first button of a form: it must be the one that does no harm. A new entry gets its address with its first save. */}
      <chakra.button type="submit" name="do" value={state ? "save" : "draw"} srOnly tabIndex={-1} aria-hidden="true">
        {state ? "下書き保存" : "入力を続ける"}
      </chakra.button>
      <input type="hidden" name="version" value={view.version} />
      <input type="hidden" name="autosave" value={typed.autosave || view.drawn} />
      <ErrorSummary key={view.drawn} kind={kind} problems={view.problems} />
      {isLong ? (
        <EditorIndex sections={[...sections, ...(isOrdered ? [] : [sideColumn.cover]), sideColumn.time]} />
      ) : null}
      {/* What is typed into a form whose files are on their way would be drawn over by the answer. */}
      <div className={styles.columns} inert={saving.sent !== null}>
        <EditorSections kind={kind} sections={sections} typed={typed} form={context} common={common} />
        <div className={styles.side}>
          <ChecksPanel kind={kind} checks={view.checks} isNew={!state} />
          {Aside ? <Aside form={form} typed={typed} /> : null}
          {isOrdered ? null : (
            <Panel title="カバー画像" id={sideColumn.cover.id} isHeadingHidden>
              {common.cover}
            </Panel>
          )}
          <Panel title="公開日時" id={sideColumn.time.id} isHeadingHidden>
            <PublishTime {...view} isVisible={state?.isVisible ?? false} errorAt={context.errorAt} />
          </Panel>
        </div>
      </div>
      <Box height="24" aria-hidden="true" />
      <EditorBar
        kind={kind}
        view={view}
        previewPath={previewPath}
        saving={saving}
        flash={flash}
        hasSidePreview={hasSidePreview}
        onSidePreview={setSidePreview}
      />
      {hasSidePreview ? (
        <Suspense>
          <SidePreview form={form} path={previewPath} onClose={() => setSidePreview(false)} />
        </Suspense>
      ) : null}
    </form>
  );
}

const LONG = 3;

const summary = longText({
  label: "概要",
  max: SUMMARY_MAX,
  hint: `${SUMMARY_MAX}文字まで。一覧のカードと検索結果に出ます`,
});

function IdControl({ view, suggestedId, form }: { view: EditorView; suggestedId: string | null; form: FormContext }) {
  const unless = suggestedId ? `空欄なら「${suggestedId}」になります（番号・英名・よみを入れると変わります）。` : "";
  return (
    <TextControl
      path="id"
      field={text({
        label: "ID（URLの末尾）",
        max: 64,
        hint: `${unless}半角の英小文字・数字・ハイフン。あとから変えられません`,
      })}
      value={view.id}
      form={form}
    />
  );
}

function contextOf(kind: AnyKind, view: EditorView): FormContext {
  const errors = new Map<string, string>();
  for (const problem of view.problems) {
    const path = controlPath(kind, problem.path);
    if (!errors.has(path)) errors.set(path, problem.message);
  }
  const lines = Object.fromEntries(
    Object.keys(kind.fields).map((name) => [
      name,
      { typed: view.typed.lines?.[name] ?? "", reading: view.readings[name] },
    ]),
  );
  const { "": unasked = { q: "", items: [], total: 0, page: 1, pages: 1 } } = view.library;
  return {
    candidates: view.candidates,
    lines,
    libraryAt: (path) => view.library[path] ?? unasked,
    errorAt: (path) => errors.get(path),
    isLost: (image) => view.checks.some(({ lost }) => lost?.includes(image)),
  };
}

// Whether the preview is open; remembered in localStorage.

const KEY = "preview-beside";

function useSidePreview(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(readStored(KEY) === "1"), []);
  return [
    isOpen,
    (next) => {
      setOpen(next);
      writeStored(KEY, next ? "1" : "0");
    },
  ];
}
