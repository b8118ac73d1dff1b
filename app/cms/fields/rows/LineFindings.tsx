// Reading of a quick-entry line: recognised genes, unread parts, and choices for ambiguous names.

import { Badge, Button, chakra, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { fetchJson } from "#app/ui/kit/fetch-json.ts";
import { useLoaded } from "#app/ui/kit/use-loaded.ts";
import type { LineReading } from "./line.ts";

interface Props {
  path: string;
  here: string;
  reading: LineReading;
  /** Whether the line is still in the box; else its parts are in the rows already. */
  stands: boolean;
  onChoose(line: string): void;
}

export function LineFindings({ path, here, reading, stands, onChoose }: Props) {
  const { chips, unread, notes, choices, rest } = reading;
  return (
    <chakra.div role="status" width="100%" display="grid" gap="2" fontSize="sm">
      {chips.length > 0 ? (
        <Flex as="p" gap="1.5" wrap="wrap" align="center">
          {stands ? "読めました" : "下の表に入れました"}
          {chips.map((chip) => (
            <Badge key={chip.text} size="md" variant={chip.isQuiet ? "outline" : "subtle"}>
              {chip.text}
            </Badge>
          ))}
        </Flex>
      ) : null}
      {unread.map(({ text, why }) => (
        <chakra.p key={text} color="fg.error">
          「{text}」：{why}
        </chakra.p>
      ))}
      {choices.map(({ text, options }) => (
        <Flex key={text} gap="2" wrap="wrap" align="center">
          <span>「{text}」はどれですか</span>
          {options.map((option) => {
            const chosen = lineWith(rest, text, option);
            const line = stands ? [...chips.map((chip) => chip.text), chosen].join(" ") : chosen;
            return (
              <Button
                key={option}
                type="submit"
                name={`line:${path.replace(/^lines\./, "")}`}
                value={line}
                formAction={`#${here}`}
                size="sm"
                variant="outline"
                height="auto"
                minHeight="var(--control-height)"
                py="1.5"
                textAlign="start"
                whiteSpace="normal"
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(line);
                }}
              >
                {ownWords(option, options)}
              </Button>
            );
          })}
        </Flex>
      ))}
      {notes.map((note) => (
        <chakra.p key={note} color="fg.muted">
          {note}
        </chakra.p>
      ))}
    </chakra.div>
  );
}

function ownWords(option: string, options: readonly string[]): string {
  const own = option.split(" ").filter((word) => !options.every((one) => one.split(" ").includes(word)));
  return own.join(" ") || option;
}

function lineWith(rest: string, text: string, option: string): string {
  return rest.includes(text) ? rest.replace(text, option) : `${rest} ${option}`.trim();
}

// Reads a quick-entry line on the server while typing.

const DEBOUNCE_MS = 250;

/** Returns null if the request fails; the line is still submitted as typed. */
export async function readLine(reader: string, line: string, signal?: AbortSignal): Promise<LineReading | null> {
  if (line.trim() === "") return null;
  return fetchJson(`/admin/read-line?${new URLSearchParams({ reader, line })}`, { signal });
}

export function useLineReading(reader: string, first: LineReading | undefined) {
  const [line, see] = useState<string | null>(null);
  const [live] = useLoaded(
    async (gone) => (line === null ? null : { reading: await readLine(reader, line, gone) }),
    [line],
    line?.trim() ? DEBOUNCE_MS : 0,
  );
  // The submitted form's reading until something is typed.
  return { shown: live ? live.reading : first, isLive: live !== null, see };
}
