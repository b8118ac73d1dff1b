// The papers and pages that the site's texts name by author and year, each with its title and where it is read.

export interface Source {
  /** How texts name it. */
  cited: RegExp;
  title: string;
  /** Journal or publisher. */
  where: string;
  year?: number;
  to: string;
  doi?: string;
}

const paper = (cited: RegExp, year: number, title: string, where: string, doi: string): Source => ({
  ...{ cited, year, title, where, doi },
  to: `https://doi.org/${doi}`,
});

const page = (cited: RegExp, title: string, where: string, to: string, year?: number): Source => ({
  ...{ cited, title, where, to },
  ...(year !== undefined && { year }),
});

/** In the order of their years. */
export const sources: readonly Source[] = [
  paper(
    /Warwick(?: ?(?:ら|ほか))? ?（?2013/,
    2013,
    "Assessing reptile welfare using behavioural criteria",
    "In Practice",
    "10.1136/inp.f1197",
  ),
  paper(
    /Hedley & Eatwell ?（?2013/,
    2013,
    "The effects of UV light on calcium metabolism in ball pythons",
    "Veterinary Record 173:345",
    "10.1136/vr.101555",
  ),
  page(
    /Rose & Williams ?（?2014/,
    "Neurological dysfunction in a ball python (Python regius) colour morph and implications for welfare",
    "Journal of Exotic Pet Medicine 23",
    "https://www.repository.cam.ac.uk/handle/1810/245529",
    2014,
  ),
  paper(
    /Warwick(?: ?(?:ら|ほか))? ?（?2018/,
    2018,
    "Guidelines for Inspection of Companion and Commercial Animal Establishments",
    "Frontiers in Veterinary Science 5:151",
    "10.3389/fvets.2018.00151",
  ),
  page(
    /Warwick(?: ?(?:ら|ほか))? ?（?2019/,
    "Spatial considerations for captive snakes",
    "Journal of Veterinary Behavior 30:37-48",
    "https://awionline.org/lab-animal-search/warwick-c-arena-p-steedman-c-2019-spatial-considerations-captive-snakes-journal",
    2019,
  ),
  paper(
    /D'Cruze(?: ?(?:ら|ほか))? ?（?2020/,
    2020,
    "Dropping the Ball? The Welfare of Ball Pythons Traded in the EU and North America",
    "Animals 10(3):413",
    "10.3390/ani10030413",
  ),
  paper(
    /Hollandt(?: ?(?:ら|ほか))? ?（?2021/,
    2021,
    "Animal-appropriate housing of ball pythons (Python regius): Behavior-based evaluation of two types of housing systems",
    "PLOS ONE",
    "10.1371/journal.pone.0247082",
  ),
  paper(
    /Warwick(?: ?(?:ら|ほか))? ?（?2021/,
    2021,
    "Getting It Straight: Accommodating Rectilinear Behavior in Captive Snakes",
    "Animals 11(5):1459",
    "10.3390/ani11051459",
  ),
  paper(
    /Whittaker(?: ?(?:ら|ほか))? ?（?2021/,
    2021,
    "Identification of Animal-Based Welfare Indicators in Captive Reptiles: A Delphi Consultation Survey",
    "Animals 11(7):2010",
    "10.3390/ani11072010",
  ),
  paper(
    /Starck(?: ?(?:ら|ほか))? ?（?2022/,
    2022,
    "Malformations of the sacculus and the semicircular canals in spider morph pythons",
    "PLOS ONE",
    "10.1371/journal.pone.0262788",
  ),
  page(
    /RSPCA/,
    "Keeping a royal python as a pet",
    "RSPCA（英国動物虐待防止協会）",
    "https://www.rspca.org.uk/adviceandwelfare/pets/other/royalpython",
  ),
  page(/exoinfo\.jp|国内エキゾチック動物病院/, "爬虫類のストレス", "exoinfo.jp", "https://www.exoinfo.jp/health/8651/"),
  page(/VCA/, "Snakes: Feeding", "VCA Animal Hospitals", "https://vcahospitals.com/know-your-pet/snakes-feeding"),
];
