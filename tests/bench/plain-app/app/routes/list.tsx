// The same 24 cards as the site's list, from data that is simply there: no database, no policy, no shell.

import { readFileSync } from "node:fs";
import { useLoaderData } from "react-router";
import { BallCard } from "#app/ball/BallCard.tsx";
import type { BallCardData } from "#app/ball/ball-card.server.ts";
import { Grid } from "#app/ui/Grid.tsx";

const cards: BallCardData[] = JSON.parse(readFileSync(process.env.BENCH_CARDS ?? "", "utf8"));

export function loader() {
  return { cards };
}

export default function List() {
  const { cards: balls } = useLoaderData<typeof loader>();
  return (
    <main>
      <Grid of="snakes">
        {balls.map((ball, at) => (
          <BallCard key={ball.id} ball={ball} first={at < 2} />
        ))}
      </Grid>
    </main>
  );
}
