// Bodies out of Japanese services: note, はてなブログ, アメーバ, FC2 and old hand-made pages.

export const japanese: Record<string, string> = {
  "note: paragraphs with names": `<p name="2d1f0e5a-1111-4f4f-9c8f-000000000001" id="2d1f0e5a-1111-4f4f-9c8f-000000000001">こんにちは。</p><p name="b2" id="b2"><br></p><h2 name="b3" id="b3">飼育の話</h2><ul name="b4" id="b4"><li><p name="b5" id="b5">温度</p></li><li><p name="b6" id="b6">湿度</p></li></ul>`,
  "note: a picture": `<figure name="c1" id="c1"><img src="https://assets.st-note.com/img/1700000000-abc.jpg?width=1200" alt="" width="620" height="465"><figcaption>ケージの様子</figcaption></figure>`,
  "note: an embed": `<figure name="d1" id="d1" data-src="https://www.youtube.com/watch?v=aqz-KE-bpKQ" data-identifier="null" embedded-service="youtube"></figure>`,
  "note: a quotation with its source": `<figure name="e1" id="e1"><blockquote><p name="e2" id="e2">ゆっくり育てる</p></blockquote><figcaption>ある本より</figcaption></figure>`,
  "note: ruby": `<p><ruby>脱皮<rp>（</rp><rt>だっぴ</rt><rp>）</rp></ruby>不全には気をつけます。</p>`,
  "hatena: keyword links and footnotes": `<p>うちの<a class="keyword" href="https://d.hatena.ne.jp/keyword/%A5%DC">ボール</a>は元気<span class="footnote"><a href="#f-1" id="fn-1" name="fn-1" title="たぶん">*1</a></span>です。</p>
<div class="footnote"><p class="footnote"><a href="#fn-1" id="f-1" name="f-1" class="footnote-number">*1</a><span class="footnote-delimiter">:</span><span class="footnote-text">たぶん</span></p></div>`,
  "hatena: a photo": `<p><span itemscope itemtype="http://schema.org/Photograph"><img src="https://cdn-ak.f.st-hatena.com/images/x.jpg" width="900" height="1200" loading="lazy" title="" class="hatena-fotolife" itemprop="image"></span></p>`,
  "hatena: an embed of a page": `<p><iframe src="https://hatenablog-parts.com/embed?url=https%3A%2F%2Fexample.com" title="例" class="embed-card embed-webcard" scrolling="no" frameborder="0" style="display: block; width: 100%; height: 155px;" loading="lazy"></iframe><cite class="hatena-citation"><a href="https://example.com">example.com</a></cite></p>`,
  "ameba: divs and breaks": `<p>おはようございます</p><div><br></div><div>今日は<font color="#ff007d">ごはん</font>の日</div><p>&nbsp;</p><p style="text-align:center;"><a href="https://stat.ameba.jp/x.jpg"><img alt="" height="420" src="https://stat.ameba.jp/x.jpg" width="560"></a></p>`,
  "by hand: capitals and missing ends": `<P ALIGN=center>ようこそ<BR>
<FONT SIZE=5><B>ボールパイソンの部屋</B></FONT></P>
<HR NOSHADE>
<UL>
<LI>日記
<LI>写真
</UL>
<P>カウンター: 1234`,
  "by hand: full-width spaces and lines": `<p>　むかしむかし、
あるところに。<br />
　蛇がいました。</p>

<p>おわり</p>
`,
  "by hand: a definition list and details": `<dl><dt>ヘテロ</dt><dd>片方だけ持つこと</dd></dl>
<details open><summary>もっと</summary><p>詳しい話</p></details>`,
  "by hand: what is wrong inside": `<p>ひらいた<b>まま<i>とじる</b>順が</i>逆</p><p>次</p>`,
  "by hand: a table with a caption and a foot": `<table border="1"><caption>料金</caption><thead><tr><th>品</th></tr></thead><tbody><tr><td>個体</td></tr></tbody><tfoot><tr><td>計</td></tr></tfoot></table>`,
  "by hand: a plain table": `<table>
<tr><th>月</th><td>4月</td></tr>
<tr><th rowspan="2">餌</th><td>ラット</td></tr>
<tr><td>マウス</td></tr>
</table>`,
};
