// How the body was read when it was last sent, and what of it will not be shown.

import { chakra } from "@chakra-ui/react";
import { droppedSentence, formatSentence } from "#app/cms/admin/editing/body-words.ts";
import type { BodyReading } from "#app/cms/admin/editing/form-view.ts";

export function BodyNotes({ reading }: { reading: BodyReading }) {
  const dropped = droppedSentence(reading);
  return (
    <>
      <chakra.p fontSize="sm" color="fg.muted">
        {formatSentence(reading)}
      </chakra.p>
      {dropped ? (
        <chakra.p fontSize="sm" color="fg.warning" fontWeight="bold">
          {dropped}
        </chakra.p>
      ) : null}
    </>
  );
}
