// Head elements of a page whose title is only known on rendering. React hoists them.

import type { MetaDescriptor } from "react-router";
import { useSite } from "#app/platform/site/site-data.ts";
import { type Head, pageHead } from "./head.ts";

export function HeadElements({ head }: { head: Head }) {
  const descriptors = pageHead([{ id: "root", loaderData: useSite() }], head);
  return descriptors.map((descriptor) => <HeadElement key={JSON.stringify(descriptor)} of={descriptor} />);
}

function HeadElement({ of }: { of: MetaDescriptor }) {
  if ("title" in of) return <title>{String(of.title)}</title>;
  if ("tagName" in of && of.tagName === "link") {
    const { rel, href, type, title } = of as React.ComponentProps<"link">;
    return <link rel={rel} href={href} type={type} title={title} />;
  }
  if ("property" in of) return <meta property={String(of.property)} content={String(of.content)} />;
  return "name" in of ? <meta name={String(of.name)} content={String(of.content)} /> : null;
}
