import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rules: readonly { say: string; not: RegExp }[] = [
  { say: "必要です、よくあります", not: /[がはもに]要(?:ります|りません|る(?![領点約]))|要らな|多いです/ },
  { say: "オフライン、組み合わせ、裏返る", not: /接続がな[いく]|名前の(?:ある|ない)組(?!み)|ひっくり返[るっ]/ },
  { say: "バックアップ、同期、今日", not: /まもる|あず(?:ける|けた|かって|かれ)|きょう(?!だい)|からもう一度/ },
  { say: "要注意、空気を暖める、用語", not: /気にかけ|空気[をは][^。|]{0,6}温[めま]|ことば|産卵前の脱皮/ },
  { say: "比べる、腹、N日間、1枚、1つ目", not: /くらべ|お腹|}日(?:食べ|量っ)てい|一(?:[枚匹]|週間)|\dつめ|1年中/ },
  { say: "どうし、きょうだい、よい環境", not: /同士|兄弟|同腹(?!子)|よい飼育|といった姿/ },
  { say: "分かる、探す、絞り込む、量る", not: /わか[らりる]|さが[すせしそ]|しぼ[るり]|計[るり]|計って/ },
  { say: "様子、詳しく、ご覧、捕らえる、塊", not: /ようす|くわし[くい]|ごらん|とらえ|かたまり/ },
  { say: "ふつう、ふだん、におい、すき間、うろこ、幼体", not: /普通|普段|匂い|隙間|鱗|幼蛇/ },
  { say: "繰り返す、基づく、かまわない", not: /(?<!っ)くり返|もとづ|構[いわ][まな]/ },
  { say: "ログイン、自分、飼育者のあいだでは、勧め", not: /サインイン|あなた(?!の手帖)|趣味の(?:世界|飼い主)|お勧め/ },
  { say: "オス、メス、子はすべて、したあと", not: /(?<!雌)雄|雌(?!雄)|子の全員|[たべ]た後[のにはで、]/ },
  { say: "十分です、分かりません", not: /(?:[ばで]|に)足り(?:る|ます)(?!か)|計算どおりの親|何は分から/ },
  {
    say: "分かっていません",
    not: /たいところです|(?:答え|断定|説明)を控え|当たれてい|報告を確認していません|ここでは書きません|と(?:は|も)書かれていません|行き当た/,
  },
  { say: "父、母、オスメーカー", not: /[オメ]ス親|[オメ]スの親|(?<!（|フィ)(?:フィ)?メールメーカー/ },
  { say: "URL、このサイト、体側", not: /(?:前|新しい|リンク先|画像|ページ)のアドレス|[当本]サイト|側面の[斑柄下]/ },
  { say: "販売者、膨らむ、噛む、引っ張る", not: /売り手|ふくら[むみんま]|(?<![ぁ-ん])かまれ[たてまな]|引っぱ/ },
  { say: "遺伝様式、確かさ、計算アプリ", not: /遺伝形式|確度|計算(?:ツール|機(?![ぁ-ん]?能))/ },
  { say: "涼しい側、鈍い、持つ、14日ごと", not: /低温側|反応がにぶ|をも[つち]|(?:[2-9]|\d\d)日おき/ },
  { say: "1コピーずつ持つコンボ、互換性、別の座", not: /1つずつ持つ|持つ組み合わせです|補い合|別座/ },
  { say: "見込み、引渡しの約束、例：", not: /期待される(?:子|確率|見た目)|お渡しの約束|[（"]例: / },
  { say: "ヘテロの、ブリーダー、長辺", not: /ヘテロを持|ブリーダー間|繁殖家|長い辺|資料のあいだで/ },
  { say: "脱皮殻、奥行き、あごの下、番号付き", not: /抜け殻|脱げた殻|奥行(?!き)|顎の下|(?:番号|鍵|図|英語)つき/ },
  { say: "いちばん、周り、挟む", not: /最も|(?:国内|海外)のアプリ|(?<!首)まわり|はさ(?:ま(?!ざま)|[みむん])/ },
  { say: "誰、お引渡し、変更の履歴、第N版", not: /(?<![よた])だれ|お引き渡|編集履歴|(?<!\})版\$?\{/ },
  { say: "今日の給餌、当てはまる、カンマ、より後、N匹います", not: /[今本]日給餌|あてはま|コンマ|よりあと|匹あり/ },
  { say: "死亡を記録する、引渡しの相手", not: /(?:引渡し|死亡)を保存|お譲り(?:する|した)方|書き出しをお使い/ },
  {
    say: "a Japanese editor's words",
    not: /コンプレックス(?:に[数入属]|への)|首[にの]筋|という語を名にし|語られ(?:ます|る)|に障り|困っていません|本人の以前|商業[的検]|と(?:の|よく)(?:複合[はで]|一致)|把握していません|保因|群に[数置]|ヘテロパイド|性(?:（[劣優]性）)?で載|2コピーには孵|組ませ|組まれる遺|広く共有され(?:た|て[いお]ま)|[でと]見込まれ|単体[でのは]|手がかりにされ|乏しめ|ではないかとされ|[くに]似ます|愛好家のあいだ|選抜交配|[柄体]を持つ(?:別の|BELの)?遺伝子/,
  },
];

/** Input patterns accept every spelling; legal texts have their own headings. */
const TYPED = /shared\/search\/|sex-words|\/reading\//;
const TYPED_LINE = /きょう: 0|^\s*"cool": |\|きょう\/|^\s*\["[雄雌]",|"雄", "雌"/;
const COMMENT = /^\s*(?:\/\/|\*|\/\*)/;
/** Search and calculator fields in the front matter of starter texts. */
const READ_ONLY = /^(?:words|synonyms|aliases|shortNames|tradeNames):[\s\S]*?(?=\n(?:[a-z]|---))/gm;

function breaks(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => !COMMENT.test(line) && !TYPED_LINE.test(line))
    .flatMap((line) => rules.filter(({ not }) => not.test(line)).map(({ say }) => `${say}, not: ${line.trim()}`));
}

test.each([
  ["app", /\.(?:tsx?|json)$/],
  ["starter", /\.md$/],
  ["packages", /\/src\/.*(?:allelic-groups|reasons|traits)\.json$/],
  ["public/figures", /\.svg$/],
] as const)("%s: texts follow the house style", (folder, kind) => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => kind.test(file) && !TYPED.test(`${folder}/${file}`),
  );
  const found = files.flatMap((file) =>
    breaks(readFileSync(`${folder}/${file}`, "utf8").replaceAll(READ_ONLY, "")).map((place) => `${file}: ${place}`),
  );
  expect(found).toEqual([]);
});

test("the lint finds its own examples", () => {
  for (const wrong of [
    "許可が要ります。",
    "接続がないとき",
    "雌は卵を産みます。",
    "紙で足ります。",
    "見たいところです。",
    "低温側を測ります。",
  ])
    expect(breaks(wrong), wrong).toHaveLength(1);
});
