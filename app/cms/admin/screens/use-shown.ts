// What the editor's page shows, answer by answer. A page of another address begins anew; what is loaded again behind a page
// that is being written on does not touch it: saving finds out whether somebody else was faster.

import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Answer } from "#app/cms/admin/editing/editor-answer.server.ts";
import type { ConflictView, EditorView, OpenedForm, SaveReply } from "#app/cms/admin/editing/form-view.ts";
import { editPath } from "#app/cms/admin/kit/navigation.ts";

/** An answer that stays on the page: refused, redrawn, or overtaken by someone else. */
export type EditorAnswer = Exclude<Answer, { type: "done" }>;

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

export function useShown(opened: OpenedForm, answer: EditorAnswer | undefined) {
  const { pathname } = useLocation();
  const [kept, setShown] = useState(() => shownOf(pathname, opened, answer));
  const shown = kept.pathname === pathname ? kept : shownOf(pathname, opened, answer);
  if (shown !== kept) setShown(shown);

  // The button that was pressed has the focus in the form drawn anew, too.
  const pressed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another form on the page
  useEffect(() => {
    if (pressed.current) document.querySelector<HTMLElement>(pressed.current)?.focus({ preventScroll: true });
    pressed.current = null;
  }, [shown.key]);

  /** Answers the form where it stands, drawn anew where the reply has what the form does not show; gives whether what was sent is stored. */
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
