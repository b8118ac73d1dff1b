// The way into the tools.

import { Breadcrumb } from "#app/ui/kit/Breadcrumb.tsx";
import { PageHead } from "#app/ui/kit/PageHead.tsx";
import { Tools } from "./Tools.tsx";

export function ToolsHub() {
  return (
    <>
      <Breadcrumb trail={[{ label: "道具" }]} />
      <PageHead title="道具" lead="7つの道具が、数字と手順で飼育と繁殖を助けます。" />
      <Tools level={2} />
    </>
  );
}
