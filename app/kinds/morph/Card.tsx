import { Card } from "#app/ui/kit/Card.tsx";
import { Chip } from "#app/ui/kit/Chip.tsx";
import type { MorphCardData } from "./card.server.ts";
import { noDrawingWords } from "./labels.ts";

interface Props {
  morph: MorphCardData;
  level?: 2 | 3;
  first?: boolean;
  isLarge?: boolean;
}

export function MorphCard({ morph, level, first, isLarge }: Props) {
  return (
    <Card
      to={`/morph/${morph.id}`}
      title={morph.title}
      picture={morph.cover}
      ground={morph.ground}
      instead={morph.isUnseen ? noDrawingWords : undefined}
      facts={[!morph.isUnseen && morph.figure && `図${morph.figure}`, morph.english].filter(Boolean).join(" ")}
      text={morph.summary}
      level={level}
      first={first}
      isLarge={isLarge}
    >
      <Chip>{morph.inheritance}</Chip>
      {morph.hasConcern ? <Chip tone="warning">健康上の懸念あり</Chip> : null}
    </Card>
  );
}
