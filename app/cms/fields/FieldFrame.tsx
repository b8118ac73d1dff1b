// Form control with label, hint and error, linked on the server: Chakra's Field links them on the client only.

import { Badge, chakra, Input, type InputProps, Textarea, type TextareaProps, useSlotRecipe } from "@chakra-ui/react";

export interface FrameProps {
  /** Control id; ids of hint and error derive from it. */
  id: string;
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
  isPrivate?: boolean;
  /** Smaller, for use in rows. */
  compact?: boolean;
}

export function FieldFrame({
  id,
  label,
  hint,
  error,
  required,
  isPrivate,
  compact,
  children,
}: FrameProps & { children: React.ReactNode }) {
  const styles = useSlotRecipe({ key: "field" })();
  return (
    <chakra.div css={styles.root} gap={compact ? "1" : "1.5"}>
      <chakra.label htmlFor={id} css={styles.label} fontWeight={compact ? "normal" : "bold"}>
        {label}
        {required ? <Mark>公開に必要</Mark> : null}
        {isPrivate ? <Mark>サイトに出ません</Mark> : null}
      </chakra.label>
      {children}
      <Notes id={id} hint={hint} error={error} />
    </chakra.div>
  );
}

export function FramedInput({ frame, ...input }: { frame: FrameProps } & InputProps) {
  return (
    <FieldFrame {...frame}>
      <Input {...ariaAttributes(frame)} {...input} />
    </FieldFrame>
  );
}

export function FramedTextarea({ frame, ...textarea }: { frame: FrameProps } & TextareaProps) {
  return (
    <FieldFrame {...frame}>
      <Textarea {...ariaAttributes(frame)} {...textarea} />
    </FieldFrame>
  );
}

export function GroupFrame({ id, label, hint, error, required, children }: FrameProps & { children: React.ReactNode }) {
  const styles = useSlotRecipe({ key: "field" })();
  return (
    <chakra.fieldset
      id={id}
      css={styles.root}
      minWidth="0"
      gap="3"
      tabIndex={-1}
      aria-describedby={noteIds(id, hint, error)}
      aria-invalid={error ? true : undefined}
    >
      <chakra.legend css={styles.label} mb="1">
        {label}
        {required ? <Mark>公開に必要</Mark> : null}
      </chakra.legend>
      {children}
      <Notes id={id} hint={hint} error={error} />
    </chakra.fieldset>
  );
}

function Mark({ children }: { children: string }) {
  return (
    <Badge size="sm" colorPalette="gray" variant="outline">
      {children}
    </Badge>
  );
}

function Notes({ id, hint, error }: Pick<FrameProps, "id" | "hint" | "error">) {
  const styles = useSlotRecipe({ key: "field" })();
  return (
    <>
      {error ? (
        <chakra.p id={`${id}-error`} css={styles.errorText}>
          {error}
        </chakra.p>
      ) : null}
      {hint ? (
        <chakra.p id={`${id}-hint`} css={styles.helperText}>
          {hint}
        </chakra.p>
      ) : null}
    </>
  );
}

function noteIds(id: string, hint?: string, error?: string): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}

export function ariaAttributes({ id, hint, error }: Pick<FrameProps, "id" | "hint" | "error">) {
  return {
    id,
    "aria-describedby": noteIds(id, hint, error),
    "aria-invalid": error ? (true as const) : undefined,
    "data-invalid": error ? "" : undefined,
  };
}
