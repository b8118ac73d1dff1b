// A sentence about what has just happened or what is the matter, read out by screen readers.

import { Box } from "@chakra-ui/react";
import { useEffect, useRef } from "react";

const palettes = { done: "green", note: "blue", warning: "orange", error: "red" } as const;

interface Props {
  tone: keyof typeof palettes;
  children: React.ReactNode;
  /** The first thing to read on this page: gets the focus, without JavaScript too. */
  first?: boolean;
}

export function Message({ tone, children, first = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // The attribute serves a page that comes as a document; what is drawn later has to be led to.
  useEffect(() => {
    if (first) box.current?.focus();
  }, [first]);
  return (
    <Box
      ref={box}
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
