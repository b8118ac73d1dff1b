// Everything typed, as hidden inputs under the editor's own names: carried through a page that asks something else first.

import type { FormContent } from "#app/cms/admin/editing/form/form-content.ts";
import { contentPairs } from "./content-pairs.ts";

export function CarriedFields({ typed }: { typed: FormContent }) {
  return contentPairs(typed).map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice, and the list never changes in place
    <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
  ));
}
