// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { textBeyondCut } from '@/lib/page/text/cut-number';
import { completeDom, textWith } from '@/test/support/dom/unit-dom';

beforeEach(completeDom);

/** Returns the text in which the one with `part` goes on, and the text before which the other goes back to. */
function beyond(html: string, first: string, second: string) {
  document.body.innerHTML = html;
  const [left, right] = [textWith(first), textWith(second)];
  return [textBeyondCut(left, true) === right, textBeyondCut(right, false) === left];
}

it.each([
  ['(212)', '555-0134'],
  ['212', '555 0134'],
  ['+1 212', '5550134'],
  ['020', '7946 0123'],
  ['Phone: 212', '555-0134'],
  ['(212) 555-', '0134'],
])('goes on over a line break: %s, %s', (first, second) => {
  expect(beyond(`<p>${first}<br>\n ${second}\n</p>`, first, second)).toEqual([true, true]);
});

it.each([
  ['whole numbers', '212 555 0134', '212 555 0135'],
  ['seven digits', '555-0134', '555-0135'],
  ['an order after a number', '(212) 555-0134', '4842123'],
  ['a postcode before a number', '10001', '(212) 555-0134'],
  ['words', 'Room 212', '555-0134'],
  ['words behind', '212', '555-0134 after six'],
  ['a long figure', '1234', '555-0134'],
  ['few digits', '212', '12'],
])('ends at a line break between %s', (_, first, second) => {
  expect(beyond(`<p>${first}<br>${second}</p>`, first, second)).toEqual([false, false]);
});

const table = (head: string, cells: string) => `<table><tr>${head}</tr><tr>${cells}</tr></table>`;
const PARTS = '<td>212</td> <td>555-0134</td><td>48421</td>';

it('goes on in the next cell under one header', () => {
  const html = table('<th colspan="2">Phone</th><th>Order</th>', PARTS);
  expect(beyond(html, '212', '555-0134')).toEqual([true, true]);
  expect(beyond(html, '555-0134', '48421')).toEqual([false, false]);
});

it.each([
  ['a header of its own', table('<th>Area</th><th>Phone</th><th>Order</th>', PARTS)],
  ['no header', table('', PARTS)],
  ['a block in place of a cell', '<div>212</div><div>555-0134</div>'],
])('ends at a cell with %s', (_, html) => {
  expect(beyond(html, '212', '555-0134')).toEqual([false, false]);
});
