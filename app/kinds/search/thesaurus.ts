// Keepers' words: each line holds words that ask for the same thing. Kana may be written either way; kanji and kana
// spellings both stand here, verbs and adjectives up to where their endings change (噛 of 噛む and 噛まれた).

const groups = `
餌 えさ 給餌 餌やり えさやり フード ごはん ご飯 食事 食べ物 食餌 きゅうじ エサ feed feeding food 食べる たべる 食べます 食べた 食べて たべて 食う 食わせ 食べさせ たべさせ eat eating eats 給仕 給餌量
マウス ねずみ 鼠 ネズミ mouse mice
ラット rat rats
拒食 食べな たべな 食わな くわな 食べず 食べません たべません 食べてくれな 食べてくれませ 食べていな 食べてな 食べてませ 食べていませ 食べなく 食欲がな 食欲が無 食欲がおち 食欲が落 食欲不振 食欲ない 食欲なし 食いつかな 食いつきが悪 食いつき 餌食い 絶食 興味を示さな 無視 きょしょく 食べる気 食べるまで 口をつけな 食べそうもな 興味がな 興味 not refuse refuses refusing wont
頻度 間隔 ペース 何日おき 何日に1回 何日に一回 何日ごと 何日置き 何日毎 何回 週1 週に1 週に何回 週に 月に何回 おき 毎日 ひんど かんかく なんかい frequency often
量 分量 どれだけ 何匹 何グラム 匹数 なんびき amount
大きさ 大き おおき サイズ 全長 体長 長さ 何センチ 何cm なんせんち 何メートル 何m どこまで育 でかく でかい デカ size length big
成長 育つ そだつ 育ち 伸び 大きくな せいちょう grow growth
成体 アダルト おとな 大人 成蛇 せいたい adult
幼体 ベビー 赤ちゃん あかちゃん 子ヘビ 子蛇 仔ヘビ ベビ 孵化したて 生まれたて ハッチリング 赤ん坊 baby hatchling
若い ヤング サブアダルト 亜成体 juvenile subadult
寿命 何年生 何歳 何年 長生き 平均寿命 じゅみょう なんねん なんさい 生きられ 生きる 長く生 lifespan life live lifetime old
年齢 何歳 何才 才 歳 年れい ねんれい age
老い 老 老ヘビ 高齢 シニア 年を取 年を重ね 老化 老体 年寄り 老蛇 歳をと 年をと 長寿
死 亡くな なくなった しんだ 見送 看取 お別れ 埋葬 火葬 死ん 供養 dead death died
噛 咬 かまれ かみつ かむ かじ 噛みつ 噛みつき 歯 がぶ ガブ 噛み癖 牙 bite bites biting bitten fang teeth
毒 どく 有毒 無毒 毒蛇 毒ヘビ 毒牙 どくへび venom venomous poison poisonous
消毒 除菌 殺菌 滅菌 消毒液 次亜塩素酸 アルコール しょうどく
危険 危な あぶな 安全 あんぜん 危害 襲 締め殺 絞め殺 絞 首を絞 きけん danger dangerous safe
攻撃 凶暴 きょうぼう 気が荒 荒い 気性 性格 おとなし 大人し 温厚 臆病 人懐 人なれ 慣れ なれ 懐 なつ なつく なつか 懐く temperament aggressive tame
値段 価格 相場 いくら ねだん 金額 値 プライス 高い 安い 高額 格安 最安 安く 高く 高価 何円 何万 price prices pricing worth
費用 コスト 維持費 お金 初期費用 月々 出費 金銭 予算 飼育費 かかる 生涯費用 おかね ひよう いじひ cost costs money budget expense
電気代 電気料金 電力 光熱費 消費電力 ワット 節電 でんきだい denkidai electricity
買 購入 かう かえる 買える 入手 お店 ショップ 店 ペットショップ 専門店 販売 販売店 通販 こうにゅう 売ってる 売って buy buying shop purchase
個人売買 ヤフオク メルカリ オークション ジモティー 個人間 個人取引 個人から ネット購入 フリマ sns 譲渡 譲って 里親 譲り 個人譲渡 通販 宅配 ネット オンライン online auction internet
爬虫類イベント イベント 即売会 エキスポ レプタイルズ レプタイルショー ぶりくら ブリーダーズ expo event レプタイルズショー ジャパンレプタイルズショー 展示即売会
お迎え 迎え 迎える 飼い始め かいはじめ おむかえ 新しく来 家に来 初日 最初の夜 買ってきた 買ってきて 買ったばかり 買って間もな 来たばかり 連れて帰 連れてきた うちに来 adopt new
選び方 選ぶ えらぶ えらびかた 選び 見極め チェックポイント どれがい 選ん choose choosing pick
初心者 始め方 はじめて 初めて 初めまして ビギナー 入門 始める はじめかた 最初の1匹 最初の一匹 素人 しょしんしゃ 飼いやす 簡単 難し むずかし かんたん beginner beginners starter newbie first easy
飼い方 飼育方法 飼育法 育て方 そだてかた かいかた 飼育の基本 飼育マニュアル 飼育ガイド 飼い始め方 care caresheet guide husbandry keeping
用意 必要なもの 揃える そろえる 準備 飼育用品 グッズ 器具 道具 一式 用品 飼育セット セット じゅんび equipment supplies setup
ケージ 飼育ケース ケース 水槽 虫かご 衣装ケース テラリウム すいそう プラケース 容器 家 お家 おうち 飼育容器 レプロ ガラスケージ 入れ物 cage enclosure terrarium tank vivarium
ラック ラックシステム rack racks
レイアウト 配置 流木 植物 観葉植物 飾り 登り木 枝 登る のぼる 木に登 木登り climb climbs climbing バイオアクティブ 人工植物 layout bioactive plants
隠れ家 シェルター かくれが 隠れ 隠れ場所 かくれ ハイド hide hides hiding shelter
出てこな でてこな 出て来な 隠れっぱなし 引きこもり 出てきてくれな 顔を出さな
床材 底材 とこざい ゆかざい 敷材 床 ヤシガラ ペットシーツ キッチンペーパー 新聞紙 ウッドチップ チップ アスペン ハスクチップ 土 バーク しんぶんし 赤玉土 substrate bedding aspen 床剤
水入れ 水容器 水皿 ウォーターボウル 水飲み みずいれ みず入れ 水の器 water bowl dish
水浴び 浸か つか 水に入 水入れに入 水に浸 水から出 水の中 みずあび ずっと水 水風呂 浴び 泳 およ soak soaking swim bath
温浴 お風呂 ぬるま湯 おんよく 入浴 洗う シャワー お湯
水を飲 水分 飲まな のまな 飲み水 水を替 水換え 水替え 水道水 カルキ みずかえ drink drinking
脱水 乾い カサカサ しわ シワ だっすい 皮膚がたる 干から dehydration dehydrated
温度 室温 保温 何度 あたた 暖か 温め あったか おんど ほおん 気温 なんど 適温 ホットスポット 温度管理 温度設定 温度勾配 temperature temp temps heat heating warm
上げ 上げる 上げ方 あげ方 あげかた 上がらな あがらな 上がって 高くする 高くし raise increase
下げ 下げる 下げ方 さげ方 さげかた 下がらな さがらな 下がって 低くする 低くし lower reduce
低温 寒 さむ 冷え 冷た つめた 寒さ 低い温度 cold
高温 暑 あつ 熱い 暑さ 熱中症 暑すぎ オーバーヒート ねっちゅうしょう hot overheat
ヒーター パネルヒーター 暖突 保温球 ヒーティング 上部ヒーター 保温器具 ヒートマット だんとつ 暖房 エミート セラミック 遠赤 パネヒ ピタリ適温 ピタ適 heater mat
サーモスタット サーモ 温度調節 温度調整 サーモスタッド thermostat
温度計 湿度計 放射温度計 測り 計測 測る はかる 測定 デジタル温度計 thermometer hygrometer
エアコン 冷房 クーラー 空調 扇風機 室温管理 aircon
夏 猛暑 真夏 夏場 夏越し 梅雨 なつ summer
冬 真冬 冬場 冬越し 冬眠 ふゆ とうみん 越冬 寒波 winter hibernate brumation
湿度 加湿 乾燥 霧吹き ミスト しつど かんそう 保湿 加湿器 きりふき じめじめ 蒸れ 結露 パーセント humidity mist misting dry
カビ かび 黴 mold
照明 ライト 電気 明かり 明るさ あかり 昼夜 光 消灯 バスキングライト しょうめい 夜間 light lighting lamp
紫外線 uvb uv 日光浴 日光 ひなたぼっこ しがいせん 太陽 sunlight
脱皮 だっぴ 皮をむ 皮 脱ぎ むける むけた むけ 剥け 脱皮殻 抜け殻 ぬけがら 皮むけ shed shedding slough
失敗 不全 残 うまくいかな うまくむけな むけな 剥けな できな 途中 止ま むけきらな ボロボロ ぼろぼろ 不良 しっぱい きれいに きれに stuck failed
脱皮不全 だっぴふぜん 皮が残 脱皮残り dysecdysis
目 眼 瞳 まぶた まばたき 瞬き アイキャップ 眼球 目玉 片目 両目 eye eyes
白い 白く 濁 にご しろい 白濁 くもる 曇 曇り 青白 白っぽ cloudy milky blue
へこ 凹 窪 くぼ 落ちくぼ 陥没 dent dented
腫 はれ ふくらん 膨らん 膨れ ふくらみ 膨らみ ぷっくり しこり 出っ張 腫瘍 こぶ はれて swollen swelling lump
口 くち 口の中 口元 口内 顎 あご mouth
口を開け 口が開 口あけ 口開け くちをあけ くちあけ 開いてる 開いたまま 開けっぱなし パクパク ぱくぱく あくび 欠伸 口呼吸 開口 半開き 開けて gape gaping yawn yawning open
よだれ 泡 あわ 鼻水 はなみず 痰 粘液 ねばねば 唾液 よだれを mucus drool bubbles
マウスロット 口内炎 膿 チーズ うみ 口が赤 口の中が赤 口の中が腫 歯ぐき 歯茎 rot
呼吸 息 こきゅう 肺炎 呼吸器 呼吸音 鼻詰まり 鼻づまり 鼻が詰ま 風邪 かぜ くしゃみ 咳 せき ゼーゼー ぜーぜー ヒューヒュー プツプツ ぷつぷつ 苦し はいえん ri breathing wheezing pneumonia cough sneeze ピーピー ぴーぴー スピスピ すぴすぴ ブーブー プスプス ぷすぷす プチプチ 異音
鳴 なく 鳴き声 なきごえ 声 音 おと うるさい うるさく 騒音 シュー しゅー シューシュー 威嚇 威嚇音 噴気 いかく フシュー フシュ hiss hissing sound noise noises
嫌が 怒 おこ 怯え おびえ 怖が こわが ストレス 警戒 嫌い いやが 不機嫌 すとれす stress stressed scared
丸ま 丸くな まるまる まるくな ボール状 balling
とぐろ 巻 まきつ 巻きつ 巻き付 締め まく coil
ハンドリング 触 さわ 持ち方 持つ 触れ合い 抱っこ もちかた 手に乗 首に巻 散歩 遊ぶ あそぶ 遊び 撫で なで スキンシップ handling handle hold holding touch pet
手洗い 手を洗 サルモネラ 菌 感染 うつる 移る 人にうつ 衛生 てあらい 子ども 子供 赤ちゃん こども 妊婦 salmonella hygiene
体重 重さ 何グラム 何キロ たいじゅう 量り 計り 体重計 重量 計量 体重測定 weight weigh gram grams
痩 やせ ガリガリ がりがり 細 減 体重減 背骨 背骨が出 背骨が浮 骨が浮 骨が出 骨ばっ 骨が見え へって thin skinny underweight
太 ふと 肥満 デブ でぶ ぽっちゃり 太りすぎ 肥 ダイエット 脂肪 ひまん メタボ fat obese obesity overweight
便秘 うんち ウンチ 糞 ふん フン 便 排泄 うんこ 糞尿 出ない でない 便が出 べんぴ 糞詰まり 便が出 尿酸 おしっこ 尿 poop feces constipation poo
下痢 げり 軟便 血便 血が混じ 血の混じ ゆるい 水っぽ diarrhea
臭 におい ニオイ くさい 匂 悪臭 消臭 臭い対策 くさ におう smell smelly odor
掃除 清掃 そうじ 汚れ 全交換 床材交換 きれいにす 交換 メンテナンス clean cleaning
吐 はき 吐き戻 吐き戻し 嘔吐 もどし 吐出 げろ ゲロ はきもどし おうと 戻し リバース regurgitate regurgitation vomit 吐戻し
ダニ だに マダニ まだに ヘビダニ スネークマイト 黒い点 黒い粒 黒いつぶ 黒い虫 虫 外部寄生虫 小さい虫 mite mites tick ticks
寄生虫 検便 糞便検査 線虫 コクシ 虫下し きせいちゅう 回虫 parasite parasites worm worms
駆除 治療 薬 退治 治し なおし 治す くじょ 治る 殺虫 くすり フロントライン 駆虫 treat treatment medicine cure remove
健康 健康診断 けんこう health healthy
兆候 しるし サイン 前兆 徴候 ちょうこう sign signs
首 くび neck
病気 症状 体調不良 体調 病 異常 びょうき ぐったり 元気がな 元気な 不調 弱 動かな うごかな じっと 調子が悪 じっとして げんき sick ill illness disease symptoms lethargic
病院 獣医 動物病院 受診 診察 びょういん エキゾ じゅうい エキゾチック 医者 診てもら vet vets veterinarian hospital clinic
怪我 けが ケガ 傷 きず 出血 外傷 切れ injury wound blood
やけど 火傷 熱傷 低温やけど ヤケド burn burns
スケールレス 無鱗 鱗がな 鱗のな 鱗なし うろこがな うろこのな ウロコなし scaleless
皮膚 鱗 うろこ 皮膚病 スケールロット 皮膚炎 赤い 赤く 赤み 赤い点 赤い斑点 変色 水ぶくれ 水疱 腹が赤 お腹が赤 scale scales skin
お腹 腹 おなか 腹部 はら belly stomach
首振り ウォブル 首を振 ふらふら フラフラ 首がねじ 首をねじ ねじれ ねじる 神経症状 揺れ 傾 くびふり 震え ふるえ 回転 ひっくり返 逆さ 首をひね wobble wobbling 首をふ 頭を振 頭をふ 頭が揺 首が揺 首が曲 頭が傾
スターゲイジング 上を向 天井を見 のけぞ 星見 stargazing
鼻 はな 鼻先 鼻こすり 鼻をこす こすりつ こす 擦 nose rub rubbing
ガラス 壁 ぶつか うろうろ ウロウロ 動き回 暴れ あばれ 落ち着かな 徘徊 出たが 外に出た うろつ 行ったり来たり 這い回 はい回 歩き回 pacing roaming restless glass wall walls
夜 夜行性 夜中 昼間 昼 活動時間 活発 寝 ねる 睡眠 眠 ねて nocturnal night sleep sleeping
舌 舌を出 ペロペロ ぺろぺろ チロチロ ちろちろ tongue ベロ べろ 舌なめ
熱 ピット器官 赤外線 熱感知 くぼみ 穴 pit pits
脱走 逃 にげ いなくな 居なくな 行方不明 見つからな 脱出 だっそう 抜け出 消えた 見失 どこか行 どっか行 いない escape escaped lost missing
見つけ 探し さがし 探す 発見 捕獲 捜 捕まえ つかまえ find
雌雄 性別 オスメス 雄雌 オスとメス オスかメス 雌雄判別 性別判定 セクシング せいべつ しゆう 性別判別 メスオス sex sexing gender
オス 雄 おす 男 男の子 male boy
メス 雌 めす 女 女の子 female girl
ポッピング プローブ プロービング popping probing
オスメーカー メスメーカー メールメーカー フィメールメーカー 雄メーカー 雌メーカー 伴性遺伝 伴性 性連鎖 セックスリンク はんせい makers maker
妊娠 抱卵前 抱卵 身ごもり グラビッド お腹に卵 卵を持 卵持ち 持ち腹 妊婦のヘビ にんしん gravid pregnant pregnancy
排卵 オブレーション はいらん ovulation
産卵 卵を産 たまごをうむ 産む うむ 産んだ 生む さんらん 産卵床 何個産 lay laying
卵 たまご 玉子 タマゴ クラッチ egg eggs clutch
卵詰まり 難産 卵塞 たまごづまり binding dystocia
無精卵 スラッグ 有精卵 検卵 slug slugs infertile fertile
孵化 孵卵 ふ化 ふか ふらん 孵す かえす 孵 孵らな 孵化しな インキュベーター 孵卵器 ハッチ 温める かえる かえる日 何日でかえ hatch hatching incubate incubation incubator
繁殖 ブリーディング 交配 交尾 ペアリング はんしょく 子どもを取 子供を取 殖や 増やす 増や 子作り 発情 ロック クーリング ブリード こうび かけ合わせ 掛け合わせ breed breeding pairing mating
多頭 同居 一緒に飼 何匹飼 何匹飼え 何匹飼える 何匹まで 何匹まで飼える 何匹も 複数飼 2匹 二匹 多頭飼い いっしょに 2匹目 他の蛇 仲間 寂し さみし cohabitation cohabit together two
検疫 隔離 トリートメント けんえき 新入り quarantine
犬 猫 ねこ いぬ ほかのペット 他のペット cat dog cats dogs
移動 運ぶ 輸送 持ち運び 電車 車 発送 配送 郵送 宅急便 ゆうパック 引っ越し 引越し 飛行機 新幹線 連れて 移送 いどう 車で transport travel car train airplane moving
旅行 留守 出張 外出 留守番 帰省 るす 何日間 空ける 家をあけ りょこう vacation trip
停電 災害 地震 避難 台風 防災 ていでん ブレーカー 断水 じしん emergency outage earthquake blackout
法律 許可 届出 登録 免許 規制 違法 条例 ほうりつ 法令 申請 資格 きょか 合法 動物愛護法 動愛法 law legal license permit
特定動物 危険動物 とくてい
ワシントン条約 cites サイテス 附属書
取扱業 動物取扱業 第一種動物取扱業 販売許可 業者 開業 売る うる 副業 売りたい sell selling business
賃貸 アパート マンション 大家 ペット不可 ペット可 集合住宅 apartment rental
捨 逃が 放 手放 引き取 飼えなく 飼育放棄 遺棄 手放す ひきとり abandon rehome 飼えなくなった 飼えなくなり 飼えなくなる 飼いきれな 飼い続け 世話できな
生き餌 活餌 生餌 生きたネズミ 生きたマウス 生きたまま いきえ prey
解凍 冷凍 冷凍マウス 冷凍餌 レンジ 温め方 湯煎 かいとう れいとう 解凍方法 frozen thaw thawing defrost
強制給餌 アシスト アシスト給餌 無理やり 強制 きょうせい force assist
置き餌 おきえ 置いておく 置きエサ
ピンセット 差し出 与え方 あげ方 あたえかた あげかた 食べさせ方 与える あげる tongs
ひよこ ヒヨコ ウズラ うずら 鶏 人工餌 レプトミン ソーセージ 人工飼料 卵を食 肉 鶏肉 魚 虫を食 野菜 chick quail
切り替え 切替 変え きりかえ switch switching
餌付け 餌づけ えづけ 餌付 餌付か 餌付く 食べ始め 食べはじめ 初給餌 最初の餌 初めての餌
満腹 食べすぎ 食べ過ぎ やりすぎ 与えすぎ 過食 欲しが もっと overfeed overfeeding
消化 しょうか 未消化 消化不良 食後 食べたあと 食べた後 digest digestion
ビタミン カルシウム サプリ サプリメント 栄養 vitamin calcium supplement
cb wc fh 自家繁殖 ワイルド 野生 野生個体 ワイルド個体 wild captive
生息地 原産地 原産 アフリカ 野生では ガーナ せいそく 生態 どこに住 どこにすん habitat africa native
学名 英名 ロイヤルパイソン 名前の由来 ボールパイソンとは regius royal
モルフ 品種 種類 カラー 色 柄 模様 しゅるい いろ もよう morph morphs color colour pattern
縞 縞模様 しま模様 ストライプ模様
パターンレス 無地 模様がな 模様のな 柄がな 柄のな 模様なし patternless
ブルーアイ 青い目 青い眼 青目
エッグカット 卵を切 卵切
黒 黒い くろい 黒っぽ 黒み 真っ黒 まっくろ
灰色 グレー 灰褐色 銀灰色
黄色 黄色い きいろ きいろい 黄み
オレンジ オレンジ色 橙 だいだい
紫 むらさき 紫色
組み合わせ 組合せ くみあわせ 組合わせ 組み合わさ コンボ combo combos
人気 ランキング 定番 代表 オススメモルフ 有名 にんき popular
珍し レア 希少 めずらし 最新 rare
遺伝 いでん 遺伝子 遺伝子型 表現型 遺伝の仕組み 仕組み しくみ genetics gene genes inheritance
計算 確率 シミュレーション けいさん かくりつ 計算機 割合 calculate calculator odds probability
劣性 潜性 れっせい リセッシブ 劣性遺伝 潜性遺伝 recessive 劣勢 劣勢遺伝
優性 顕性 ドミナント 優性遺伝 顕性遺伝 ゆうせい dominant 優勢 優勢遺伝
共優性 不完全顕性 不完全優性 コドミ コドミナント 共顕性 きょうゆうせい codominant codom
ヘテロ ヘテ het hets hetero heterozygous
ポスヘテ ポッシブルヘテロ ポッシブル ポスヘテロ possible poss
スーパー スーパー体 スーパー個体 ホモ接合 super homozygous
致死 ちし リーサル 致死遺伝 孵らな lethal
近親交配 インブリード 近交 きんしん 血が濃 兄妹 親子で inbreeding inbred
奇形 キンク 障害 変形 骨格 骨格の異常 背骨が曲 曲がっ 短命 健康問題 健康被害 問題のあるモルフ きけい 欠陥 deformity kink kinked
記録 ノート 飼育ノート メモ 管理表 記録表 アプリ きろく 日記 log record records 飼育記録
ニドウイルス セルペントウイルス ニド nido nidovirus serpentovirus
封入体病 ibd アレナウイルス
名前 なまえ 名付け 名前の付け方 呼び方 読み方 略称 略語 表記 name names
天気 予報 気圧 低気圧 低気圧の日 てんき weather forecast
鼻上げ 頭を上げ 首を上げ 上を見 nose-up
視力 見え 聞こえ 耳 聴覚 視覚 嗅覚 知能 頭がい 記憶 覚え 賢 わかる みえる きこえ hearing vision intelligent
まっすぐ 伸びて 伸びき 棒状 straight
潜 もぐ 掘 地中 ほる burrow
肛門 総排泄腔 クロアカ 総排泄孔 こうもん cloaca vent
脱腸 脱肛 総排泄腔脱 プロラプス 飛び出 出てる prolapse
しっぽ 尾 尻しっぽ 尾の先 尾の先 tail
蹴爪 けづめ 爪 足 spur spurs
ヘミペニス ペニス 半陰茎 栓 プラグ hemipenis hemipenes
換気 通気 風通し 空気 かんき ventilation
置き場所 置く場所 部屋 おきば 場所 置き場 設置 へや 棚 place room
高さ 幅 奥行 面積 何リットル 60センチ 90センチ 60cm 90cm たかさ
保険 ペット保険 ほけん insurance
相性 くらべ 比較 他の種類 compare
コーンスネーク corn corns
アレルギー 喘息 allergy
`;

export const thesaurus: readonly (readonly string[])[] = groups
  .trim()
  .split("\n")
  .map((line) => line.split(" "));
