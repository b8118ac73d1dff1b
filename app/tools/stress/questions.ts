// The stress check's questions: what is asked, what each answer scores, why, what to do, and who says so.
// The bands are a synthesis of welfare codes, papers and veterinary texts; no validated questionnaire for ball pythons exists.

import type { ArticleId } from "./articles.ts";

export const areas = {
  environment: "環境",
  nutrition: "食事",
  health: "健康",
  behaviour: "行動",
  interaction: "ふれあい",
} as const;
export type Area = keyof typeof areas;

export type Points = 0 | 1 | 2;

export interface Option {
  /** As it stands in the address. The best one is "0". */
  value: string;
  label: string;
  /** 0 good, 1 could be better, 2 needs mending. */
  points: Points;
  /** What to do, where that is not the same for all answers of the question. */
  advice?: string;
  /** The red flag that this answer is. */
  flag?: string;
}

export interface Question {
  id: string;
  area: Area;
  /** What the question is about, in a few words: for results and for answers that could not be read. */
  topic: string;
  question: string;
  /** In the order in which they are offered. Opposite faults, such as too wet and too dry, are options of their own. */
  options: readonly Option[];
  why: string;
  advice?: string;
  article: ArticleId;
  sources: readonly string[];
  /** What a cage must have, and signs of the animal itself: their worst answers cap the total (see score.ts). */
  essential?: "cage" | "sign";
}

export const questions: readonly Question[] = [
  {
    id: "hot-spot",
    area: "environment",
    essential: "cage",
    topic: "ホットスポットの温度",
    question: "体を温める場所（ホットスポット）の表面を測ると、何℃ですか",
    options: [
      {
        value: "low2",
        label: "28℃より低い",
        points: 2,
        advice:
          "サーモスタットの設定と、センサーが外れていないかを確かめ、ヒーターの出力か面積を上げて、表面を30〜33℃にしてください。床材が厚いと熱が届かないので、ヒーターの上は1〜2cmに薄くします。",
      },
      {
        value: "low1",
        label: "28〜30℃",
        points: 1,
        advice:
          "サーモスタットの設定を少しずつ上げ、表面が30〜33℃になったことを放射温度計で確かめてください。ヒーターの上の床材は、1〜2cmに薄くします。",
      },
      { value: "0", label: "30〜33℃", points: 0 },
      {
        value: "high1",
        label: "33〜35℃",
        points: 1,
        advice:
          "サーモスタットの設定を少しずつ下げ、表面が30〜33℃になったことを放射温度計で確かめてください。ヒーターと床のあいだに薄い板を挟む方法もあります。",
      },
      {
        value: "high2",
        label: "35℃より高い",
        points: 2,
        advice:
          "すぐに設定を下げ、センサーが外れていないかを確かめて、表面を測り直してください。ヒーターと床のあいだには薄い板を挟みます。腹に赤みや水ぶくれがあれば、受診してください。",
      },
    ],
    why: "ヘビは自分で熱を作れず、食べたものを消化するにも、温まれる場所が要ります。熱すぎれば、腹をやけどします。",
    article: "temperature",
    sources: [
      "RSPCA（英国動物虐待防止協会）の飼育指針",
      "エキゾチック動物の獣医師による解説",
      "国内ブリーダーの飼育解説",
      "WikiVet",
    ],
  },
  {
    id: "cool-side",
    area: "environment",
    essential: "cage",
    topic: "涼しい側の温度",
    question: "ケージの涼しい側の気温は、何℃くらいですか",
    options: [
      {
        value: "low2",
        label: "22℃より低い",
        points: 2,
        advice:
          "上部ヒーターなどで空気を暖めるか、部屋を暖めて、24〜27℃にしてください。ケージの背面と側面に断熱材を当てると、下がりにくくなります。21℃を下回るあいだは、餌を与えません。",
      },
      {
        value: "low1",
        label: "22〜24℃",
        points: 1,
        advice: "ケージの背面と側面に断熱材を当てるか、部屋を少し暖めて、24〜27℃にしてください。",
      },
      { value: "0", label: "24〜27℃", points: 0 },
      {
        value: "high1",
        label: "27〜29℃",
        points: 1,
        advice:
          "熱源をケージの片側の端に寄せ、弱められるなら弱めてください。夏は部屋の温度から下げます。差がつかないときは、ケージを長くするのが近道です。",
      },
      {
        value: "high2",
        label: "29℃より高い",
        points: 2,
        advice:
          "まず部屋の温度を下げ、熱源をケージの片側の端に寄せて弱めてください。暑さから逃げる場所がない状態なので、急ぎます。",
      },
    ],
    why: "暖かい側と涼しい側に差がないと、暑いときにも寒いときにも逃げる場所がありません。",
    article: "temperature",
    sources: ["RSPCA（英国動物虐待防止協会）の飼育指針", "エキゾチック動物の獣医師による解説", "WikiVet"],
  },
  {
    id: "night-min",
    area: "environment",
    essential: "cage",
    topic: "夜の最低温度",
    question: "明け方など、いちばん冷える時間の気温は何℃ですか",
    options: [
      { value: "0", label: "24℃以上", points: 0 },
      { value: "1", label: "21〜24℃", points: 1 },
      {
        value: "2",
        label: "21℃より低い",
        points: 2,
        advice:
          "上部ヒーターなどで空気を暖め、冷え込む夜は部屋も暖めて、24℃を下回らないようにしてください。21℃を下回る夜が続くあいだは、餌を与えません。",
      },
    ],
    why: "冷えた体では、胃に残った餌をうまく消化できません。",
    advice:
      "上部ヒーターなどで空気を暖め、夜も24℃を下回らないようにしてください。最低温度を記録する温度計があると安心です。",
    article: "winter",
    sources: ["エキゾチック動物の獣医師による解説", "国内の飼育解説（低温時の給餌）"],
  },
  {
    id: "thermostat",
    area: "environment",
    essential: "cage",
    topic: "サーモスタット",
    question: "ヒーターや保温球の熱を、サーモスタットが加減していますか",
    options: [
      { value: "0", label: "すべての器具で", points: 0 },
      { value: "1", label: "一部の器具だけ", points: 1 },
      { value: "2", label: "使っていない", points: 2 },
    ],
    why: "つなぎっぱなしの器具は、気温が上がった日に熱くなりすぎ、やけどや過熱につながります。",
    advice: "すべての熱源をサーモスタットにつなぎ、センサーがずれていないかを月に一度見てください。",
    article: "temperature",
    sources: ["広く共有されている飼育の知識（文献では確かめていません）", "RSPCA（英国動物虐待防止協会）の飼育指針"],
  },
  {
    id: "measure",
    area: "environment",
    topic: "温湿度計の数",
    question: "温度と湿度を、ケージのどこで測っていますか",
    options: [
      { value: "0", label: "暖かい側と涼しい側の両方", points: 0 },
      { value: "1", label: "どちらか一方だけ", points: 1 },
      { value: "2", label: "測っていない", points: 2 },
    ],
    why: "片側の数字だけでは、ヘビがどの幅から体温を選べるのかがわかりません。",
    advice: "床に近い高さで、暖かい側と涼しい側に1つずつ置いてください。",
    article: "temperature",
    sources: ["広く共有されている飼育の知識（文献では確かめていません）", "RSPCA（英国動物虐待防止協会）の飼育指針"],
  },
  {
    id: "humidity",
    area: "environment",
    essential: "cage",
    topic: "湿度",
    question: "ふだんの湿度は、どのくらいですか",
    options: [
      {
        value: "low2",
        label: "40%より低い日が続く",
        points: 2,
        advice:
          "ウェットシェルターを1つ足してください。部屋全体を湿らせずに済みます。足りなければ、床材を保湿するものに替え、部屋を加湿します。",
      },
      {
        value: "low1",
        label: "40〜50%",
        points: 1,
        advice:
          "ウェットシェルターを1つ足すか、水入れを大きくしてください。足りなければ、床材を保湿するものに替えます。",
      },
      { value: "0", label: "50〜70%（脱皮の前後は70〜80%）", points: 0 },
      {
        value: "high1",
        label: "70〜85%（脱皮の前後ではないとき）",
        points: 1,
        advice:
          "換気口を開けて風の通り道を作り、水入れを涼しい側へ動かしてください。床材は薄めにし、濡れた所を乾いたものに替えます。",
      },
      {
        value: "high2",
        label: "85%を超える日が続く",
        points: 2,
        advice:
          "まず濡れた床材を乾いたものに替え、ウェットシェルターを外してください。換気口を開け、水入れは涼しい側へ動かして小さめにし、梅雨から夏は部屋を除湿します。腹の鱗に水ぶくれや赤みがあれば、受診してください。",
      },
    ],
    why: "乾きすぎは脱皮不全に、湿りすぎは皮膚や呼吸器の病気につながります。勧める数字は出典によって40〜60%から60〜80%まで幅があり、ここでは重なりの大きい範囲を取りました。",
    article: "humidity",
    sources: [
      "RSPCA（英国動物虐待防止協会）の飼育指針",
      "エキゾチック動物の獣医師による解説",
      "国内ブリーダーの飼育解説",
    ],
  },
  {
    id: "length",
    area: "environment",
    topic: "ケージの長さ",
    question: "ケージの長い辺は、ヘビの全長とくらべてどのくらいですか",
    options: [
      { value: "0", label: "全長と同じか、それより長い", points: 0 },
      { value: "1", label: "全長の4分の3から、全長まで", points: 1 },
      { value: "2", label: "全長の4分の3より短い", points: 2 },
    ],
    why: "野外でも飼育下でも、ヘビは体をまっすぐに伸ばします。60分の観察で37%の個体が伸びた姿勢をとったという報告があります。",
    advice: "次に替えるときは、長い辺が全長以上、奥行きと高さが全長の3分の1以上のものを選んでください。",
    article: "enclosure",
    sources: [
      "RSPCA（英国動物虐待防止協会）の飼育指針",
      "Warwickら 2021（Animals）",
      "Warwickら 2019（Journal of Veterinary Behavior）",
      "Hollandtら 2021（PLOS ONE）",
    ],
  },
  {
    id: "hides",
    area: "environment",
    essential: "cage",
    topic: "隠れ家",
    question: "背中が天井に触れるくらいの隠れ家を、どこに置いていますか",
    options: [
      { value: "0", label: "暖かい側にも涼しい側にも", points: 0 },
      { value: "1", label: "どちらか一方だけ", points: 1 },
      {
        value: "2",
        label: "置いていない",
        points: 2,
        advice:
          "体がぴったり入る同じ形の隠れ家を2つ用意し、暖かい側と涼しい側の端に置いてください。紙の箱や、入口を切った不透明な容器でも始められます。",
      },
    ],
    why: "隠れ家が片側にしかないと、安心と温度のどちらかを諦めることになります。",
    advice: "いまと同じ形の隠れ家をもう1つ、反対側の端に置いてください。形をそろえると、好みではなく温度で選べます。",
    article: "hides",
    sources: ["RSPCA（英国動物虐待防止協会）の飼育指針", "D'Cruzeら 2020（Animals）"],
  },
  {
    id: "complexity",
    area: "environment",
    topic: "登る・潜る",
    question: "木や枝に登ったり、床材に潜ったりできますか",
    options: [
      { value: "0", label: "登ることも潜ることもできる", points: 0 },
      { value: "1", label: "どちらか一方ができる", points: 1 },
      { value: "2", label: "どちらもできない", points: 2 },
    ],
    why: "35匹を調べた研究では、登る、潜る、水に入るといった行動はテラリウムだけで見られ、異常な行動はほとんどラックで見られました。",
    advice:
      "登れないなら胴ほどの太さの枝を1本固定し、潜れないなら床材を5cmほどまで足してみてください。床下ヒーターの上だけは薄くします。",
    article: "hides",
    sources: ["Hollandtら 2021（PLOS ONE）", "D'Cruzeら 2020（Animals）"],
  },
  {
    id: "water",
    area: "environment",
    essential: "cage",
    topic: "水入れ",
    question: "水入れの大きさと手入れは、どれに近いですか",
    options: [
      { value: "0", label: "清潔で、体ごと入れる", points: 0 },
      {
        value: "small1",
        label: "清潔で飲めるが、体は入らない",
        points: 1,
        advice: "体ごと入れて倒れない、重みのある器に替えてください。",
      },
      {
        value: "stale1",
        label: "体ごと入れるが、交換が空きがち",
        points: 1,
        advice: "水は毎日替えるのを目安にし、汚れたらそのたびに替えてください。週に1度は、ぬめりをこすり落とします。",
      },
      {
        value: "dirty2",
        label: "汚れていることが多い",
        points: 2,
        advice:
          "いまの水を捨て、器のぬめりをこすり落としてすすいでから、新しい水に替えてください。水は毎日見て、汚れたらそのたびに替えます。",
      },
      {
        value: "none2",
        label: "置いていない",
        points: 2,
        advice:
          "いますぐ、新しい水を入れた倒れない器を置いてください。水は1日も切らさず、体ごと入れる大きさの器にします。目が落ちくぼむ、皮膚にしわが寄るときは、受診してください。",
      },
    ],
    why: "水入れは飲むためだけでなく、体を浸して過ごす場所にもなります。",
    article: "soaking",
    sources: ["VCA Animal Hospitals", "D'Cruzeら 2020（Animals）"],
  },
  {
    id: "light",
    area: "environment",
    topic: "昼と夜",
    question: "昼と夜の明るさは、決まった時間に切り替わりますか",
    options: [
      { value: "0", label: "およそ12時間ごとに切り替わる", points: 0 },
      {
        value: "1",
        label: "日によってばらばら",
        points: 1,
        advice: "部屋の照明でかまわないので、タイマーで毎日同じ時刻に点けて消してください。",
      },
      {
        value: "bright2",
        label: "夜もずっと明るい",
        points: 2,
        advice:
          "夜は明かりを消して真っ暗にし、タイマーで毎日同じ時刻に切り替えてください。夜の保温には、光らないヒーターを使います。部屋を暗くできなければ、換気口と保温器具を避けてケージの前面に布をかけます。",
      },
      {
        value: "dark2",
        label: "昼もずっと暗い",
        points: 2,
        advice:
          "昼は部屋の照明かLEDで明るくし、タイマーで毎日12時間ほど点けてください。隠れ家の中は、昼でも暗いままにします。",
      },
    ],
    why: "明暗の区切りがあると、休む時間と動く時間がはっきりします。",
    article: "lighting",
    sources: ["広く共有されている飼育の知識（文献では確かめていません）"],
  },
  {
    id: "traffic",
    area: "environment",
    topic: "置き場所の静かさ",
    question: "ケージを置いた場所は、どのくらい静かですか",
    options: [
      { value: "0", label: "静かで、見通しを遮ってある", points: 0 },
      {
        value: "1",
        label: "ときどき人通りや振動、音がある",
        points: 1,
        advice: "扉やスピーカー、洗濯機から離し、背面と側面を覆ってください。",
      },
      {
        value: "noisy2",
        label: "いつも騒がしい、または揺れる",
        points: 2,
        advice: "扉やスピーカー、洗濯機から離れた静かな部屋で、しっかりした台の上に移してください。",
      },
      {
        value: "exposed2",
        label: "四方から丸見え",
        points: 2,
        advice: "背面と側面を紙やボードで覆い、中に隠れ家と物陰を足してください。換気口はふさぎません。",
      },
    ],
    why: "足音や振動が続き、どこからも見られていると、隠れていても休まりません。",
    article: "enclosure",
    sources: ["国内エキゾチック動物病院の解説", "Warwickら 2018（Frontiers in Veterinary Science）"],
  },
  {
    id: "cohab",
    area: "environment",
    essential: "cage",
    topic: "同居",
    question: "同じケージに、ほかのヘビがいますか",
    options: [
      { value: "0", label: "1匹だけでいる", points: 0 },
      { value: "1", label: "繁殖の時期だけ一緒にいる", points: 1 },
      { value: "2", label: "いつも一緒にいる", points: 2 },
    ],
    why: "一緒にいる相手との競合や攻撃は、専門家への調査で福祉を損なうしるしに挙げられています。寄り添って見えても、よい場所の取り合いのことがあります。",
    advice: "1匹に1つのケージを用意してください。",
    article: "enclosure",
    sources: ["Whittakerら 2021（専門家へのデルファイ調査）"],
  },
  {
    id: "hygiene",
    area: "environment",
    essential: "cage",
    topic: "掃除",
    question: "排泄物の片付けと床材の交換は、どれに近いですか",
    options: [
      { value: "0", label: "排泄物は当日か翌日に取り除き、床材は1〜2か月に1度ほど全部替える", points: 0 },
      {
        value: "1",
        label: "排泄物を取り除くまで2〜4日かかる",
        points: 1,
        advice: "水を替えるときに床を見る習慣をつけ、排泄物はまわりの床材ごと、当日か翌日に取り除いてください。",
      },
      {
        value: "2",
        label: "排泄物を5日以上そのままにする",
        points: 2,
        advice:
          "いまある排泄物と濡れた床材を取り除き、これからは当日か翌日に取り除いてください。1〜2か月に1度は全部を替え、底と壁を洗います。",
      },
      {
        value: "all1",
        label: "床材を毎週のように全部替え、匂いが残らないまで洗う",
        points: 1,
        advice:
          "排泄物のまわりだけをその日に替え、全部を替えるのは1〜2か月に1度ほどにしてください。自分の匂いがなくなると、落ち着かないことがあります。替えるときは、古いきれいな床材をひとつかみ戻します。検疫や病気で紙を敷いているあいだは、汚れるたびに替えてかまいません。",
      },
    ],
    why: "排泄物が残ると、床材が傷み、皮膚や呼吸器の負担になります。反対に、全部を替えすぎて自分の匂いがなくなると、落ち着かないことがあります。",
    article: "substrate",
    sources: ["D'Cruzeら 2020（Animals）"],
  },
  {
    id: "feeding-interval",
    area: "nutrition",
    topic: "給餌の間隔",
    question: "餌は、どのくらいの間隔で与えていますか（食べない時期は、差し出す間隔）",
    options: [
      {
        value: "short2",
        label: "短すぎる（4日以内）",
        points: 2,
        advice:
          "前の餌を消化しきれない間隔です。前の餌の膨らみがなくなってから、300gまでは5〜7日、それより大きければ7日以上あけてください。詰めて与えると、吐き戻しや肥満につながります。",
      },
      {
        value: "short1",
        label: "少し短い（300gを超えて5〜6日おき）",
        points: 1,
        advice: "7日以上あけ、体型を見ながら、体の大きさに合わせて延ばしてください。",
      },
      {
        value: "0",
        label: "合っている（300gまでは5〜7日、300〜700gは7〜14日、それより大きければ7〜21日おき）",
        points: 0,
      },
      {
        value: "long1",
        label: "少し長い（300gまでで8〜14日、300〜700gで15〜21日、それより大きくて22〜35日おき）",
        points: 1,
        advice: "餌を与える日を決め、体の大きさに合う間隔まで縮めてください。体重も月に一度量ります。",
      },
      {
        value: "long2",
        label: "空きすぎる（300gまでで15日以上、300〜700gで22日以上、それより大きくて36日以上）",
        points: 2,
        advice:
          "まず体重を量り、体の大きさに合う間隔まで縮めてください。一度に大きな餌で取り戻そうとせず、小さめの餌から始めます。差し出しても食べないなら、食べないときの手順で確かめます。",
      },
      {
        value: "irregular2",
        label: "決まっていない",
        points: 2,
        advice: "与えた日、餌の重さ、食べたかどうかを書き留め、体の大きさに合う間隔で、与える日を決めてください。",
      },
    ],
    why: "育つ時期と大人とでは、消化して使う量が違います。詰めすぎは肥満に、空けすぎは痩せにつながります。",
    article: "feeding",
    sources: ["VCA Animal Hospitals"],
  },
  {
    id: "prey",
    area: "nutrition",
    topic: "餌の大きさと与え方",
    question: "餌の大きさと与え方は、どれに近いですか",
    options: [
      { value: "0", label: "解凍した餌で、胴のいちばん太い所と同じくらいまで", points: 0 },
      {
        value: "1",
        label: "解凍した餌だが、胴より少し太い",
        points: 1,
        advice: "餌の太さを、胴のいちばん太い所までにしてください。迷ったら小さいほうを選びます。",
      },
      {
        value: "large2",
        label: "胴よりかなり太い餌を与える",
        points: 2,
        advice:
          "次からは、太さが胴のいちばん太い所までの餌に替えてください。吐き戻したら10〜14日は休ませ、小さい餌から始めます。2回以上吐き戻したら、受診してください。",
      },
      {
        value: "live2",
        label: "生きた餌を入れたままにする",
        points: 2,
        advice:
          "生きた餌を入れたまま、その場を離れないでください。噛まれて大けがをすることがあります。解凍した餌への切り替えを目標にします。",
      },
    ],
    why: "生きたネズミはヘビをかじることがあり、大きすぎる餌は吐き戻しにつながります。",
    article: "feeding",
    sources: ["VCA Animal Hospitals", "広く共有されている飼育の知識（文献では確かめていません）"],
  },
  {
    id: "appetite",
    area: "nutrition",
    essential: "sign",
    topic: "食欲",
    question: "このごろの食欲は、どうですか",
    options: [
      { value: "0", label: "いつもどおり", points: 0 },
      {
        value: "1",
        label: "断ることがある（食べていない期間は2か月まで）",
        points: 1,
        advice:
          "温度、隠れ家、静けさの順に見直し、2週間ごとに体重を書き留めてください。餌を試すのは、7〜14日に1回だけにします。",
      },
      {
        value: "2",
        label: "2か月を超えて食べていない",
        points: 2,
        advice:
          "体重が保たれていても、一度獣医師に相談してください。温度、隠れ家、静けさを測り直し、2週間ごとの体重を持っていきます。",
      },
    ],
    why: "ボールパイソンが食べない時期を持つこと自体は珍しくありません。体重とほかのようすを合わせて見ます。",
    article: "fasting",
    sources: ["国内の飼育解説（拒食）", "Warwickら 2013（拘束下のストレス徴候の整理）"],
  },
  {
    id: "weight",
    area: "health",
    essential: "sign",
    topic: "体重の変化",
    question: "前に量ったときから、体重はどう変わりましたか",
    options: [
      { value: "0", label: "変わらない、または増えた", points: 0 },
      {
        value: "1",
        label: "減ったが5%まで",
        points: 1,
        advice: "次の餌の直前に、同じはかりで量り直してください。よくある範囲ですが、減り続けるなら環境を見直します。",
      },
      {
        value: "2",
        label: "5〜10%減った",
        points: 2,
        advice:
          "体重と餌の記録を持って、獣医師に相談を始めてください。温度、湿度、隠れ家も測り直し、2週間ごとに量ります。",
      },
      {
        value: "lost10",
        label: "10%以上減った",
        points: 2,
        flag: "weight10",
        advice: "体重と餌の記録、あれば新しい便を持って、受診してください。",
      },
    ],
    why: "体重は、見た目よりも早く不調を知らせます。元気に食べていたころの値と比べてください。",
    article: "weight",
    sources: [
      "広く共有されている飼育の知識（文献では確かめていません）",
      "Whittakerら 2021（専門家へのデルファイ調査）",
    ],
  },
  {
    id: "bcs",
    area: "health",
    essential: "sign",
    topic: "体型",
    question: "真上から見た体つきは、どれに近いですか",
    options: [
      {
        value: "thin2",
        label: "背骨や肋骨が浮くほど痩せている",
        points: 2,
        advice:
          "体重を量り、記録と新しい便を持って受診してください。急に大きな餌で戻そうとすると、吐き戻しやすくなります。温度、湿度、隠れ家も測り直します。",
      },
      {
        value: "thin1",
        label: "少し痩せている",
        points: 1,
        advice:
          "体重を量って、減った割合を確かめてください。温度、湿度、隠れ家を測り直し、食べているのに痩せるなら、便を持って受診します。",
      },
      { value: "0", label: "背骨が目立たず、断面が丸みのある形", points: 0 },
      {
        value: "fat1",
        label: "少し太っている",
        points: 1,
        advice:
          "餌の間隔を少しずつ延ばし、登れるものや潜れる床材を足してください。毎月量り、月に2〜3%ほどのゆっくりした減り方を目標にします。",
      },
      {
        value: "fat2",
        label: "背中が溝になり、脇に脂肪の段ができるほど太っている",
        points: 2,
        advice:
          "1回の餌を体重の5%ほどに減らし、間隔を7日から14日、21日へと延ばしてください。食事を長く抜くことはしません。広さと登れるものを足し、毎月量ります。急に増えた、体を曲げにくそうにしているなら、受診してください。",
      },
    ],
    why: "体つきは、ニシキヘビの福祉を見る項目として専門家が上位に挙げたものです。",
    article: "weight",
    sources: ["Whittakerら 2021（専門家へのデルファイ調査）"],
  },
  {
    id: "shed",
    area: "health",
    essential: "sign",
    topic: "脱皮",
    question: "前の脱皮は、どうでしたか",
    options: [
      { value: "0", label: "一枚でむけた", points: 0 },
      {
        value: "1",
        label: "胴の一部が残った",
        points: 1,
        advice:
          "次に目が白くなったら湿度を70〜80%に上げ、ウェットシェルターを入れてください。残った皮は、乾いたまま引っ張らないでください。",
      },
      {
        value: "always2",
        label: "毎回、大きく破れるか残る",
        points: 2,
        advice:
          "湿度の最低値、水入れ、夜の温度、ダニを順に確かめ、次に目が白くなったら湿度を70〜80%に保ってください。環境を整えても2回続けて残るなら、受診してください。",
      },
      {
        value: "ends2",
        label: "目や尾の先に残った",
        points: 2,
        advice:
          "目の膜は、自分で取らないでください。湿度を70〜80%に保ち、尾の先は湿らせた布を軽く当てます。2日続けて湿らせても尾の先が取れないとき、目の膜が残ったときは、獣医師に見せてください。",
      },
    ],
    why: "むけ残りは、湿度が足りないことや体調の変化を教えてくれます。",
    article: "shedding",
    sources: ["広く共有されている飼育の知識（文献では確かめていません）", "RSPCA（英国動物虐待防止協会）の飼育指針"],
  },
  {
    id: "activity",
    area: "behaviour",
    essential: "sign",
    topic: "壁を押す行動",
    question: "壁に沿って動き続けたり、ガラスを鼻で押したりしますか",
    options: [
      { value: "0", label: "見ない", points: 0 },
      { value: "1", label: "ときどき見る", points: 1 },
      { value: "2", label: "毎日、長い時間見る", points: 2 },
    ],
    why: "透明な壁に向かって進もうとする行動は、閉じ込められた爬虫類のストレスのしるしとして代表的なものです。",
    advice: "側面を覆い、隠れ家を足してください。続くならケージの大きさと温度を見直してください。",
    article: "hides",
    sources: ["Warwickら 2018（Frontiers in Veterinary Science）", "Hollandtら 2021（PLOS ONE）"],
  },
  {
    id: "ball",
    area: "behaviour",
    essential: "sign",
    topic: "丸まり続ける",
    question: "驚かせていないのに、丸まったまま、頭を隠したままでいることがありますか",
    options: [
      { value: "0", label: "ない", points: 0 },
      { value: "1", label: "ときどきある", points: 1 },
      { value: "2", label: "いつもそうしている", points: 2 },
    ],
    why: "驚いて丸まるのは自然な身の守り方ですが、慣れた場所で続くなら、安心できていないのかもしれません。",
    advice: "触るのをしばらく休み、隠れ家の数と温度の差を確かめてください。",
    article: "hides",
    sources: ["Warwickら 2018（Frontiers in Veterinary Science）", "国内エキゾチック動物病院の解説"],
  },
  {
    id: "defence",
    area: "behaviour",
    essential: "sign",
    topic: "威嚇",
    question: "シューと音を出す、体を膨らませる、飛びかかる、といった構えを見せますか",
    options: [
      { value: "0", label: "ほとんど見せない", points: 0 },
      { value: "1", label: "ときどき見せる", points: 1 },
      { value: "2", label: "近づくたびに見せる", points: 2 },
    ],
    why: "続く威嚇は、性格ではなく、環境や接し方が負担になっている知らせのことがあります。",
    advice: "ハンドリングを2週間休み、隠れ家と温度を見直してください。世話は手順を決めて、静かに同じ順で行います。",
    article: "handling",
    sources: ["Warwickら 2018（Frontiers in Veterinary Science）", "Whittakerら 2021（専門家へのデルファイ調査）"],
  },
  {
    id: "tongue",
    area: "behaviour",
    essential: "sign",
    topic: "落ち着いた探索",
    question: "夜などに、ゆっくり舌を出しながら歩き回りますか",
    options: [
      { value: "0", label: "よく見る", points: 0 },
      { value: "1", label: "たまに見る", points: 1 },
      { value: "2", label: "夜に見ていても、まったくない", points: 2 },
    ],
    why: "落ち着いて舌を出しながら探るようすは、専門家が「よい状態」のしるしに挙げた行動です。",
    advice: "消灯のあとに静かな時間をつくり、登れるものや隠れ家を足して、歩きたくなるケージにしてください。",
    article: "hides",
    sources: ["Whittakerら 2021（専門家へのデルファイ調査）"],
  },
  {
    id: "handling",
    area: "interaction",
    topic: "ハンドリング",
    question: "手に乗せるのは、どのくらいですか",
    options: [
      { value: "0", label: "触らないか、週に3回まで、15分以内", points: 0 },
      {
        value: "1",
        label: "週に4回以上、または毎日（短い時間）",
        points: 1,
        advice: "まず1日おきに減らし、週に3回までにしてください。拒食や脱皮の時期は休みます。",
      },
      {
        value: "long1",
        label: "週に3回までだが、15分を超える",
        points: 1,
        advice: "1回を15分までにし、落ち着いているうちに戻してください。",
      },
      {
        value: "long2",
        label: "毎日のように、長い時間",
        points: 2,
        advice:
          "いったん休み、それから週に3回まで、1回15分までに減らしてください。触られているあいだ、ヘビは休めません。",
      },
      {
        value: "fed2",
        label: "食後48時間以内や、脱皮の前にも触る",
        points: 2,
        advice:
          "食べたあとの48時間と、目が濁ってから脱皮が終わるまでは、触らないでください。胴の膨らみが残るあいだは、もっと待ちます。",
      },
    ],
    why: "触られているあいだ、ヘビは休めません。食べたあとに持ち上げると、吐き戻すことがあります。",
    article: "handling",
    sources: ["広く共有されている飼育の知識（文献では確かめていません）", "国内エキゾチック動物病院の解説"],
  },
  {
    id: "acclimation",
    area: "interaction",
    essential: "sign",
    topic: "迎えてからの慣らし",
    question: "迎えてからの日数と接し方は、どれに近いですか",
    options: [
      { value: "0", label: "1か月以上たった、または静かに慣らしている", points: 0 },
      { value: "1", label: "2週間たたないうちに触っている", points: 1 },
      { value: "2", label: "迎えたその日からよく触っている", points: 2 },
    ],
    why: "新しい場所に慣れる前に触られ続けると、食べなくなることがあります。",
    advice:
      "いまから2週間は手を入れるのを水替えと掃除だけにし、2回か3回続けて食べてから、5分ほどの短い時間で触り始めてください。",
    article: "first-week",
    sources: ["国内エキゾチック動物病院の解説", "国内の飼育解説（拒食）"],
  },
];
