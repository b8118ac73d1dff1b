// The allelic groups: genes that breed as versions of one locus, or are suspected to, and how sure that is.
// A morph names its group by id; genes of one group share a locus in every calculation.

interface AllelicGroup {
  name: string;
  /** What two different alleles make together, and what is disputed. */
  note: string;
  /** How sure it is that the genes listed under this id are alleles of one locus. */
  confidence: "high" | "medium" | "low";
  /** Genes whose place in the group is less sure than that of the others. */
  doubted?: readonly string[];
}

const groups: Readonly<Record<string, AllelicGroup>> = {
  bel: {
    name: "BELコンプレックス（ブルーアイリューシスティック）",
    note: "異なる2つの遺伝子がそろうと、多くは青い目の白い個体になります。ファントムやミスティック、スペシャルが関わると色や柄の残る組み合わせがあり、ハニーとExo-LBBの所属は確かではありません。",
    confidence: "high",
    doubted: ["honey", "exo-lbb"],
  },
  fire: {
    name: "ファイア（BlkEL）コンプレックス",
    note: "2つがそろうと、全身が淡くなるか、黒い目の白い個体になります。ファイアとバニラの組み合わせはよく確かめられていますが、ほかの遺伝子の所属は確度が下がり、バニラを別座とする少数の見方もあります。",
    confidence: "medium",
    doubted: ["flame", "ember", "thunder", "lucifer", "mota", "sauce", "brite"],
  },
  yb: {
    name: "イエローベリーコンプレックス",
    note: "イエローベリーにグラベルが重なるとハイウェイ、スパークならピューマ、スペクターならスーパーストライプになります。アスファルトとの組み合わせはフリーウェイと呼ばれますが、名の使い方に食い違いが見られます。",
    confidence: "high",
  },
  "8ball": {
    name: "エイトボール（シナモン系）コンプレックス",
    note: "シナモンとブラックパステルがそろうと黒に近い個体になり、口吻や背骨の異常、孵化不全に注意が要ります。ヘテロレッドアザンティックの所属は中程度の確かさで、マホガニーやエンチを含める説は確認されていません。",
    confidence: "high",
  },
  spider: {
    name: "スパイダーコンプレックス",
    note: "神経症状が問題になる遺伝子を多く含み、2つを重ねる交配には警戒が要ります。同じ座とする根拠は繁殖の経験にとどまり、分子レベルの証明は見つかっていません。",
    confidence: "low",
  },
  albino: {
    name: "アルビノコンプレックス",
    note: "潜性の遺伝子どうしですが、異なる2つがそろうだけで姿に表れ、アルビノとキャンディならキャンディーノ、アルビノとトフィーならトフィーノになります。ウルトラメルは別の座です。",
    confidence: "high",
  },
  clown: {
    name: "クラウンコンプレックス",
    note: "クラウンとクリプティックが1つずつそろうとクリプトンと呼ばれる姿になります。根拠は主に繁殖結果の報告で、確かさは中程度です。",
    confidence: "medium",
  },
  "desert-ghost": {
    name: "デザートゴースト系",
    note: "デザートゴーストとエンハンサーが同じ座にあるという説と、複数の遺伝子が関わるという見方があり、決着していません。組み合わせの結果は参考程度に受け止めてください。",
    confidence: "low",
  },
  "axanthic-mj": {
    name: "アザンMJ／GCR系",
    note: "MJとGCRは互いに補い合い、1つずつそろうとアザンティックとして表れるとされます。VPI、TSK、ジョリフの各系統とは別で、掛け合わせてもアザンティックにはなりません。",
    confidence: "medium",
    doubted: ["axanthic-gcr"],
  },
  "axanthic-tsk": {
    name: "アザンTSK／ブラック系",
    note: "TSKとブラックアザンティックは互いにだけ補い合うとされますが、報告は少なく確かさは低めです。ほかのアザンティック系統とは別に扱います。",
    confidence: "low",
  },
  acid: {
    name: "アシッドコンプレックス",
    note: "アシッド、スタティック、コンフュージョンを同じ座とみる群です。2つがそろった姿の定まった説明はまだ少なく、とくにスタティックの所属は確かではありません。",
    confidence: "medium",
    doubted: ["static"],
  },
  mahogany: {
    name: "マホガニーコンプレックス",
    note: "マホガニー、シンダー、ニヤラをまとめる説で、異なる2つがそろった姿の資料は乏しいままです。シナモン系に含める主張もありますが異論があり、このサイトでは別の座として計算します。",
    confidence: "low",
  },
  hurricane: {
    name: "ハリケーンコンプレックス",
    note: "ハリケーン、ブリッツ、トリックを同じ座とみる説です。組み合わせの姿を裏づける資料は見つかっておらず、仮の分類と考えてください。",
    confidence: "low",
  },
  scaleless: {
    name: "スケールレスコンプレックス",
    note: "うろこの形成に関わる2つの遺伝子をまとめた群です。スケールレスヘッドの2コピーがスケールレスになることは知られていますが、マイクロスケールとの関係は十分に確かめられていません。",
    confidence: "low",
  },
  od: {
    name: "オレンジドリーム系",
    note: "オレンジドリームとハイインテンシティODを同じ座とみる説です。系統ごとの濃淡の差なのか別の対立遺伝子なのか、はっきりした証拠はありません。",
    confidence: "low",
  },
  "mario-josie": {
    name: "マリオ・ジョシー・ジャングルウォマ系",
    note: "同一の遺伝子か、同じ座の対立遺伝子ではないかと疑われている3つです。2つがそろった姿も含めて検証は途上で、名に「ウォマ」とあってもウォマとは別に扱います。",
    confidence: "low",
  },
};

/** By id. A group that an entry makes up is none of these. */
export const allelicGroups: ReadonlyMap<string, AllelicGroup> = new Map(Object.entries(groups));
