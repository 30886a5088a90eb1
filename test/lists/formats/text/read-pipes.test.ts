import { expect, it } from 'vitest';
import { isPipeTable, readPipes } from '@/lib/lists/formats/text/read-pipes';

it.each([
  ['Markdown', '| Name | Phone |\n|---|:--:|\n| Ada | +1 212 555 0134 |'],
  ['Markdown without outer pipes', 'Name | Phone\n--- | ---\nAda | +1 212 555 0134'],
  [
    'a database',
    '+------+-----------------+\n| Name | Phone           |\n+------+-----------------+\n| Ada  | +1 212 555 0134 |\n+------+-----------------+',
  ],
])('reads a table of %s', (_, text) => {
  expect(isPipeTable(text)).toBe(true);
  expect(readPipes(text).map(({ cells }) => cells)).toEqual([
    ['Name', 'Phone'],
    ['Ada', '+1 212 555 0134'],
  ]);
});

it.each(['Name|Phone\nAda|1', 'Name,Phone\n--,--', '- Ada\n- Bob', '---\nAda'])(
  'takes %j for none',
  (text) => {
    expect(isPipeTable(text)).toBe(false);
  },
);

it('takes the text out of links, emphasis and escapes', () => {
  const text = '|a|b|c|d|\n|--|--|--|--|\n|[+1 212](tel:+1212)|**Ada**|x \\| y|1<br>2|';
  expect(readPipes(text)[1]).toEqual({ line: 3, cells: ['+1 212', 'Ada', 'x | y', '1\n2'] });
});

it('keeps the text above with its line', () => {
  expect(readPipes('Contacts\r\n\r\n|a|\r\n|--|\r\n|b|').map(({ line }) => line)).toEqual([
    1, 3, 5,
  ]);
});
