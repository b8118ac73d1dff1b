// The editor's page around its form: heading, what was just done, and the answer the form came back with. What is saved in
// place is answered in place: the form stays as it is, and only what is known about it changes.

import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Answer } from "#app/cms/admin/editing/entry/editor-write.server.ts";
import { type PresenceView, presenceWords } from "#app/cms/admin/editing/entry/presence.ts";
import type { ConflictView, EditorView, OpenedForm, SaveReply } from "#app/cms/admin/editing/form/form-view.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { editPath } from "#app/cms/admin/kit/navigation.ts";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { useAnswer } from "#app/cms/admin/kit/use-answer.ts";
import { type DeviceCopy, removeSent } from "#app/cms/admin/saving/device-copy.ts";
import { formOfPairs, personalPairs } from "#app/cms/admin/saving/form-pairs.ts";
import { sendForm } from "#app/cms/admin/saving/send-form.ts";
import { UnsavedOffer } from "#app/cms/admin/saving/UnsavedOffer.tsx";
import { usePresence } from "#app/cms/admin/saving/use-presence.ts";
import { kindNamed } from "#app/cms/content/registry.ts";
import { ConflictScreen } from "./ConflictScreen.tsx";
import { type AsideProps, Editor } from "./Editor.tsx";
import { PublicPageLink } from "./PublicPageLink.tsx";
import { TakingAwayScreen } from "./TakingAwayScreen.tsx";

interface Props {
  opened: OpenedForm;
  flash: string | null;
  returned: EditorAnswer | undefined;
  Aside?: ComponentType<AsideProps> | undefined;
}

export function EditorPage({ opened, flash, returned, Aside }: Props) {
  const answer = useAnswer(returned);
  const { shown, take, redraw } = useShown(opened, answer);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { view, isUnsaved, words } = shown;
  const kind = kindNamed(view.kind);
  const own = `/admin/${kind.segment}/${view.state?.id ?? "new"}`;
  const done = answer || shown.isReplied ? null : flash;
  // Saved as a document, by whatever way: what the device stored of it is out of date.
  useEffect(() => {
    if (done) removeSent();
  }, [done]);

  async function restore({ pairs }: DeviceCopy): Promise<boolean> {
    const form = formOfPairs([...pairs, ...personalPairs(document)]);
    form.set("do", "draw");
    const sent = await sendForm<SaveReply>(`${own}/save`, form);
    setTrouble(sent.ok ? null : sent.message);
    if (sent.ok) redraw(sent.reply);
    return sent.ok;
  }

  if (answer?.type === "question") return <TakingAwayScreen question={answer.question} />;
  if (shown.conflict) return <ConflictScreen view={shown.conflict} />;
  return (
    <>
      <PageHeading
        title={view.state ? view.typed.title || view.state.id : `${kind.label}を作る`}
        lead={view.state?.id}
      />
      {done ? (
        <Message tone="done">
          {done} <PublicPageLink kind={kind} state={view.state} />
        </Message>
      ) : null}
      {trouble ? <Message tone="error">{trouble}</Message> : null}
      {isUnsaved || shown.isReplied ? null : (
        <UnsavedOffer
          own={own}
          formPath={view.state ? `${own}/edit` : own}
          admin={opened.admin}
          storedAt={opened.storedAt}
          onRestore={restore}
        />
      )}
      <PresenceNote path={view.state && `${own}/presence`} opened={opened.presence} />
      {view.state?.stage === "trash" ? (
        <Message tone="warning">この記録はゴミ箱にあります。保存すると、ゴミ箱から戻ります。</Message>
      ) : null}
      <Editor
        key={shown.key}
        view={view}
        Aside={Aside}
        isAnswer={isUnsaved}
        flash={done ?? words}
        admin={opened.admin}
        isOffered={opened.storedAt !== null && !isUnsaved && !shown.isReplied}
        onReply={take}
      />
    </>
  );
}

// Above the editor: who else has this entry open. It holds nobody up.
export function PresenceNote({ path, opened }: { path: string | null; opened: PresenceView }) {
  const { now, others } = usePresence(path, opened);
  if (others.length === 0) return null;
  return (
    <Message tone="note">
      {others.map((one) => presenceWords(one, now)).join("、")}
      です。保存が重なったときは、両方を見比べて選べます。
    </Message>
  );
}

// What the editor's page shows, answer by answer. A page of another address begins anew; what is loaded again behind a page
// that is being written on does not touch it: saving finds out whether somebody else was faster.

/** An answer that stays on the page: refused, redrawn, or overtaken by someone else. */
type EditorAnswer = Exclude<Answer, { type: "done" }>;

interface Shown {
  pathname: string;
  /** Another where the form is drawn anew. */
  key: string;
  view: EditorView;
  conflict: ConflictView | null;
  /** The form shows something that is not stored. */
  isUnsaved: boolean;
  isReplied: boolean;
  words: string | null;
}

function shownOf(pathname: string, { view, isRestored }: OpenedForm, answer: EditorAnswer | undefined): Shown {
  const common = { pathname, key: `${pathname} ${view.drawn}`, isReplied: false, words: null };
  if (answer?.type === "conflict") return { ...common, view, conflict: answer.view, isUnsaved: true };
  if (answer?.type === "question") return { ...common, view, conflict: null, isUnsaved: true };
  return { ...common, view: answer?.view ?? view, conflict: null, isUnsaved: isRestored || answer !== undefined };
}

function useShown(opened: OpenedForm, answer: EditorAnswer | undefined) {
  const { pathname } = useLocation();
  const [lastShown, setShown] = useState(() => shownOf(pathname, opened, answer));
  const shown = lastShown.pathname === pathname ? lastShown : shownOf(pathname, opened, answer);
  if (shown !== lastShown) setShown(shown);

  // The button that was pressed has the focus in the form drawn anew, too.
  const pressed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another form on the page
  useEffect(() => {
    if (pressed.current) document.querySelector<HTMLElement>(pressed.current)?.focus({ preventScroll: true });
    pressed.current = null;
  }, [shown.key]);

  /** Answers the form where it is, drawn anew where the reply has what the form does not show; gives whether what was sent is stored. */
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
    // The router goes on as it is: a reload opens what is saved, and the form is not drawn anew.
    if (view.state) window.history.replaceState(window.history.state, "", editPath(view.kind, view.state.id));
    return isStored;
  }

  /** Shows the form anew, with what it came back with. */
  function redraw(reply: SaveReply): void {
    if (reply.type !== "editor") return;
    const { view } = reply;
    setShown({ ...shown, key: `${pathname} ${view.drawn}`, view, isUnsaved: true, isReplied: true, words: null });
  }

  return { shown, take, redraw };
}

/** How the button that has the focus is found again; null where none has. */
function buttonWithFocus(): string | null {
  const held = document.activeElement;
  if (!(held instanceof HTMLButtonElement) || held.name === "") return null;
  return `button[name="${CSS.escape(held.name)}"][value="${CSS.escape(held.value)}"]:not([aria-hidden])`;
}
