// Embedding codes as the services give them out.

export const embeds: Record<string, string> = {
  YouTube: `<p>動画です。</p>
<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=x" title="YouTube video player" frameborder="0" allow="accelerometer; autoplay" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>
<p>どうぞ。</p>`,
  "Google Maps": `<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy"></iframe>`,
  X: `<blockquote class="twitter-tweet"><p lang="ja" dir="ltr">孵化しました <a href="https://t.co/x">pic.twitter.com/x</a></p>&mdash; 飼育者 (@keeper) <a href="https://twitter.com/keeper/status/1234567890?ref_src=twsrc%5Etfw">May 1, 2024</a></blockquote> <script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>
<p>という日でした。</p>`,
  Instagram: `<blockquote class="instagram-media" data-instgrm-captioned data-instgrm-permalink="https://www.instagram.com/p/Cabcdefghij/?utm_source=ig_embed" data-instgrm-version="14" style=" background:#FFF; border:0;"><div style="padding:16px;"> <a href="https://www.instagram.com/p/Cabcdefghij/" target="_blank">この投稿をInstagramで見る</a></div></blockquote>
<script async src="//www.instagram.com/embed.js"></script>`,
  "a frame in a paragraph": `<p>地図: <iframe src="https://www.google.com/maps/embed?pb=1" width="300" height="200"></iframe></p>`,
  "two posts and one script": `<blockquote class="twitter-tweet"><a href="https://twitter.com/a/status/1"></a></blockquote><blockquote class="twitter-tweet"><a href="https://twitter.com/b/status/2"></a></blockquote><script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>`,
};
