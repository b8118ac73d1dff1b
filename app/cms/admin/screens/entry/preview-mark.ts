/** Marks a preview document, so that its iframe knows it has loaded. */
export const PREVIEW_MARK = "data-preview";
