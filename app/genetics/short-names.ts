// What breeders call genes besides their names and aliases in the encyclopedia, by the gene's id.

export const shortNames: Readonly<Record<string, readonly string[]>> = {
  albino: ["Albino T-", "T minus albino", "Tマイナスアルビノ"],
  banana: ["CG", "Coral Glow", "コーラルグロー", "コーラルグロウ", "コーラル"],
  "black-pastel": ["ブラパス", "blk pastel"],
  calico: ["カリコ"],
  "caramel-albino": ["キャラアル", "caramel", "Albino T+", "T plus albino", "Tプラスアルビノ"],
  champagne: ["champ", "シャンペン"],
  chocolate: ["choco", "チョコ"],
  cinnamon: ["cinny", "cinni", "cinna", "シナモ"],
  "desert-ghost": ["DG", "デザゴ"],
  "genetic-stripe": ["g stripe", "Gストライプ", "ジーストライプ", "Gスト", "ジェネスト"],
  "het-red-axanthic": ["HRA"],
  "hidden-gene-woma": ["HGW"],
  hypo: ["ghost", "hypo", "ハイポ", "ゴースト", "オレゴ", "グリーンゴースト", "バタースコッチゴースト"],
  "lavender-albino": ["lav", "lav albino", "ラベアル", "ラベンダー"],
  leopard: ["leo", "レオパ"],
  lesser: ["レッサープラチナム", "レッサープラティナム", "lesser plat"],
  mojave: ["mojo", "モハビ", "モジャベ"],
  "orange-dream": ["OD", "オレドリ"],
  piebald: ["pied", "パイド", "パイボール", "パイボ"],
  pinstripe: ["pin", "ピン", "ピンスト"],
  "yellow-belly": ["YB", "イエベリ", "イエベ"],
};

/** What breeders call combinations besides their names in the encyclopedia, by the combination's id. */
export const shortComboNames: Readonly<Record<string, readonly string[]>> = {
  dreamsicle: ["ドリームサイクル"],
  "mystic-potion": ["ミスポ"],
};

/** The first syllables keepers run together with other names (バナパイ, スパモハ, ヘテクラ), by the gene's id. */
export const firstSyllables: Readonly<Record<string, readonly string[]>> = {
  albino: ["アル"],
  banana: ["バナ"],
  butter: ["バタ"],
  champagne: ["シャン"],
  cinnamon: ["シナ"],
  clown: ["クラ"],
  enchi: ["エン"],
  "lavender-albino": ["ラベ"],
  leopard: ["レオ"],
  lesser: ["レサ", "レッ"],
  mojave: ["モハ"],
  pastel: ["パス"],
  phantom: ["ファン"],
  piebald: ["パイ"],
  vanilla: ["バニ"],
};
