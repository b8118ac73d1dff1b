// What breeders call genes besides their names and aliases in the encyclopedia, by the gene's id.

export const shortNames: Readonly<Record<string, readonly string[]>> = {
  albino: ["Albino T-", "T minus albino", "Tマイナスアルビノ"],
  banana: ["CG", "Coral Glow", "コーラルグロー"],
  "black-pastel": ["ブラパス", "blk pastel"],
  calico: ["カリコ"],
  "caramel-albino": ["キャラアル", "caramel", "Albino T+", "T plus albino", "Tプラスアルビノ"],
  champagne: ["champ"],
  chocolate: ["choco", "チョコ"],
  cinnamon: ["cinny", "cinni", "cinna"],
  "desert-ghost": ["DG", "デザゴ"],
  "genetic-stripe": ["g stripe", "Gストライプ", "ジェネスト"],
  "het-red-axanthic": ["HRA"],
  "hidden-gene-woma": ["HGW"],
  hypo: ["ghost", "hypo", "ハイポ", "ゴースト", "オレゴ", "グリーンゴースト", "バタースコッチゴースト"],
  "lavender-albino": ["lav", "lav albino", "ラベアル", "ラベンダー"],
  leopard: ["leo", "レオパ"],
  mojave: ["mojo", "モハビ", "モジャベ"],
  "orange-dream": ["OD", "オレドリ"],
  piebald: ["pied", "パイド", "パイボール"],
  pinstripe: ["pin", "ピン", "ピンスト"],
  "yellow-belly": ["YB", "イエベリ"],
};
