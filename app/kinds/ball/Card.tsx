import { withCommas } from "#app/platform/site/with-commas.ts";
import { Card } from "#app/ui/kit/Card.tsx";
import { Chip, type Tone } from "#app/ui/kit/Chip.tsx";
import styles from "./Card.module.css";
import type { BallCardData } from "./card.server.ts";
import { saleLabels, sexLabels } from "./labels.ts";

const saleTones: Record<BallCardData["sale"], Tone> = {
  display: "plain",
  "on-sale": "success",
  negotiating: "warning",
  sold: "error",
  "not-for-sale": "plain",
};

interface Props {
  ball: BallCardData;
  level?: 2 | 3;
  first?: boolean;
  isLarge?: boolean;
}

export function BallCard({ ball, level, first, isLarge }: Props) {
  const facts = [sexLabels[ball.sex], ball.year && `${ball.year}年`, ball.grams && `${withCommas(ball.grams)}g`];
  return (
    <Card
      to={`/ball/${ball.id}`}
      title={ball.title}
      picture={ball.cover}
      ground={ball.ground}
      facts={
        <>
          {ball.number ? <span className={styles.number}>{ball.number}</span> : null}
          {facts.filter(Boolean).join("・")}
        </>
      }
      genotype={ball.genotype}
      level={level}
      first={first}
      isLarge={isLarge}
    >
      <Chip tone={saleTones[ball.sale]}>{saleLabels[ball.sale]}</Chip>
      {ball.price === null ? null : <Chip tone="primary">{withCommas(ball.price)}円</Chip>}
    </Card>
  );
}
