export function pairPath({ sire, dam }: { sire: string | null; dam: string | null }): string {
  return `/admin/pairs/new?${new URLSearchParams({ sire: sire ?? "", dam: dam ?? "" })}`;
}
