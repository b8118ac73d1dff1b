// Form for a new snake; opens its page afterwards.

import { useNavigate } from "react-router";
import { newId } from "#app/notebook/model/ids.ts";
import { useNotebook } from "#app/notebook/screens/frame/notebook-context.ts";
import { SevenDayWarning } from "#app/notebook/screens/frame/SevenDayWarning.tsx";
import { groupsOf, newSnake } from "#app/notebook/snakes/snake.ts";
import { askToPersist } from "#app/notebook/store/device.ts";
import { addSnake } from "#app/notebook/store/notebook.ts";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { SnakeForm } from "./SnakeForm.tsx";

export function NewSnakeScreen({ snakes }: { snakes: readonly TodaySnake[] }) {
  const { today, write } = useNotebook();
  const navigate = useNavigate();
  return (
    <>
      <PageHead title="個体を加える" lead="名前だけで始められます。ほかはあとから書き足せます。" />
      {snakes.length === 0 ? <SevenDayWarning /> : null}
      <SnakeForm
        fields={newSnake}
        groups={groupsOf(snakes.map(({ snake }) => snake))}
        today={today}
        button="加える"
        onSave={async (fields, photo) => {
          const id = newId();
          if (!(await write(`${fields.name}を加えました`, () => addSnake(fields, { id, photo })))) return;
          void askToPersist();
          await navigate(`/note/snake/${id}`);
        }}
      />
    </>
  );
}
