// Today's records of one snake: meal, shed, cleaning, note.

import { Button } from "@chakra-ui/react";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { CareFields, PreySizes } from "#app/kinds/ball/care/CareFields.tsx";
import type { Meal } from "#app/kinds/ball/care/care.ts";
import { LabelledDay, PublicTick } from "#app/kinds/ball/care/LabelledInput.tsx";
import { asLastTime } from "#app/kinds/ball/care/read-care.ts";
import log from "#app/kinds/shared/RecordLog.module.css";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import type { TypedLine } from "./note-care.server.ts";

interface Props {
  id: string;
  today: string;
  isPublic: boolean;
  lastMeal: Meal | null;
  answer: TypedLine | undefined;
}

export function CareForm({ id, today, isPublic, lastMeal, answer }: Props) {
  const problems = answer?.problems ?? [];
  return (
    <Panel title="給餌・脱皮を記録する" id="care-form">
      <SendForm action={`/admin/balls/${id}`} noValidate className={log.form}>
        <LabelledDay
          id="care-date"
          label="日付"
          defaultValue={answer?.date ?? today}
          error={problems.find(({ name }) => name === "date")?.message}
        />
        <CareFields
          typed={answer?.typed ?? asLastTime(lastMeal)}
          problems={problems.filter(({ name }) => name !== "date")}
        />
        {answer?.doubt ? (
          <Message tone="warning" first>
            {answer.doubt.question}
            <input type="hidden" name="seen" value={answer.doubt.seen} />
          </Message>
        ) : null}
        <div className={log.line}>
          <PublicTick isPublic={answer?.isPublic ?? isPublic} />
          <Button type="submit" name="do" value="care">
            {answer?.doubt ? answer.doubt.confirm : "給餌・脱皮を記録する"}
          </Button>
        </div>
        <PreySizes />
      </SendForm>
    </Panel>
  );
}
