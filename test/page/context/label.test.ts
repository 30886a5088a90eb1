// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { haveOneHeader, labelOf } from '@/lib/page/context/label';
import { completeDom, textWith } from '@/test/support/dom/unit-dom';

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
  [
    'its column from deep within its cell',
    '<table><tr><th>Name</th><th><button>Phone</button></th></tr><tr><td>Ada</td><td><div><div><b>212 555 0134</b></div></div></td></tr></table>',
  ],
  [
    'its column in a grid of boxes',
    '<div role="grid"><div role="row"><div role="columnheader">Name</div><div role="columnheader">Phone</div></div><div role="row"><div role="gridcell">Ada</div><div role="gridcell"><div>212 555 0134</div></div></div></div>',
  ],
  [
    'its column in a grid that draws only some',
    '<div role="table"><div role="columnheader" aria-colindex="7">Phone</div><div role="row"><div role="cell" aria-colindex="7">212 555 0134</div></div></div>',
  ],
  [
    'its column below fields to filter by',
    '<table><tr><td><input></td><td><input></td></tr><tr><th>Name</th><th>Phone</th></tr><tr><td>Ada</td><td>212 555 0134</td></tr></table>',
  ],
  ['the title of an icon', '<p><i title="Phone"></i> 212 555 0134</p>'],
  ['the name of an icon', '<p><svg aria-label="Phone"></svg> <b>212 555 0134</b></p>'],
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
  [
    'its column for what stands further down in its cell',
    '<table><tr><th>Order</th></tr><tr><td><p>484212</p><p>212 555 0134</p></td></tr></table>',
  ],
  ['nothing before', '<p>212 555 0134</p>'],
])('does not read %s as a label', (_, html) => {
  expect(labelIn(html)).toBe('');
});

const WIDE = `<table><tr><th>Name</th><th colspan="2">Phone</th><th>Order</th></tr>
  <tr><td>Ada</td><td>212</td><td>555 0134</td><td>4842</td></tr></table>`;

it('counts the columns that a header spans', () => {
  expect(labelIn(WIDE)).toBe('Phone');
  expect(labelIn(WIDE.replace('555 0134', '').replace('4842', '0134'))).toBe('Order');
});

it('tells whether two cells stand under one header', () => {
  document.body.innerHTML = WIDE;
  const [ada, first, second, order] = [...document.querySelectorAll('td')] as [
    ...[HTMLTableCellElement, HTMLTableCellElement, HTMLTableCellElement, HTMLTableCellElement],
  ];
  expect(haveOneHeader(first, second)).toBe(true);
  expect([haveOneHeader(ada, first), haveOneHeader(second, order)]).toEqual([false, false]);
});
