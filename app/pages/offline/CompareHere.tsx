// The comparison of morphs made on the device, from what was stored. A part of its own: only who has no connection needs it.

import { Compare, compareTitle } from "#app/kinds/morph/Compare.tsx";
import { type ComparePage, comparePage } from "#app/kinds/morph/compare.ts";
import { geneBook } from "#app/notebook/store/genes.ts";
import { HereNote, usePageHere } from "./HereNote.tsx";
import { MORPHS_FILE } from "./morphs-file.ts";

const here = {
  isUnasked: () => true,
  answer: async (search: URLSearchParams) => {
    const [genes, response] = await Promise.all([geneBook(), fetch(MORPHS_FILE)]);
    return comparePage({ genes, morphs: await response.json() }, search.getAll("ids"));
  },
  title: compareTitle,
};

export function CompareHere(props: React.ComponentProps<typeof Compare>) {
  const { page, state } = usePageHere<ComparePage>(props.page, here);
  return (
    <>
      <HereNote state={state} />
      <Compare {...props} page={page} />
    </>
  );
}
