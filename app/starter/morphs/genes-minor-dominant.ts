// Lesser-known genes that show with one copy. Most pages say plainly how little is written down about them.

import type { StarterMorph } from "#app/starter/entry.ts";

export const morphs: StarterMorph[] = [
  {
    id: "hi-orange-dream",
    title: "ハイインテンシティOD",
    summary: "オレンジドリームの中でも色の強い系統に付けられた名です。別の対立遺伝子かどうかは、はっきりしていません。",
    fields: {
      type: "gene",
      english: "High Intensity OD",
      reading: "はいいんてんしてぃおーでぃー",
      aliases: ["HI-OD", "ハイインテンシティオレンジドリーム"],
      inheritance: "incomplete-dominant",
      group: "od",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>特徴</h2>
<p>略号はHI-OD。オレンジドリームよりも橙が濃い、という説明のもとで流通します。ただし橙の濃さはODの中でも幅があり、色だけでHI-ODと判定する基準は示されていません。</p>
<h2>遺伝</h2>
<p>不完全顕性（共優性）として扱います。ODと同じ座の別の対立遺伝子とみる説と、濃い個体を選び続けた系統にすぎないとみる考え方が並び立ち、確度は低めです。2コピーの姿や、作出した人、年は確認できませんでした。</p>`,
  },
  {
    id: "static",
    title: "スタティック",
    summary: "アシッドコンプレックスに数える説のある遺伝子です。外見を説明した確かな資料は見つかっていません。",
    fields: {
      type: "gene",
      english: "Static",
      reading: "すたてぃっく",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "acid",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>分かっていること</h2>
<p>不完全顕性（共優性）とする一覧がありますが、確かさは低めです。アシッド、コンフュージョンと同じ座に置かれることがあり、この所属も十分には確かめられていません。</p>
<h2>分かっていないこと</h2>
<p>頭や柄、腹の特徴、2コピーの姿、最初の作出者について、出典を挙げて書ける情報はありませんでした。名前だけで購入を決めず、親の姿と交配記録を見せてもらってください。</p>`,
  },
  {
    id: "microscale",
    title: "マイクロスケール",
    summary: "うろこの大きさや並びに関わるとされる、数の少ない遺伝子です。資料は一覧への記載にほぼ限られます。",
    fields: {
      type: "gene",
      english: "Microscale",
      reading: "まいくろすけーる",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "scaleless",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>特徴</h2>
<p>色や柄ではなく、うろこそのものに変化が出るとされる遺伝子です。どの部位がどう変わるのかを写真とともに示した資料は確認できませんでした。</p>
<h2>遺伝と注意点</h2>
<p>不完全顕性（共優性）という記載があり、スケールレスヘッドと同じ座とする説も含めて確かさは低めです。うろこに関わる以上、皮膚の乾燥や脱皮には気を配りたいところですが、この遺伝子で不調が起きたという報告も把握していません。</p>`,
  },
  {
    id: "josie",
    title: "ジョシー",
    summary: "マリオやジャングルウォマと同じものではないかと疑われている遺伝子です。外見の記録は多くありません。",
    fields: {
      type: "gene",
      english: "Josie",
      reading: "じょしー",
      aliases: ["ジョージーボール", "ジョージー"],
      inheritance: "incomplete-dominant",
      group: "mario-josie",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>遺伝と仲間</h2>
<p>不完全顕性（共優性）とされますが、根拠となる交配の記録は乏しく、確かさは低めです。マリオと同じ遺伝子に別の名が付いたのか、同じ座の対立遺伝子なのか、それとも無関係なのか、結論は出ていません。</p>
<h2>特徴と歴史</h2>
<p>単体の姿を詳しく述べた資料に行き当たらず、見分け方は書けません。国内では「ジョージーボール」の表記も使われます。最初の作出者と年、健康面の懸念についても記載を確認していません。</p>`,
  },
  {
    id: "jungle-woma",
    title: "ジャングルウォマ",
    summary:
      "名前に反して、ウォマとは別に扱われる遺伝子です。2コピーをパズルバックと呼ぶ例がありますが、定かではありません。",
    fields: {
      type: "gene",
      english: "Jungle Woma",
      reading: "じゃんぐるうぉま",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "mario-josie",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>名前について</h2>
<p>名前は似ていますが、スパイダーの群に入るウォマとは区別され、マリオやジョシーと同じもの、または同じ座にあるのではないかと疑われています。その確かさは低く、交配による検証が待たれます。</p>
<h2>遺伝</h2>
<p>不完全顕性（共優性）とする見方は中程度の確かさです。2コピーを「パズルバック」とする記載がありますが、裏づけが弱いため、スーパー体の欄には入れていません。ウォマに見られるウォブルが、この遺伝子にもあるという報告は確認していません。</p>`,
  },
  {
    id: "red-stripe",
    title: "レッドストライプ",
    summary: "柄に働く不完全顕性の遺伝子です。見分けの基準は固まっていません。",
    fields: {
      type: "gene",
      english: "Red Stripe",
      reading: "れっどすとらいぷ",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: null,
      homozygote: null,
      superName: "スーパーレッドストライプ",
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>特徴</h2>
<p>柄を変える遺伝子として一覧に載っています。赤みや縞がどの個体にも出るのか、出方にどれほど幅があるのかを示した資料はありません。頭や腹の特徴も未詳です。</p>
<h2>遺伝</h2>
<p>不完全顕性（共優性）で、ノーマルとの交配なら卵ごとに1/2で受け継がれます。2コピーには「スーパーレッドストライプ」の名があります。潜性（劣性）のジェネティックストライプとは、名前が似ていても別に扱います。作出の経緯や固有の不調は確認できませんでした。</p>`,
  },
  {
    id: "hydra",
    title: "ハイドラ",
    summary: "不完全顕性として登録されている遺伝子です。姿を説明する一致した資料がなく、由来の記録が頼りになります。",
    fields: {
      type: "gene",
      english: "Hydra",
      reading: "はいどら",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: null,
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>分かっていること</h2>
<p>海外と国内の一覧の両方に名が見え、いずれも1コピーで表れる遺伝子として扱っています。不完全顕性（共優性）という分類の確かさは中程度です。この分類に従えば、ノーマルとの交配で子の半数がハイドラになります。</p>
<h2>空欄のまま残したこと</h2>
<p>色と柄のどちらに強く働くのか、2コピーがどのような姿になるのかは確認できませんでした。コンプレックスの相手、作出者、健康面の懸念も同様です。</p>`,
  },
  {
    id: "genetic-banded",
    title: "ジェネティックバンデット",
    summary: "帯状の柄を受け継ぐ遺伝子です。タイガーと呼ばれる系統もあり、帯の多いノーマルとの区別に注意します。",
    fields: {
      type: "gene",
      english: "Genetic Banded",
      reading: "じぇねてぃっくばんでっと",
      aliases: ["ジェネティックバンデッド", "タイガー", "Tiger"],
      inheritance: "incomplete-dominant",
      group: null,
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>特徴</h2>
<p>背の斑が左右でつながり、体を横切る帯のように並ぶ「バンデッド」の柄が遺伝するものを指します。帯の多いノーマルは珍しくないため、名に「遺伝する」と断りが付いています。1匹の帯の多さだけでは、この遺伝子の証拠になりません。</p>
<h2>遺伝</h2>
<p>不完全顕性（共優性）とされ、確かさは中程度です。「タイガー」は系統名として使われることがあり、ジョリフタイガーと同じかどうかは分かっていません。2コピーの姿、作出者、年も未詳です。</p>`,
  },
  {
    id: "jolliff-tiger",
    title: "ジョリフタイガー",
    summary: "ジョリフの名を冠したタイガー系の遺伝子です。海外の一覧1件のほかに裏づけを確認できていません。",
    fields: {
      type: "gene",
      english: "Jolliff Tiger",
      reading: "じょりふたいがー",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: null,
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>遺伝</h2>
<p>不完全顕性（共優性）という分類は1つの一覧によるもので、確かさは低めです。ジェネティックバンデットの「タイガー」と同じ遺伝子なのか、別の系統なのかを示す資料は見つかりませんでした。アザンティックのジョリフ系統とは形質が違い、名前だけで結び付けることはできません。</p>
<h2>特徴</h2>
<p>柄や腹、成長後の変化を説明した記録は確認できていません。2コピーの姿についても何も言えません。</p>`,
  },
  {
    id: "orange-belly",
    title: "オレンジベリー",
    summary: "腹の橙色を名に持つ遺伝子です。イエローベリーとの関係を示す証拠は見つかっていません。",
    fields: {
      type: "gene",
      english: "Orange Belly",
      reading: "おれんじべりー",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: null,
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>特徴</h2>
<p>腹のどこまで橙色が付くのか、背側にどのような変化が出るのかをそろって述べた資料はなく、腹の色だけでこの遺伝子と決めることは勧められません。</p>
<h2>遺伝</h2>
<p>1コピーで表れる不完全顕性（共優性）の遺伝子として登録されています。確かさは中程度です。イエローベリーと同じ座に置く資料は確認していません。計算でも独立した遺伝子として扱います。スーパー体、作出者、健康面の記載も見当たりませんでした。</p>`,
  },
  {
    id: "lori",
    title: "ローリィ",
    summary: "1コピーで表れるとされる、記録の少ない遺伝子です。表記のゆれにも気をつけたいところです。",
    fields: {
      type: "gene",
      english: "Lori",
      reading: "ろーりぃ",
      aliases: ["ローリー"],
      inheritance: "incomplete-dominant",
      group: null,
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>遺伝</h2>
<p>不完全顕性（共優性）という分類が国内外の一覧で共通しており、確かさは中程度です。ノーマルと交配した場合、卵ごとに1/2の確率で受け継がれると計算します。</p>
<h2>未詳の点</h2>
<p>外見を言葉で説明した資料が得られず、頭、柄、腹のいずれについても見分け方を示せません。同じ座に入る相手や2コピーの姿も分かっていません。英語のLoriは「ローリィ」「ローリー」などと書かれるため、探すときは英名も添えると取り違えを減らせます。</p>`,
  },
  {
    id: "hurricane",
    title: "ハリケーン",
    summary: "ブリッツ、トリックと同じ座にあるという説を持つ遺伝子です。群の根拠はまだ弱いままです。",
    fields: {
      type: "gene",
      english: "Hurricane",
      reading: "はりけーん",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "hurricane",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>遺伝と仲間</h2>
<p>ハリケーンコンプレックスの名はこの遺伝子から取られています。ブリッツとトリックが同じ座の対立遺伝子として挙げられますが、それを裏づける交配結果を確認できておらず、確度は低めです。ハリケーン自身が不完全顕性（共優性）であるという点は、もう少し確かで中程度とみています。</p>
<h2>特徴</h2>
<p>姿を伝える一致した記述は見つかりませんでした。見分けの基準がないため、表示の根拠になった親の記録を確かめてください。2コピーの個体の有無も不明です。</p>`,
  },
  {
    id: "blitz",
    title: "ブリッツ",
    summary: "ハリケーンの対立遺伝子ではないかとされるものの、確かめられたとは言えない遺伝子です。",
    fields: {
      type: "gene",
      english: "Blitz",
      reading: "ぶりっつ",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "hurricane",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>この遺伝子の位置づけ</h2>
<p>一覧ではハリケーンコンプレックスに置かれています。しかし分類にも遺伝様式（不完全顕性・共優性）にも、低い確かさしか与えられません。実際の交配では、ハリケーンとブリッツを1つずつ持つ親から、どちらも持たない子が出るかどうかを数えることが検証になります。</p>
<h2>外見と歴史</h2>
<p>外見の説明、スーパー体の名、初めて作出した人と年は、いずれも資料に見当たりません。</p>`,
  },
  {
    id: "trick",
    title: "トリック",
    summary: "ハリケーン、ブリッツと並べて語られる遺伝子です。姿も由来も、まだ説明できる段階にありません。",
    fields: {
      type: "gene",
      english: "Trick",
      reading: "とりっく",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "hurricane",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>遺伝</h2>
<p>不完全顕性（共優性）で、ハリケーンの群に入るとする一覧があります。どちらの情報も確かさは低く、独立した座であっても不思議はありません。このサイトの計算では群の説に従いますが、結果は目安として読んでください。</p>
<h2>特徴</h2>
<p>色と柄、どちらの遺伝子なのかも定かではありません。流通名として見かけた場合は、販売者に両親の写真と、同腹の兄弟がどう分かれたかを尋ねるのが有効です。</p>`,
  },
  {
    id: "bongo",
    title: "ボンゴ",
    summary:
      "スパイダーの群に数える一覧がある遺伝子です。神経症状の有無については、確かな報告を見つけられませんでした。",
    fields: {
      type: "gene",
      english: "Bongo",
      reading: "ぼんご",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "spider",
      homozygote: null,
      superName: "スーパーボンゴ",
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>遺伝</h2>
<p>不完全顕性（共優性）とされ、確かさは中程度です。2コピーは「スーパーボンゴ」と呼ばれますが、その姿や育ち方を追った記録は確認していません。</p>
<h2>スパイダーの群との関係</h2>
<p>複数の一覧がスパイダーコンプレックスに含めています。根拠は愛好家の交配経験で、分子的な証明はありません。ボンゴがウォブルを示すという広い合意も見当たらないため、健康欄は空欄です。とはいえ、群のほかの遺伝子と重ねる交配は避けておくほうが安心です。</p>`,
  },
  {
    id: "wookie",
    title: "ウーキー",
    summary: "スパイダーの群に入るともいわれる、情報の少ない遺伝子です。分類も遺伝様式も確度は低めです。",
    fields: {
      type: "gene",
      english: "Wookie",
      reading: "うーきー",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "spider",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>分かっている範囲</h2>
<p>1コピーで表れる不完全顕性（共優性）の遺伝子として一覧に載り、一部ではスパイダーコンプレックスに分類されます。しかし遺伝様式も所属も確かさは低く、同じ群だから同じ症状が出る、と推し量ることはできません。</p>
<h2>注意点</h2>
<p>ウーキーの健康について、良いとも悪いとも言える資料がありませんでした。迎える際は、首の揺れや姿勢の戻り方、餌への反応を動画で見せてもらうとよいでしょう。外見の基準や作出の歴史も未詳です。</p>`,
  },
  {
    id: "honey",
    title: "ハニー",
    summary: "BELコンプレックスに数える説のある遺伝子です。所属の確度は低く、白い個体になるとは言い切れません。",
    fields: {
      type: "gene",
      english: "Honey",
      reading: "はにー",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "bel",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>遺伝</h2>
<p>不完全顕性（共優性）で、モハベやレッサーと同じ座にあるとする一覧があります。ただしBELの中でハニーの所属はもっとも不確かな部類です。モハベなどと1つずつ持つ子が本当に白いBELになるか、交配の記録で確かめたいところです。</p>
<h2>名前と特徴</h2>
<p>ゴーストとスパイダーのコンボ「<a href="/morph/honey-bee">ハニービー</a>」とは関係がありません。色と柄の双方に働くとされますが、単体の見分け方や2コピーの姿、歴史は確認できませんでした。</p>`,
  },
  {
    id: "exo-lbb",
    title: "Exo-LBB",
    summary: "英字のまま流通する、BEL候補の遺伝子です。名の由来も外見の基準も確認できていません。",
    fields: {
      type: "gene",
      english: "Exo-LBB",
      reading: "えくそえるびーびー",
      aliases: ["エクソLBB", "エクソエルビービー"],
      inheritance: "incomplete-dominant",
      group: "bel",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>遺伝</h2>
<p>BELコンプレックスの遺伝子として挙げる一覧がありますが、群の中での確かさは低く、遺伝様式を不完全顕性（共優性）とする点も同じです。仮に同じ座であれば、レッサーやモハベと1つずつ持つ個体をノーマルと交配したとき、子はどちらか一方だけを受け取ります。</p>
<h2>未詳の点</h2>
<p>LBBが何の略かを示す資料は見つかりませんでした。外見、2コピーの姿、作出者、健康についても書けることがありません。</p>`,
  },
  {
    id: "flame",
    title: "フレイム",
    summary: "ファイアコンプレックスに入るともいわれる、色を明るくする遺伝子です。ファイアとの関係は検証の途上です。",
    fields: {
      type: "gene",
      english: "Flame",
      reading: "ふれいむ",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "fire",
      homozygote: null,
      superName: "スーパーフレイム",
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>特徴</h2>
<p>体色に働き、ファイアに近い明るさを帯びると考えられています。英名のFlameはFireと混同されやすい名前です。フレイムだけに見られる頭や腹の印は、確認した資料にありませんでした。</p>
<h2>遺伝</h2>
<p>不完全顕性（共優性）とする点はよく一致していますが、ファイアと同じ座という説の確かさは低めです。2コピーは「スーパーフレイム」と呼ばれます。ファイアと組んだ子が黒い目の白い個体になるかどうかが、所属を判断する材料になるでしょう。</p>`,
  },
  {
    id: "sulfur",
    title: "サルファ",
    summary: "1コピーで表れる、色の遺伝子です。ファイアコンプレックスへの所属は中程度の確かさで語られます。",
    fields: {
      type: "gene",
      english: "Sulfur",
      reading: "さるふぁ",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "fire",
      homozygote: null,
      superName: "スーパーサルファ",
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>遺伝</h2>
<p>不完全顕性（共優性）です。ノーマルとの子は半数がサルファで、2コピーには「スーパーサルファ」の名があります。ファイアの群に入るという見方は、周辺の遺伝子の中では比較的支持されているほうです。</p>
<h2>特徴</h2>
<p>柄よりも色に働くとされます。ファイアやディスコと並べて外見だけで言い分けられるという説明は見つかっていません。淡い色の個体が生まれたら、両親の遺伝子をさかのぼって確かめてください。歴史と健康の記録は未確認です。</p>`,
  },
  {
    id: "ember",
    title: "エンバー",
    summary: "ファイアの仲間の候補に挙がる、色の遺伝子です。2コピーの姿はまだ記録を確認できません。",
    fields: {
      type: "gene",
      english: "Ember",
      reading: "えんばー",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "fire",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>遺伝</h2>
<p>不完全顕性（共優性）とされ、この点の資料は一致しています。他方、ファイアコンプレックスに入るかどうかの確かさは低く、一覧に名が並ぶという以上の根拠を確認できませんでした。2コピーに定まった名もありません。</p>
<h2>特徴</h2>
<p>色を変える遺伝子として扱われます。ファイアほど資料がなく、明るさの程度、頭の斑、育ってからの色合いについては空白のままです。同じ名の別系統が混ざらないよう、入手元も一緒に控えておくとよいでしょう。</p>`,
  },
  {
    id: "lemonback",
    title: "レモンバック",
    summary: "背の黄色を名に持つ、ファイアコンプレックスの一員とされる遺伝子です。確かさは中程度です。",
    fields: {
      type: "gene",
      english: "Lemonback",
      reading: "れもんばっく",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "fire",
      homozygote: null,
      superName: "スーパーレモンバック",
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>特徴</h2>
<p>色の変化を主とする遺伝子です。背の黄色がどこまで冴えるか、成体でも残るのかを系統立てて示した資料は見つかりませんでした。レモンパステルは別の座のパステルの系統名なので、取り違えないようにします。</p>
<h2>遺伝</h2>
<p>不完全顕性（共優性）で、2コピーの名は「スーパーレモンバック」です。ファイアと同じ座という説は中程度の確かさで支持されています。固有の健康問題の報告は確認していません。</p>`,
  },
  {
    id: "thunder",
    title: "サンダー",
    summary: "サンダーボールの名でも流通する色の遺伝子です。バニラと同じ系統ではないかという見方があります。",
    fields: {
      type: "gene",
      english: "Thunder",
      reading: "さんだー",
      aliases: ["サンダーボール"],
      inheritance: "incomplete-dominant",
      group: "fire",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>遺伝と仲間</h2>
<p>不完全顕性（共優性）の遺伝子です。ファイアコンプレックスに数えられるほか、バニラと同じ、あるいはごく近い系統ではないかと言われることがあります。どちらの説にも決定的な裏づけはなく、確かさは低めです。名前が違うものを早まって1つにまとめると、過去の交配記録が読めなくなるため、当サイトは別の項目に分けました。</p>
<h2>特徴</h2>
<p>色に働くという以外、見分けの手がかりは得られていません。2コピーの姿と作出者も未詳です。</p>`,
  },
  {
    id: "lucifer",
    title: "ルシファー",
    summary: "ファイアの群に入るとも言われる、実態のつかみにくい遺伝子です。分類の確かさは低めです。",
    fields: {
      type: "gene",
      english: "Lucifer",
      reading: "るしふぁー",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "fire",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>分かっている範囲</h2>
<p>色を変える不完全顕性（共優性）の遺伝子として一覧に載り、ファイアコンプレックスの欄に置かれています。ただし遺伝様式も所属も確かさは低く、交配の積み重ねがどれほどあるのかも分かりません。</p>
<h2>未詳の点</h2>
<p>名の強い響きに反して、姿の説明はほとんど残っていません。暗くなるのか明るくなるのかさえ、名前からは推測しないでください。スーパー体、歴史、健康についても空欄です。</p>`,
  },
  {
    id: "mota",
    title: "モタ",
    summary: "ファイアコンプレックスの周辺に置かれる遺伝子です。独立した座である可能性も残っています。",
    fields: {
      type: "gene",
      english: "Mota",
      reading: "もた",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "fire",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>遺伝</h2>
<p>ファイアと同じ座に入るとする一覧がありますが、確かさは低めです。遺伝様式は不完全顕性（共優性）とされ、これに従えば、モタとノーマルの子は半数がモタになります。ファイアと1つずつ持つ個体がどのような姿になるか、写真のそろった資料は見つかりませんでした。</p>
<h2>特徴</h2>
<p>色の遺伝子に分類されています。頭部や腹、年齢による変化に触れた記録はなく、現時点で見分け方を示すことはできません。</p>`,
  },
  {
    id: "sauce",
    title: "ソース",
    summary: "色に働くとされる遺伝子です。ファイアの群への所属も外見も、資料が足りません。",
    fields: {
      type: "gene",
      english: "Sauce",
      reading: "そーす",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "fire",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>遺伝</h2>
<p>不完全顕性（共優性）、ファイアコンプレックスという2点が一覧に記されていますが、どちらも低い確かさにとどまります。確かめる道は地道な交配です。ファイアと重ねた子の姿と、その子から生まれる世代の内訳を数え、同じ座でなければ起こらない結果かどうかを見ます。</p>
<h2>特徴と歴史</h2>
<p>単体の姿、2コピーの姿ともに記述が見当たらず、初めて作出した人と年も不明です。不調の報告も確認していません。</p>`,
  },
  {
    id: "brite",
    title: "ブライト",
    summary: "1コピーで表れるとされる、色の遺伝子です。ファイアとの関係を含め、確かな情報は限られます。",
    fields: {
      type: "gene",
      english: "Brite",
      reading: "ぶらいと",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "fire",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>名前</h2>
<p>英語では「Brite」と綴り、光や明るさを表すBrightとはつづりが異なります。海外の資料を探すときは、この綴りでないと見つかりません。</p>
<h2>遺伝と特徴</h2>
<p>色を変える不完全顕性（共優性）の遺伝子とされ、ファイアコンプレックスの候補に挙がっています。いずれも確かさは低めです。実際にどの程度明るくなるのか、成長して色が残るのかは確認できず、2コピーの姿も分かっていません。</p>`,
  },
  {
    id: "cinder",
    title: "シンダー",
    summary: "マホガニーの仲間候補とされる遺伝子です。同じ座かどうかを示す結果は、まだ確認できていません。",
    fields: {
      type: "gene",
      english: "Cinder",
      reading: "しんだー",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "mahogany",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>遺伝と仲間</h2>
<p>不完全顕性（共優性）で、マホガニーやニヤラと同じ座にあるとする一覧があります。分類の確かさは低く、マホガニー自身にもシナモン系に含めるかどうかの争いがあるため、シンダーの位置づけは二重に不確かです。</p>
<h2>特徴</h2>
<p>色か柄か、主な働きの記載も見つかりません。体色が暗くなるという記載もありません。2コピーの姿、作出者、健康面も未詳です。</p>`,
  },
  {
    id: "nyala",
    title: "ニヤラ",
    summary: "マホガニーの仲間とする記載のある遺伝子です。情報源は海外の一覧1件にとどまります。",
    fields: {
      type: "gene",
      english: "Nyala",
      reading: "にやら",
      aliases: [],
      inheritance: "incomplete-dominant",
      group: "mahogany",
      homozygote: null,
      superName: null,
      firstYear: null,
      firstBy: null,
      health: [],
    },
    body: `<h2>遺伝</h2>
<p>マホガニーコンプレックスの一員、不完全顕性（共優性）という記載があります。確認できた出どころは1つだけで、裏づけとなる交配の記録は見ていません。計算ではマホガニーと同じ座に置きますが、確かさの低い前提だとお考えください。</p>
<h2>特徴と歴史</h2>
<p>柄を説明した資料は見つかりませんでした。頭や腹の特徴、成長後の色、スーパー体も分かっていません。マホガニーやシナモンの名と一緒に売られている個体では、どちらの親から何を受け継いだのかを確かめます。</p>`,
  },
];
