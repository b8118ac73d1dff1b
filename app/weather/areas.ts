// The Japan Meteorological Agency's forecast offices and their areas, with the station whose temperatures stand for each.

export interface WeatherArea {
  /** The class10 area code, as in `?area=130010`. */
  code: string;
  name: string;
  /** AMeDAS station. */
  station: string;
  stationName: string;
}

export interface Office {
  code: string;
  name: string;
  /** The file its forecast stands in, where that is another office's. */
  file?: string;
  areas: readonly WeatherArea[];
}

export const offices: readonly Office[] = [
  {
    code: "011000",
    name: "宗谷地方",
    areas: [{ code: "011000", name: "宗谷地方", station: "11016", stationName: "稚内" }],
  },
  {
    code: "012000",
    name: "上川・留萌地方",
    areas: [
      { code: "012010", name: "上川地方", station: "12442", stationName: "旭川" },
      { code: "012020", name: "留萌地方", station: "13277", stationName: "留萌" },
    ],
  },
  {
    code: "013000",
    name: "網走・北見・紋別地方",
    areas: [
      { code: "013010", name: "網走地方", station: "17341", stationName: "網走" },
      { code: "013020", name: "北見地方", station: "17521", stationName: "北見" },
      { code: "013030", name: "紋別地方", station: "17112", stationName: "紋別" },
    ],
  },
  {
    code: "014030",
    name: "十勝地方",
    file: "014100",
    areas: [{ code: "014030", name: "十勝地方", station: "20432", stationName: "帯広" }],
  },
  {
    code: "014100",
    name: "釧路・根室地方",
    areas: [
      { code: "014010", name: "根室地方", station: "18273", stationName: "根室" },
      { code: "014020", name: "釧路地方", station: "19432", stationName: "釧路" },
    ],
  },
  {
    code: "015000",
    name: "胆振・日高地方",
    areas: [
      { code: "015010", name: "胆振地方", station: "21323", stationName: "室蘭" },
      { code: "015020", name: "日高地方", station: "22327", stationName: "浦河" },
    ],
  },
  {
    code: "016000",
    name: "石狩・空知・後志地方",
    areas: [
      { code: "016010", name: "石狩地方", station: "14163", stationName: "札幌" },
      { code: "016020", name: "空知地方", station: "15356", stationName: "岩見沢" },
      { code: "016030", name: "後志地方", station: "16217", stationName: "倶知安" },
    ],
  },
  {
    code: "017000",
    name: "渡島・檜山地方",
    areas: [
      { code: "017010", name: "渡島地方", station: "23232", stationName: "函館" },
      { code: "017020", name: "檜山地方", station: "24217", stationName: "江差" },
    ],
  },
  {
    code: "020000",
    name: "青森県",
    areas: [
      { code: "020010", name: "津軽", station: "31312", stationName: "青森" },
      { code: "020020", name: "下北", station: "31111", stationName: "むつ" },
      { code: "020030", name: "三八上北", station: "31602", stationName: "八戸" },
    ],
  },
  {
    code: "030000",
    name: "岩手県",
    areas: [
      { code: "030010", name: "内陸", station: "33431", stationName: "盛岡" },
      { code: "030020", name: "沿岸北部", station: "33472", stationName: "宮古" },
      { code: "030030", name: "沿岸南部", station: "33877", stationName: "大船渡" },
    ],
  },
  {
    code: "040000",
    name: "宮城県",
    areas: [
      { code: "040010", name: "東部", station: "34392", stationName: "仙台" },
      { code: "040020", name: "西部", station: "34461", stationName: "白石" },
    ],
  },
  {
    code: "050000",
    name: "秋田県",
    areas: [
      { code: "050010", name: "沿岸", station: "32402", stationName: "秋田" },
      { code: "050020", name: "内陸", station: "32126", stationName: "鷹巣" },
    ],
  },
  {
    code: "060000",
    name: "山形県",
    areas: [
      { code: "060010", name: "村山", station: "35426", stationName: "山形" },
      { code: "060020", name: "置賜", station: "35552", stationName: "米沢" },
      { code: "060030", name: "庄内", station: "35052", stationName: "酒田" },
      { code: "060040", name: "最上", station: "35162", stationName: "新庄" },
    ],
  },
  {
    code: "070000",
    name: "福島県",
    areas: [
      { code: "070010", name: "中通り", station: "36127", stationName: "福島" },
      { code: "070020", name: "浜通り", station: "36846", stationName: "小名浜" },
      { code: "070030", name: "会津", station: "36361", stationName: "若松" },
    ],
  },
  {
    code: "080000",
    name: "茨城県",
    areas: [
      { code: "080010", name: "北部", station: "40201", stationName: "水戸" },
      { code: "080020", name: "南部", station: "40341", stationName: "土浦" },
    ],
  },
  {
    code: "090000",
    name: "栃木県",
    areas: [
      { code: "090010", name: "南部", station: "41277", stationName: "宇都宮" },
      { code: "090020", name: "北部", station: "41141", stationName: "大田原" },
    ],
  },
  {
    code: "100000",
    name: "群馬県",
    areas: [
      { code: "100010", name: "南部", station: "42251", stationName: "前橋" },
      { code: "100020", name: "北部", station: "42091", stationName: "みなかみ" },
    ],
  },
  {
    code: "110000",
    name: "埼玉県",
    areas: [
      { code: "110010", name: "南部", station: "43241", stationName: "さいたま" },
      { code: "110020", name: "北部", station: "43056", stationName: "熊谷" },
      { code: "110030", name: "秩父地方", station: "43156", stationName: "秩父" },
    ],
  },
  {
    code: "120000",
    name: "千葉県",
    areas: [
      { code: "120010", name: "北西部", station: "45212", stationName: "千葉" },
      { code: "120020", name: "北東部", station: "45147", stationName: "銚子" },
      { code: "120030", name: "南部", station: "45401", stationName: "館山" },
    ],
  },
  {
    code: "130000",
    name: "東京都",
    areas: [
      { code: "130010", name: "東京地方", station: "44132", stationName: "東京" },
      { code: "130020", name: "伊豆諸島北部", station: "44172", stationName: "大島" },
      { code: "130030", name: "伊豆諸島南部", station: "44263", stationName: "八丈島" },
      { code: "130040", name: "小笠原諸島", station: "44301", stationName: "父島" },
    ],
  },
  {
    code: "140000",
    name: "神奈川県",
    areas: [
      { code: "140010", name: "東部", station: "46106", stationName: "横浜" },
      { code: "140020", name: "西部", station: "46166", stationName: "小田原" },
    ],
  },
  {
    code: "150000",
    name: "新潟県",
    areas: [
      { code: "150010", name: "下越", station: "54232", stationName: "新潟" },
      { code: "150020", name: "中越", station: "54501", stationName: "長岡" },
      { code: "150030", name: "上越", station: "54651", stationName: "高田" },
      { code: "150040", name: "佐渡", station: "54157", stationName: "相川" },
    ],
  },
  {
    code: "160000",
    name: "富山県",
    areas: [
      { code: "160010", name: "東部", station: "55102", stationName: "富山" },
      { code: "160020", name: "西部", station: "55091", stationName: "伏木" },
    ],
  },
  {
    code: "170000",
    name: "石川県",
    areas: [
      { code: "170010", name: "加賀", station: "56227", stationName: "金沢" },
      { code: "170020", name: "能登", station: "56052", stationName: "輪島" },
    ],
  },
  {
    code: "180000",
    name: "福井県",
    areas: [
      { code: "180010", name: "嶺北", station: "57066", stationName: "福井" },
      { code: "180020", name: "嶺南", station: "57248", stationName: "敦賀" },
    ],
  },
  {
    code: "190000",
    name: "山梨県",
    areas: [
      { code: "190010", name: "中・西部", station: "49142", stationName: "甲府" },
      { code: "190020", name: "東部・富士五湖", station: "49251", stationName: "河口湖" },
    ],
  },
  {
    code: "200000",
    name: "長野県",
    areas: [
      { code: "200010", name: "北部", station: "48156", stationName: "長野" },
      { code: "200020", name: "中部", station: "48361", stationName: "松本" },
      { code: "200030", name: "南部", station: "48767", stationName: "飯田" },
    ],
  },
  {
    code: "210000",
    name: "岐阜県",
    areas: [
      { code: "210010", name: "美濃地方", station: "52586", stationName: "岐阜" },
      { code: "210020", name: "飛騨地方", station: "52146", stationName: "高山" },
    ],
  },
  {
    code: "220000",
    name: "静岡県",
    areas: [
      { code: "220010", name: "中部", station: "50331", stationName: "静岡" },
      { code: "220020", name: "伊豆", station: "50281", stationName: "網代" },
      { code: "220030", name: "東部", station: "50206", stationName: "三島" },
      { code: "220040", name: "西部", station: "50456", stationName: "浜松" },
    ],
  },
  {
    code: "230000",
    name: "愛知県",
    areas: [
      { code: "230010", name: "西部", station: "51106", stationName: "名古屋" },
      { code: "230020", name: "東部", station: "51331", stationName: "豊橋" },
    ],
  },
  {
    code: "240000",
    name: "三重県",
    areas: [
      { code: "240010", name: "北中部", station: "53133", stationName: "津" },
      { code: "240020", name: "南部", station: "53378", stationName: "尾鷲" },
    ],
  },
  {
    code: "250000",
    name: "滋賀県",
    areas: [
      { code: "250010", name: "南部", station: "60216", stationName: "大津" },
      { code: "250020", name: "北部", station: "60131", stationName: "彦根" },
    ],
  },
  {
    code: "260000",
    name: "京都府",
    areas: [
      { code: "260010", name: "南部", station: "61286", stationName: "京都" },
      { code: "260020", name: "北部", station: "61111", stationName: "舞鶴" },
    ],
  },
  {
    code: "270000",
    name: "大阪府",
    areas: [{ code: "270000", name: "大阪府", station: "62078", stationName: "大阪" }],
  },
  {
    code: "280000",
    name: "兵庫県",
    areas: [
      { code: "280010", name: "南部", station: "63518", stationName: "神戸" },
      { code: "280020", name: "北部", station: "63051", stationName: "豊岡" },
    ],
  },
  {
    code: "290000",
    name: "奈良県",
    areas: [
      { code: "290010", name: "北部", station: "64036", stationName: "奈良" },
      { code: "290020", name: "南部", station: "64227", stationName: "風屋" },
    ],
  },
  {
    code: "300000",
    name: "和歌山県",
    areas: [
      { code: "300010", name: "北部", station: "65042", stationName: "和歌山" },
      { code: "300020", name: "南部", station: "65356", stationName: "潮岬" },
    ],
  },
  {
    code: "310000",
    name: "鳥取県",
    areas: [
      { code: "310010", name: "東部", station: "69122", stationName: "鳥取" },
      { code: "310020", name: "中・西部", station: "69076", stationName: "米子" },
    ],
  },
  {
    code: "320000",
    name: "島根県",
    areas: [
      { code: "320010", name: "東部", station: "68132", stationName: "松江" },
      { code: "320020", name: "西部", station: "68376", stationName: "浜田" },
      { code: "320030", name: "隠岐", station: "68022", stationName: "西郷" },
    ],
  },
  {
    code: "330000",
    name: "岡山県",
    areas: [
      { code: "330010", name: "南部", station: "66408", stationName: "岡山" },
      { code: "330020", name: "北部", station: "66186", stationName: "津山" },
    ],
  },
  {
    code: "340000",
    name: "広島県",
    areas: [
      { code: "340010", name: "南部", station: "67437", stationName: "広島" },
      { code: "340020", name: "北部", station: "67116", stationName: "庄原" },
    ],
  },
  {
    code: "350000",
    name: "山口県",
    areas: [
      { code: "350010", name: "西部", station: "81428", stationName: "下関" },
      { code: "350020", name: "中部", station: "81286", stationName: "山口" },
      { code: "350030", name: "東部", station: "81481", stationName: "柳井" },
      { code: "350040", name: "北部", station: "81071", stationName: "萩" },
    ],
  },
  {
    code: "360000",
    name: "徳島県",
    areas: [
      { code: "360010", name: "北部", station: "71106", stationName: "徳島" },
      { code: "360020", name: "南部", station: "71266", stationName: "日和佐" },
    ],
  },
  {
    code: "370000",
    name: "香川県",
    areas: [{ code: "370000", name: "香川県", station: "72086", stationName: "高松" }],
  },
  {
    code: "380000",
    name: "愛媛県",
    areas: [
      { code: "380010", name: "中予", station: "73166", stationName: "松山" },
      { code: "380020", name: "東予", station: "73136", stationName: "" },
      { code: "380030", name: "南予", station: "73442", stationName: "宇和島" },
    ],
  },
  {
    code: "390000",
    name: "高知県",
    areas: [
      { code: "390010", name: "中部", station: "74181", stationName: "高知" },
      { code: "390020", name: "東部", station: "74372", stationName: "室戸岬" },
      { code: "390030", name: "西部", station: "74516", stationName: "清水" },
    ],
  },
  {
    code: "400000",
    name: "福岡県",
    areas: [
      { code: "400010", name: "福岡地方", station: "82182", stationName: "福岡" },
      { code: "400020", name: "北九州地方", station: "82056", stationName: "八幡" },
      { code: "400030", name: "筑豊地方", station: "82136", stationName: "飯塚" },
      { code: "400040", name: "筑後地方", station: "82306", stationName: "久留米" },
    ],
  },
  {
    code: "410000",
    name: "佐賀県",
    areas: [
      { code: "410010", name: "南部", station: "85142", stationName: "佐賀" },
      { code: "410020", name: "北部", station: "85116", stationName: "伊万里" },
    ],
  },
  {
    code: "420000",
    name: "長崎県",
    areas: [
      { code: "420010", name: "南部", station: "84496", stationName: "長崎" },
      { code: "420020", name: "北部", station: "84266", stationName: "佐世保" },
      { code: "420030", name: "壱岐・対馬", station: "84072", stationName: "厳原" },
      { code: "420040", name: "五島", station: "84536", stationName: "福江" },
    ],
  },
  {
    code: "430000",
    name: "熊本県",
    areas: [
      { code: "430010", name: "熊本地方", station: "86141", stationName: "熊本" },
      { code: "430020", name: "阿蘇地方", station: "86111", stationName: "阿蘇乙姫" },
      { code: "430030", name: "天草・芦北地方", station: "86491", stationName: "牛深" },
      { code: "430040", name: "球磨地方", station: "86467", stationName: "人吉" },
    ],
  },
  {
    code: "440000",
    name: "大分県",
    areas: [
      { code: "440010", name: "中部", station: "83216", stationName: "大分" },
      { code: "440020", name: "北部", station: "83051", stationName: "中津" },
      { code: "440030", name: "西部", station: "83137", stationName: "日田" },
      { code: "440040", name: "南部", station: "83401", stationName: "佐伯" },
    ],
  },
  {
    code: "450000",
    name: "宮崎県",
    areas: [
      { code: "450010", name: "南部平野部", station: "87376", stationName: "宮崎" },
      { code: "450020", name: "北部平野部", station: "87141", stationName: "延岡" },
      { code: "450030", name: "南部山沿い", station: "87426", stationName: "都城" },
      { code: "450040", name: "北部山沿い", station: "87041", stationName: "高千穂" },
    ],
  },
  {
    code: "460040",
    name: "奄美地方",
    file: "460100",
    areas: [{ code: "460040", name: "奄美地方", station: "88836", stationName: "名瀬" }],
  },
  {
    code: "460100",
    name: "鹿児島県（奄美地方除く）",
    areas: [
      { code: "460010", name: "薩摩地方", station: "88317", stationName: "鹿児島" },
      { code: "460020", name: "大隅地方", station: "88442", stationName: "鹿屋" },
      { code: "460030", name: "種子島・屋久島地方", station: "88612", stationName: "種子島" },
    ],
  },
  {
    code: "471000",
    name: "沖縄本島地方",
    areas: [
      { code: "471010", name: "本島中南部", station: "91197", stationName: "那覇" },
      { code: "471020", name: "本島北部", station: "91107", stationName: "名護" },
      { code: "471030", name: "久米島", station: "91146", stationName: "久米島" },
    ],
  },
  {
    code: "472000",
    name: "大東島地方",
    areas: [{ code: "472000", name: "大東島地方", station: "92011", stationName: "南大東" }],
  },
  {
    code: "473000",
    name: "宮古島地方",
    areas: [{ code: "473000", name: "宮古島地方", station: "93041", stationName: "宮古島" }],
  },
  {
    code: "474000",
    name: "八重山地方",
    areas: [
      { code: "474010", name: "石垣島地方", station: "94081", stationName: "石垣島" },
      { code: "474020", name: "与那国島地方", station: "94017", stationName: "与那国島" },
    ],
  },
];

export const DEFAULT_AREA = "130010";

/** The office and area of an area code; undefined for a code that is none. */
export function areaOf(code: string | null | undefined): { office: Office; area: WeatherArea } | undefined {
  for (const office of offices) {
    const area = office.areas.find((one) => one.code === code);
    if (area) return { office, area };
  }
  return undefined;
}
