import { Button } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import type { FormContext } from "#app/cms/fields/control.ts";
import { markChanged } from "#app/cms/fields/rows/RowMoves.tsx";
import untilScript from "#app/cms/fields/UntilScript.module.css";
import type { PickedPicture } from "#app/cms/library/list.server.ts";
import { PictureDialog } from "#app/cms/library/PictureDialog.tsx";
import { pictureUrl } from "#app/platform/images/image.ts";
import { PlainPicker } from "./PlainPicker.tsx";
import styles from "./Thumb.module.css";

interface Props {
  path: string;
  here: string;
  form: FormContext;
  label: string;
  multiple: boolean;
  onPick(pictures: readonly PickedPicture[]): void;
}

export function AddPictures({ path, here, form, label, multiple, onPick }: Props) {
  const plain = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isPlain, setPlain] = useState(true);
  const [isOpen, setOpen] = useState(false);
  // Keeps a choice made before hydration.
  useEffect(() => setPlain(isTouched(plain.current)), []);

  if (isPlain)
    return (
      <>
        <Button
          type="button"
          variant="outline"
          className={untilScript.until}
          alignSelf="start"
          aria-hidden="true"
          tabIndex={-1}
        >
          {label}
        </Button>
        <div className={untilScript.without}>
          <PlainPicker box={plain} path={path} here={here} library={form.libraryAt(path)} multiple={multiple} />
        </div>
      </>
    );
  return (
    <>
      <Button ref={button} type="button" variant="outline" alignSelf="start" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <PictureDialog
          title={label}
          multiple={multiple}
          onPick={(pictures) => {
            onPick(pictures);
            if (button.current) markChanged(button.current);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

export function isTouched(box: HTMLElement | null): boolean {
  const inputs = [...(box?.querySelectorAll("input") ?? [])];
  return inputs.some((input) => input.checked || (input.files?.length ?? 0) > 0);
}

export function Thumb({ image, alt, size, form }: { image: string; alt: string; size: number; form: FormContext }) {
  if (form.isLost(image))
    return (
      <p className={styles.thumb} style={{ width: size }}>
        画像は削除されています
      </p>
    );
  return <img src={pictureUrl(image, 320)} alt={alt} loading="lazy" className={styles.thumb} style={{ width: size }} />;
}
