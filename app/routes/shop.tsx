// The shop: who sells, what is offered, how it goes, and what the law asks to be shown. Never a checkout.

import { countKeys, listVisible } from "#app/content/public-queries.server.ts";
import { optionsOf } from "#app/fields/choice/field.ts";
import { geneName } from "#app/genetics/print-genotype.ts";
import { askedAbout } from "#app/kinds/ball/asked.server.ts";
import { BallCard } from "#app/kinds/ball/BallCard.tsx";
import { ballCard } from "#app/kinds/ball/ball-card.server.ts";
import { sexLabels } from "#app/kinds/ball/labels.ts";
import { books } from "#app/kinds/reference-indexes.server.ts";
import { database } from "#app/platform/database/connection.server.ts";
import { networkOf } from "#app/platform/http/address-network.ts";
import { cacheable } from "#app/platform/http/cacheable.server.ts";
import { requestFacts } from "#app/platform/http/request-context.server.ts";
import { dayInJapan } from "#app/platform/site/days.ts";
import { pageHead } from "#app/shell/head.ts";
import { Contact } from "#app/shop/Contact.tsx";
import { HowToBuy } from "#app/shop/HowToBuy.tsx";
import { answerInquiry } from "#app/shop/inquiry-answer.server.ts";
import { readShopInformation } from "#app/shop/notice.server.ts";
import { registrationProblems, registrationRows } from "#app/shop/registration.ts";
import { ShopFilters } from "#app/shop/ShopFilters.tsx";
import { readShopQuery, shopQueryNames } from "#app/shop/shop-query.ts";
import { Breadcrumb } from "#app/ui/Breadcrumb.tsx";
import { Section } from "#app/ui/Detail.tsx";
import { Facts } from "#app/ui/Facts.tsx";
import { Grid } from "#app/ui/Grid.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { Pagination, PastEnd } from "#app/ui/Pagination.tsx";
import type { Route } from "./+types/shop";

export const loader = cacheable([...shopQueryNames, "ball", "sent"], async ({ url }: Route.LoaderArgs) => {
  const db = database();
  const now = new Date();
  const { value: shop } = await readShopInformation(db);
  if (registrationProblems(shop, dayInJapan(now)).length > 0) return { isOpen: false as const, profile: shop.profile };
  const [{ genes }, morphs, years, asked] = await Promise.all([
    books(db, now),
    countKeys(db, "ball", "morph", now),
    countKeys(db, "ball", "year", now),
    askedAbout(db, url.searchParams.get("ball"), now),
  ]);
  const options = {
    morph: morphs.map(({ text }) => ({ value: text, label: geneName(genes, text) })),
    sex: optionsOf(sexLabels),
    year: years.map(({ text }) => ({ value: text, label: `${text}年` })).sort((a, b) => b.value.localeCompare(a.value)),
  };
  const { query, filters, price, page, ignored } = readShopQuery(url.searchParams, options);
  const list = await listVisible(db, "ball", { filters, ranges: price ? { price } : {}, sort: query.sort, page }, now);
  return {
    isOpen: true as const,
    profile: shop.profile,
    howToBuy: shop.howToBuy,
    contact: { mail: shop.mail, line: shop.line, x: shop.x, phone: shop.phone },
    registration: registrationRows(shop),
    options,
    query,
    ignored,
    total: list.total,
    page: list.page,
    pages: list.pages,
    balls: list.items.map((entry) => ballCard(entry, genes, true)),
    asked,
    isSent: url.searchParams.get("sent") === "1",
  };
});

export function action({ request, url, context }: Route.ActionArgs) {
  return answerInquiry(database(), request, url, networkOf(context.get(requestFacts).address), new Date());
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    title: "ショップ",
    description:
      "ご案内できるボールパイソンの個体と、見学・お引き渡しまでの流れ、第一種動物取扱業の表示をまとめています。",
    path: "/shop",
  });

export default function Shop({ loaderData: shop, actionData: answer }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb trail={[{ label: "ショップ" }]} />
      <PageHead title="ショップ" lead={shop.profile || "飼育・繁殖している個体をご案内するページです。"} />
      {shop.isOpen ? (
        <>
          <HowToBuy words={shop.howToBuy} />
          <Section title="ご案内できる個体" id="balls">
            <ShopFilters options={shop.options} query={shop.query} />
            {shop.ignored.map((sentence) => (
              <p role="status" key={sentence}>
                {sentence}
              </p>
            ))}
            <p>
              <strong>{shop.total}</strong>匹
            </p>
            {shop.total > 0 && shop.page > shop.pages ? (
              <PastEnd path="/shop" query={shop.query} pages={shop.pages} />
            ) : null}
            {shop.total === 0 ? (
              <p>条件に合う個体は、いまはありません。条件をゆるめるか、お問い合わせください。</p>
            ) : null}
            <Grid of="snakes">
              {shop.balls.map((ball) => (
                <BallCard key={ball.id} ball={ball} level={3} />
              ))}
            </Grid>
            <Pagination path="/shop" query={shop.query} page={shop.page} pages={shop.pages} />
          </Section>
          <Contact contact={shop.contact} asked={shop.asked} isSent={shop.isSent} answer={answer} />
          <Section title="第一種動物取扱業の表示">
            <Facts rows={shop.registration.map((item) => [item.label, item.value] as const)} />
          </Section>
        </>
      ) : (
        <>
          {answer ? (
            <p role="alert">
              <strong>{answer.notice}</strong>
            </p>
          ) : null}
          <p>現在、個体のご案内をお休みしています。飼育情報や図鑑は、これまでどおりごらんいただけます。</p>
        </>
      )}
    </>
  );
}
