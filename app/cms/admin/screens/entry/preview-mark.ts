/** On what a preview alone has: whoever frames one knows by it that it came. */
export const PREVIEW_MARK = "data-preview";
