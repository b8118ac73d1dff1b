// Text input for dates that shows how the input is interpreted; with JavaScript also a calendar.

import { Button, chakra, Flex, Input } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { ariaAttributes, FieldFrame, type FrameProps } from "#app/cms/fields/FieldFrame.tsx";
import { dayInJapan, formatDay, weekdayOf } from "#app/platform/site/days.ts";
import { readDay } from "#app/platform/site/japanese-date.ts";
import { useHasScript } from "#app/ui/kit/use-has-script.ts";
import { dayWords } from "./field.ts";

interface Props {
  name: string;
  defaultValue: string;
  /** id and aria attributes. */
  tied: Record<string, unknown>;
  /** Accepts a bare year. */
  year?: boolean | undefined;
  /** Direction in which a date without a year is resolved. */
  toward?: "past" | "future" | undefined;
  compact?: boolean | undefined;
}

export function DayInput({ name, defaultValue, tied, year, toward, compact }: Props) {
  const filled = dayWords(defaultValue);
  const [typed, setTyped] = useState(filled);
  const box = useRef<HTMLInputElement>(null);
  const words = understood(typed, { year, toward, compact });
  return (
    <Flex align="center" columnGap="3" rowGap="1" wrap="wrap" width="100%">
      <Flex align="center" gap="1" width="100%" maxWidth="17rem" data-row>
        <Input
          {...tied}
          ref={box}
          name={name}
          defaultValue={filled}
          onInput={(event) => setTyped(event.currentTarget.value)}
          placeholder={compact ? undefined : year ? "2024年7月12日、2024" : "2026年8月10日、8/10"}
          autoComplete="off"
          size={compact ? "sm" : "md"}
        />
        <Calendar box={box} isSmall={compact === true} day={dayOf(typed)} />
      </Flex>
      <chakra.output htmlFor={String(tied.id ?? "")} color="fg.muted" fontSize="sm" suppressHydrationWarning>
        {words}
      </chakra.output>
    </Flex>
  );
}

export function FramedDay({ frame, ...day }: { frame: FrameProps } & Omit<Props, "tied">) {
  return (
    <FieldFrame {...frame}>
      <DayInput {...day} tied={ariaAttributes(frame)} />
    </FieldFrame>
  );
}

function Calendar({
  box,
  day,
  isSmall,
}: {
  box: React.RefObject<HTMLInputElement | null>;
  day: string;
  isSmall: boolean;
}) {
  const picker = useRef<HTMLInputElement>(null);
  if (!useHasScript()) return null;
  return (
    <chakra.span position="relative" flex="none">
      <Button
        type="button"
        variant="outline"
        colorPalette="gray"
        size={isSmall ? "sm" : "md"}
        px="2"
        aria-label="カレンダーから選ぶ"
        onClick={() => picker.current?.showPicker()}
      >
        <CalendarMark />
      </Button>
      <chakra.input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={day}
        onChange={(event) => put(box.current, event.currentTarget.value)}
        position="absolute"
        inset="0"
        opacity="0"
        pointerEvents="none"
      />
    </chakra.span>
  );
}

function CalendarMark() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M2.5 4.5h13v11h-13zM2.5 8h13M6 2.5v3M12 2.5v3" />
    </svg>
  );
}

function put(box: HTMLInputElement | null, day: string): void {
  if (!box || day === "") return;
  box.value = dayWords(day);
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

function read(typed: string, how: Pick<Props, "year" | "toward"> = {}) {
  return readDay(typed, { today: dayInJapan(new Date()), ...how });
}

function dayOf(typed: string): string {
  return read(typed)?.day ?? "";
}

/** Returns for example "2026年8月10日（月）", and whether the year was guessed; in rows only if it differs from the input. */
function understood(typed: string, { compact, ...how }: Pick<Props, "year" | "toward" | "compact">): string {
  const found = read(typed, how);
  if (!found) return "";
  const day = formatDay(found.day);
  if (compact && day === typed.trim()) return "";
  const named = found.day.length === 4 ? day : `${day}（${weekdayOf(found.day)}）`;
  return found.isYearGuessed ? `${named}として読みます` : named;
}
