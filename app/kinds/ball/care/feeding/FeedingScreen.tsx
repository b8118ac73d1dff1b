// Meals, sheds, cleanings and notes of everybody on one page: one day, one save.

import { Button, chakra } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { BulkOutcome } from "#app/cms/admin/editing/bulk/bulk.ts";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { useSending } from "#app/cms/admin/kit/use-sending.ts";
import { useUnsaved } from "#app/cms/admin/kit/use-unsaved.ts";
import { MassNotice } from "#app/cms/admin/screens/bulk/MassNotice.tsx";
import { markChanged } from "#app/cms/fields/rows/RowButton.tsx";
import { PreySizes } from "#app/kinds/ball/care/CareFields.tsx";
import styles from "#app/kinds/ball/care/Collection.module.css";
import { CollectionPages } from "#app/kinds/ball/care/CollectionPages.tsx";
import { LabelledDay, PublicTick } from "#app/kinds/ball/care/LabelledInput.tsx";
import { RackFilter } from "#app/kinds/ball/care/RackFilter.tsx";
import { rackQuery } from "#app/kinds/ball/care/rack-query.ts";
import { FeedRow } from "./FeedRow.tsx";
import type { FeedingAnswer, FeedingPage } from "./feeding.server.ts";

// Most feeding days everybody eats: one press, and only who did not is then set apart. Without JavaScript the page comes
// back filled in.
const ALL_ATE = "給餌を選んでいなかった個体を「食べた」にしました。まだ記録していません。";

function AllAte() {
  const [isDone, setDone] = useState(false);
  return (
    <>
      <Button
        type="submit"
        name="do"
        value="all-ate"
        variant="outline"
        size="sm"
        onClick={(event) => {
          event.preventDefault();
          if (event.currentTarget.form) fillIn(event.currentTarget.form);
          markChanged(event.currentTarget);
          setDone(true);
        }}
      >
        全員を「食べた」にする
      </Button>
      <chakra.span role="status" fontSize="sm" color="fg.muted">
        {isDone ? ALL_ATE : null}
      </chakra.span>
    </>
  );
}

function fillIn(form: HTMLFormElement): void {
  for (const none of form.querySelectorAll<HTMLInputElement>("input[name^='meal.'][value='']:checked")) {
    const eaten = form.querySelector<HTMLInputElement>(`input[name="${none.name}"][value="eaten"]`);
    if (eaten) eaten.checked = true;
  }
}

const PATH = "/admin/care";

interface Props {
  page: FeedingPage;
  /** Of how many something was stored just now. */
  saved: number | null;
  /** What was written just now, and can be taken back. */
  outcome: BulkOutcome | "gone" | null;
  answer: (FeedingAnswer & { outcome: BulkOutcome | null }) | undefined;
}

export function FeedingScreen({ page, saved, outcome, answer }: Props) {
  const { snakes, racks, rack, total, today } = page;
  const form = useRef<HTMLFormElement>(null);
  const { isSending, onSubmit } = useSending();
  const path = `${PATH}?${rackQuery(rack, page.page)}`;
  const open = new Set(Object.keys({ ...answer?.problems, ...answer?.doubts }));
  const row = (snake: FeedingPage["snakes"][number]) => (
    <FeedRow
      key={snake.id}
      snake={snake}
      today={today}
      typed={answer?.typed[snake.id] ?? snake.blank}
      problems={answer?.problems[snake.id] ?? []}
      doubt={answer?.doubts[snake.id]}
    />
  );
  const doubtful = Object.keys(answer?.doubts ?? {}).length;
  useUnsaved(form, answer !== undefined, isSending);
  return (
    <>
      <PageHeading title="給餌・脱皮の記録" lead={`棚の順に${total}匹。何も選ばない個体は記録されません。`} />
      <MassNotice outcome={answer ? answer.outcome : outcome} path={path} />
      {saved !== null && !answer && outcome === null ? (
        <Message tone="note">
          {saved > 0
            ? `${saved}匹の記録は、もう同じ内容で保存されています。`
            : "選んだものがなかったので、何も記録していません。"}
        </Message>
      ) : null}
      {answer ? <Answer answer={answer} /> : null}
      <RackFilter path={PATH} racks={racks} rack={rack} />
      {snakes.length === 0 ? <p>いまいる個体はいません。</p> : null}
      <form
        // What was filled in for everybody is drawn anew.
        key={answer?.isFilled ? "filled" : "typed"}
        ref={form}
        method="post"
        action={path}
        aria-label="給餌・脱皮の記録"
        onSubmit={onSubmit}
        onKeyDown={stay}
        noValidate
      >
        <div className={styles.head}>
          <LabelledDay
            id="date"
            label="日付"
            defaultValue={answer?.date ?? page.date}
            error={answer?.dateProblem ?? undefined}
          />
          <PublicTick isPublic={answer?.isPublic ?? page.isPublic} />
          <AllAte />
        </div>
        {open.size > 0 ? (
          <>
            <h2 className={styles.part}>確かめてください</h2>
            <ul className={styles.rows}>{snakes.filter(({ id }) => open.has(id)).map(row)}</ul>
            <h2 className={styles.part}>ほかの個体</h2>
          </>
        ) : null}
        <ul className={styles.rows}>{snakes.filter(({ id }) => !open.has(id)).map(row)}</ul>
        <div className={styles.bar}>
          <Button type="submit" name="do" value="save">
            {isSending ? "記録しています…" : "まとめて記録する"}
          </Button>
          {doubtful > 0 ? (
            <Button type="submit" name="do" value="sure" variant="outline">
              {doubtful}匹とも、もう1件記録する
            </Button>
          ) : null}
        </div>
        <PreySizes />
      </form>
      <CollectionPages path={PATH} rack={rack} page={page.page} pages={page.pages} />
    </>
  );
}

function Answer({ answer }: { answer: FeedingAnswer }) {
  if (answer.isFilled) {
    return (
      <Message tone="note" first>
        {ALL_ATE}
      </Message>
    );
  }
  const left = Object.keys(answer.problems);
  const doubtful = Object.keys(answer.doubts);
  return (
    <Message tone={answer.dateProblem || left.length > 0 ? "error" : "warning"} first>
      {answer.dateProblem ? <p>日付：{answer.dateProblem}。ほかは入力したまま残っています。</p> : null}
      {left.length > 0 ? <p>{left.length}匹はまだ保存していません。赤い注意のある欄を直してください。</p> : null}
      {doubtful.length > 0 ? (
        <p>
          {doubtful.length}
          匹には同じ日の記録がもうあるため、まだ記録していません。もう1件あるなら「もう1件、記録する」に印を付けて、もう一度「まとめて記録する」を押してください。
        </p>
      ) : null}
    </Message>
  );
}

/** Enter in a box does not send forty snakes. */
function stay(event: React.KeyboardEvent<HTMLFormElement>) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}
