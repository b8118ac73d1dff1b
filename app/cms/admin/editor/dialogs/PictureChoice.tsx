// The library by pages, with its search, and a way to add to it: pressing a picture, or sending one, chooses it.

import { FileDrop } from "#app/cms/library/FileDrop.tsx";
import { PicturePages } from "#app/cms/library/PicturePages.tsx";
import type { PickedPicture } from "#app/cms/library/picture.ts";
import { UploadStates } from "#app/cms/library/UploadStates.tsx";
import { useUploads } from "#app/cms/library/use-uploads.ts";

export function PictureChoice({ onChoose }: { onChoose(picture: PickedPicture): void }) {
  const { uploads, add } = useUploads((result) => {
    if (result.ok) onChoose(result);
  });
  return (
    <>
      <FileDrop label="この端末の画像を1枚送る" multiple={false} onFiles={add} />
      <UploadStates rows={uploads} />
      <PicturePages picked={[]} newest={0} onToggle={onChoose} />
    </>
  );
}
