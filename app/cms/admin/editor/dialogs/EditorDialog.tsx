// Dialog rendered outside the entry's form, so that its inputs are not submitted with it.

import { Button, Flex, Heading } from "@chakra-ui/react";
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { ignoreComposingEnter } from "#app/cms/admin/kit/composing.ts";
import styles from "./EditorDialog.module.css";

interface Props {
  title: string;
  /** Null hides the button. */
  submit: string | null;
  /** `typed`: the inputs by name. */
  onSubmit(typed: Readonly<Record<string, string>>): void;
  onClose(): void;
  children: ReactNode;
  /** Button that removes what the dialog edits. */
  undo?: { label: string; onPress(): void } | undefined;
  isWide?: boolean;
}

export function EditorDialog({ title, submit, onSubmit, onClose, children, undo, isWide = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble to the entry's form through the portal.
    event.stopPropagation();
    onSubmit(
      Object.fromEntries(Array.from(new FormData(event.currentTarget), ([name, value]) => [name, String(value)])),
    );
  };
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      onClose={onClose}
    >
      <form onSubmit={send} onKeyDown={ignoreComposingEnter} noValidate className={styles.form}>
        <Heading as="h2" size="lg" id={heading}>
          {title}
        </Heading>
        {children}
        <Flex gap="2" wrap="wrap" justify="end">
          {undo ? (
            <Button type="button" variant="ghost" colorPalette="red" onClick={undo.onPress}>
              {undo.label}
            </Button>
          ) : null}
          <Button type="button" variant="outline" colorPalette="gray" onClick={() => dialog.current?.close()}>
            やめる
          </Button>
          {submit === null ? null : <Button type="submit">{submit}</Button>}
        </Flex>
      </form>
    </dialog>,
    document.querySelector(".admin") ?? document.body,
  );
}
