import { Badge, Box, Button, chakra, Flex, Stack, Text } from "@chakra-ui/react";
import { Link } from "react-router";
import { Moment } from "#app/cms/admin/kit/Moment.tsx";
import { editPath } from "#app/cms/admin/kit/navigation.ts";
import { FramedTextarea } from "#app/cms/fields/FieldFrame.tsx";
import { formatDay, weekdayOf } from "#app/platform/site/days.ts";
import { ANIMAL_KIND } from "#app/shop/animal-kind.ts";
import type { StoredInquiry } from "#app/shop/inquiries.server.ts";
import { type InquiriesQuery, inquiriesPath } from "#app/shop/inquiries-query.ts";
import { type InquiryState, inquiryKinds, inquiryStates } from "#app/shop/inquiry.ts";
import { SendForm } from "#app/ui/kit/SendForm.tsx";

const palettes: Record<InquiryState, string> = { open: "orange", answered: "blue", done: "green" };
interface Props {
  item: StoredInquiry;
  query: InquiriesQuery;
  note: { typed: string; problem: string } | undefined;
  animal: React.ReactNode;
}

export function InquiryItem({ item, query, note, animal }: Props) {
  const kind = inquiryKinds.find(({ value }) => value === item.kind)?.label;
  return (
    <Box
      as="li"
      id={`inquiry-${item.id}`}
      scrollMarginTop="20"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: "4", md: "5" }}
    >
      <Flex gap="3" align="center" wrap="wrap" mb="2">
        <Badge colorPalette={palettes[item.state]} size="md">
          {inquiryStates.find(({ value }) => value === item.state)?.label}
        </Badge>
        <Badge colorPalette="gray" size="md">
          {kind}
        </Badge>
        <Text as="span" color="fg.muted" fontSize="sm">
          <Moment at={item.at} />
        </Text>
      </Flex>
      <Text as="h2" fontWeight="bold" fontSize="lg">
        {item.name}さん
      </Text>
      <Flex columnGap="4" rowGap="1" wrap="wrap">
        {item.mail ? (
          <a
            href={`mailto:${encodeURIComponent(item.mail).replace("%40", "@")}?subject=${encodeURIComponent(subjectOf(item))}`}
          >
            {item.mail}
          </a>
        ) : null}
        {item.phone ? <a href={`tel:${item.phone.replace(/[^\d+]/g, "")}`}>{item.phone}</a> : null}
      </Flex>
      {item.ball ? (
        <Text mt="2">
          個体：
          {item.ball.title === null ? (
            `${item.ball.id}（削除済み）`
          ) : (
            <Link to={editPath(ANIMAL_KIND, item.ball.id)}>{item.ball.title || item.ball.id}</Link>
          )}
        </Text>
      ) : null}
      {animal}
      {item.days.length > 0 ? (
        <Text mt="2">
          見学の希望日：
          {item.days.map((day, place) => `第${place + 1}希望 ${formatDay(day)}（${weekdayOf(day)}）`).join("、")}
        </Text>
      ) : null}
      {item.message ? (
        <Text mt="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {item.message}
        </Text>
      ) : null}
      <Happened item={item} />
      {/* One form: a note typed before a state's button is kept with it. */}
      <SendForm action={inquiriesPath(query)}>
        <input type="hidden" name="id" value={item.id} />
        <States item={item} />
        <InquiryNotes item={item} note={note} />
      </SendForm>
      <Delete item={item} query={query} />
    </Box>
  );
}

function Happened({ item: { answered, done, delivery } }: Pick<Props, "item">) {
  return (
    <Text mt="3" color="fg.muted" fontSize="sm">
      {answered ? (
        <chakra.span display="block">
          返信：
          <Moment at={answered.at} /> {answered.by}
        </chakra.span>
      ) : null}
      {done ? (
        <chakra.span display="block">
          対応済：
          <Moment at={done.at} /> {done.by}
        </chakra.span>
      ) : null}
      {delivery === "failed" ? "この問い合わせは、メールでお知らせできませんでした。" : null}
    </Text>
  );
}

const buttons: Record<InquiryState, readonly { to: InquiryState; label: string }[]> = {
  open: [
    { to: "answered", label: "返信済にする" },
    { to: "done", label: "対応済にする" },
  ],
  answered: [
    { to: "done", label: "対応済にする" },
    { to: "open", label: "未対応に戻す" },
  ],
  done: [{ to: "open", label: "未対応に戻す" }],
};

function States({ item }: Pick<Props, "item">) {
  return (
    <Flex gap="3" align="center" wrap="wrap" mt="3">
      {buttons[item.state].map(({ to, label }, index) => (
        <Button
          key={to}
          type="submit"
          name="state"
          value={to}
          size="sm"
          variant={index === 0 && item.state !== "done" ? "solid" : "outline"}
          aria-label={`${item.name}さんの問い合わせを${label}`}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}

function Delete({ item, query }: Omit<Props, "note" | "animal">) {
  return (
    <chakra.details mt="3" fontSize="sm">
      <chakra.summary cursor="pointer" minHeight="28px" color="fg.muted">
        削除…
      </chakra.summary>
      <SendForm action={inquiriesPath(query)}>
        <input type="hidden" name="id" value={item.id} />
        <chakra.p my="2">
          {item.name}さんの問い合わせを、連絡先とメモも含めて完全に削除します。元に戻せません。
        </chakra.p>
        <Button type="submit" name="do" value="delete" variant="outline" colorPalette="red" size="sm">
          完全に削除する
        </Button>
      </SendForm>
    </chakra.details>
  );
}

function subjectOf(item: StoredInquiry): string {
  const what = item.kind === "visit" ? "見学のお申し込み" : "お問い合わせ";
  return item.ball ? `Re: ${what}（${item.ball.title || item.ball.id}）` : `Re: ${what}`;
}

function InquiryNotes({ item, note }: Pick<Props, "item" | "note">) {
  const field = { id: `note-${item.id}`, label: "メモ（公開されません）", error: note?.problem };
  return (
    <Box mt="3">
      {item.notes.length > 0 ? (
        <Stack as="ul" gap="2" listStyleType="none" p="0" mb="2">
          {item.notes.map(({ id, at, by, text }) => (
            <Box as="li" key={id} borderStartWidth="3px" borderColor="border.emphasized" ps="3">
              <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                {text}
              </Text>
              <Text color="fg.muted" fontSize="xs">
                <Moment at={at} /> {by}
              </Text>
            </Box>
          ))}
        </Stack>
      ) : null}
      <chakra.details open={note !== undefined} fontSize="sm">
        <chakra.summary cursor="pointer" minHeight="28px" color="primary.fg">
          メモを書く
        </chakra.summary>
        <Stack gap="2" maxWidth="560px" align="start">
          {/* The id keeps text that browsers restore on going back with its inquiry. */}
          <FramedTextarea frame={field} name={`note.${item.id}`} rows={3} defaultValue={note?.typed ?? ""} />
          <Button type="submit" size="sm" variant="outline">
            メモを残す
          </Button>
        </Stack>
      </chakra.details>
    </Box>
  );
}
