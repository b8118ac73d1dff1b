// The editor's page around its form: heading, what was just done, and the answer the form came back with. What is saved in
// place is answered in place: the form stays as it stands, and only what is known about it changes.

import { useEffect, useState } from "react";
import type { OpenedForm, SaveReply } from "#app/cms/admin/editing/form-view.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { useAnswer } from "#app/cms/admin/kit/use-answer.ts";
import { type DeviceCopy, removeSent } from "#app/cms/admin/saving/device-copy.ts";
import { formOfPairs } from "#app/cms/admin/saving/form-pairs.ts";
import { sendForm } from "#app/cms/admin/saving/send-form.ts";
import { UnsavedOffer } from "#app/cms/admin/saving/UnsavedOffer.tsx";
import { kindNamed } from "#app/cms/content/registry.ts";
import { ConflictScreen } from "./ConflictScreen.tsx";
import { Editor } from "./Editor.tsx";
import { PresenceNote } from "./PresenceNote.tsx";
import { PublicPageLink } from "./PublicPageLink.tsx";
import { TakingAwayScreen } from "./TakingAwayScreen.tsx";
import { type EditorAnswer, useShown } from "./use-shown.ts";

interface Props {
  opened: OpenedForm;
  flash: string | null;
  returned: EditorAnswer | undefined;
}

export function EditorPage({ opened, flash, returned }: Props) {
  const answer = useAnswer(returned);
  const { shown, take, redraw } = useShown(opened, answer);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { view, isUnsaved, words } = shown;
  const kind = kindNamed(view.kind);
  const own = `/admin/${kind.segment}/${view.state?.id ?? "new"}`;
  const done = answer || shown.isReplied ? null : flash;
  // Saved as a document, by whatever way: what the device kept of it is out of date.
  useEffect(() => {
    if (done) removeSent();
  }, [done]);

  async function restore({ pairs }: DeviceCopy): Promise<boolean> {
    const form = formOfPairs(pairs);
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
          keptAt={opened.keptAt}
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
        isAnswer={isUnsaved}
        flash={done ?? words}
        admin={opened.admin}
        isOffered={opened.keptAt !== null && !isUnsaved && !shown.isReplied}
        onReply={take}
      />
    </>
  );
}
