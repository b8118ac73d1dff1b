// Genes every keeper knows, with detailed pages; little is documented about the others.

export const coreGenes: ReadonlySet<string> = new Set(
  "acid albino arroyo asphalt axanthic-mj axanthic-tsk axanthic-vpi bamboo banana black-head black-pastel blade butter calico candy caramel-albino champagne chocolate cinnamon clown confusion cryptic cypress desert desert-ghost disco enchi fire genetic-stripe ghi gravel het-daddy het-red-axanthic hidden-gene-woma hypo lavender-albino leopard lesser mahogany mario mocha mojave monsoon moray mystic orange-dream pastel phantom piebald pinstripe puzzle russo sable scaleless-head spark special specter spider spotnose stranger sunset toffee tri-stripe ultramel vanilla woma yellow-belly".split(
    " ",
  ),
);
