// Records of one snake: meal, shed, cleaning, note; visits to the vet and medicines, which visitors never see.

import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import care from "#app/kinds/ball/care/Care.module.css";
import { CareFields, MedicineFields, PreySizes, VisitField } from "#app/kinds/ball/care/CareFields.tsx";
import type { Meal } from "#app/kinds/ball/care/care.ts";
import { LabelledDay, PublicTick } from "#app/kinds/ball/care/LabelledInput.tsx";
import { asLastTime } from "#app/kinds/ball/care/read-care.ts";
import log from "#app/kinds/shared/RecordLog.module.css";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import type { TypedLine } from "./note-care.server.ts";

interface Props {
  id: string;
  today: string;
  answer: TypedLine | undefined;
}

interface FormProps extends Props {
  intent: "care" | "health";
  /** Title and button. */
  words: string;
  tick?: ReactNode;
  children: ReactNode;
}

function LineForm({ id, today, answer, intent, words, tick, children }: FormProps) {
  return (
    <Panel title={words} id={`${intent}-form`}>
      <SendForm action={`/admin/balls/${id}`} noValidate className={log.form}>
        <LabelledDay
          id={`${intent}-date`}
          label="日付"
          defaultValue={answer?.date ?? today}
          error={answer?.problems.find(({ name }) => name === "date")?.message}
        />
        {children}
        {answer?.doubt ? (
          <Message tone="warning" first>
            {answer.doubt.question}
            <input type="hidden" name="seen" value={answer.doubt.seen} />
          </Message>
        ) : null}
        <div className={log.line}>
          {tick}
          <Button type="submit" name="do" value={intent}>
            {answer?.doubt ? answer.doubt.confirm : words}
          </Button>
        </div>
      </SendForm>
    </Panel>
  );
}

const ofFields = (answer: TypedLine | undefined) => answer?.problems.filter(({ name }) => name !== "date") ?? [];

export function CareForm({ isPublic, lastMeal, ...props }: Props & { isPublic: boolean; lastMeal: Meal | null }) {
  const { answer } = props;
  const tick = <PublicTick isPublic={answer?.isPublic ?? isPublic} />;
  return (
    <LineForm {...props} intent="care" words="給餌・脱皮を記録する" tick={tick}>
      <CareFields typed={answer?.typed ?? asLastTime(lastMeal)} problems={ofFields(answer)} />
      <PreySizes />
    </LineForm>
  );
}

export function HealthForm(props: Props) {
  const parts = { typed: props.answer?.typed ?? asLastTime(null), problems: ofFields(props.answer) };
  return (
    <LineForm {...props} intent="health" words="診察・投薬を記録する">
      <div className={care.health}>
        <VisitField {...parts} />
        <MedicineFields {...parts} />
        {parts.problems.length > 0 ? (
          <p className={care.error} id="care-error">
            {parts.problems.map(({ message }) => message).join("。")}
          </p>
        ) : null}
      </div>
    </LineForm>
  );
}
