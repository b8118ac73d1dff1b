// A snake's parents over three generations, as its keepers know them.

import { chakra } from "@chakra-ui/react";
import { Link } from "react-router";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import type { Relative } from "./family.server.ts";

export function Parents({ sire, dam }: Pick<Relative, "sire" | "dam">) {
  return (
    <chakra.ul ps="4" borderStartWidth="2px">
      <Parent word="父" relative={sire} />
      <Parent word="母" relative={dam} />
    </chakra.ul>
  );
}

function Parent({ word, relative }: { word: "父" | "母"; relative: Relative | null }) {
  return (
    <chakra.li py="1">
      {word}：
      {relative === null ? (
        "記録なし"
      ) : relative.stage === null ? (
        `${relative.id}（見つかりません）`
      ) : (
        <>
          <Link to={`/admin/balls/${relative.id}`}>{relative.title}</Link> <StageBadge stage={relative.stage} />
        </>
      )}
      {relative && (relative.sire || relative.dam) ? <Parents sire={relative.sire} dam={relative.dam} /> : null}
    </chakra.li>
  );
}
