// The possible hets of the keeper's own notebook: one press writes a snake's percentage into the question.

import { useEffect, useState } from "react";
import { mayHaveNotebook } from "#app/notebook/store/old-places.ts";
import type { PossibleHet } from "#app/notebook/store/own-lines.ts";
import { Button } from "#app/ui/kit/Button.tsx";

export function OwnPossibleHets({ onChoose }: { onChoose: (percent: number) => void }) {
  const [found, setFound] = useState<readonly PossibleHet[]>([]);
  useEffect(() => {
    if (!mayHaveNotebook()) return;
    let isWanted = true;
    import("#app/notebook/store/own-lines.ts")
      .then(({ possibleHets }) => possibleHets())
      .then(
        (hets) => isWanted && setFound(hets),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, []);
  return found.map(({ name, gene, percent }) => (
    <Button key={`${name} ${gene}`} type="button" look="outline" onClick={() => onChoose(percent)}>
      {name}：{percent}%ポスヘテ・{gene}
    </Button>
  ));
}
