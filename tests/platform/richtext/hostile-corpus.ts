// Markup that tries to get a script, a foreign frame or an overlay past a sanitiser, grouped by technique.

import cases from "./hostile-corpus.json" with { type: "json" };

const image = "<img src=x onerror=alert(1)>";
const nesting = [
  `${"<div>".repeat(400)}${image}`,
  `${"<b>".repeat(600)}<script>alert(1)</script>`,
  `${"<a><div>".repeat(100)}${image}`,
  `${"<table><td>".repeat(60)}${image}`,
  `${"<svg><foreignObject>".repeat(80)}${image}`,
  `${"<p><b id=a><i id=b>".repeat(30)}${image}`,
  `${"</p></div></a>".repeat(200)}${image}`,
  `${"<template>".repeat(50)}<script>alert(1)</script>`,
];

export const hostileCorpus = Object.entries({ ...cases, nesting }).flatMap(([family, vectors]) =>
  vectors.map((html) => ({ family, html })),
);
