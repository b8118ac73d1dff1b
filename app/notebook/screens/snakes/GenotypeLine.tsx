// The line of genes as breeders write it, read on this device: what it was taken for as chips, what is unclear as a question.

import { useRef } from "react";
import type { LineReading } from "#app/notebook/store/genes.ts";
import { GenotypeChips } from "#app/ui/genetics/GenotypeChips.tsx";
import { TextInput } from "#app/ui/kit/Field.tsx";
import styles from "./SnakeForm.module.css";

interface Props {
  line: string;
  error: string | undefined;
  reading: LineReading | null;
  onReading: (reading: LineReading | null) => void;
}

export function GenotypeLine({ line, error, reading, onReading }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const input = () => box.current?.querySelector("input") ?? null;

  async function read(typed: string) {
    const { lineReading } = await import("#app/notebook/store/genes.ts");
    const found = await lineReading(typed);
    // Something else may have been typed meanwhile.
    if (input()?.value.trim() === typed.trim()) onReading(found);
  }

  return (
    <div ref={box}>
      <TextInput
        name="genotype"
        label="モルフ"
        hint="例：パステル 100%ヘテロ・クラウン。英語でも、空のままでもかまいません"
        defaultValue={line}
        error={error}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onInput={() => onReading(null)}
        onBlur={({ currentTarget }) => void read(currentTarget.value)}
      />
      <div aria-live="polite">
        {reading?.state === "read" && reading.chips.length > 0 ? <GenotypeChips chips={reading.chips} /> : null}
        {reading && reading.questions.length > 0 ? (
          <div className={styles.unclear}>
            {reading.questions.map(({ message, corrections }) => (
              <div key={message}>
                <p>{message}</p>
                {corrections.length > 0 ? (
                  <div className={styles.corrections}>
                    {corrections.map((correction) => (
                      <button
                        key={correction}
                        type="button"
                        onClick={() => {
                          const field = input();
                          if (field) field.value = correction;
                          void read(correction);
                        }}
                      >
                        {correction}
                      </button>
                    ))}
                  </div>
                ) : null}
              </div>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}
