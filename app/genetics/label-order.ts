// The order in which breeders write the genes of an animal: what colours it, the white complexes, what patterns it; Spider and Pinstripe
// last, as in パステル レッサー スパイダー. Of the recessives colour goes before pattern: アルビノ クラウン, アザンティック パイボールド.

const customary = [
  ..."banana pastel cinnamon black-pastel het-red-axanthic enchi orange-dream hi-orange-dream ghi champagne fire vanilla".split(
    " ",
  ),
  ..."disco sulfur flame ember lemonback mojave lesser butter russo special phantom mystic mocha bamboo het-daddy".split(
    " ",
  ),
  ..."yellow-belly gravel asphalt spark specter mahogany calico leopard blade spotnose black-head hidden-gene-woma woma".split(
    " ",
  ),
  ..."spider pinstripe albino candy toffee lavender-albino caramel-albino ultramel axanthic-vpi axanthic-mj".split(" "),
  ..."axanthic-tsk axanthic-gcr axanthic-jolliff hypo desert-ghost enhancer sunset monsoon genetic-stripe clown cryptic piebald".split(
    " ",
  ),
];

const places = new Map(customary.map((gene, place) => [gene, place]));

/** The place of a gene among those written before it and behind it; genes the list does not know go between colour and pattern. */
export function placeInLabel(gene: string): number {
  return places.get(gene) ?? (places.get("mahogany") ?? 0) + 0.5;
}
