// The stress check's questions: what is asked, what each answer scores (0, 1, 2 in order), why, what to do, and who says so.
// The bands are a synthesis of welfare codes, papers and veterinary texts; no validated questionnaire for ball pythons exists.

export const areas = {
  environment: "環境",
  nutrition: "食事",
  health: "健康",
  behaviour: "行動",
  interaction: "ふれあい",
} as const;
export type Area = keyof typeof areas;

export interface Question {
  id: string;
  area: Area;
  /** What the question is about, in a few words: for results and for answers that could not be read. */
  topic: string;
  question: string;
  /** In order of score: 0 good, 1 could be better, 2 needs mending. */
  options: readonly [string, string, string];
  why: string;
  advice: string;
  sources: readonly string[];
  /** What no snake can do without: its worst answer caps the total (see score.ts). */
  essential?: true;
}

export interface RedFlag {
  id: string;
  sign: string;
  /** emergency: now; urgent: within a day; soon: within days. */
  urgency: "emergency" | "urgent" | "soon";
}

export const questions: readonly Question[] = [
  {
    id: "hot-spot",
    area: "environment",
    essential: true,
    topic: "ホットスポットの温度",
    question: "体を温める場所（ホットスポット）の表面を測ると、何℃ですか",
    options: ["30〜33℃", "28〜30℃、または33〜35℃", "28℃より低い、または35℃より高い"],
    why: "ヘビは自分で熱を作れず、食べたものを消化するにも、温まれる場所が要ります。熱すぎれば、腹をやけどします。",
    advice: "放射温度計で表面を測り、サーモスタットで30〜33℃に合わせてください。",
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
    essential: true,
    topic: "涼しい側の温度",
    question: "ケージの涼しい側の気温は、何℃くらいですか",
    options: ["24〜27℃", "22〜24℃、または27〜29℃", "22℃より低い、または29℃より高い"],
    why: "暖かい側と涼しい側に差がないと、暑いときにも寒いときにも逃げる場所がありません。",
    advice:
      "熱源をケージの片側に寄せ、反対側が24〜27℃に収まるようにしてください。差がつかないときは、ケージを長くするのが近道です。",
    sources: ["RSPCA（英国動物虐待防止協会）の飼育指針", "エキゾチック動物の獣医師による解説", "WikiVet"],
  },
  {
    id: "night-min",
    area: "environment",
    essential: true,
    topic: "夜の最低温度",
    question: "明け方など、いちばん冷える時間の気温は何℃ですか",
    options: ["24℃以上", "21〜24℃", "21℃より低い"],
    why: "冷えた体では、胃に残った餌をうまく消化できません。",
    advice:
      "上部ヒーターなどで空気を暖め、夜も24℃を下回らないようにしてください。最低温度を記録する温度計があると安心です。",
    sources: ["エキゾチック動物の獣医師による解説", "国内の飼育解説（低温時の給餌）"],
  },
  {
    id: "thermostat",
    area: "environment",
    essential: true,
    topic: "サーモスタット",
    question: "ヒーターや保温球の熱を、サーモスタットが加減していますか",
    options: ["すべての器具で", "一部の器具だけ", "使っていない"],
    why: "つなぎっぱなしの器具は、気温が上がった日に熱くなりすぎ、やけどや過熱につながります。",
    advice: "すべての熱源をサーモスタットにつなぎ、センサーがずれていないかを月に一度見てください。",
    sources: ["広く共有されている飼育の知識（文献では確かめていません）", "RSPCA（英国動物虐待防止協会）の飼育指針"],
  },
  {
    id: "measure",
    area: "environment",
    topic: "温湿度計の数",
    question: "温度と湿度を、ケージのどこで測っていますか",
    options: ["暖かい側と涼しい側の両方", "どちらか一方だけ", "測っていない"],
    why: "片側の数字だけでは、ヘビがどの幅から体温を選べるのかがわかりません。",
    advice: "床に近い高さで、暖かい側と涼しい側に1つずつ置いてください。",
    sources: ["広く共有されている飼育の知識（文献では確かめていません）", "RSPCA（英国動物虐待防止協会）の飼育指針"],
  },
  {
    id: "humidity",
    area: "environment",
    essential: true,
    topic: "湿度",
    question: "ふだんの湿度は、どのくらいですか",
    options: ["50〜70%（脱皮の前後は70〜80%）", "40〜50%、または70〜85%", "40%より低い、または85%を超える日が続く"],
    why: "乾きすぎは脱皮不全に、湿りすぎは皮膚や呼吸器の病気につながります。勧める数字は出典によって40〜60%から60〜80%まで幅があり、ここでは重なりの大きい範囲を取りました。",
    advice:
      "ウェットシェルターを1つ足すと、部屋全体を湿らせずに済みます。足りなければ床材を保湿するものに替えてください。",
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
    options: ["全長と同じか、それより長い", "全長の4分の3から、全長まで", "全長の4分の3より短い"],
    why: "野外でも飼育下でも、ヘビは体をまっすぐに伸ばします。60分の観察で37%の個体が伸びた姿勢をとったという報告があります。",
    advice: "次に替えるときは、長い辺が全長以上、奥行きと高さが全長の3分の1以上のものを選んでください。",
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
    essential: true,
    topic: "隠れ家",
    question: "背中が天井に触れるくらいの隠れ家を、どこに置いていますか",
    options: ["暖かい側にも涼しい側にも", "どちらか一方だけ", "置いていない"],
    why: "隠れ家が片側にしかないと、安心と温度のどちらかを諦めることになります。",
    advice: "いまと同じ形の隠れ家をもう1つ、反対側の端に置いてください。形をそろえると、好みではなく温度で選べます。",
    sources: ["RSPCA（英国動物虐待防止協会）の飼育指針", "D'Cruzeら 2020（Animals）"],
  },
  {
    id: "complexity",
    area: "environment",
    topic: "登る・潜る",
    question: "木や枝に登ったり、床材に潜ったりできますか",
    options: ["登ることも潜ることもできる", "どちらか一方ができる", "どちらもできない"],
    why: "35匹を調べた研究では、登る、潜る、水に入るといった行動はテラリウムだけで見られ、異常な行動はほとんどラックで見られました。",
    advice: "コルクの板か太い枝を1本入れ、床材を体が隠れる厚さまで足してみてください。",
    sources: ["Hollandtら 2021（PLOS ONE）", "D'Cruzeら 2020（Animals）"],
  },
  {
    id: "water",
    area: "environment",
    essential: true,
    topic: "水入れ",
    question: "水入れの大きさと手入れは、どれに近いですか",
    options: [
      "清潔で、体ごと入れる",
      "飲めるが小さい、または交換が空きがち",
      "置いていない、または汚れていることが多い",
    ],
    why: "水入れは飲むためだけでなく、体を浸して過ごす場所にもなります。",
    advice: "重みがあって体ごと入れる器を常に置き、汚れたらその日に替えてください。",
    sources: ["VCA Animal Hospitals", "D'Cruzeら 2020（Animals）"],
  },
  {
    id: "light",
    area: "environment",
    topic: "昼と夜",
    question: "昼と夜の明るさは、決まった時間に切り替わりますか",
    options: ["およそ12時間ごとに切り替わる", "日によってばらばら", "ずっと明るい、またはずっと暗い"],
    why: "明暗の区切りがあると、休む時間と動く時間がはっきりします。",
    advice: "部屋の照明でかまわないので、タイマーで毎日同じ時刻に点けて消してください。",
    sources: ["広く共有されている飼育の知識（文献では確かめていません）"],
  },
  {
    id: "traffic",
    area: "environment",
    topic: "置き場所の静かさ",
    question: "ケージを置いた場所は、どのくらい静かですか",
    options: ["静かで、見通しを遮ってある", "ときどき人通りや振動、音がある", "いつも騒がしい、または四方から丸見え"],
    why: "足音や振動が続き、どこからも見られていると、隠れていても休まりません。",
    advice: "背面と側面を覆い、扉やスピーカー、洗濯機から離してください。",
    sources: ["国内エキゾチック動物病院の解説", "Warwickら 2018（Frontiers in Veterinary Science）"],
  },
  {
    id: "cohab",
    area: "environment",
    essential: true,
    topic: "同居",
    question: "同じケージに、ほかのヘビがいますか",
    options: ["1匹だけでいる", "繁殖の時期だけ一緒にいる", "いつも一緒にいる"],
    why: "一緒にいる相手との競合や攻撃は、専門家への調査で福祉を損なうしるしに挙げられています。寄り添って見えても、よい場所の取り合いのことがあります。",
    advice: "1匹に1つのケージを用意してください。",
    sources: ["Whittakerら 2021（専門家へのデルファイ調査）"],
  },
  {
    id: "hygiene",
    area: "environment",
    essential: true,
    topic: "掃除",
    question: "排泄物に気づいてから、取り除くまでどのくらいですか",
    options: ["当日か翌日", "2〜4日", "5日以上"],
    why: "排泄物が残ると、床材が傷み、皮膚や呼吸器の負担になります。",
    advice: "水を替えるときに床を見る習慣をつけ、汚れた部分だけその日に取り替えてください。",
    sources: ["D'Cruzeら 2020（Animals）"],
  },
  {
    id: "feeding-interval",
    area: "nutrition",
    topic: "給餌の間隔",
    question: "餌の間隔は、体の大きさに合っていますか（小さいうちは300gまで）",
    options: [
      "合っている（小さいうちは5〜7日おき、300gを超えたら7〜21日おき）",
      "少し外れる（小さいうちは8〜14日おき、300gを超えて5〜6日おきか22〜35日おき）",
      "大きく外れる（4日以内、小さいうちに15日以上、300gを超えて36日以上）、または決まっていない",
    ],
    why: "育つ時期と大人とでは、消化して使う量が違います。詰めすぎは肥満に、空けすぎは痩せにつながります。",
    advice: "上の範囲で次の日を決め、体重と体型を見て延ばしたり縮めたりしてください。",
    sources: ["VCA Animal Hospitals"],
  },
  {
    id: "prey",
    area: "nutrition",
    topic: "餌の大きさと与え方",
    question: "餌の大きさと与え方は、どれに近いですか",
    options: [
      "解凍した餌で、胴のいちばん太い所と同じくらいまで",
      "解凍した餌だが、少し大きい",
      "生きた餌を入れたままにする、またはかなり大きい",
    ],
    why: "生きたネズミはヘビをかじることがあり、大きすぎる餌は吐き戻しにつながります。",
    advice: "解凍した餌に切り替え、太さを胴のいちばん太い所までにしてください。",
    sources: ["VCA Animal Hospitals", "広く共有されている飼育の知識（文献では確かめていません）"],
  },
  {
    id: "appetite",
    area: "nutrition",
    topic: "食欲",
    question: "このごろの食欲は、どうですか",
    options: ["いつもどおり", "断ることがある（食べていない期間は2か月まで）", "2か月を超えて食べていない"],
    why: "ボールパイソンが食べない時期を持つこと自体は珍しくありません。体重とほかのようすを合わせて見ます。",
    advice:
      "温度、隠れ家、静けさの順に見直し、2週間ごとに体重を書き留めてください。2か月を超えたら、体重が保たれていても一度獣医師に相談してください。",
    sources: ["国内の飼育解説（拒食）", "Warwickら 2013（拘束下のストレス徴候の整理）"],
  },
  {
    id: "weight",
    area: "health",
    topic: "体重の変化",
    question: "前に量ったときから、体重はどう変わりましたか",
    options: ["変わらない、または増えた", "減ったが5%まで", "5〜10%減った"],
    why: "体重は、見た目よりも早く不調を知らせます。10%を超えて減っているなら、上の「いまのようす」にも印を付けてください。",
    advice: "次の餌の直前に、同じはかりで月に一度量ってください。減り続けるなら、記録を持って相談してください。",
    sources: [
      "広く共有されている飼育の知識（文献では確かめていません）",
      "Whittakerら 2021（専門家へのデルファイ調査）",
    ],
  },
  {
    id: "bcs",
    area: "health",
    topic: "体型",
    question: "真上から見た体つきは、どれに近いですか",
    options: [
      "背骨が目立たず、断面が丸みのある形",
      "少し痩せている、または少し太っている",
      "背骨や肋骨が浮く、または脂肪で皮が割れて見える",
    ],
    why: "体つきは、ニシキヘビの福祉を見る項目として専門家が上位に挙げたものです。",
    advice: "餌の量と間隔を見直してください。量は足りているのに痩せるときは、便を持って受診してください。",
    sources: ["Whittakerら 2021（専門家へのデルファイ調査）"],
  },
  {
    id: "shed",
    area: "health",
    topic: "脱皮",
    question: "前の脱皮は、どうでしたか",
    options: ["一枚でむけた", "一部が残った", "目や尾の先に残った、または毎回残る"],
    why: "むけ残りは、湿度が足りないことや体調の変化を教えてくれます。",
    advice:
      "次に目が白くなったら湿度を70〜80%に上げ、ウェットシェルターを入れてください。残った皮は引っ張らないでください。",
    sources: ["広く共有されている飼育の知識（文献では確かめていません）", "RSPCA（英国動物虐待防止協会）の飼育指針"],
  },
  {
    id: "activity",
    area: "behaviour",
    topic: "壁を押す行動",
    question: "壁に沿って動き続けたり、ガラスを鼻で押したりしますか",
    options: ["見ない", "ときどき見る", "毎日、長い時間見る"],
    why: "透明な壁に向かって進もうとする行動は、閉じ込められた爬虫類のストレスのしるしとして代表的なものです。",
    advice: "側面を覆い、隠れ家を足してください。続くならケージの大きさと温度を見直してください。",
    sources: ["Warwickら 2018（Frontiers in Veterinary Science）", "Hollandtら 2021（PLOS ONE）"],
  },
  {
    id: "ball",
    area: "behaviour",
    topic: "丸まり続ける",
    question: "驚かせていないのに、丸まったまま、頭を隠したままでいることがありますか",
    options: ["ない", "ときどきある", "いつもそうしている"],
    why: "驚いて丸まるのは自然な身の守り方ですが、慣れた場所で続くなら、安心できていないのかもしれません。",
    advice: "触るのをしばらく休み、隠れ家の数と温度の差を確かめてください。",
    sources: ["Warwickら 2018（Frontiers in Veterinary Science）", "国内エキゾチック動物病院の解説"],
  },
  {
    id: "defence",
    area: "behaviour",
    topic: "威嚇",
    question: "シューと音を出す、体を膨らませる、飛びかかる、といった構えを見せますか",
    options: ["ほとんど見せない", "ときどき見せる", "近づくたびに見せる"],
    why: "続く威嚇は、性格ではなく、環境や接し方が負担になっている知らせのことがあります。",
    advice: "ハンドリングを休み、世話の手順を決めて、静かに同じ順で行ってください。",
    sources: ["Warwickら 2018（Frontiers in Veterinary Science）", "Whittakerら 2021（専門家へのデルファイ調査）"],
  },
  {
    id: "tongue",
    area: "behaviour",
    topic: "落ち着いた探索",
    question: "夜などに、ゆっくり舌を出しながら歩き回りますか",
    options: ["よく見る", "たまに見る", "見ない"],
    why: "落ち着いて舌を出しながら探るようすは、専門家が「よい状態」のしるしに挙げた行動です。",
    advice: "消灯のあとに静かな時間をつくり、登れるものや隠れ家を足して、歩きたくなるケージにしてください。",
    sources: ["Whittakerら 2021（専門家へのデルファイ調査）"],
  },
  {
    id: "handling",
    area: "interaction",
    topic: "ハンドリング",
    question: "手に乗せるのは、どのくらいですか",
    options: ["週に1〜3回まで、15分以内", "毎日", "毎日長い時間、または食後48時間以内にも"],
    why: "触られているあいだ、ヘビは休めません。食べたあとに持ち上げると、吐き戻すことがあります。",
    advice: "1回を15分で切り上げ、食べたあとの48時間と、目が濁ってから脱皮が終わるまでは休んでください。",
    sources: ["広く共有されている飼育の知識（文献では確かめていません）", "国内エキゾチック動物病院の解説"],
  },
  {
    id: "acclimation",
    area: "interaction",
    topic: "迎えてからの慣らし",
    question: "迎えてからの日数と接し方は、どれに近いですか",
    options: [
      "1か月以上たった、または静かに慣らしている",
      "2週間たたないうちに触っている",
      "迎えたその日からよく触っている",
    ],
    why: "新しい場所に慣れる前に触られ続けると、食べなくなることがあります。",
    advice: "はじめの2週間は手を入れるのを水替えと掃除だけにし、続けて食べるようになってから触り始めてください。",
    sources: ["国内エキゾチック動物病院の解説", "国内の飼育解説（拒食）"],
  },
];

/** Most urgent first. */
export const redFlags: readonly RedFlag[] = [
  { id: "prolapse", sign: "総排泄腔から何かが出ている、または出血している", urgency: "emergency" },
  { id: "lethargy", sign: "触っても反応がない、体に力が入らない", urgency: "emergency" },
  { id: "eggbind", sign: "メスが産もうとして産めず、苦しそうにしている", urgency: "emergency" },
  { id: "open-mouth", sign: "口を開けたまま息をする、息に音が混じる、泡や鼻水が出る", urgency: "urgent" },
  {
    id: "discharge",
    sign: "口、鼻、目から液が出る、口の中が腫れたり白いかたまりが付いたりしている",
    urgency: "urgent",
  },
  { id: "stargazing", sign: "真上を見上げ続ける、裏返って戻れない、けいれんする", urgency: "urgent" },
  { id: "regurg", sign: "2回以上、食べたものを吐き戻した", urgency: "urgent" },
  { id: "burn", sign: "やけど、ただれ、潰瘍がある（腹の色が変わった場合も）", urgency: "urgent" },
  { id: "weight10", sign: "元気だったころより、体重が10%以上軽い", urgency: "urgent" },
  { id: "dehydration", sign: "目が落ちくぼむ、皮膚にしわが寄る", urgency: "urgent" },
  { id: "swelling", sign: "腹やあごが腫れた、急に膨らんだ", urgency: "urgent" },
  { id: "trauma", sign: "噛まれた、落ちた、熱源に触れたなどのけががある", urgency: "urgent" },
  { id: "mites", sign: "目の周りや水入れに、小さな黒い点（ダニ）がいる", urgency: "soon" },
  { id: "coldshock", sign: "停電などで、21℃を下回る時間が続いた", urgency: "soon" },
];
