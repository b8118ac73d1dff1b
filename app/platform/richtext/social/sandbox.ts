// The fence around every frame of an article. Never allow-top-navigation: no frame may lead the reader elsewhere.

/** For what would be of this site's own origin: without allow-same-origin it is of none, and reaches nothing of the site's. */
export const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation";

/** For other sites, which are on their own origin anyway, and need it for a video or a sign-in of theirs. */
export const SANDBOX_OF_OTHERS = `${SANDBOX} allow-same-origin`;

/** Further permissions of a frame. */
export const FRAME_ALLOWS = "fullscreen; picture-in-picture; encrypted-media";
