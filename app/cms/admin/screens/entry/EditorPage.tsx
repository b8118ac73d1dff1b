// Editor page. After saving in place the form stays mounted and only its status changes.

import { Button, chakra, Flex, Stack } from "@chakra-ui/react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Answer, SaveReply } from "#app/cms/admin/editing/entry/editor-write.server.ts";
import { drawnFields } from "#app/cms/admin/editing/form/form-publish-time.ts";
import type { HideConfirmation } from "#app/cms/admin/editing/form/form-view.ts";
import type { OpenedForm } from "#app/cms/admin/editing/form/open-form.server.ts";
import type { ConflictView, EditorView } from "#app/cms/admin/editing/form/view.server.ts";
import { CarriedFields } from "#app/cms/admin/form/CarriedFields.tsx";
import { useFlash } from "#app/cms/admin/kit/flash.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { editPath } from "#app/cms/admin/kit/navigation.ts";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { useAnswer } from "#app/cms/admin/kit/use-answer.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { formatShortMoment } from "#app/platform/site/days.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { ConflictScreen } from "./ConflictScreen.tsx";
import { type AsideProps, Editor } from "./Editor.tsx";
import { PublicPageLink } from "./PublicPageLink.tsx";
import { ReferrersPanel } from "./ReferrersPanel.tsx";

interface Props {
  opened: OpenedForm;
  returned: EditorAnswer | undefined;
  Aside?: ComponentType<AsideProps> | undefined;
}

export function EditorPage({ opened, returned, Aside }: Props) {
  const flash = useFlash();
  const answer = useAnswer(returned);
  const { shown, take } = useShown(opened, answer);
  const { view, isUnsaved, words } = shown;
  const kind = kindNamed(view.kind);
  const own = `/admin/${kind.segment}/${view.state?.id ?? "new"}`;
  const done = answer || shown.isReplied ? null : flash;
  const { autosavedAt } = opened;
  const isRestored = autosavedAt !== null && !answer && !shown.isReplied;

  if (answer?.type === "question") return <HideConfirmationScreen question={answer.question} />;
  if (shown.conflict) return <ConflictScreen view={shown.conflict} />;
  return (
    <>
      <PageHeading
        title={view.state ? view.typed.title || view.state.id : `${kind.label}を作る`}
        lead={view.state?.id}
      />
      {done ? (
        <Message tone={done.tone}>
          {done.words} <PublicPageLink kind={kind} state={view.state} />
        </Message>
      ) : null}
      {isRestored ? (
        <RestoredNotice own={own} at={autosavedAt} view={view} isCopyWaiting={opened.isCopyWaiting} />
      ) : null}
      {view.state?.stage === "trash" ? (
        <Message tone="warning">この記録はゴミ箱にあります。保存すると、ゴミ箱から戻ります。</Message>
      ) : null}
      <Editor
        key={shown.key}
        view={view}
        Aside={Aside}
        isAnswer={isUnsaved}
        flash={done?.words ?? words}
        admin={opened.admin}
        autosavedAt={isRestored ? autosavedAt : null}
        onReply={take}
      />
    </>
  );
}

interface RestoredProps {
  own: string;
  at: string;
  view: EditorView;
  isCopyWaiting: boolean;
}

// Shown when the form has restored unsaved input. Works without JavaScript.
function RestoredNotice({ own, at, view, isCopyWaiting }: RestoredProps) {
  const { search } = useLocation();
  const forget = isCopyWaiting
    ? "捨てて、複製を開く"
    : view.state === null
      ? "捨てて、新しく書く"
      : "捨てて、保存した内容に戻す";
  return (
    <Message tone="warning">
      <SendForm action={`${own}/autosave${search}`}>
        <input type="hidden" name="autosave" value={view.typed.autosave} />
        <Flex gap="3" align="center" wrap="wrap">
          <span>
            保存していない入力（{formatShortMoment(at, new Date())}に自動保存）を戻してあります。
            {isCopyWaiting ? "複製するには、先にこれを保存するか捨ててください。" : ""}
          </span>
          <Button type="submit" name="do" value="forget" variant="outline">
            {forget}
          </Button>
        </Flex>
      </SendForm>
    </Message>
  );
}

// State of the editor page. Resets when the URL changes; ignores revalidated data while editing, as saving detects
// conflicts.

/** Answers rendered on the page itself: rejected, redrawn or in conflict. */
type EditorAnswer = Exclude<Answer, { type: "done" }>;

interface Shown {
  pathname: string;
  key: string;
  view: EditorView;
  conflict: ConflictView | null;
  isUnsaved: boolean;
  isReplied: boolean;
  words: string | null;
}

function shownOf(pathname: string, { view, autosavedAt }: OpenedForm, answer: EditorAnswer | undefined): Shown {
  const common = { pathname, key: `${pathname} ${view.drawn}`, isReplied: false, words: null };
  if (answer?.type === "conflict") return { ...common, view, conflict: answer.view, isUnsaved: true };
  if (answer?.type === "question") return { ...common, view, conflict: null, isUnsaved: true };
  return {
    ...common,
    view: answer?.view ?? view,
    conflict: null,
    isUnsaved: autosavedAt !== null || answer !== undefined,
  };
}

function useShown(opened: OpenedForm, answer: EditorAnswer | undefined) {
  const { pathname } = useLocation();
  const [lastShown, setShown] = useState(() => shownOf(pathname, opened, answer));
  const shown = lastShown.pathname === pathname ? lastShown : shownOf(pathname, opened, answer);
  if (shown !== lastShown) setShown(shown);

  // Restores the focus to the pressed button after the form is remounted.
  const pressed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another form on the page
  useEffect(() => {
    if (pressed.current) document.querySelector<HTMLElement>(pressed.current)?.focus({ preventScroll: true });
    pressed.current = null;
  }, [shown.key]);

  /**
   * Handles an in-place reply; remounts the form if the reply has more than it shows. Returns whether the input was
   * stored.
   */
  function take(reply: SaveReply, knowsMore: boolean): boolean {
    if (reply.type === "conflict") {
      setShown({ ...shown, conflict: reply.view, isReplied: true });
      return false;
    }
    const { view } = reply;
    const isStored = reply.type === "done";
    const drawn = knowsMore ? { key: `${pathname} ${view.drawn}`, isUnsaved: !isStored } : {};
    if (knowsMore) pressed.current = buttonWithFocus();
    setShown({ ...shown, ...drawn, view, isReplied: true, words: isStored ? reply.words : null });
    // Updates the URL without the router, as navigating would re-render the form.
    if (view.state) window.history.replaceState(window.history.state, "", editPath(view.kind, view.state.id));
    return isStored;
  }

  return { shown, take };
}

function buttonWithFocus(): string | null {
  const held = document.activeElement;
  if (!(held instanceof HTMLButtonElement) || held.name === "") return null;
  return `button[name="${CSS.escape(held.name)}"][value="${CSS.escape(held.value)}"]:not([aria-hidden])`;
}

// Confirmation before hiding an entry that others reference; carries all typed input.

const words = {
  trash: { label: "ゴミ箱へ移す", lead: "サイトに出なくなり、ゴミ箱へ移ります。30日のあいだは戻せます。" },
  end: { label: "公開終了にする", lead: "サイトに出なくなります。内容は残り、もう一度公開できます。" },
} as const;

export function HideConfirmationScreen({ question }: { question: HideConfirmation }) {
  const { kind, id, intent, version, times, drawnTimes, typed, referrers } = question;
  const { label, lead } = words[intent];
  const title = typed.title || id;
  return (
    <SendForm action={`/admin/${kindNamed(kind).segment}/${id}/edit`} encType="multipart/form-data">
      {/* Enter takes nothing away. */}
      <chakra.button type="submit" name="do" value="draw" srOnly tabIndex={-1} aria-hidden="true">
        編集画面に戻る
      </chakra.button>
      <input type="hidden" name="sure" value="yes" />
      <CarriedFields typed={typed} version={version} times={{ ...times, ...drawnFields(drawnTimes) }} />
      <PageHeading title={`「${title}」を${label}`} lead={lead} />
      <Stack gap="5">
        <ReferrersPanel referrers={referrers} titles={new Map([[`${kind}/${id}`, title]])} />
        <Flex gap="3" align="center" wrap="wrap">
          <Button type="submit" name="do" value={intent} colorPalette={intent === "trash" ? "red" : undefined}>
            {label}
          </Button>
          <Button type="submit" name="do" value="draw" variant="outline">
            やめて編集に戻る
          </Button>
        </Flex>
      </Stack>
    </SendForm>
  );
}
