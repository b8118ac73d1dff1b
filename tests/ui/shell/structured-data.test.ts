import { expect, test } from "vitest";
import { ballJsonLd } from "#app/kinds/ball/json-ld.ts";
import { questionsJsonLd } from "#app/kinds/shared/article/Page.tsx";
import { questionsOf } from "#app/kinds/shared/article/page.server.ts";
import type { SiteData } from "#app/platform/site/site-data.ts";
import { registrationRows } from "#app/shop/registration.ts";
import { storeJsonLd } from "#app/shop/store-json-ld.ts";
import { shopWith } from "#tests/shop/forms.ts";

const registration = registrationRows(shopWith());
const site = (shop: SiteData["shop"]) =>
  ({ origin: "https://example.jp", siteName: "ボルパ手帖", shop }) as unknown as SiteData;
const inOrder = site({ registration });
const notInOrder = site({ registration: null });

const snake = (offer: object | null) =>
  ({
    id: "kohaku",
    title: "琥珀",
    genotype: "パステル",
    number: "B-1",
    cover: { image: "a".repeat(20), alt: "琥珀のイラスト" },
    offer,
  }) as never;
const offer = { price: 30_000, law: [], registration };

test("a snake is an offer only if its price and the eight legal items are on the page", () => {
  expect(registration).toHaveLength(8);
  expect(ballJsonLd(snake(offer), inOrder)).toMatchObject({
    "@type": "Product",
    name: "琥珀（パステル）",
    sku: "B-1",
    offers: {
      "@type": "Offer",
      price: 30_000,
      priceCurrency: "JPY",
      // Sold in person only: never over the internet.
      availability: "https://schema.org/InStoreOnly",
      seller: { "@type": "PetStore" },
    },
  });
  const without = [
    ballJsonLd(snake(null), inOrder),
    ballJsonLd(snake(offer), notInOrder),
    ballJsonLd(snake(offer), undefined),
    ballJsonLd(snake({ ...offer, price: null }), inOrder),
    ballJsonLd(snake({ ...offer, registration: [] }), inOrder),
    ballJsonLd(snake({ ...offer, registration: registration.slice(1) }), inOrder),
  ];
  for (const one of without) {
    expect(one).toMatchObject({ "@type": "ImageObject" });
    expect(JSON.stringify(one)).not.toContain("Offer");
  }
});

test("the site is a pet store while its registration is valid, otherwise an organization", () => {
  const { holder, office, address, number } = shopWith().registration;
  expect(storeJsonLd(inOrder)).toMatchObject({
    "@type": "PetStore",
    legalName: holder,
    name: office,
    address: { streetAddress: address },
    identifier: { value: number },
  });
  const unnamed = storeJsonLd(notInOrder);
  expect(unnamed).toMatchObject({ "@type": "Organization", name: "ボルパ手帖" });
  expect(unnamed).not.toHaveProperty("address");
});

test("a page answers the questions in its headings with the text under each", () => {
  const html =
    "<p>前</p><h2>1. いつ受診しますか</h2><p>口を開けて息をするとき。</p><ul><li>泡が出る</li></ul><h2>まとめ</h2><p>後</p><h2>何度ですか？</h2><h3>昼</h3><p>32℃</p>";
  const questions = questionsOf(html);
  expect(questions.map(({ question }) => question)).toEqual(["いつ受診しますか"]);
  expect(questionsJsonLd(questions)).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "いつ受診しますか",
        acceptedAnswer: { "@type": "Answer", text: "口を開けて息をするとき。\n泡が出る" },
      },
    ],
  });
});
