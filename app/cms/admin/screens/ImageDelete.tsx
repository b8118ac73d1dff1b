// The end of a picture that nothing uses, after being asked once.

import { Button, chakra } from "@chakra-ui/react";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import type { PictureUses } from "#app/cms/library/picture.ts";
import type { Image } from "#app/platform/images/image.ts";
import styles from "./Images.module.css";

export function ImageDelete({ image, uses }: { image: Image; uses: PictureUses }) {
  const { entries, unsaved, past, isInSettings } = uses;
  if (entries.length > 0 || unsaved.length > 0 || isInSettings) {
    return (
      <Panel title="削除">
        <p>
          使われているので、削除できません。先に「使っているところ」から外してください（ゴミ箱の中の記録と、保存していない入力も数えます）。
        </p>
      </Panel>
    );
  }
  return (
    <Panel title="削除">
      <chakra.details>
        <chakra.summary cursor="pointer" minHeight="32px">
          この画像を削除する
        </chakra.summary>
        <form method="post" action={`/admin/images/${image.id}`} aria-label="画像の削除">
          {/* Enter in the checkbox presses a form's first button: nothing is deleted unasked. */}
          <button type="submit" disabled hidden />
          <chakra.p my="3">完全に削除します。元に戻すことはできません。</chakra.p>
          {past.length > 0 ? (
            <label className={styles.pick}>
              <input type="checkbox" name="even-past" />
              {`${past.length}件の記録の以前の版で使っています。その版に戻すと画像が表示されなくなることを確かめました`}
            </label>
          ) : null}
          <Button type="submit" name="do" value="delete" variant="outline" colorPalette="red">
            完全に削除する
          </Button>
        </form>
      </chakra.details>
    </Panel>
  );
}
