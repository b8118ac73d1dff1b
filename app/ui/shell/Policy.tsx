// What the site sends elsewhere, and what it keeps.

import article from "#app/platform/richtext/Article.module.css";
import { useSite } from "#app/platform/site/site-data.ts";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";

export function Policy() {
  const tagManager = useSite()?.gtmId;
  return (
    <>
      <Breadcrumb trail={[{ label: "外部送信とプライバシー" }]} />
      <PageHead
        title="外部送信とプライバシー"
        lead="このサイトが保存するものと、外部に送信するものをまとめています。"
      />
      <div className={article.article}>
        <h2>この端末に保存するもの</h2>
        <ul>
          <li>
            表示の明るさ（theme）と、天気で選んだ地域（weather-area）を、設定を覚えておくためのクッキーに保存します。
          </li>
          <li>
            遺伝計算などの道具、モルフの要点、飼育情報・用語集と、最近読んだ公開ページの写しを、接続がないときに使えるように、6MBまでこの端末の中に残します。管理画面は残しません。大きさを見たり消したりするには、
            <a href="/offline">接続がないときに使えるもの</a>をご覧ください。
          </li>
          <li>遺伝計算に書いた「わたしの個体」は、残すことを選んだ場合に限り、この端末の中だけに保存します。</li>
          <li>
            ストレスチェックの過去の結果は、保存を選んだ場合に限り、この端末の中だけに保存します。サーバーには送りません。
          </li>
        </ul>
        <h2>外部に送信するもの</h2>
        <ul>
          <li>
            {tagManager
              ? "閲覧状況を知るため、Googleタグマネージャーを通じて、ページのURLと題名、端末の種類などをGoogleに送信します。"
              : "閲覧状況の解析のための外部送信は行っていません。"}
          </li>
          <li>
            記事にX（旧Twitter）・Instagram・TikTokの投稿、動画、地図などが埋め込まれている場合、それが画面に近づいたときに、表示のため、それぞれの提供元へ接続します。そのとき提供元に、IPアドレスやこのサイトのアドレスなどが伝わることがあります。提供元のプログラムは、このサイトから切り離した枠の中でだけ動き、このサイトがお使いの端末に保存したものを読むことはできません。
          </li>
          <li>天気は、サーバーが気象庁から取得しています。閲覧している方の情報は気象庁に送られません。</li>
        </ul>
        <h2>問い合わせと見学の申し込み</h2>
        <p>
          お問い合わせや見学の申し込みで受け取った情報は、その連絡のためだけに使い、対応が済んでから1年たつと消します。届いたことを、担当者へ電子メールで知らせることがあります。法令にもとづく場合をのぞき、ご本人の同意なく第三者に渡しません。
        </p>
      </div>
    </>
  );
}
