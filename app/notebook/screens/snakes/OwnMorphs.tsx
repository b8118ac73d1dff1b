// Selects the morphs visible in one of the notebook's snakes.

import { mayHaveNotebook } from "#app/notebook/store/old-places.ts";
import { Select } from "#app/ui/kit/Field.tsx";
import { useLoaded } from "#app/ui/kit/use-loaded.ts";

/** `onChoose` receives morph ids. Renders nothing without JavaScript or a notebook. */
export function OwnMorphs({ onChoose }: { onChoose: (ids: readonly string[]) => void }) {
  const [found] = useLoaded(async () =>
    mayHaveNotebook() ? (await import("#app/notebook/store/own-lines.ts")).ownMorphs() : [],
  );
  if (!found?.length) return null;
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
