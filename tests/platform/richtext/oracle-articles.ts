// Articles as editors write them, one for each kind of markup, for comparison with the oracle.

export const articles = [
  {
    name: "headings and paragraphs",
    html: '<h2 id="a" class="b">飼育温度</h2><p class="lead" id="c">ホットスポットは<b>32℃</b>前後。</p><h3>夜間</h3><p>25℃<br>を下回らない。</p>',
  },
  {
    name: "a list in a list",
    html: "<ul><li>一<ol><li>二</li></ol></li><li>三</li></ul><dl><dt>語</dt><dd>意味</dd></dl>",
  },
  {
    name: "links",
    html: '<p><a href="https://a.example/?b=1&amp;c=2" target="_self" rel="nofollow" id="x" class="y" title="z">x</a> <a href="/b">b</a> <a href="mailto:a@b.c">m</a> <a href="sms:1">s</a></p>',
  },
  {
    name: "a figure",
    html: '<figure class="w"><img src="/images/a.webp" alt="a &amp; b" width="640" height="480" class="c" id="d" title="e" loading="lazy"><figcaption id="f">キャプション</figcaption></figure>',
  },
  { name: "a picture in its own bytes", html: '<img src="data:image/png;base64,iVBORw0KGgo=" alt="">' },
  {
    name: "a frame",
    html: '<iframe id="a" class="b" src="https://www.youtube.com/embed/x" width="560" height="315" frameborder="0" allow="autoplay" allowfullscreen title="t"></iframe>',
  },
  {
    name: "a social embed",
    html: '<blockquote class="twitter-tweet" data-lang="ja" id="x"><p lang="ja" dir="ltr">脱皮</p>— a <a href="https://x.com/a/status/1?ref=2">日</a></blockquote> <script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>',
  },
  {
    name: "a table",
    html: '<table border="1"><caption>c</caption><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td colspan="2" style="color:red">d</td></tr></tbody></table>',
  },
  {
    name: "code",
    html: '<pre class="language-js" data-line="1-2" lang="en" title="t"><code class="hljs" id="q">if (a &lt; b &amp;&amp; c) {}\n</code></pre>',
  },
  {
    name: "ruby and small marks",
    html: "<p><ruby>脱皮<rp>（</rp><rt>だっぴ</rt><rp>）</rp></ruby> H<sub>2</sub>O <s>旧</s> <cite>出典</cite> <mark>要点</mark> <small>注</small></p>",
  },
  {
    name: "style",
    html: '<div id="a" class="b" style="color:red;text-align:center"><p style="font-size:1.2em">x</p><span style="color:red" id="c" class="d">y</span></div>',
  },
  {
    name: "tags that are not allowed",
    html: "<p>a</p><center>b</center><font color=red>c</font><button>d</button><label>e</label><form><p>f</p></form>",
  },
  { name: "scripts and styles", html: "<p>a</p><style>p{color:red}</style><p>b</p>" },
  { name: "text fields and choices", html: "<p>a</p><textarea>b</textarea><select><option>c</option></select>" },
  { name: "comments", html: "<p>a<!-- b -->c</p>" },
  {
    name: "sections",
    html: "<article><header><h1>t</h1></header><section><nav>n</nav><main><aside>a</aside></main></section><footer><address>b</address></footer></article>",
  },
  { name: "loose ends", html: "<p>a<p>b<ul><li>c<li>d</ul>e" },
  { name: "words only", html: "a & b < c > d \"e\" 'f'" },
  { name: "references", html: "<p>&copy;&nbsp;2026 &#12354; &lt;b&gt; &amp;lt;</p>" },
];
