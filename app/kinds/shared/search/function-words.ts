// What is typed beside what is meant, as keepers type it.

/** Said beside what is meant: particles, endings, question words, and what every page here is about. */
export const functionWords: readonly string[] = `
の が を に は へ と で も や か ね よ な だ し ば さ て た お ご って とは から まで より など だけ しか ほど くらい ぐらい ばかり ばっか ばっかり ずっと けど けれど ので のに
なく なくても ないのに いないのに ないで ないと ないから なのに だけど たけど ても でも てはいけない てはだめ ちゃだめ かどうか べきか のかな ってこと てほしい てしまう てしまった
です ですか でしょうか でしょう ます ますか ません ませんか ました ましたか ない なし なくて なかった なければ たい たら れば なら なの だった だって ではない じゃない
する します した して している してる しない しても しました される された いる いて いた いない ていない でいない ていません でいません います あり ある あった あって あります なる なって なった なります なっちゃう ちゃう ちゃった しまった しまう しまい てる てた ている ていた
った って く くて っ る む り い う え き け げ み め ぬ ぶ ぐ つ わ ら ろ れ ます まし
れる られる れた られた せる させる っぽい すぎ すぎる がち そう みたい らしい よう ように
出る 出た 出て 出てる でる でてる つける つけ つけて つけ方 つけかた 付ける 付けて しちゃう しちゃった ちゃった じゃった んです んですか のか かな かも かもしれない なのか すべき べき おく ておく もらう もらえる くれる ほうがいい 方がいい みたいな って言う ですが ですけど けども なんか やつ 気になる 心配 不安 困った 困る 困って 困ってます やばい ヤバい まずい 大変 知恵袋 ブログ 程度 期間 日数 タイミング 以内 以上 以下 際 さん ちゃん くん 君
いい 良い よい いけない だめ ダメ 駄目 大丈夫 平気 だいじょうぶ 可能 できる できます 出来る わかる 分かる わからない 分からない
どう どうする どうすれば どうしたら どうして どうやって どうなる どの どのくらい どのぐらい どれくらい どれぐらい どんな どれ どっち どちら どこ どこで どこに だれ いつ いつから いつまで 何 なに なん 何で なんで なぜ 何故 何が 何を とか について に関して
こと もの とき 時 場合 頃 ころ ため 為 前 後 中 上 方 ほう 的 用 者 日 人 よく すぐ とても すごく かなり ちょっと 少し たまに いつも 急に 突然 最近 今 もう まだ また 全然 ぜんぜん 一番 絶対 本当 ほんとう 本当に やっぱり
見分け 見分ける 見分け方 みわけ 見わけ 判別 判定 区別 違い 違う ちがい 特徴 とくちょう difference differences identify tell vs 長い 長く 長 続く 続いて 続き 続け 注意点 注意 ポイント メリット デメリット 利点 欠点 詳しく 詳細 原因 対策 対処 対処法 理由 方法 仕方 しかた やり方 やりかた コツ 対応 必要 要る いる いらない 不要 おすすめ オススメ お勧め 目安 基準 適切 正しい 普通 ふつう 基本 まとめ 一覧 意味 説明 情報 知りたい 教えて おしえて 教えてください ください 下さい 見たい 欲しい ほしい 悩み 相談 質問 解説
ボールパイソン ボルパ ボールニシキヘビ ヘビ 蛇 へび 爬虫類 はちゅうるい ニシキヘビ パイソン スネーク レプタイル ペット うち うちの子 個体 飼育 飼育者 飼って 飼っている 飼ってる 飼う 飼え 飼える 飼えます 飼いたい かえますか 言う 言って 言っ いう いって 速度 スピード 平均 年間 年 月 月に 一年 ヶ月 か月 カ月 ヵ月 一ヶ月 一か月 週間 週 回 匹 この あの その これ 私 自分 子
ball python ballpython pythons snake snakes reptile not no never wont dont doesnt didnt isnt arent cant stop stopped one own the a an of to in on is are my for do does did how what why when where can i it its and or with at be much many should need best get gets getting have has had having they them their he she his her him me we you your our will would could there from by if so long good bad okay ok keep keeps kept keeping house housed housing will use using go going make makes some any all about
`
  .trim()
  .split(/\s+/);
