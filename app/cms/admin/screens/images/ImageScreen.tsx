import { Button, chakra, Stack } from "@chakra-ui/react";
import { Link } from "react-router";
import { Notice } from "#app/cms/admin/kit/Message.tsx";
import { editPath, revisionsPath } from "#app/cms/admin/kit/navigation.ts";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { StageBadge } from "#app/cms/admin/kit/StageBadge.tsx";
import { UnsavedForm } from "#app/cms/admin/kit/UnsavedForm.tsx";
import { kindNamed } from "#app/cms/content/registry.ts";
import { ariaAttributes, FieldFrame, FramedInput } from "#app/cms/fields/FieldFrame.tsx";
import type { PictureAnswer } from "#app/cms/library/answer.server.ts";
import { PICTURE_TYPES } from "#app/cms/library/FileDrop.tsx";
import type { PictureUse, PictureUses } from "#app/cms/library/uses.server.ts";
import { ALT_MAX, CREDIT_MAX, type Image, NAME_MAX, pictureUrl } from "#app/platform/images/image.ts";
import { pictureCode } from "#app/platform/richtext/picture-code.ts";
import { formatMoment } from "#app/platform/site/days.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { CopyText } from "./CopyText.tsx";
import styles from "./Images.module.css";

export interface ImageProps {
  image: Image;
  uses: PictureUses;
  answer: Exclude<PictureAnswer, { to: string }> | undefined;
}

const sentences = {
  replaced: "画像を差し替えました。URLはそのままです。下の説明が新しい画像に合うか、確かめてください。",
};

export function ImageScreen({ image, uses, answer }: ImageProps) {
  const { id, name, alt, width, height, createdAt } = image;
  const large = pictureUrl(id, 1280);
  return (
    <>
      <PageHeading
        title={alt || name}
        lead={`${width}×${height}・${formatMoment(createdAt)}にアップロード`}
        actions={<Link to="/admin/images">画像の一覧へ</Link>}
      />
      <Notice own={sentences} problem={answer?.problem} />
      <div className={styles.own}>
        <Stack gap="6" minWidth="0">
          <a href={large} aria-label="画像だけを表示">
            <img src={large} alt={alt} width={width} height={height} className={styles.large} />
          </a>
          <ImageUses uses={uses} />
        </Stack>
        <Stack gap="6" minWidth="0">
          <Words image={image} answer={answer} />
          <Panel title="URL">
            <Stack gap="3">
              <CopyText label="画像のURL" text={large} />
              <CopyText label="「ふつうの文章」の本文に書くとき" text={pictureCode(id, alt)} />
            </Stack>
          </Panel>
          <ImageReplace image={image} problem={answer?.type === "file" ? answer.problem : undefined} />
          <ImageDelete image={image} uses={uses} />
        </Stack>
      </div>
    </>
  );
}

function Words({ image, answer }: Pick<ImageProps, "image" | "answer">) {
  const typed = answer?.typed ?? image;
  const name = { id: "image-name", label: "名前", hint: "管理画面でだけ使います" };
  const alt = {
    id: "image-alt",
    label: "代替テキスト",
    hint: "画像が見えない人に伝わる短い説明。この画像を選んだときに、はじめから入ります。すでに使っている記録の代替テキストは変わりません",
  };
  const credit = { id: "image-credit", label: "撮影・提供", hint: "公開ページで写真に添えます。空欄なら何も出ません" };
  const licence = {
    id: "image-licence",
    label: "利用の条件",
    hint: "ほかの人の写真のとき、「CC BY 4.0」のように書きます",
  };
  const taken = {
    id: "image-taken",
    label: "撮影日",
    hint: "カメラの記録から読み取ります。個体の写真は撮影日の順に並び、月齢が添えられます",
  };
  return (
    <Panel title="説明">
      <UnsavedForm isTyped={answer?.type === "words"} action={`/admin/images/${image.id}`} aria-label="画像の説明">
        <input type="hidden" name={`version:${image.id}`} value={image.version} />
        <Stack gap="4" align="start">
          <FramedInput frame={name} name="name" defaultValue={typed.name} maxLength={NAME_MAX} />
          <FramedInput frame={alt} name={`alt:${image.id}`} defaultValue={typed.alt} maxLength={ALT_MAX} />
          <FramedInput frame={credit} name={`credit:${image.id}`} defaultValue={typed.credit} maxLength={CREDIT_MAX} />
          <FramedInput
            frame={licence}
            name={`licence:${image.id}`}
            defaultValue={typed.licence}
            maxLength={CREDIT_MAX}
          />
          <FramedInput frame={taken} type="date" name={`taken:${image.id}`} defaultValue={typed.takenOn} />
          <label className={styles.pick}>
            <input type="checkbox" name={`illustration:${image.id}`} defaultChecked={typed.isIllustration} />
            イラスト（写真ではないことを、ページに書き添えます）
          </label>
          <Button type="submit" name="do" value="describe">
            保存する
          </Button>
        </Stack>
      </UnsavedForm>
    </Panel>
  );
}

function ImageReplace({ image, problem }: { image: Image; problem: string | undefined }) {
  const file = {
    id: "image-file",
    label: "新しい画像ファイル",
    hint: "URLは変わらず、使っているところすべてが新しい画像になります。以前に見た人には、最長で1日ほど、前の画像が表示されることがあります",
    error: problem,
  };
  return (
    <Panel title="差し替え">
      <SendForm action={`/admin/images/${image.id}`} encType="multipart/form-data" aria-label="画像の差し替え">
        <Stack gap="4" align="start">
          <FieldFrame {...file}>
            <input {...ariaAttributes(file)} type="file" name="file" accept={PICTURE_TYPES} />
          </FieldFrame>
          <Button type="submit" name="do" value="replace" variant="outline">
            差し替える
          </Button>
        </Stack>
      </SendForm>
    </Panel>
  );
}

function ImageDelete({ image, uses }: { image: Image; uses: PictureUses }) {
  const { past } = uses;
  return (
    <Panel title="削除">
      {isUsed(uses) ? (
        <p>
          使われているので、削除できません。先に「使っているところ」から外してください（ゴミ箱の中の記録と、保存していない入力も含みます）。
        </p>
      ) : (
        <chakra.details>
          <chakra.summary cursor="pointer" minHeight="32px">
            この画像を削除する
          </chakra.summary>
          <SendForm action={`/admin/images/${image.id}`} aria-label="画像の削除">
            {/* Enter in the checkbox presses a form's first button: nothing is deleted unasked. */}
            <button type="submit" disabled hidden />
            <chakra.p my="3">完全に削除します。元に戻せません。</chakra.p>
            {past.length > 0 ? (
              <label className={styles.pick}>
                <input type="checkbox" name="even-past" />
                {`${past.length}件の記録の以前の版で使っています。その版に戻すと画像が表示されなくなることを確かめました`}
              </label>
            ) : null}
            <Button type="submit" name="do" value="delete" variant="outline" colorPalette="red">
              完全に削除する
            </Button>
          </SendForm>
        </chakra.details>
      )}
    </Panel>
  );
}

function isUsed({ entries, unsaved, isInSettings }: PictureUses): boolean {
  return entries.length > 0 || unsaved.length > 0 || isInSettings;
}

function ImageUses({ uses }: { uses: PictureUses }) {
  const { entries, unsaved, past, isInSettings } = uses;
  return (
    <Panel title="使っているところ">
      {isUsed(uses) ? (
        <ul className={styles.uses}>
          {entries.map((use) => (
            <li key={`${use.kind}/${use.id}`}>
              <Named use={use} to={editPath(use.kind, use.id)} /> <StageBadge stage={use.stage} />
              <p className={styles.places}>{use.places.join("・")}</p>
            </li>
          ))}
          {unsaved.map(({ kind, id, title, by }) => (
            <li key={`${kind}/${id} ${by}`}>
              {kindNamed(kind).label}「{id === null ? "新しい記録" : title || id}」
              <p className={styles.places}>{by}さんの保存していない入力</p>
            </li>
          ))}
          {isInSettings ? <li>サイトの設定</li> : null}
        </ul>
      ) : (
        <p>どこにも使っていないため、サイトには表示されません。</p>
      )}
      {past.length > 0 ? (
        <>
          <p className={styles.past}>以前の版だけで使っているところ</p>
          <ul className={styles.uses}>
            {past.map((use) => (
              <li key={`${use.kind}/${use.id}`}>
                <Named use={use} to={revisionsPath(use.kind, use.id)} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Panel>
  );
}

function Named({ use, to }: { use: PictureUse; to: string }) {
  return (
    <>
      {kindNamed(use.kind).label}「<Link to={to}>{use.title || use.id}</Link>」
    </>
  );
}
