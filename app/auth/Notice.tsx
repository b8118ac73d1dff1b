// One message on the login and account pages, read out at once by screen readers.

import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

const grounds = { error: "error", success: "success", info: "info" } as const;

export function Notice({ tone, children }: { tone: keyof typeof grounds; children: ReactNode }) {
  const colour = grounds[tone];
  return (
    <Box
      role={tone === "error" ? "alert" : "status"}
      borderWidth="1px"
      borderRadius="8px"
      paddingX="4"
      paddingY="3"
      style={{
        background: `var(--color-${colour}-soft)`,
        color: `var(--color-${colour}-text)`,
        borderColor: `var(--color-${colour})`,
      }}
    >
      {children}
    </Box>
  );
}
