import { Button, chakra, Stack } from "@chakra-ui/react";
import { Link } from "react-router";
import { Message, Notice, Problem } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Panel } from "#app/cms/admin/kit/Panel.tsx";
import { UnsavedForm } from "#app/cms/admin/kit/UnsavedForm.tsx";
import { FilterInput, FilterSelect, Filters } from "#app/cms/admin/screens/list/Filters.tsx";
import { FramedInput } from "#app/cms/fields/FieldFrame.tsx";
import type { BulkDeleted } from "#app/cms/library/delete.server.ts";
import { FileDrop } from "#app/cms/library/FileDrop.tsx";
import type { LibraryPage, LibraryPicture } from "#app/cms/library/list.server.ts";
import { type LibraryQuery, librarySearch, pictureUses, type UploadRow } from "#app/cms/library/picture.ts";
import { Tile } from "#app/cms/library/Tile.tsx";
import { UploadRows } from "#app/cms/library/UploadRows.tsx";
import { useUploads } from "#app/cms/library/use-uploads.ts";
import { CREDIT_MAX } from "#app/platform/images/image.ts";
import { formatDay } from "#app/platform/site/days.ts";
import { RESULTS } from "#app/platform/site/results.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import { Pagination } from "#app/ui/kit/Pagination.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { SendForm } from "#app/ui/kit/SendForm.tsx";
import { useHasScript } from "#app/ui/kit/use-has-script.ts";
import styles from "./Images.module.css";

interface Props {
  library: LibraryPage;
  query: LibraryQuery;
  months: readonly { month: string; count: number }[];
  rows: readonly UploadRow[];
  problem: string | null;
  deleted: BulkDeleted | null;
}

export function ImagesScreen({ library, query, months, rows, problem, deleted }: Props) {
  const { items, total, page, pages } = library;
  const { page: _, ...filters } = query;
  return (
    <>
      <PageHeading id={RESULTS} title="画像" lead={total > 0 && `${withCommas(total)}枚`} />
      <Notice />
      {deleted ? <Deleted result={deleted} /> : null}
      <ImageUpload rows={rows} problem={problem} />
      <ImageFilters query={query} months={months} />
      {items.length === 0 ? (
        <p className={styles.nothing}>
          {librarySearch({ ...query, page: 1 }) ? (
            <>
              条件に合う画像はありません。<Link to="/admin/images">条件を外してすべて見る</Link>
            </>
          ) : (
            "画像はまだありません。"
          )}
        </p>
      ) : (
        // Browsers restore checkboxes by position: after going back, other pictures would be selected.
        <SendForm action={`/admin/images${librarySearch(query)}`} autoComplete="off" aria-label="選んだ画像を操作">
          {/* Enter in a checkbox presses a form's first button: nothing is deleted unasked. */}
          <button type="submit" disabled hidden />
          <ImageCards items={items} />
          <chakra.details borderWidth="1px" borderRadius="l3" p="4" mt="5">
            <chakra.summary cursor="pointer" minHeight="32px">
              選んだ画像を削除する
            </chakra.summary>
            <chakra.p my="3">
              使っていない画像だけを完全に削除します。元に戻せません。使っている画像は削除されずに残ります。
            </chakra.p>
            <Button type="submit" name="do" value="delete" variant="outline" colorPalette="red">
              完全に削除する
            </Button>
          </chakra.details>
        </SendForm>
      )}
      <Pagination path="/admin/images" query={filters} page={page} pages={pages} />
    </>
  );
}

function Deleted({ result: { done, refused } }: { result: BulkDeleted }) {
  if (done === 0 && refused.length === 0)
    return <Message tone="error">何も選ばれていません。画像を選んでから、もう一度押してください。</Message>;
  return (
    <Message tone={refused.length === 0 ? "done" : done > 0 ? "warning" : "error"}>
      {done > 0 ? <p>{`${done}枚を削除しました。`}</p> : null}
      {refused.map(({ id, name, why }) => (
        <p key={id}>
          <Link to={`/admin/images/${id}`}>{name}</Link>：{why}
        </p>
      ))}
    </Message>
  );
}

function ImageFilters({ query, months }: Pick<Props, "query" | "months">) {
  const times = months.map(({ month, count }) => ({ value: month, label: `${formatDay(month)}（${count}枚）` }));
  return (
    <div className={styles.filters}>
      <Filters action="/admin/images" label="画像を絞り込む" query={query}>
        <FilterInput label="検索" type="search" name="q" defaultValue={query.q} placeholder="名前・代替テキスト" />
        <FilterSelect name="use" label="使用" defaultValue={query.use} none="すべて" options={pictureUses} />
        <FilterSelect
          name="month"
          label="アップロードした月"
          defaultValue={query.month}
          none="すべて"
          options={times}
        />
        <Button type="submit" variant="outline">
          絞り込む
        </Button>
      </Filters>
    </div>
  );
}

function ImageCards({ items }: { items: readonly LibraryPicture[] }) {
  return (
    <ul className={styles.cards}>
      {items.map((picture) => (
        <li key={picture.id} className={styles.card}>
          <Link to={`/admin/images/${picture.id}`} className={styles.link}>
            <Tile image={picture.id} />
            <span className={styles.name}>
              <Phrases text={picture.alt || picture.name} />
            </span>
          </Link>
          {picture.alt ? (
            <p className={styles.file}>{picture.name}</p>
          ) : (
            <p className={styles.warning}>代替テキストがありません</p>
          )}
          <p className={styles.file}>
            {picture.width}×{picture.height}・{formatDay(picture.createdAt)}
          </p>
          <label className={styles.pick}>
            <input type="checkbox" name="pick" value={picture.id} aria-label={`${picture.alt || picture.name}を選ぶ`} />
            {picture.uses > 0 ? `${picture.uses}件で使用中` : "未使用"}
          </label>
        </li>
      ))}
    </ul>
  );
}

interface ImageUploadProps {
  /** Results of an upload without JavaScript, and alt texts that could not be saved. */
  rows: readonly UploadRow[];
  problem: string | null;
}

function ImageUpload({ rows, problem }: ImageUploadProps) {
  // The list below shows them after the next load: a refresh that fails would replace the page and what is typed.
  const { uploads, add, isBusy } = useUploads();
  const hasScript = useHasScript();
  const all = [...rows, ...uploads];
  return (
    <Panel title="アップロード">
      <Problem>{problem}</Problem>
      <SendForm action="/admin/images" encType="multipart/form-data" aria-label="アップロード">
        <Stack gap="3" align="start" maxWidth="720px">
          <FileDrop label="画像ファイル（何枚でも）" multiple onFiles={add} />
          {hasScript ? null : (
            <>
              <p>一度に送れるのは、合わせて25MBまでです。説明は、アップロードのあとに1枚ずつ入力できます。</p>
              <Button type="submit" name="do" value="upload">
                アップロードする
              </Button>
            </>
          )}
        </Stack>
      </SendForm>
      {all.length > 0 ? <Results rows={all} isBusy={isBusy} /> : null}
    </Panel>
  );
}

const credit = {
  id: "uploaded-credit",
  label: "撮影・提供（今回の写真すべて）",
  hint: "公開ページで写真に添えます。空欄なら変わりません",
};

function Results({ rows, isBusy }: { rows: readonly UploadRow[]; isBusy: boolean }) {
  const isAsked = rows.some(({ result }) => result?.ok);
  return (
    <UnsavedForm
      isTyped={isBusy || rows.some(({ problem }) => problem)}
      action="/admin/images"
      aria-label="アップロードした画像の説明"
    >
      <Stack gap="4" mt="5" align="start" maxWidth="720px">
        <UploadRows rows={rows} />
        {isAsked ? <FramedInput frame={credit} name="credit" maxLength={CREDIT_MAX} maxWidth="360px" /> : null}
        {isAsked ? (
          <Button type="submit" name="do" value="describe" disabled={isBusy}>
            {isBusy ? "アップロードが終わるまでお待ちください" : "説明を保存する"}
          </Button>
        ) : null}
      </Stack>
    </UnsavedForm>
  );
}
