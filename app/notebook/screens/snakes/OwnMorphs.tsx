// The snakes of the notebook where morphs are chosen: one choice, and what can be seen of a snake is chosen.

import { useEffect, useState } from "react";
import { mayHaveNotebook } from "#app/notebook/store/old-places.ts";
import type { OwnMorphs as Own } from "#app/notebook/store/own-lines.ts";
import { Select } from "#app/ui/kit/Field.tsx";

/** `onChoose`: called with the ids. Nothing is shown without a script or a notebook. */
export function OwnMorphs({ onChoose }: { onChoose: (ids: readonly string[]) => void }) {
  const [found, setFound] = useState<readonly Own[]>([]);
  useEffect(() => {
    if (!mayHaveNotebook()) return;
    let isWanted = true;
    import("#app/notebook/store/own-lines.ts")
      .then(({ ownMorphs }) => ownMorphs())
      .then(
        (own) => isWanted && setFound(own),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, []);
  if (found.length === 0) return null;
  return (
    <Select
      label="手帖の個体から"
      none="選ぶ"
      autoComplete="off"
      options={found.map(({ name, morphs }, i) => ({
        value: String(i),
        label: `${name}：${morphs.map(({ title }) => title).join("、")}`,
      }))}
      onChange={({ currentTarget }) => {
        const own = found[Number(currentTarget.value)];
        if (currentTarget.value !== "" && own) onChoose(own.morphs.map(({ id }) => id));
      }}
    />
  );
}
