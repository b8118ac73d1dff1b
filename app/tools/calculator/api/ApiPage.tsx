// The API for people: each address with what may be asked and what comes back.

import { Link } from "react-router";
import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { Section } from "#app/ui/kit/Detail.tsx";
import { Facts } from "#app/ui/kit/Facts.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { AnswerNotes } from "./AnswerNotes.tsx";
import type { ApiPageData } from "./openapi.server.ts";

const example = "/api/calculate?sire=pastel%20clown&dam=100%25%20het%20clown";

export function ApiPage({ operations }: { operations: ApiPageData }) {
  return (
    <>
      <Breadcrumb trail={[{ label: "道具", to: "/tools" }, { label: "API" }]} />
      <PageHead
        title="プログラムから使う（API）"
        lead="遺伝計算の結果、新着、繁殖シーズンの日程を、プログラムやカレンダーから読めます。登録も鍵もいりません。"
      />
      <ul>
        <li>
          機械が読む説明：<a href="/api/openapi.json">/api/openapi.json</a>（OpenAPI 3.1）
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
              <h3>指定</h3>
              <Facts
                rows={parameters.map(({ name, description: meaning, required }) => [
                  name,
                  required ? `${meaning}（必須）` : meaning,
                ])}
              />
            </>
          ) : null}
          <h3>答え</h3>
          <Facts rows={answers.map(({ status, description: meaning }) => [status, meaning])} />
          {path === "/api/calculate" ? <AnswerNotes /> : null}
        </Section>
      ))}
    </>
  );
}
