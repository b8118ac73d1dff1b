// Grid of snakes. Filtered by a gene, visual animals come before carriers.

import { Grid } from "#app/ui/kit/Grid.tsx";
import styles from "./ByLook.module.css";
import { BallCard } from "./Card.tsx";
import type { BallCardData } from "./card.server.ts";

export interface ByLook {
  name: string;
  /** Number of visual animals in the entire list. */
  seen: number;
  /** Number of snakes on earlier pages. */
  before: number;
}

interface Props {
  balls: readonly BallCardData[];
  total: number;
  /** Null if not filtered by a gene. */
  look: ByLook | null;
  level?: 2 | 3;
  /** Whether the grid is above the fold. */
  first?: boolean;
}

export function Snakes({ balls, total, look, level = 2, first = false }: Props) {
  const cards = (some: readonly BallCardData[], cardLevel: 2 | 3) => (
    <Grid of="snakes">
      {some.map((ball) => (
        <BallCard key={ball.id} ball={ball} level={cardLevel} first={first && balls.indexOf(ball) < 2} />
      ))}
    </Grid>
  );
  if (!look) return cards(balls, level);
  const { before } = look;
  const shown = balls.slice(0, Math.max(0, look.seen - before));
  const carried = balls.slice(shown.length);
  const Heading = `h${level}` as const;
  return (
    <div className={styles.groups}>
      {before < look.seen || before === 0 ? (
        <>
          <Heading className={styles.title}>
            {look.name}が見た目に出ている個体<span>{look.seen}匹</span>
          </Heading>
          {shown.length > 0 ? cards(shown, 3) : <p className={styles.none}>いまはいません。</p>}
        </>
      ) : null}
      {carried.length > 0 ? (
        <>
          <Heading className={styles.title}>
            ヘテロ・ポスヘテの個体<span>{total - look.seen}匹</span>
          </Heading>
          <p className={styles.none}>
            {look.name}
            は、見た目に出ていません。ヘテロは遺伝子を1コピー持つ個体、ポスヘテは持っている可能性がある個体です。
          </p>
          {cards(carried, 3)}
        </>
      ) : null}
    </div>
  );
}
