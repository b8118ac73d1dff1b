// Shop page: snakes for sale, process, inquiry form and legal notices. There is no checkout.

import { Snakes } from "#app/kinds/ball/ByLook.tsx";
import { BeforeKeeping } from "#app/kinds/ball/page/BeforeKeeping.tsx";
import { useSite } from "#app/platform/site/site-data.ts";
import { Contact } from "#app/shop/Contact.tsx";
import { HowToBuy } from "#app/shop/HowToBuy.tsx";
import type { InquiryAnswer } from "#app/shop/inquiry-answer.server.ts";
import { ShopFilters } from "#app/shop/ShopFilters.tsx";
import { storeJsonLd } from "#app/shop/store-json-ld.ts";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Section } from "#app/ui/kit/Detail.tsx";
import { Facts } from "#app/ui/kit/Facts.tsx";
import { JsonLd } from "#app/ui/kit/JsonLd.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { Pagination, PastLastPage } from "#app/ui/kit/Pagination.tsx";
import { ResultCount } from "#app/ui/kit/ResultCount.tsx";
import styles from "./ShopPage.module.css";
import type { ShopPageData } from "./shop-page.server.ts";

export function ShopPage({ shop, answer }: { shop: ShopPageData; answer: InquiryAnswer | undefined }) {
  const site = useSite();
  return (
    <>
      <Breadcrumb trail={[{ label: "ショップ" }]} />
      <PageHead title="ショップ" lead={shop.profile || "飼育・繁殖している個体をご案内するページです。"} />
      {shop.isOpen ? (
        <>
          <p className={styles.ways}>
            <a href="#how">お迎えまでの流れ</a>
            <a href="#contact">問い合わせ・見学</a>
          </p>
          <BeforeKeeping />
          <Section title="ご案内できる個体" id="balls">
            <ShopFilters filters={shop.filters} query={shop.query} />
            {shop.ignored.map((sentence) => (
              <p role="status" key={sentence}>
                {sentence}
              </p>
            ))}
            <ResultCount total={shop.total} unit="匹" page={shop.page} pages={shop.pages} level={3} />
            {shop.total > 0 && shop.page > shop.pages ? (
              <PastLastPage path="/shop" query={shop.query} pages={shop.pages} />
            ) : null}
            {shop.total === 0 ? (
              <p>条件に合う個体は、いまはいません。条件をゆるめるか、お問い合わせください。</p>
            ) : null}
            {shop.total > 0 ? <Snakes balls={shop.balls} total={shop.total} look={shop.look} level={3} first /> : null}
            <Pagination path="/shop" query={shop.query} page={shop.page} pages={shop.pages} />
          </Section>
          <HowToBuy words={shop.howToBuy} />
          <Contact contact={shop.contact} subject={shop.subject} isSent={shop.isSent} answer={answer} />
          <Section title="第一種動物取扱業の表示">
            <Facts rows={shop.registration.map((item) => [item.label, item.value] as const)} />
          </Section>
          {site ? <JsonLd data={{ "@context": "https://schema.org", ...storeJsonLd(site) }} /> : null}
        </>
      ) : (
        <>
          {answer ? (
            <p role="alert">
              <strong>{answer.notice}</strong>
            </p>
          ) : null}
          <p>現在、個体のご案内をお休みしています。飼育情報や図鑑は、これまでどおりご覧いただけます。</p>
        </>
      )}
    </>
  );
}
