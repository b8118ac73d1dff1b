// Glossary terms of the law a keeper or seller in Japan meets. Summaries for readers, not legal advice.

import type { StarterTerm } from "#app/starter/entry.ts";

export const terms: StarterTerm[] = [
  {
    id: "animal-welfare-act",
    title: "動物愛護管理法",
    summary: "動物の虐待や遺棄を防ぎ、飼い主や動物を扱う業者の責任を定めた法律です。",
    fields: {
      reading: "どうぶつあいごかんりほう",
      english: "Act on Welfare and Management of Animals",
      synonyms: ["動愛法", "動物愛護法", "動物の愛護及び管理に関する法律"],
      related: ["first-class-animal-business", "abandonment-ban", "lifelong-care", "in-person-viewing"],
    },
    body: "<p>正式には「動物の愛護及び管理に関する法律」といいます。人に飼われている爬虫類も対象で、販売、保管、展示などを業として行うには登録が必要です。飼い主にも、種類に合った飼い方をし、できる限り終生飼うよう求めています。</p><p>施行規則や自治体の条例にも細かな定めがあり、改正も重ねられています。ここでの説明は要約です。手続きの前に、詳細は最新の法令を確認し、お住まいの自治体の窓口に相談してください。</p>",
  },
  {
    id: "first-class-animal-business",
    title: "第一種動物取扱業",
    summary: "哺乳類、鳥類、爬虫類の販売や保管、貸出し、訓練、展示などを業として行うための登録制度です。",
    fields: {
      reading: "だいいっしゅどうぶつとりあつかいぎょう",
      english: "Class 1 animal handling business",
      synonyms: ["動物取扱業", "動物取扱業登録"],
      related: ["responsible-person", "business-sign", "animal-welfare-act", "breeder"],
    },
    body: "<p>事業所と業の種別ごとに、都道府県や政令指定都市などへ登録します。登録には有効期間があり、続けるには更新が必要です。無登録で営むと、100万円以下の罰金の対象になります。</p><p>ボールパイソンを自宅で繁殖し、繰り返し販売する場合も、個人か会社かにかかわらず対象となることがあります。どこからが業にあたるかは、始める前に自治体の動物愛護の窓口で確かめてください。</p>",
  },
  {
    id: "responsible-person",
    title: "動物取扱責任者",
    summary: "第一種動物取扱業の事業所ごとに置かれ、動物の扱いを適切に管理する責任者です。",
    fields: {
      reading: "どうぶつとりあつかいせきにんしゃ",
      english: "Animal handling manager",
      synonyms: ["取扱責任者", "動物取扱責任者研修"],
      related: ["first-class-animal-business", "business-sign", "animal-welfare-act", "explanation-items"],
    },
    body: "<p>一定の資格や実務の経験などの要件を満たした人を選び、登録の申請で届け出ます。標識や広告には、この人の氏名も示します。自治体の研修を受けることも求められます。動物を迎えるときは、責任者がいるか、質問に具体的に答えてもらえるかを確かめてください。登録を考える人は、要件と研修の日程を自治体の窓口に尋ねます。</p>",
  },
  {
    id: "business-sign",
    title: "標識",
    summary: "動物取扱業者が事業所や広告などに、登録の内容を見えるように示すものです。",
    fields: {
      reading: "ひょうしき",
      english: "Business registration display",
      synonyms: ["登録標識", "動物取扱業の表示", "広告表示", "登録番号"],
      related: ["first-class-animal-business", "responsible-person", "exaggerated-ad", "animal-label"],
    },
    body: "<p>次の8項目を、事業所や、ウェブを含む広告で示します。</p><ul><li>氏名または名称</li><li>事業所の名称</li><li>事業所の所在地</li><li>業の種別</li><li>登録番号</li><li>登録年月日</li><li>有効期間の末日</li><li>動物取扱責任者の氏名</li></ul><p>迎える前に番号と有効期間を見て、自治体の公開名簿と照らすこともできます。標識を掲げないと、10万円以下の過料の対象になります。</p>",
  },
  {
    id: "in-person-viewing",
    title: "現物確認・対面説明",
    summary: "購入者が動物の現在の状態を直接見て、対面で書面などによる説明を受けることです。",
    fields: {
      reading: "げんぶつかくにんたいめんせつめい",
      english: "In-person viewing and explanation",
      synonyms: ["現物確認", "対面説明", "対面販売", "通販"],
      related: ["explanation-items", "first-class-animal-business", "animal-welfare-act", "expo"],
    },
    body: "<p>哺乳類、鳥類、爬虫類の販売では、業者が購入者に現物を見せ、飼い方や健康などの説明を行い、確認を受けることが義務です。2020年6月1日からは、登録した事業所で行うものとされています。写真や動画だけでは足りません。</p><p>そのため生きたヘビを、インターネットで決済して送るだけの売買（通販）はできません。業者間の取引は対象外です。実際に会い、食べる様子や体の状態をその場で尋ねてください。</p>",
  },
  {
    id: "explanation-items",
    title: "18の説明項目",
    summary: "動物を販売する前に、業者が購入者に書面などで伝えることになっている項目のことです。",
    fields: {
      reading: "じゅうはちのせつめいこうもく",
      english: "Eighteen disclosure items",
      synonyms: ["18項目", "重要事項説明", "販売時説明"],
      related: ["in-person-viewing", "animal-label", "salmonella", "lifelong-care"],
    },
    body: "<p>品種の名称、成熟時の大きさ、平均寿命、飼育設備、給餌と給水、かかりやすい病気、性別、生年月日、繁殖者、病歴などが含まれます。不妊去勢のように哺乳類だけを対象とする項目もあります。</p><p>購入者は説明を受け、確認した署名などを残します。わからない点はその場で尋ね、書類の写しを保管してください。温度や餌について書かれた説明書は、迎えた夜に読み返します。</p>",
  },
  {
    id: "ledger",
    title: "帳簿",
    summary: "動物取扱業者が個体の仕入れや販売、死亡などを記録し、一定の期間保管する書類です。",
    fields: {
      reading: "ちょうぼ",
      english: "Animal ledger",
      synonyms: ["個体帳簿", "動物取扱業の帳簿", "個体台帳"],
      related: ["first-class-animal-business", "individual-number", "animal-label", "clutch"],
    },
    body: "<p>販売業などでは、1匹ごとの入手の日や相手、販売や譲渡の日や相手、死亡などを記録し、5年間保存することとされています。紙だけでなく、必要なときに示せる電子の記録が使える場合もあります。個体番号をケージや写真とそろえておくと、書き漏れを防げます。趣味の飼い主に同じ帳簿が求められるわけではありませんが、来歴や給餌の記録は健康管理と説明の助けになります。</p>",
  },
  {
    id: "exaggerated-ad",
    title: "誇大広告",
    summary: "飼育の手軽さなどについて、実際よりよい印象を与えて誤解を招く広告のことです。",
    fields: {
      reading: "こだいこうこく",
      english: "Misleading advertising",
      synonyms: ["誇大広告の禁止", "誤認表示"],
      related: ["business-sign", "explanation-items", "wobble", "lifelong-care"],
    },
    body: "<p>世話がいらない、病気にならない、どのモルフでも同じといった伝え方は、動物にも購入者にも負担を残します。広告では、必要な設備、寿命、遺伝的な問題、終生飼養などを隠さずに伝えることが求められます。迎える側は、良い点ばかりを見ず、成長後の大きさ、冬の保温、拒食、通える病院について尋ねてください。販売者が短所も具体的に話せるかは、判断の手がかりです。</p>",
  },
  {
    id: "cites-appendix-ii",
    title: "CITES附属書II",
    summary: "ワシントン条約で国際取引を管理する生物の一覧の一つで、ボールパイソンも載っています。",
    fields: {
      reading: "さいてすふぞくしょに",
      english: "CITES Appendix II",
      synonyms: ["ワシントン条約", "CITES", "サイテス", "附属書II", "附属書2", "CITES II"],
      related: ["wc", "fh", "designated-animal", "animal-welfare-act"],
    },
    body: "<p>正式には「絶滅のおそれのある野生動植物の種の国際取引に関する条約」といい、附属書IIの種を国境を越えて動かすには、輸出国の許可書などが必要です。日本への輸入でも手続きがあります。</p><p>国内の売買では、附属書Iの種のような登録票は、附属書IIのボールパイソンには不要とされています。海外から持ち帰る場合は別で、輸出国の許可書がなければ持ち込めません。</p>",
  },
  {
    id: "designated-animal",
    title: "特定動物",
    summary: "人に危害を加えるおそれがあるとして、法律で指定され、飼養や保管に許可が要る動物です。",
    fields: {
      reading: "とくていどうぶつ",
      english: "Designated dangerous animal",
      synonyms: ["危険動物", "特定動物指定"],
      related: ["animal-welfare-act", "cites-appendix-ii", "first-class-animal-business", "constriction"],
    },
    body: "<p>ニシキヘビ科ではアミメニシキヘビ、インドニシキヘビ、アフリカニシキヘビなどが含まれますが、ボールパイソンは含まれていません。2020年6月からは、愛玩を目的に特定動物を新しく飼うことは認められなくなっています。</p><p>対象でなくても、逃げ出さない鍵付きのケージと、確実な戸締まりは飼い主の務めです。集合住宅では管理規約も確かめましょう。人の生命や身体への害を防ぐ制度で、生態系への害を防ぐ「特定外来生物」とは別のものです。</p>",
  },
  {
    id: "abandonment-ban",
    title: "遺棄の禁止",
    summary: "飼っている動物を捨てたり、野外に放したりすることを禁じる決まりです。",
    fields: {
      reading: "いきのきんし",
      english: "Prohibition of abandonment",
      synonyms: ["遺棄", "飼育放棄", "放逐"],
      related: ["lifelong-care", "animal-welfare-act", "designated-animal", "enclosure"],
    },
    body: "<p>人が飼っている爬虫類も対象で、動物愛護管理法により罰則が定められています。冬の日本の屋外ではボールパイソンが生き延びるのは難しく、逃がす行為は動物にも地域にも責任を負わせます。</p><p>飼い続けるのが難しくなったら、購入した店や繁殖者、動物病院、信頼できる愛好家に早めに相談してください。誤って逃がしたときは、自治体と警察に連絡し、近所にも知らせます。</p>",
  },
  {
    id: "lifelong-care",
    title: "終生飼養",
    summary: "迎えた動物が命を終えるまで、責任を持って飼い続けることです。",
    fields: {
      reading: "しゅうせいしよう",
      english: "Lifelong care",
      synonyms: ["終生飼育", "最期まで飼う", "一生飼う"],
      related: ["abandonment-ban", "animal-welfare-act", "explanation-items", "exotic-vet"],
    },
    body: "<p>動物愛護管理法は、飼い主にできる限り終生飼うよう求めています。ボールパイソンは飼育下で20年以上、ときには30年を超えて生きるため、引っ越し、結婚、入院、停電まで含めて考える必要があります。ケージの置き場所、通える病院、餌の入手、留守の間を任せる人を、迎える前に書き出してください。自分が世話できなくなったときに託す相手と、給餌や病歴の記録があると、ヘビの暮らしを途切れさせずに済みます。</p>",
  },
  {
    id: "tokusho-act",
    title: "特定商取引法",
    summary: "通信販売などで、価格や事業者の情報、返品の条件などの表示を定めた法律です。",
    fields: {
      reading: "とくていしょうとりひきほう",
      english: "Act on Specified Commercial Transactions",
      synonyms: ["特商法", "特定商取引法に基づく表記", "特定商取引に関する法律"],
      related: ["in-person-viewing", "business-sign", "exaggerated-ad", "first-class-animal-business"],
    },
    body: "<p>飼育用品などをインターネットで販売するときは、税込の価格、送料、支払いの方法と時期、引渡しの時期、返品の条件、事業者の氏名や住所、電話番号などを表示します。申し込みの最後に内容を確かめる画面の定めもあります。</p><p>生体の販売には、これとは別に動物愛護管理法の現物確認と対面説明が必要です。購入の前に、どちらの取引なのかを区別してください。表示を省ける項目や例外もあります。</p>",
  },
];
