import { Link } from "react-router";
import { NoticeLine } from "#app/kinds/info/NoticeLine.tsx";
import { Topics } from "#app/kinds/info/Topics.tsx";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { EmptyList } from "#app/ui/kit/ListLayout.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { BlogPart, Part } from "./Part.tsx";
import type { ReadingData } from "./reading.server.ts";

export function ReadingHub({ tiles, notice, blogs, terms }: ReadingData) {
  return (
    <>
      <Breadcrumb trail={[{ label: "読みもの" }]} />
      <PageHead title="読みもの" lead="飼育情報は困りごとから、用語集は五十音から、ブログは新しい順に探せます。" />
      {tiles.length + blogs.length + terms === 0 && !notice ? <EmptyList /> : null}
      {notice ? <NoticeLine notice={notice} /> : null}
      {tiles.length > 0 ? (
        <Part title="飼育情報" more={{ to: "/info", label: "すべての記事" }}>
          <Topics tiles={tiles} level={3} />
        </Part>
      ) : null}
      {terms > 0 ? (
        <Part title="用語集" more={{ to: "/term", label: `用語集を開く（${terms}語）` }}>
          <p>
            <Link to="/search?q=ヘテロ">ヘテロ</Link>や<Link to="/search?q=産卵前脱皮">産卵前脱皮</Link>
            など、記事や図鑑に出てくる用語の意味を、五十音から引けます。
          </p>
        </Part>
      ) : null}
      <BlogPart blogs={blogs} />
    </>
  );
}
