// When a page's script files are asked for: after its styles, and behind the pictures it begins with. It is whole without them.

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/**
 * Takes the links that fetch script files early out of the head of a drawn document. What adds them again is a script for
 * the document's end: there a browser runs none before the styles above it have come.
 */
export function scriptsAfterStyles(document: string, mark: string): { document: string; script: string } {
  const end = document.indexOf("</head>");
  const files: string[] = [];
  const head = document.slice(0, end).replace(PRELOAD, (_, file: string) => {
    files.push(file);
    return "";
  });
  if (files.length === 0) return { document, script: "" };
  const link = `Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href})`;
  const script = `<script${mark}>for(const href of ${JSON.stringify(files)})document.head.append(${link})</script>`;
  return { document: head + document.slice(end), script };
}
