// Sandbox of all frames in articles. Never allow-top-navigation: no frame may navigate the page.

/** For same-origin frames: without allow-same-origin they cannot access the site. */
export const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation";

/** For other sites, which need their own origin for videos and sign-in. */
export const SANDBOX_OF_OTHERS = `${SANDBOX} allow-same-origin`;

export const FRAME_ALLOWS = "fullscreen; picture-in-picture; encrypted-media";
