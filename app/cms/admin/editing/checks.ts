// What was found before publishing, as the editor shows it.

export interface Check {
  what: string;
  /** Publishing is refused until it is mended. */
  blocks: boolean;
  /** The control where it is mended. */
  path?: string;
  /** Or the admins' page. */
  to?: string;
}
