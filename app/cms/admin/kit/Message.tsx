import { Box } from "@chakra-ui/react";
import { useEffect, useRef } from "react";

const palettes = { done: "green", note: "blue", warning: "orange", error: "red" } as const;

interface Props {
  tone: keyof typeof palettes;
  children: React.ReactNode;
  /** Focuses the message, also without JavaScript. */
  first?: boolean;
}

export function Message({ tone, children, first = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // autofocus only works on page load.
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

/** A warning with a list of what it is about. */
export function WarningList({ words, items }: { words: string; items: readonly string[] }) {
  return (
    <Message tone="warning">
      <p>{words}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Message>
  );
}
