// What people have stored after copying out of Word, Google Docs, Notion, mail and spreadsheets into an old editor.

export const office: Record<string, string> = {
  "Word: paragraphs": `<p class="MsoNormal" style="margin: 0mm; text-align: justify;"><span style="font-size: 10.5pt; font-family: 游明朝, serif;">飼育記録<span lang="EN-US">2024</span></span></p>
<p class="MsoNormal"><b><span lang="EN-US">&nbsp;</span></b></p>`,
  "Word: a list of paragraphs": `<p class="MsoListParagraph" style="margin-left:21.0pt;mso-para-margin-left:0gd;text-indent:-21.0pt;mso-list:l0 level1 lfo1"><span lang="EN-US" style="font-family:Wingdings">l<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;</span></span>温度</p>`,
  "Word: a table": `<table class="MsoTableGrid" border="1" cellspacing="0" cellpadding="0" style="border-collapse:collapse;border:none"><tbody><tr style="height:12.0pt"><td width="283" valign="top" style="width:212.4pt"><p class="MsoNormal">月</p></td></tr></tbody></table>`,
  "Word: office tags": `<p class="MsoNormal">本文<o:p></o:p></p>`,
  "Google Docs: everything in one <b>": `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:700;">見出しのつもり</span></p></b>`,
  "Google Docs: a published page": `<h1 class="c1" id="h.abc"><span class="c2">飼育メモ</span></h1><p class="c0"><span>本文</span></p><p class="c0 c3"><span></span></p><ol class="c4 lst-kix_1-0 start" start="1"><li class="c0 li-bullet-0"><span>ひとつ</span></li></ol>`,
  "Notion: an export": `<p id="1a2b" class="">メモ</p><ul id="3c4d" class="bulleted-list"><li style="list-style-type:disc">水</li></ul><ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">掃除</span></li></ul>`,
  "Excel: a sheet": `<table border=0 cellpadding=0 cellspacing=0 width=144 style='border-collapse:collapse;width:108pt'><col width=72 span=2 style='width:54pt'><tr height=25><td height=25 width=72>日付</td><td>体重</td></tr></table>`,
  "Gmail: a message": `<div dir="ltr"><div>お世話になっております。</div><div><br></div><div class="gmail_quote"><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex">前の<br>メール</blockquote></div></div>`,
  "Markdown's HTML": `<h2>手順</h2>
<ol start="3">
<li>
<p>三つめ</p>
</li>
<li>
<p>四つめ</p>
<ul>
<li>うち</li>
</ul>
</li>
</ol>
<p>行の<br>
途中</p>`,
};
