import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import { Link } from "react-router";
import { LinkButton } from "#app/cms/admin/kit/LinkButton.tsx";
import { Notice } from "#app/cms/admin/kit/Message.tsx";
import { PageHeading } from "#app/cms/admin/kit/PageHeading.tsx";
import { Pages } from "#app/cms/admin/kit/Pages.tsx";
import { RESULTS } from "#app/platform/site/results.ts";
import { withCommas } from "#app/platform/site/with-commas.ts";
import type { StoredInquiry } from "#app/shop/inquiries.server.ts";
import { type InquiriesQuery, inquiriesPath, inquiryFilters } from "#app/shop/inquiries-query.ts";
import type { InquiryState } from "#app/shop/inquiry.ts";
import { InquiryItem } from "./InquiryItem.tsx";

interface Props {
  query: InquiriesQuery;
  items: readonly StoredInquiry[];
  counts: Record<InquiryState, number>;
  pages: number;
  problem: string | null;
  /** A refused note: its text and the error. */
  refused: { id: number; typed: string; problem: string } | undefined;
  /** Mail recipients; empty without SMTP. */
  recipients: readonly string[];
  animal?: (id: string) => React.ReactNode;
}

const sentences = {
  answered: "返信済にしました。",
  done: "対応済にしました。",
  open: "未対応に戻しました。",
  noted: "メモを残しました。",
  deleted: "完全に削除しました。",
  sale: "販売状態を保存しました。",
};

export function InquiriesScreen({ query, items, counts, pages, problem, refused, recipients, animal }: Props) {
  return (
    <>
      <PageHeading
        id={RESULTS}
        title="問い合わせ"
        lead={`未対応 ${withCommas(counts.open)}件・返信済 ${withCommas(counts.answered)}件・対応済 ${withCommas(counts.done)}件`}
      />
      <Text color="fg.muted" fontSize="sm" mb="4">
        {recipients.length > 0
          ? `新しい問い合わせは、${recipients.join("、")} にメールでも知らせます。`
          : "メールの設定（SMTP_URL）がないため、新しい問い合わせはこのページだけに届きます。"}
        対応済にした問い合わせは、1年たつと自動で消えます。
      </Text>
      <Notice own={sentences} problem={problem} />
      {query.q ? (
        <Text mb="4">
          「{query.q}」で検索しています。<Link to={inquiriesPath({ ...query, q: "", page: 1 })}>検索をやめる</Link>
        </Text>
      ) : null}
      <Flex as="nav" aria-label="状態で絞り込む" gap="2" wrap="wrap" mb="5">
        {inquiryFilters.map(({ value, label }) => (
          <LinkButton
            key={value}
            to={inquiriesPath({ state: value, q: query.q, page: 1 })}
            size="sm"
            variant={value === query.state ? "solid" : "outline"}
            aria-current={value === query.state ? "page" : undefined}
          >
            {label}（{withCommas(value === "all" ? counts.open + counts.answered + counts.done : counts[value])}）
          </LinkButton>
        ))}
      </Flex>
      {items.length === 0 ? (
        <Box borderWidth="1px" borderStyle="dashed" borderColor="border" borderRadius="l3" p="10" textAlign="center">
          <p>
            {query.state === "open" && !query.q
              ? "未対応の問い合わせはありません。"
              : "条件に合う問い合わせはありません。"}
          </p>
        </Box>
      ) : (
        <Stack as="ul" gap="4" listStyleType="none" p="0">
          {items.map((item) => (
            <InquiryItem
              key={item.id}
              item={item}
              query={query}
              note={refused?.id === item.id ? refused : undefined}
              animal={item.ball && animal?.(item.ball.id)}
            />
          ))}
        </Stack>
      )}
      <Pages page={query.page} pages={pages} to={(page) => inquiriesPath({ ...query, page })} />
    </>
  );
}
