// The public kit: app/ui/kit, and the chips and warnings of genetics.

import type { Picture } from "#app/platform/images/image.ts";
import { GenotypeChips } from "#app/ui/genetics/GenotypeChips.tsx";
import type { GenotypeChip } from "#app/ui/genetics/genotype-chips.ts";
import { Warnings } from "#app/ui/genetics/Warnings.tsx";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Button, ButtonLink } from "#app/ui/kit/Button.tsx";
import { Card } from "#app/ui/kit/Card.tsx";
import { Chart } from "#app/ui/kit/Chart.tsx";
import { Chip, type Tone } from "#app/ui/kit/Chip.tsx";
import { ColumnHeads } from "#app/ui/kit/ColumnHeads.tsx";
import { Body, Dates, DetailTop, Neighbours, Section, ShareLinks } from "#app/ui/kit/Detail.tsx";
import { Facts } from "#app/ui/kit/Facts.tsx";
import { Select, TextArea, TextInput } from "#app/ui/kit/Field.tsx";
import { Fold } from "#app/ui/kit/Fold.tsx";
import { Gallery } from "#app/ui/kit/Gallery.tsx";
import { Genes } from "#app/ui/kit/Genes.tsx";
import { Grid } from "#app/ui/kit/Grid.tsx";
import { KanaIndex } from "#app/ui/kit/KanaIndex.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { Pagination, PastLastPage } from "#app/ui/kit/Pagination.tsx";
import { Phrases } from "#app/ui/kit/Phrases.tsx";
import { Plate } from "#app/ui/kit/Plate.tsx";
import { PrintButton } from "#app/ui/kit/PrintButton.tsx";
import { ResultCount } from "#app/ui/kit/ResultCount.tsx";
import { SearchInput } from "#app/ui/kit/search/SearchInput.tsx";
import styles from "./playground.module.css";

const tones: readonly Tone[] = ["plain", "primary", "success", "warning", "error", "info"];

const chip = (name: string, state: GenotypeChip["state"], percent: number | null = null): GenotypeChip => ({
  gene: name,
  name,
  state,
  percent,
  concern: state === "super" ? "首をふる動き" : null,
});
const chips = [
  chip("パステル", "visual"),
  chip("スパイダー", "super"),
  chip("クラウン", "het"),
  chip("パイボール", "pos-het", 66),
  { ...chip("unknown-gene", "visual"), name: null },
];
const warnings = (["error", "warning", "info"] as const).map((tone) => ({
  message: `注意の見本（${tone}）`,
  facts: "卵の25%（1/4）・重度",
  source: "見本の文献",
  tone,
}));
const day = (at: string) => at.slice(0, 10);
const paging = { path: "/playground", query: {}, pages: 9 };

export function PublicKit({ picture }: { picture: Picture | null }) {
  return (
    <>
      <Breadcrumb trail={[{ label: "一覧", to: "/morph" }, { label: "見本" }]} />
      <PageHead title="ページの見出し" lead="一行の説明です。" />
      <h2>
        <Phrases text="文節のあいだで折り返す、長い見出しの見本です" />
      </h2>
      <div className={styles.row}>
        <Button>送信する</Button>
        <PrintButton />
        <Button look="outline">条件を消す</Button>
        <Button look="quiet">あとで</Button>
        <Button disabled>押せない</Button>
        <ButtonLink to="/playground">リンク</ButtonLink>
      </div>
      <div className={styles.row}>
        {tones.map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
        <Chip to="/playground">リンク</Chip>
      </div>
      <TextInput label="一行の入力" hint="補足の説明です" placeholder="例: パステル" />
      <TextInput label="誤りのある入力" error="入力してください" defaultValue="見本" />
      <TextArea label="長い文章" rows={3} />
      <Select label="選択" none="すべて" options={[{ value: "male", label: "オス" }]} />
      <SearchInput placeholder="探す言葉" />
      <DetailTop picture={<Gallery cover={picture} pictures={[]} caption="説明" />}>
        <Facts
          rows={[
            ["性別", "オス"],
            ["生まれ", "2025年7月1日"],
            ["遺伝子", <Genes key="genes" line="バナナ エンチ 66%ヘテロ・クラウン" />],
          ]}
        />
        <table>
          <ColumnHeads columns={["日", "体重"]} />
          <tbody>
            <tr>
              <td>2025年7月1日</td>
              <td>68 g</td>
            </tr>
          </tbody>
        </table>
        <Dates publishedAt="2026-01-01" updatedAt="2026-02-01" format={day} />
      </DetailTop>
      <Section title="節の見出し">
        <Body>
          <p>
            本文の見本です。<a href="/playground">リンク</a>と<strong>強調</strong>。
          </p>
        </Body>
      </Section>
      <Grid of="snakes">
        <Card to="/playground" title="カードの題名" picture={picture} facts="オス・2025年">
          <Chip tone="success">販売中</Chip>
        </Card>
      </Grid>
      <Grid of="articles">
        <Card to="/playground" title="記事のカード" picture={null} text="記事のあらましです。" />
      </Grid>
      <Fold label="たたんだ箱">
        <p>開くと読めます。</p>
      </Fold>
      <Chart viewBox="0 0 120 40" width="120" aria-label="68 gから120 gへ増えた体重の見本">
        <polyline points="4,36 60,24 116,6" fill="none" stroke="var(--color-primary)" strokeWidth="3" />
      </Chart>
      <Plate words="絵にできる資料がありません" />
      <KanaIndex path="/playground" row="か" />
      <GenotypeChips chips={chips} />
      <GenotypeChips chips={[]} />
      <Warnings health={warnings} remarks={["計算の前提の見本です。"]} />
      <ResultCount total={paging.pages * 12} unit="件" page={4} pages={paging.pages} level={3} />
      <Pagination {...paging} page={4} />
      <PastLastPage {...paging} />
      <Neighbours path="/term" previous={{ id: "a", title: "前の記事" }} next={{ id: "b", title: "次の記事" }} />
      <ShareLinks url="https://borupa.example/playground" title="部品の見本" />
    </>
  );
}
