import { Box } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { useFlash } from "./flash.ts";

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
      {typeof children === "string" ? <Phrases text={children} /> : children}
    </Box>
  );
}

interface NoticeProps {
  /** The page's own messages by their name in its address. */
  own?: Readonly<Record<string, string>>;
  /** Why nothing of the sent form was stored. */
  problem?: React.ReactNode;
}

/** Says why a form was refused, or else what the address names as done or refused. */
export function Notice({ own, problem }: NoticeProps) {
  const flash = useFlash(own);
  if (problem) return <Problem>{problem}</Problem>;
  if (flash?.tone === "error") return <Problem>{flash.words}</Problem>;
  return flash ? <Message tone="done">{flash.words}</Message> : null;
}

/** Says why nothing of the sent form was stored. */
export function Problem({ children }: { children: React.ReactNode }) {
  if (!children) return null;
  return (
    <Message tone="error" first>
      {children}
    </Message>
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
