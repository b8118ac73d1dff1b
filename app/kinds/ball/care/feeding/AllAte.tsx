// Most feeding days everybody eats: one press, and only who did not is then set apart. Without JavaScript the page comes
// back filled in.

import { Button, chakra } from "@chakra-ui/react";
import { useState } from "react";
import { markChanged } from "#app/cms/fields/rows/RowButton.tsx";

export const ALL_ATE = "給餌を選んでいなかった個体を「食べた」にしました。まだ記録していません。";

export function AllAte() {
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
