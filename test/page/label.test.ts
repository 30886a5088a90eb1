// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { labelOf } from '@/lib/page/label';
import { completeDom, textWith } from './dom';

beforeEach(completeDom);

function labelIn(html: string): string {
  document.body.innerHTML = html;
  return labelOf(textWith('0134'));
}

it.each([
  [
    'its column',
    '<table><thead><tr><th>Name</th><th>Phone</th></tr></thead><tbody><tr><td>Ada</td><td>212 555 0134</td></tr></tbody></table>',
  ],
  [
    'its column in a table without a head',
    '<table><tr><th>Name</th><th>Phone</th></tr><tr><td>Ada</td><td><b>212 555 0134</b></td></tr></table>',
  ],
  ['its term', '<dl><dt>Phone</dt><dd>212 555 0134</dd></dl>'],
  ['the cell before', '<table><tr><td>Phone</td><td>212 555 0134</td></tr></table>'],
  ['the box before', '<div><div>Phone</div><div>212 555 0134</div></div>'],
  ['the box before its box', '<section><div>Phone</div><div><p>212 555 0134</p></div></section>'],
])('reads %s', (_, html) => {
  expect(labelIn(html)).toBe('Phone');
});

it.each([
  ['a long text before', `<div><p>${'word '.repeat(20)}</p><p>212 555 0134</p></div>`],
  ['a number before', '<div><p>646 555 0110</p><p>212 555 0134</p></div>'],
  ['nothing before', '<p>212 555 0134</p>'],
])('takes %s for no label', (_, html) => {
  expect(labelIn(html)).toBe('');
});
