export const topics = {
  eating: { label: "食べない・給餌", question: "食べない日が続く。餌の大きさと間隔は？" },
  shedding: { label: "脱皮", question: "うまくむけない。目の膜が残った。" },
  climate: { label: "温度と湿度", question: "何℃、何%にする？ 夏と冬は？" },
  arrival: { label: "お迎えと準備", question: "何をそろえる？ 最初の1週間は？" },
  illness: { label: "病気のサイン", question: "口を開ける、鼻が鳴る。すぐ受診？" },
  breeding: { label: "繁殖と幼体の世話", question: "いつ、どう組む？ 卵と幼体の世話は？" },
} as const;

export type Topic = keyof typeof topics;

export const topicLabels = Object.fromEntries(
  Object.entries(topics).map(([name, { label }]) => [name, label]),
) as Record<Topic, string>;
