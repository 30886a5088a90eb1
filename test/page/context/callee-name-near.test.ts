// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { calleeNameNear } from '@/lib/page/context/callee-name-near';
import { textWith } from '@/test/support/dom/unit-dom';

function nameIn(html: string): string | undefined {
  document.body.innerHTML = html;
  return calleeNameNear(textWith('0134'));
}

it.each([
  ['row', '<table><tr><td>Ada Whitfield</td><td>212 555 0134</td></tr></table>'],
  [
    'row header',
    '<table><tr><td>7</td><th scope="row">Ada Whitfield</th><td>212 555 0134</td></tr></table>',
  ],
  [
    'row behind what picks and edits it',
    '<table><tr><td><label><input type="checkbox">Select row</label></td><td> <a href="#"></a></td><td><b>Ada Whitfield</b></td><td>212 555 0134</td></tr></table>',
  ],
  ['card with a heading', '<article><h3>Ada  Whitfield</h3><p>212 555 0134</p></article>'],
  [
    'microdata',
    '<div itemscope><span itemprop="name">Ada Whitfield</span><b>212 555 0134</b></div>',
  ],
  [
    'card with a picture and a head',
    '<article><aside><img></aside><main><div><b>Ada Whitfield</b></div><i>212 555 0134</i></main></article>',
  ],
  ['list item', '<ul><li>x</li><li><h4>Ada Whitfield</h4> 212 555 0134</li></ul>'],
  [
    'list item without a heading',
    '<ul><li><b>Ada Whitfield</b> <i>212 555 0134</i></li><li>x</li></ul>',
  ],
])('reads the name in a %s', (_, html) => {
  expect(nameIn(html)).toBe('Ada Whitfield');
});

it.each([
  ['outside of any record', '<p>212 555 0134</p>'],
  [
    'in a row that begins with the number',
    '<table><tr><td>212 555 0134</td><td>Ada</td></tr></table>',
  ],
  [
    'in a row that begins with an id',
    '<table><tr><td>4842123456</td><td>212 555 0134</td></tr></table>',
  ],
  ['under a heading that is a question', '<article><h3>Call back?</h3>212 555 0134</article>'],
  ['under a heading that is no name', '<article><h3>Contact details</h3>212 555 0134</article>'],
  ['in a list of ways to call', '<ul><li><b>Phone</b> <i>212 555 0134</i></li><li>x</li></ul>'],
  ['in the only card', '<div class="card"><h3>بيانات العميل</h3> 212 555 0134</div>'],
  ['beside a long text', `<li><h4>${'so '.repeat(60)}</h4>212 555 0134</li>`],
])('returns no name when unsure: %s', (_, html) => {
  expect(nameIn(html)).toBeUndefined();
});

it.each(['Ludwig van der Berg', 'Müller & Söhne', '山田太郎', 'أحمد علي', 'Brightwater Freight'])(
  'takes %s for a name',
  (name) => {
    const html = `<table><tr><td>${name}</td><td>212 555 0134</td></tr></table>`;
    expect(nameIn(html)).toBe(name);
  },
);

it('removes characters that change the direction of a name', () => {
  const html = '<table><tr><td>Ada \u202eWhitfield</td><td>212 555 0134</td></tr></table>';
  expect(nameIn(html)).toBe('Ada Whitfield');
});
