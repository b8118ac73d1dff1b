// Bodies in the shapes WordPress leaves them in: its block editor's, and the classic editor's.

export const wordpress: Record<string, string> = {
  "paragraphs with their comments": `<!-- wp:paragraph -->
<p>ボールパイソンを迎えて1年が経ちました。</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center">今日は<strong>体重測定</strong>の日です。</p>
<!-- /wp:paragraph -->`,
  "headings with classes and ids": `<!-- wp:heading -->
<h2 class="wp-block-heading" id="h-temperature">温度</h2>
<!-- /wp:heading -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">ホットスポット</h3>
<!-- /wp:heading -->`,
  "a list": `<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>シェルター</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>水入れ<!-- wp:list -->
<ul class="wp-block-list"><!-- wp:list-item -->
<li>倒れないもの</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->`,
  "a picture with a caption": `<!-- wp:image {"id":12,"sizeSlug":"large","linkDestination":"none"} -->
<figure class="wp-block-image size-large"><img src="https://example.com/wp-content/uploads/2024/05/python-1024x768.jpg" alt="とぐろを巻く個体" class="wp-image-12"/><figcaption class="wp-element-caption">脱皮の翌日</figcaption></figure>
<!-- /wp:image -->`,
  "a picture that is a link": `<figure class="wp-block-image"><a href="https://example.com/big.jpg"><img src="https://example.com/small.jpg" alt=""/></a></figure>`,
  "a gallery": `<figure class="wp-block-gallery has-nested-images columns-2 is-cropped"><figure class="wp-block-image"><img src="/a.jpg" alt=""/></figure><figure class="wp-block-image"><img src="/b.jpg" alt=""/></figure></figure>`,
  "a table in a figure": `<figure class="wp-block-table"><table><thead><tr><th>月</th><th>体重</th></tr></thead><tbody><tr><td>4月</td><td>820g</td></tr></tbody></table><figcaption class="wp-element-caption">体重の記録</figcaption></figure>`,
  "a quotation": `<blockquote class="wp-block-quote"><p>焦らないこと。</p><cite>先輩の飼育者</cite></blockquote>`,
  "buttons and columns": `<div class="wp-block-columns"><div class="wp-block-column" style="flex-basis:66.66%"><p>左</p></div><div class="wp-block-column"><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/shop">見る</a></div></div></div></div>`,
  "a YouTube embed": `<figure class="wp-block-embed is-type-video is-provider-youtube wp-block-embed-youtube wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper">
<iframe title="給餌" width="500" height="281" src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed" frameborder="0" allowfullscreen></iframe>
</div></figure>`,
  "the classic editor": `<p style="text-align: center;"><span style="color: #ff0000;">注意</span>：加温は必ず<b>サーモスタット</b>と一緒に。</p>
<p>&nbsp;</p>
<h2><span id="toc1">まとめ</span></h2>
<p><a href="https://example.com/" target="_blank" rel="noopener noreferrer">くわしくはこちら</a></p>
<!--more-->
<p><img class="alignnone size-medium wp-image-31" src="https://example.com/x-300x225.jpg" alt="" width="300" height="225" /></p>`,
  "a caption's div and a clearing break": `<div id="attachment_7" style="width: 310px" class="wp-caption alignleft"><img aria-describedby="caption-attachment-7" src="/7.jpg" alt="" width="300" height="200" class="size-medium" /><p id="caption-attachment-7" class="wp-caption-text">卵</p></div>
<p>続きです。<br style="clear: both;" /></p>`,
};
