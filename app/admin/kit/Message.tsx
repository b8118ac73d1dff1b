// A sentence about what has just happened or what is the matter, read out by screen readers.

import { Box } from "@chakra-ui/react";

const palettes = { done: "green", note: "blue", warning: "orange", error: "red" } as const;

interface Props {
  tone: keyof typeof palettes;
  children: React.ReactNode;
  /** The first thing to read on this page: gets the focus, without JavaScript too. */
  first?: boolean;
}

export function Message({ tone, children, first = false }: Props) {
  return (
    <Box
      role={tone === "error" ? "alert" : "status"}
      colorPalette={palettes[tone]}
      borderWidth="1px"
      borderColor="colorPalette.border"
      borderRadius="l3"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      px="4"
      py="3"
      mb="5"
      tabIndex={first ? -1 : undefined}
      autoFocus={first}
    >
      {children}
    </Box>
  );
}
