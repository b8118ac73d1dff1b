import { Box } from "@chakra-ui/react";
import { PURGE_WORDS } from "#app/cms/admin/editing/bulk/bulk.ts";
import { FramedInput } from "#app/cms/fields/FieldFrame.tsx";

export function PurgeWords({ problem }: { problem: string | null }) {
  const field = {
    id: "purge-words",
    label: `確認のため、「${PURGE_WORDS}」と入力してください`,
    error: problem ?? undefined,
  };
  return (
    <Box maxWidth="24em" mb="4">
      <FramedInput frame={field} name="typed" autoComplete="off" autoFocus={problem !== null} />
    </Box>
  );
}
