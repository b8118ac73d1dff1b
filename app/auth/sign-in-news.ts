// What the open pages of the admin tell one another of the sign-in in this browser. Nothing of it is stored.

/** "in": an admin page was opened with a session; "out": the session has just been ended. */
type News = "in" | "out";

const CHANNEL = "admin-sign-in";

export function tellSignIn(news: News): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}

/** Gives what stops it. */
export function onSignInNews(listener: (news: News) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === "in" || data === "out") listener(data);
  };
  return () => channel.close();
}
