// The way into the tools.

import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { Tools } from "./Tools.tsx";

export function ToolsHub() {
  return (
    <>
      <Breadcrumb trail={[{ label: "道具" }]} />
      <PageHead
        title="道具"
        lead="ペアから生まれる子の確率、今夜の冷え込み、飼育環境の見直し。知りたいことから選べます。"
      />
      <Tools level={2} />
    </>
  );
}
