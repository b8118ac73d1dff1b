// The editor's page around its form: heading, what was just done, and the answer the form came back with.

import type { Answer } from "#app/admin/editing/editor.server.ts";
import type { EditorView } from "#app/admin/editing/form-view.ts";
import { Message } from "#app/admin/kit/Message.tsx";
import { PageHeading } from "#app/admin/kit/PageHeading.tsx";
import { useAnswer } from "#app/admin/kit/use-answer.ts";
import { kindNamed } from "#app/content/registry.ts";
import { ConflictScreen } from "./ConflictScreen.tsx";
import { Editor } from "./Editor.tsx";
import { PublicPageLink } from "./PublicPageLink.tsx";

/** An answer that stays on the page: refused, redrawn, or overtaken by someone else. */
export type EditorAnswer = Exclude<Answer, { at: "done" }>;

export function EditorPage({
  view,
  flash,
  returned,
}: {
  view: EditorView;
  flash: string | null;
  returned: EditorAnswer | undefined;
}) {
  const answer = useAnswer(returned);
  if (answer?.at === "conflict") return <ConflictScreen view={answer.view} />;
  const shown = answer?.view ?? view;
  const kind = kindNamed(shown.kind);
  const done = answer ? null : flash;
  return (
    <>
      <PageHeading
        title={shown.state ? shown.typed.title || shown.state.id : `${kind.label}を作る`}
        lead={shown.state?.id}
      />
      {done ? (
        <Message tone="done">
          {done} <PublicPageLink kind={kind} state={shown.state} />
        </Message>
      ) : null}
      {shown.state?.stage === "trash" ? (
        <Message tone="warning">この記録はゴミ箱にあります。保存すると、ゴミ箱から戻ります。</Message>
      ) : null}
      <Editor
        key={`${shown.state?.id ?? "new"} ${shown.state?.version ?? 0}`}
        view={shown}
        isAnswer={answer !== undefined}
        flash={done}
      />
    </>
  );
}
