// Human-readable documentation of the API.

import { Link } from "react-router";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Section } from "#app/ui/kit/Detail.tsx";
import { Facts } from "#app/ui/kit/Facts.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import styles from "./AnswerNotes.module.css";
import type { ApiPageData } from "./openapi.server.ts";

const example = "/api/calculate?sire=pastel%20clown&dam=100%25%20het%20clown";

export function ApiPage({ operations }: { operations: ApiPageData }) {
  return (
    <>
      <Breadcrumb trail={[{ label: "道具", to: "/tools" }, { label: "API" }]} />
      <PageHead
        title="プログラムから使う（API）"
        lead="遺伝計算の結果、新着、繁殖シーズンの日程を、プログラムやカレンダーから読めます。登録もAPIキーも必要ありません。"
      />
      <ul>
        <li>
          APIの定義：<a href="/api/openapi.json">/api/openapi.json</a>（OpenAPI 3.1）
        </li>
        <li>
          例：<a href={example}>{decodeURIComponent(example)}</a>
        </li>
        <li>
          同じ計算を画面でするには<Link to="/calculate">遺伝計算</Link>へ。
        </li>
      </ul>
      {operations.map(({ path, summary, description, parameters, answers }) => (
        <Section key={path} title={summary}>
          <p>
            <code>GET {path}</code>
          </p>
          <p>{description}</p>
          {parameters.length > 0 ? (
            <>
              <h3>パラメーター</h3>
              <Facts
                rows={parameters.map(({ name, description: meaning, required }) => [
                  name,
                  required ? `${meaning}（必須）` : meaning,
                ])}
              />
            </>
          ) : null}
          <h3>レスポンス</h3>
          <Facts rows={answers.map(({ status, description: meaning }) => [status, meaning])} />
          {path === "/api/calculate" ? <AnswerNotes /> : null}
        </Section>
      ))}
    </>
  );
}

function AnswerNotes() {
  return (
    <div className={styles.text}>
      <dl>
        <dt>
          <code>sire</code>・<code>dam</code>
        </dt>
        <dd>
          読み取った親。<code>label</code> と、<code>genes</code>（遺伝子のIDと状態）。<code>spans</code>{" "}
          は書いた行を先頭から分けたもので、<code>is</code> は何として読んだかを示します（<code>gene</code>・
          <code>sex</code>・<code>price</code>・<code>shop</code> など。読めない部分は <code>unread</code>）。
        </dd>
        <dt>
          <code>warnings</code>
        </dt>
        <dd>健康・生存・計算の前提についての注意。</dd>
        <dt>
          <code>totals</code>・<code>looks</code>・<code>genotypes</code>・
          <wbr />
          <code>remainder</code>
        </dt>
        <dd>
          全体で何通りか、見た目ごと・遺伝子型ごとの行（確率の高い順に100行まで）、残りの行数と確率の合計。遺伝子のIDは図鑑のURLと同じです。伴性の遺伝子を持つ子の{" "}
          <code>makers</code> は、オスメーカー（<code>male</code>）・メスメーカー（<code>female</code>
          ）である確率です。白い個体は見分けられないものを1行にまとめ、どの2つの遺伝子で白いのかを{" "}
          <code>whitePairs</code> に、隠れて見えない遺伝子を <code>masked</code> に入れます。
        </dd>
        <dt>
          <code>probability</code>
        </dt>
        <dd>
          <code>numerator</code> ÷ <code>denominator</code> が正確な確率、<code>percent</code>{" "}
          は小数の近似値。2の53乗を超える整数は文字列です。
        </dd>
      </dl>
      <p>
        ポスヘテ証明は <code>GET /api/calculate?tool=prove&amp;prior=66&amp;mate=visual&amp;eggs=4&amp;visuals=0</code>{" "}
        です。クラッチごとに <code>mate</code>・<code>eggs</code>・<code>visuals</code> を繰り返します。
        <code>mate</code> は <code>visual</code>・<code>het</code>・<code>pos-het-66</code>{" "}
        など、前のクラッチと同じ相手なら <code>same</code>。結果の <code>posterior</code>{" "}
        が、クラッチの結果を入れたあとの確率です。
      </p>
      <p>
        計算できない親は422です。「BEL」「アザンティック」のようにどれを指すか決められない名前、読めない言葉、「？」「かも」「ではない」のようにはっきりしない書き方も、計算しません。
        <code>messages</code> に理由、<code>refusals</code> に親ごとの問いと、答えの候補（<code>corrections</code>
        。どれかの <code>line</code> を送り直すと計算できます）、<code>spans</code>{" "}
        に読み取った範囲が入ります。1行に2匹が書かれていれば、問いにその2行（<code>pair</code>）も付きます。
        読めないパラメーターは400、GET以外は405です。
      </p>
    </div>
  );
}
