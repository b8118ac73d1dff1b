// What was typed and not saved before, offered back: what the server stored, without JavaScript too, or what only this device has.

import { Button, Flex } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { Message } from "#app/cms/admin/kit/Message.tsx";
import { formatShortMoment } from "#app/platform/site/days.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { type DeviceCopy, readCopies, removeCopy } from "./device-copy.ts";

interface Props {
  /** The entry's admin address, "/admin/blogs/new" or "/admin/blogs/x". */
  own: string;
  /** Where the form itself stands. */
  formPath: string;
  admin: string;
  storedAt: string | null;
  /** Puts a device's copy into the form; gives whether it is there now. */
  onRestore(copy: DeviceCopy): Promise<boolean>;
}

export function UnsavedOffer({ own, formPath, admin, storedAt, onRestore }: Props) {
  const savePath = `${own}/save`;
  const [copies, setCopies] = useState<readonly DeviceCopy[]>([]);
  useEffect(() => setCopies(readCopies(admin, savePath)), [admin, savePath]);

  const [copy] = copies;
  if (copy && copy.at > (storedAt ?? "")) {
    const done = () => {
      removeCopy(copy.key);
      setCopies(copies.slice(1));
    };
    return (
      <Offer words={`この端末に、保存していない入力があります（${formatShortMoment(copy.at, new Date())}）。`}>
        <Button type="button" variant="outline" onClick={async () => (await onRestore(copy)) && done()}>
          入力を戻す
        </Button>
        <Button type="button" variant="ghost" colorPalette="gray" onClick={done}>
          捨てる
        </Button>
      </Offer>
    );
  }
  if (!storedAt) return null;
  return (
    <Offer words={`保存していない下書きがあります（${formatShortMoment(storedAt, new Date())}）。`}>
      <Button asChild variant="outline">
        <a href={`${formPath}?unsaved=1`}>入力を戻す</a>
      </Button>
      <SendForm action={`${own}/autosave`}>
        <Button type="submit" name="do" value="forget" variant="ghost" colorPalette="gray">
          捨てる
        </Button>
      </SendForm>
    </Offer>
  );
}

function Offer({ words, children }: { words: string; children: React.ReactNode }) {
  return (
    <Message tone="warning">
      <Flex gap="3" align="center" wrap="wrap">
        <span>{words}</span>
        <Flex gap="2">{children}</Flex>
      </Flex>
    </Message>
  );
}
