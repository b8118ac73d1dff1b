// A visit to the vet, or a medicine of one snake. Visitors never see either.

import { Button } from "@chakra-ui/react";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import care from "#app/kinds/ball/care/Care.module.css";
import { MedicineFields, VisitField } from "#app/kinds/ball/care/CareFields.tsx";
import { LabelledDay } from "#app/kinds/ball/care/LabelledInput.tsx";
import { asLastTime } from "#app/kinds/ball/care/read-care.ts";
import log from "#app/kinds/shared/RecordLog.module.css";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import type { TypedLine } from "./note-care.server.ts";

interface Props {
  id: string;
  today: string;
  answer: TypedLine | undefined;
}

export function HealthForm({ id, today, answer }: Props) {
  const problems = answer?.problems ?? [];
  const own = problems.filter(({ name }) => name !== "date");
  const parts = { typed: answer?.typed ?? asLastTime(null), problems: own };
  return (
    <Panel title="診察・投薬を記録する" id="health-form">
      <SendForm action={`/admin/balls/${id}`} noValidate className={log.form}>
        <LabelledDay
          id="health-date"
          label="日付"
          defaultValue={answer?.date ?? today}
          error={problems.find(({ name }) => name === "date")?.message}
        />
        <div className={care.health}>
          <VisitField {...parts} />
          <MedicineFields {...parts} />
          {own.length > 0 ? (
            <p className={care.error} id="care-error">
              {own.map(({ message }) => message).join("。")}
            </p>
          ) : null}
        </div>
        {answer?.doubt ? (
          <Message tone="warning" first>
            {answer.doubt.question}
            <input type="hidden" name="seen" value={answer.doubt.seen} />
          </Message>
        ) : null}
        <div className={log.line}>
          <Button type="submit" name="do" value="health">
            {answer?.doubt ? answer.doubt.confirm : "診察・投薬を記録する"}
          </Button>
        </div>
      </SendForm>
    </Panel>
  );
}
