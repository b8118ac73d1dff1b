// Today's weight of one snake. One that may be a slip is confirmed before it is stored.

import { Button } from "@chakra-ui/react";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import care from "#app/kinds/ball/care/Care.module.css";
import { LabelledDay, LabelledInput, PublicTick } from "#app/kinds/ball/care/LabelledInput.tsx";
import { readGrams } from "#app/kinds/ball/care/read-values.ts";
import log from "#app/kinds/shared/RecordLog.module.css";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import type { WeighAnswer } from "./weigh.server.ts";

interface Props {
  id: string;
  today: string;
  isPublic: boolean;
  answer: WeighAnswer | undefined;
}

export function WeighForm({ id, today, isPublic, answer }: Props) {
  const error = (path: string) => answer?.problems.find((problem) => problem.path === path)?.message;
  return (
    <Panel title="体重を記録する">
      <SendForm action={`/admin/balls/${id}`} noValidate className={log.form}>
        {answer?.doubt ? <Doubt doubt={answer.doubt} typed={answer.typed.grams} /> : null}
        <div className={log.boxes}>
          <LabelledDay id="weigh-date" label="日付" defaultValue={answer?.typed.date ?? today} error={error("date")} />
          <LabelledInput
            id="weigh-grams"
            label="体重（g）"
            name="grams"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={answer?.typed.grams ?? ""}
            error={error("grams")}
          />
        </div>
        <div className={log.line}>
          <PublicTick isPublic={answer?.typed.isPublic ?? isPublic} />
          <Button type="submit">体重を記録する</Button>
        </div>
      </SendForm>
    </Panel>
  );
}

function Doubt({ doubt, typed }: { doubt: string; typed: string }) {
  const grams = readGrams(typed);
  return (
    <Message tone="warning" first>
      <p>{doubt}</p>
      {grams.ok ? (
        <label className={care.tick}>
          <input type="checkbox" name="sure" value={grams.value} />
          {withCommas(grams.value)}gで記録する
        </label>
      ) : null}
    </Message>
  );
}
