/** Marker in a preview's document: its frame knows by it that the preview has arrived. */
export const PREVIEW_MARK = "data-preview";
