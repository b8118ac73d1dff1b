// The button that publishes says what it will do: with JavaScript, while the time is being typed.

import { Button } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { publishWords } from "#app/cms/admin/kit/time-words.ts";

/** `publishAt`: as the form was drawn with it. */
export function PublishButton({ isVisible, publishAt }: { isVisible: boolean; publishAt: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState(publishAt);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form drawn anew may hold another time
  useEffect(() => {
    const control = button.current?.form?.elements.namedItem("publishAt");
    if (!(control instanceof HTMLInputElement)) return;
    const look = () => setTyped(control.value);
    look();
    control.addEventListener("input", look);
    return () => control.removeEventListener("input", look);
  }, [publishAt]);

  return (
    <Button ref={button} type="submit" name="do" value="publish">
      {publishWords(isVisible, typed, new Date())}
    </Button>
  );
}
