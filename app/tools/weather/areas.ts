// Where the Japan Meteorological Agency forecasts for: 11 regions, 58 offices, 142 areas, each with the station that stands for it.

interface Station {
  /** AMeDAS number. */
  code: string;
  name: string;
}

export interface WeatherArea {
  /** The agency's "class10" code, as in `?area=130010`. */
  code: string;
  name: string;
  station: Station;
  /** Stations of the area whose temperatures are forecast too. */
  otherStations?: readonly string[];
  /** Areas of the week's forecast this one may be part of: they are coarser, and change with the season. */
  week: readonly string[];
}

export interface Office {
  code: string;
  name: string;
  /** The file its forecast stands in, where that is another office's. */
  file?: string;
  areas: readonly WeatherArea[];
}

interface Region {
  name: string;
  offices: readonly Office[];
}

export const regions: readonly Region[] = [
  {
    name: "北海道",
    offices: [
      {
        code: "011000",
        name: "宗谷地方",
        areas: [{ code: "011000", name: "宗谷地方", station: { code: "11016", name: "稚内" }, week: ["011000"] }],
      },
      {
        code: "012000",
        name: "上川・留萌地方",
        areas: [
          { code: "012010", name: "上川地方", station: { code: "12442", name: "旭川" }, week: ["012000"] },
          { code: "012020", name: "留萌地方", station: { code: "13277", name: "留萌" }, week: ["012000"] },
        ],
      },
      {
        code: "013000",
        name: "網走・北見・紋別地方",
        areas: [
          { code: "013010", name: "網走地方", station: { code: "17341", name: "網走" }, week: ["013000"] },
          { code: "013020", name: "北見地方", station: { code: "17521", name: "北見" }, week: ["013000"] },
          { code: "013030", name: "紋別地方", station: { code: "17112", name: "紋別" }, week: ["013000"] },
        ],
      },
      {
        code: "014030",
        name: "十勝地方",
        file: "014100",
        areas: [
          { code: "014030", name: "十勝地方", station: { code: "20432", name: "帯広" }, week: ["014000", "014030"] },
        ],
      },
      {
        code: "014100",
        name: "釧路・根室地方",
        areas: [
          { code: "014010", name: "根室地方", station: { code: "18273", name: "根室" }, week: ["014000", "014100"] },
          { code: "014020", name: "釧路地方", station: { code: "19432", name: "釧路" }, week: ["014000", "014100"] },
        ],
      },
      {
        code: "015000",
        name: "胆振・日高地方",
        areas: [
          { code: "015010", name: "胆振地方", station: { code: "21323", name: "室蘭" }, week: ["015000"] },
          { code: "015020", name: "日高地方", station: { code: "22327", name: "浦河" }, week: ["015000"] },
        ],
      },
      {
        code: "016000",
        name: "石狩・空知・後志地方",
        areas: [
          { code: "016010", name: "石狩地方", station: { code: "14163", name: "札幌" }, week: ["016000"] },
          { code: "016020", name: "空知地方", station: { code: "15356", name: "岩見沢" }, week: ["016000"] },
          { code: "016030", name: "後志地方", station: { code: "16217", name: "倶知安" }, week: ["016000"] },
        ],
      },
      {
        code: "017000",
        name: "渡島・檜山地方",
        areas: [
          { code: "017010", name: "渡島地方", station: { code: "23232", name: "函館" }, week: ["017000"] },
          { code: "017020", name: "檜山地方", station: { code: "24217", name: "江差" }, week: ["017000"] },
        ],
      },
    ],
  },
  {
    name: "東北",
    offices: [
      {
        code: "020000",
        name: "青森県",
        areas: [
          {
            code: "020010",
            name: "津軽",
            station: { code: "31312", name: "青森" },
            otherStations: ["31436", "31461"],
            week: ["020000", "020010", "020100"],
          },
          {
            code: "020020",
            name: "下北",
            station: { code: "31111", name: "むつ" },
            week: ["020000", "020200", "020100"],
          },
          {
            code: "020030",
            name: "三八上北",
            station: { code: "31602", name: "八戸" },
            week: ["020000", "020200", "020030"],
          },
        ],
      },
      {
        code: "030000",
        name: "岩手県",
        areas: [
          {
            code: "030010",
            name: "内陸",
            station: { code: "33431", name: "盛岡" },
            otherStations: ["33071", "33911"],
            week: ["030000", "030010"],
          },
          { code: "030020", name: "沿岸北部", station: { code: "33472", name: "宮古" }, week: ["030000", "030100"] },
          { code: "030030", name: "沿岸南部", station: { code: "33877", name: "大船渡" }, week: ["030000", "030100"] },
        ],
      },
      {
        code: "040000",
        name: "宮城県",
        areas: [
          {
            code: "040010",
            name: "東部",
            station: { code: "34392", name: "仙台" },
            otherStations: ["34292", "34216"],
            week: ["040000", "040010"],
          },
          { code: "040020", name: "西部", station: { code: "34461", name: "白石" }, week: ["040000", "040020"] },
        ],
      },
      {
        code: "050000",
        name: "秋田県",
        areas: [
          { code: "050010", name: "沿岸", station: { code: "32402", name: "秋田" }, week: ["050000"] },
          {
            code: "050020",
            name: "内陸",
            station: { code: "32126", name: "鷹巣" },
            otherStations: ["32596"],
            week: ["050000"],
          },
        ],
      },
      {
        code: "060000",
        name: "山形県",
        areas: [
          { code: "060010", name: "村山", station: { code: "35426", name: "山形" }, week: ["060000"] },
          { code: "060020", name: "置賜", station: { code: "35552", name: "米沢" }, week: ["060000"] },
          { code: "060030", name: "庄内", station: { code: "35052", name: "酒田" }, week: ["060000"] },
          { code: "060040", name: "最上", station: { code: "35162", name: "新庄" }, week: ["060000"] },
        ],
      },
      {
        code: "070000",
        name: "福島県",
        areas: [
          {
            code: "070010",
            name: "中通り",
            station: { code: "36127", name: "福島" },
            otherStations: ["36667", "36476"],
            week: ["070000", "070100"],
          },
          {
            code: "070020",
            name: "浜通り",
            station: { code: "36846", name: "小名浜" },
            otherStations: ["36151"],
            week: ["070000", "070100"],
          },
          {
            code: "070030",
            name: "会津",
            station: { code: "36361", name: "若松" },
            otherStations: ["36641"],
            week: ["070000", "070030"],
          },
        ],
      },
    ],
  },
  {
    name: "関東甲信",
    offices: [
      {
        code: "080000",
        name: "茨城県",
        areas: [
          { code: "080010", name: "北部", station: { code: "40201", name: "水戸" }, week: ["080000"] },
          { code: "080020", name: "南部", station: { code: "40341", name: "土浦" }, week: ["080000"] },
        ],
      },
      {
        code: "090000",
        name: "栃木県",
        areas: [
          { code: "090010", name: "南部", station: { code: "41277", name: "宇都宮" }, week: ["090000"] },
          { code: "090020", name: "北部", station: { code: "41141", name: "大田原" }, week: ["090000"] },
        ],
      },
      {
        code: "100000",
        name: "群馬県",
        areas: [
          { code: "100010", name: "南部", station: { code: "42251", name: "前橋" }, week: ["100000", "100010"] },
          { code: "100020", name: "北部", station: { code: "42091", name: "みなかみ" }, week: ["100000", "100020"] },
        ],
      },
      {
        code: "110000",
        name: "埼玉県",
        areas: [
          { code: "110010", name: "南部", station: { code: "43241", name: "さいたま" }, week: ["110000"] },
          { code: "110020", name: "北部", station: { code: "43056", name: "熊谷" }, week: ["110000"] },
          { code: "110030", name: "秩父地方", station: { code: "43156", name: "秩父" }, week: ["110000"] },
        ],
      },
      {
        code: "120000",
        name: "千葉県",
        areas: [
          { code: "120010", name: "北西部", station: { code: "45212", name: "千葉" }, week: ["120000"] },
          { code: "120020", name: "北東部", station: { code: "45147", name: "銚子" }, week: ["120000"] },
          { code: "120030", name: "南部", station: { code: "45401", name: "館山" }, week: ["120000"] },
        ],
      },
      {
        code: "130000",
        name: "東京都",
        areas: [
          { code: "130010", name: "東京地方", station: { code: "44132", name: "東京" }, week: ["130010"] },
          {
            code: "130020",
            name: "伊豆諸島北部",
            station: { code: "44172", name: "大島" },
            week: ["130100", "130020"],
          },
          {
            code: "130030",
            name: "伊豆諸島南部",
            station: { code: "44263", name: "八丈島" },
            week: ["130100", "130030"],
          },
          { code: "130040", name: "小笠原諸島", station: { code: "44301", name: "父島" }, week: ["130040"] },
        ],
      },
      {
        code: "140000",
        name: "神奈川県",
        areas: [
          { code: "140010", name: "東部", station: { code: "46106", name: "横浜" }, week: ["140000"] },
          { code: "140020", name: "西部", station: { code: "46166", name: "小田原" }, week: ["140000"] },
        ],
      },
      {
        code: "190000",
        name: "山梨県",
        areas: [
          { code: "190010", name: "中・西部", station: { code: "49142", name: "甲府" }, week: ["190000"] },
          { code: "190020", name: "東部・富士五湖", station: { code: "49251", name: "河口湖" }, week: ["190000"] },
        ],
      },
      {
        code: "200000",
        name: "長野県",
        areas: [
          { code: "200010", name: "北部", station: { code: "48156", name: "長野" }, week: ["200000", "200010"] },
          {
            code: "200020",
            name: "中部",
            station: { code: "48361", name: "松本" },
            otherStations: ["48491", "48331"],
            week: ["200000", "200100"],
          },
          { code: "200030", name: "南部", station: { code: "48767", name: "飯田" }, week: ["200000", "200100"] },
        ],
      },
    ],
  },
  {
    name: "北陸",
    offices: [
      {
        code: "150000",
        name: "新潟県",
        areas: [
          {
            code: "150010",
            name: "下越",
            station: { code: "54232", name: "新潟" },
            otherStations: ["54421"],
            week: ["150000"],
          },
          {
            code: "150020",
            name: "中越",
            station: { code: "54501", name: "長岡" },
            otherStations: ["54841"],
            week: ["150000"],
          },
          { code: "150030", name: "上越", station: { code: "54651", name: "高田" }, week: ["150000"] },
          { code: "150040", name: "佐渡", station: { code: "54157", name: "相川" }, week: ["150000"] },
        ],
      },
      {
        code: "160000",
        name: "富山県",
        areas: [
          { code: "160010", name: "東部", station: { code: "55102", name: "富山" }, week: ["160000"] },
          { code: "160020", name: "西部", station: { code: "55091", name: "伏木" }, week: ["160000"] },
        ],
      },
      {
        code: "170000",
        name: "石川県",
        areas: [
          { code: "170010", name: "加賀", station: { code: "56227", name: "金沢" }, week: ["170000"] },
          { code: "170020", name: "能登", station: { code: "56052", name: "輪島" }, week: ["170000"] },
        ],
      },
      {
        code: "180000",
        name: "福井県",
        areas: [
          {
            code: "180010",
            name: "嶺北",
            station: { code: "57066", name: "福井" },
            otherStations: ["57121"],
            week: ["180000"],
          },
          { code: "180020", name: "嶺南", station: { code: "57248", name: "敦賀" }, week: ["180000"] },
        ],
      },
    ],
  },
  {
    name: "東海",
    offices: [
      {
        code: "210000",
        name: "岐阜県",
        areas: [
          { code: "210010", name: "美濃地方", station: { code: "52586", name: "岐阜" }, week: ["210000", "210010"] },
          { code: "210020", name: "飛騨地方", station: { code: "52146", name: "高山" }, week: ["210000", "210020"] },
        ],
      },
      {
        code: "220000",
        name: "静岡県",
        areas: [
          { code: "220010", name: "中部", station: { code: "50331", name: "静岡" }, week: ["220000"] },
          {
            code: "220020",
            name: "伊豆",
            station: { code: "50281", name: "網代" },
            otherStations: ["50561"],
            week: ["220000"],
          },
          { code: "220030", name: "東部", station: { code: "50206", name: "三島" }, week: ["220000"] },
          {
            code: "220040",
            name: "西部",
            station: { code: "50456", name: "浜松" },
            otherStations: ["50551"],
            week: ["220000"],
          },
        ],
      },
      {
        code: "230000",
        name: "愛知県",
        areas: [
          { code: "230010", name: "西部", station: { code: "51106", name: "名古屋" }, week: ["230000"] },
          { code: "230020", name: "東部", station: { code: "51331", name: "豊橋" }, week: ["230000"] },
        ],
      },
      {
        code: "240000",
        name: "三重県",
        areas: [
          {
            code: "240010",
            name: "北中部",
            station: { code: "53133", name: "津" },
            otherStations: ["53061", "53112"],
            week: ["240000"],
          },
          { code: "240020", name: "南部", station: { code: "53378", name: "尾鷲" }, week: ["240000"] },
        ],
      },
    ],
  },
  {
    name: "近畿",
    offices: [
      {
        code: "250000",
        name: "滋賀県",
        areas: [
          { code: "250010", name: "南部", station: { code: "60216", name: "大津" }, week: ["250000", "250010"] },
          { code: "250020", name: "北部", station: { code: "60131", name: "彦根" }, week: ["250000", "250020"] },
        ],
      },
      {
        code: "260000",
        name: "京都府",
        areas: [
          { code: "260010", name: "南部", station: { code: "61286", name: "京都" }, week: ["260000", "260010"] },
          { code: "260020", name: "北部", station: { code: "61111", name: "舞鶴" }, week: ["260000", "260020"] },
        ],
      },
      {
        code: "270000",
        name: "大阪府",
        areas: [{ code: "270000", name: "大阪府", station: { code: "62078", name: "大阪" }, week: ["270000"] }],
      },
      {
        code: "280000",
        name: "兵庫県",
        areas: [
          {
            code: "280010",
            name: "南部",
            station: { code: "63518", name: "神戸" },
            otherStations: ["63576", "63571", "63383"],
            week: ["280000", "280010"],
          },
          { code: "280020", name: "北部", station: { code: "63051", name: "豊岡" }, week: ["280000", "280020"] },
        ],
      },
      {
        code: "290000",
        name: "奈良県",
        areas: [
          { code: "290010", name: "北部", station: { code: "64036", name: "奈良" }, week: ["290000"] },
          { code: "290020", name: "南部", station: { code: "64227", name: "風屋" }, week: ["290000"] },
        ],
      },
      {
        code: "300000",
        name: "和歌山県",
        areas: [
          { code: "300010", name: "北部", station: { code: "65042", name: "和歌山" }, week: ["300000"] },
          { code: "300020", name: "南部", station: { code: "65356", name: "潮岬" }, week: ["300000"] },
        ],
      },
    ],
  },
  {
    name: "中国",
    offices: [
      {
        code: "310000",
        name: "鳥取県",
        areas: [
          { code: "310010", name: "東部", station: { code: "69122", name: "鳥取" }, week: ["310000"] },
          { code: "310020", name: "中・西部", station: { code: "69076", name: "米子" }, week: ["310000"] },
        ],
      },
      {
        code: "320000",
        name: "島根県",
        areas: [
          { code: "320010", name: "東部", station: { code: "68132", name: "松江" }, week: ["320000"] },
          { code: "320020", name: "西部", station: { code: "68376", name: "浜田" }, week: ["320000"] },
          { code: "320030", name: "隠岐", station: { code: "68022", name: "西郷" }, week: ["320000"] },
        ],
      },
      {
        code: "330000",
        name: "岡山県",
        areas: [
          { code: "330010", name: "南部", station: { code: "66408", name: "岡山" }, week: ["330000", "330010"] },
          { code: "330020", name: "北部", station: { code: "66186", name: "津山" }, week: ["330000", "330020"] },
        ],
      },
      {
        code: "340000",
        name: "広島県",
        areas: [
          {
            code: "340010",
            name: "南部",
            station: { code: "67437", name: "広島" },
            otherStations: ["67511", "67401"],
            week: ["340000", "340010"],
          },
          { code: "340020", name: "北部", station: { code: "67116", name: "庄原" }, week: ["340000", "340020"] },
        ],
      },
    ],
  },
  {
    name: "四国",
    offices: [
      {
        code: "360000",
        name: "徳島県",
        areas: [
          {
            code: "360010",
            name: "北部",
            station: { code: "71106", name: "徳島" },
            otherStations: ["71066"],
            week: ["360000"],
          },
          { code: "360020", name: "南部", station: { code: "71266", name: "日和佐" }, week: ["360000"] },
        ],
      },
      {
        code: "370000",
        name: "香川県",
        areas: [{ code: "370000", name: "香川県", station: { code: "72086", name: "高松" }, week: ["370000"] }],
      },
      {
        code: "380000",
        name: "愛媛県",
        areas: [
          { code: "380010", name: "中予", station: { code: "73166", name: "松山" }, week: ["380000"] },
          {
            code: "380020",
            name: "東予",
            station: { code: "73141", name: "新居浜" },
            otherStations: ["73136"],
            week: ["380000"],
          },
          { code: "380030", name: "南予", station: { code: "73442", name: "宇和島" }, week: ["380000"] },
        ],
      },
      {
        code: "390000",
        name: "高知県",
        areas: [
          { code: "390010", name: "中部", station: { code: "74181", name: "高知" }, week: ["390000"] },
          { code: "390020", name: "東部", station: { code: "74372", name: "室戸岬" }, week: ["390000"] },
          { code: "390030", name: "西部", station: { code: "74516", name: "清水" }, week: ["390000"] },
        ],
      },
    ],
  },
  {
    name: "九州北部",
    offices: [
      {
        code: "350000",
        name: "山口県",
        areas: [
          { code: "350010", name: "西部", station: { code: "81428", name: "下関" }, week: ["350000"] },
          { code: "350020", name: "中部", station: { code: "81286", name: "山口" }, week: ["350000"] },
          { code: "350030", name: "東部", station: { code: "81481", name: "柳井" }, week: ["350000"] },
          { code: "350040", name: "北部", station: { code: "81071", name: "萩" }, week: ["350000"] },
        ],
      },
      {
        code: "400000",
        name: "福岡県",
        areas: [
          { code: "400010", name: "福岡地方", station: { code: "82182", name: "福岡" }, week: ["400000"] },
          { code: "400020", name: "北九州地方", station: { code: "82056", name: "八幡" }, week: ["400000"] },
          { code: "400030", name: "筑豊地方", station: { code: "82136", name: "飯塚" }, week: ["400000"] },
          { code: "400040", name: "筑後地方", station: { code: "82306", name: "久留米" }, week: ["400000"] },
        ],
      },
      {
        code: "410000",
        name: "佐賀県",
        areas: [
          { code: "410010", name: "南部", station: { code: "85142", name: "佐賀" }, week: ["410000"] },
          { code: "410020", name: "北部", station: { code: "85116", name: "伊万里" }, week: ["410000"] },
        ],
      },
      {
        code: "420000",
        name: "長崎県",
        areas: [
          { code: "420010", name: "南部", station: { code: "84496", name: "長崎" }, week: ["420000", "420100"] },
          { code: "420020", name: "北部", station: { code: "84266", name: "佐世保" }, week: ["420000", "420100"] },
          { code: "420030", name: "壱岐・対馬", station: { code: "84072", name: "厳原" }, week: ["420000", "420030"] },
          { code: "420040", name: "五島", station: { code: "84536", name: "福江" }, week: ["420000", "420100"] },
        ],
      },
      {
        code: "430000",
        name: "熊本県",
        areas: [
          { code: "430010", name: "熊本地方", station: { code: "86141", name: "熊本" }, week: ["430000"] },
          { code: "430020", name: "阿蘇地方", station: { code: "86111", name: "阿蘇乙姫" }, week: ["430000"] },
          { code: "430030", name: "天草・芦北地方", station: { code: "86491", name: "牛深" }, week: ["430000"] },
          { code: "430040", name: "球磨地方", station: { code: "86467", name: "人吉" }, week: ["430000"] },
        ],
      },
      {
        code: "440000",
        name: "大分県",
        areas: [
          { code: "440010", name: "中部", station: { code: "83216", name: "大分" }, week: ["440000"] },
          { code: "440020", name: "北部", station: { code: "83051", name: "中津" }, week: ["440000"] },
          { code: "440030", name: "西部", station: { code: "83137", name: "日田" }, week: ["440000"] },
          { code: "440040", name: "南部", station: { code: "83401", name: "佐伯" }, week: ["440000"] },
        ],
      },
    ],
  },
  {
    name: "九州南部・奄美",
    offices: [
      {
        code: "450000",
        name: "宮崎県",
        areas: [
          {
            code: "450010",
            name: "南部平野部",
            station: { code: "87376", name: "宮崎" },
            otherStations: ["87492"],
            week: ["450000"],
          },
          { code: "450020", name: "北部平野部", station: { code: "87141", name: "延岡" }, week: ["450000"] },
          { code: "450030", name: "南部山沿い", station: { code: "87426", name: "都城" }, week: ["450000"] },
          { code: "450040", name: "北部山沿い", station: { code: "87041", name: "高千穂" }, week: ["450000"] },
        ],
      },
      {
        code: "460040",
        name: "奄美地方",
        file: "460100",
        areas: [
          {
            code: "460040",
            name: "奄美地方",
            station: { code: "88836", name: "名瀬" },
            otherStations: ["88971"],
            week: ["460040"],
          },
        ],
      },
      {
        code: "460100",
        name: "鹿児島県（奄美地方除く）",
        areas: [
          {
            code: "460010",
            name: "薩摩地方",
            station: { code: "88317", name: "鹿児島" },
            otherStations: ["88061", "88466"],
            week: ["460100"],
          },
          { code: "460020", name: "大隅地方", station: { code: "88442", name: "鹿屋" }, week: ["460100"] },
          { code: "460030", name: "種子島・屋久島地方", station: { code: "88612", name: "種子島" }, week: ["460100"] },
        ],
      },
    ],
  },
  {
    name: "沖縄",
    offices: [
      {
        code: "471000",
        name: "沖縄本島地方",
        areas: [
          { code: "471010", name: "本島中南部", station: { code: "91197", name: "那覇" }, week: ["471000"] },
          { code: "471020", name: "本島北部", station: { code: "91107", name: "名護" }, week: ["471000"] },
          { code: "471030", name: "久米島", station: { code: "91146", name: "久米島" }, week: ["471000"] },
        ],
      },
      {
        code: "472000",
        name: "大東島地方",
        areas: [{ code: "472000", name: "大東島地方", station: { code: "92011", name: "南大東" }, week: ["472000"] }],
      },
      {
        code: "473000",
        name: "宮古島地方",
        areas: [{ code: "473000", name: "宮古島地方", station: { code: "93041", name: "宮古島" }, week: ["473000"] }],
      },
      {
        code: "474000",
        name: "八重山地方",
        areas: [
          { code: "474010", name: "石垣島地方", station: { code: "94081", name: "石垣島" }, week: ["474000"] },
          { code: "474020", name: "与那国島地方", station: { code: "94017", name: "与那国島" }, week: ["474000"] },
        ],
      },
    ],
  },
];
