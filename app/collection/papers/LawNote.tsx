// Footer of each paper: the law with source, and that the current text takes precedence.

import styles from "./LawNote.module.css";

const laws = {
  act: { name: "動物愛護管理法", url: "https://laws.e-gov.go.jp/law/348AC1000000105" },
  rules: { name: "動物愛護管理法施行規則", url: "https://laws.e-gov.go.jp/law/418M60001000001" },
  standards: {
    name: "第一種動物取扱業者及び第二種動物取扱業者が取り扱う動物の管理の方法等の基準を定める省令",
    url: "https://laws.e-gov.go.jp/law/503M60001000007",
  },
} as const;

interface Props {
  /** Legal basis of the paper, as a full sentence. */
  children: React.ReactNode;
  of: readonly (keyof typeof laws)[];
}

export function LawNote({ children, of }: Props) {
  return (
    <p className={styles.law}>
      {children}法令は改められることがあり、最新の条文と、登録を受けた自治体の案内が優先します（
      {of.map((name, index) => (
        <span key={name}>
          {index > 0 ? "、" : ""}
          <a href={laws[name].url}>{laws[name].name}</a>
        </span>
      ))}
      、e-Gov法令検索）。
    </p>
  );
}
