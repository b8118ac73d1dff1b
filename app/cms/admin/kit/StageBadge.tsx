import { Badge } from "@chakra-ui/react";
import { type Stage, stageLabels } from "#app/cms/content/entry.ts";

const palettes: Record<Stage, string> = {
  draft: "gray",
  scheduled: "blue",
  published: "green",
  "published-with-draft": "orange",
  ended: "gray",
  trash: "red",
};

export function StageBadge({ stage }: { stage: Stage }) {
  return (
    <Badge colorPalette={palettes[stage]} size="md" whiteSpace="normal" wordBreak="keep-all">
      {stageLabels[stage]}
    </Badge>
  );
}
