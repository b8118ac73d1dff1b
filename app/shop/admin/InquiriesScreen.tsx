// What visitors asked the shop: what waits first, each with a button that marks it.

import { Badge, Box, Button, Flex, Stack, Text, Link as TextLink } from "@chakra-ui/react";
import { Link } from "react-router";
import { Message } from "#app/admin/kit/Message.tsx";
import { editPath } from "#app/admin/kit/navigation.ts";
import { PageHeading } from "#app/admin/kit/PageHeading.tsx";
import { useSending } from "#app/admin/kit/use-sending.ts";
import { formatDay, formatMoment } from "#app/platform/site/days.ts";
import type { StoredInquiry } from "#app/shop/inquiries.server.ts";
import { type InquiriesQuery, inquiriesPath, inquiryFilters } from "#app/shop/inquiries-query.ts";
import { type InquiryState, inquiryKinds } from "#app/shop/inquiry.ts";

interface Props {
  query: InquiriesQuery;
  items: readonly StoredInquiry[];
  counts: Record<InquiryState, number>;
  pages: number;
  flash: string | null;
  problem: string | null;
}

const weekday = new Intl.DateTimeFormat("ja-JP", { weekday: "short", timeZone: "UTC" });

export function InquiriesScreen({ query, items, counts, pages, flash, problem }: Props) {
  return (
    <>
      <PageHeading title="問い合わせ" lead={`未対応 ${number(counts.open)}件・対応済 ${number(counts.done)}件`} />
      {problem ? <Message tone="error">{problem}</Message> : null}
      {flash && !problem ? <Message tone="done">{flash}</Message> : null}
      <Flex as="nav" aria-label="状態でしぼる" gap="2" wrap="wrap" mb="5">
        {inquiryFilters.map(({ value, label }) => (
          <Button key={value} asChild size="sm" variant={value === query.state ? "solid" : "outline"}>
            <Link
              to={inquiriesPath({ state: value, page: 1 })}
              aria-current={value === query.state ? "page" : undefined}
            >
              {label}（{number(value === "all" ? counts.open + counts.done : counts[value])}）
            </Link>
          </Button>
        ))}
      </Flex>
      {items.length === 0 ? (
        <Box borderWidth="1px" borderStyle="dashed" borderColor="border" borderRadius="l3" p="10" textAlign="center">
          <p>{query.state === "open" ? "未対応の問い合わせはありません。" : "問い合わせはありません。"}</p>
        </Box>
      ) : (
        <Stack as="ul" gap="4" listStyleType="none" p="0">
          {items.map((item) => (
            <Item key={item.id} item={item} query={query} />
          ))}
        </Stack>
      )}
      {pages > 1 ? <Pages query={query} pages={pages} /> : null}
    </>
  );
}

function Item({ item, query }: { item: StoredInquiry; query: InquiriesQuery }) {
  const { isSending, onSubmit } = useSending();
  const isOpen = item.state === "open";
  const kind = inquiryKinds.find(({ value }) => value === item.kind)?.label;
  return (
    <Box as="li" borderWidth="1px" borderColor="border" borderRadius="l3" bg="bg.panel" p={{ base: "4", md: "5" }}>
      <Flex gap="3" align="center" wrap="wrap" mb="2">
        <Badge colorPalette={isOpen ? "orange" : "green"} size="md">
          {isOpen ? "未対応" : "対応済"}
        </Badge>
        <Badge colorPalette={item.kind === "visit" ? "blue" : "gray"} size="md">
          {kind}
        </Badge>
        <Text as="span" color="fg.muted" fontSize="sm">
          <time dateTime={item.at}>{formatMoment(item.at)}</time>
        </Text>
      </Flex>
      <Text as="h2" fontWeight="bold" fontSize="lg">
        {item.name} さん
      </Text>
      <Flex gap="1 4" wrap="wrap">
        {item.mail ? (
          <TextLink
            href={`mailto:${encodeURIComponent(item.mail).replace("%40", "@")}?subject=${encodeURIComponent(subjectOf(item))}`}
          >
            {item.mail}
          </TextLink>
        ) : null}
        {item.phone ? <TextLink href={`tel:${item.phone.replace(/[^\d+]/g, "")}`}>{item.phone}</TextLink> : null}
      </Flex>
      {item.ball ? (
        <Text mt="2">
          個体：
          {item.ball.title === null ? (
            `${item.ball.id}（削除済み）`
          ) : (
            <TextLink asChild>
              <Link to={editPath("ball", item.ball.id)}>{item.ball.title || item.ball.id}</Link>
            </TextLink>
          )}
        </Text>
      ) : null}
      {item.days.length > 0 ? (
        <Text mt="2">
          見学の希望日：
          {item.days
            .map((day, place) => `第${place + 1}希望 ${formatDay(day)}（${weekday.format(new Date(day))}）`)
            .join("、")}
        </Text>
      ) : null}
      {item.message ? (
        <Text mt="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {item.message}
        </Text>
      ) : null}
      <form method="post" action={inquiriesPath(query)} onSubmit={onSubmit}>
        <input type="hidden" name="id" value={item.id} />
        <Flex gap="3" align="center" wrap="wrap" mt="4">
          <Button
            type="submit"
            name="state"
            value={isOpen ? "done" : "open"}
            size="sm"
            variant={isOpen ? "solid" : "outline"}
            aria-label={`${item.name}さんの${kind}を${isOpen ? "対応済にする" : "未対応に戻す"}`}
          >
            {isOpen ? "対応済にする" : "未対応に戻す"}
          </Button>
          {item.done ? (
            <Text as="span" color="fg.muted" fontSize="sm">
              <time dateTime={item.done.at}>{formatMoment(item.done.at)}</time> {item.done.by}
            </Text>
          ) : null}
          {isSending ? <span role="status">送信しています…</span> : null}
        </Flex>
      </form>
    </Box>
  );
}

function Pages({ query, pages }: { query: InquiriesQuery; pages: number }) {
  const to = (page: number) => inquiriesPath({ ...query, page });
  return (
    <Flex as="nav" aria-label="ページ" gap="4" mt="6" align="center" justify="center">
      {query.page > 1 ? <Link to={to(query.page - 1)}>前の50件</Link> : null}
      <span>
        {query.page} / {pages}ページ
      </span>
      {query.page < pages ? <Link to={to(query.page + 1)}>次の50件</Link> : null}
    </Flex>
  );
}

function subjectOf(item: StoredInquiry): string {
  const what = item.kind === "visit" ? "見学のお申し込み" : "お問い合わせ";
  return item.ball ? `Re: ${what}（${item.ball.title || item.ball.id}）` : `Re: ${what}`;
}

function number(value: number): string {
  return value.toLocaleString("ja-JP");
}
