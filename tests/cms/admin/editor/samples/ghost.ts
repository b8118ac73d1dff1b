// Bodies as Ghost's editor writes them.

export const ghost: Record<string, string> = {
  "a plain article": `<p>First paragraph with <strong>bold</strong>, <em>italic</em> and <code>code</code>.</p><h2 id="section">Section</h2><p>Second <a href="https://example.com/?ref=ghost">with a link</a>.</p>`,
  "a picture card": `<figure class="kg-card kg-image-card kg-width-wide kg-card-hascaption"><img src="https://example.com/content/images/2024/01/ball.jpg" class="kg-image" alt="" loading="lazy" width="2000" height="1333" srcset="https://example.com/s600/ball.jpg 600w, https://example.com/s1000/ball.jpg 1000w" sizes="(min-width: 1200px) 1200px"><figcaption><span style="white-space: pre-wrap;">A quiet evening</span></figcaption></figure>`,
  "a bookmark card": `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://example.com/"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Title</div></div></a></figure>`,
  "a callout card": `<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">水は毎日替えます。</div></div>`,
  "a toggle card": `<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">質問</h4></div><div class="kg-toggle-content"><p>答え</p></div></div>`,
  "an HTML card": `<!--kg-card-begin: html-->
<div style="padding: 8px">手書きの<i>HTML</i></div>
<!--kg-card-end: html-->`,
  "a code card": `<pre><code class="language-js">const weights = [820, 845];
  weights.at(-1);</code></pre>`,
  "a quotation without a paragraph": `<blockquote>Less is more.<br>Much more.</blockquote><p>after</p>`,
  "a rule between": `<p>above</p><hr><p>below</p>`,
};
