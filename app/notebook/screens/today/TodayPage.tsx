// /note: today's page, or what an empty notebook begins with.

import { memo, useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Pair } from "#app/notebook/pairs/pair.ts";
import { TakeScreen } from "#app/notebook/screens/snakes/TakeScreen.tsx";
import type { TodaySnake } from "#app/notebook/today/today.ts";
import { EmptyNotebook, ExampleNote } from "./EmptyNotebook.tsx";
import { FileWord, SealedWord } from "./FileWord.tsx";
import { TodayScreen } from "./TodayScreen.tsx";
import { TonightLine } from "./TonightLine.tsx";

interface Props {
  snakes: readonly TodaySnake[];
  pairs: readonly Pair[];
}

export function TodayPage({ snakes, pairs }: Props) {
  const isLedOn = useLedOn();
  const [search] = useSearchParams();
  const take = search.get("take");
  if (isLedOn) return null;
  if (take !== null) return <TakeScreen take={take} snakes={snakes} />;
  if (snakes.length === 0) return <EmptyNotebook />;
  return <Filled snakes={snakes} pairs={pairs} />;
}

/** Memoised, as the other long pages are: a navigation renders the page that is left once more. */
const Filled = memo(({ snakes, pairs }: Props) => {
  const example = snakes.find(({ snake }) => snake.isExample)?.snake;
  return (
    <TodayScreen
      snakes={snakes}
      pairs={pairs}
      foot={<FileWord records={snakes.reduce((sum, { digest }) => sum + digest.count, 0)} />}
    >
      <SealedWord />
      <TonightLine />
      {example ? <ExampleNote id={example.id} name={example.name} /> : null}
    </TodayScreen>
  );
});

/** Without a connection the service worker has this page alone, and names in its address the one that was wanted. */
function useLedOn(): boolean {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const to = search.get("go") ?? "";
  const isInNotebook = /^\/note\/[\w/?=&%-]+$/.test(to);
  useEffect(() => {
    if (isInNotebook) void navigate(to, { replace: true });
  }, [isInNotebook, to, navigate]);
  return isInNotebook;
}
