// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createRecordReader } from '@/lib/page/context/record-text';
import { completeDom, textWith } from '@/test/support/dom/unit-dom';

beforeEach(completeDom);

function around(html: string, number = '020 7946'): string[] {
  document.body.innerHTML = html;
  return createRecordReader().textAround(textWith(number)).split('\n').filter(Boolean);
}

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

it('reads the row of a table, parts before the number first, nearest first, and no other row', () => {
  const html =
    '<table><tr><th>Name</th><th>Firm</th><th>Phone</th><th>Land</th></tr>' +
    `${row('Jonas Reuter', 'Reuter', '030 23125 123', 'Germany')}` +
    `${row('Imogen Clarke', 'Larch', '<b>020 7946 0123</b>', 'United Kingdom')}</table>`;
  expect(around(html)).toEqual(['Larch', 'Imogen Clarke', 'United Kingdom']);
});

it('reads a row to its end, even with many blank texts', () => {
  const menu = '<ul>\n<li> <a>View</a> </li>\n </ul>'.repeat(12);
  const html = `<table>${row('020 7946 0123', menu, 'United Kingdom')}</table>`;
  expect(around(html)).toContain('United Kingdom');
});

it('adds the label to a country of two letters', () => {
  const html = `<table><tr><th>Phone</th><th>Country</th></tr>${row('020 7946 0123', 'GB')}</table>`;
  expect(around(html)).toEqual(['Country: GB']);
});

it.each([
  [
    'a list item',
    '<ul><li>Berlin<p>030 23125 123</p></li><li>London <p>020 7946 0123</p></li></ul>',
  ],
  ['a list of terms', '<dl><dt>Where</dt><dd>London</dd><dt>call</dt><dd>020 7946 0123</dd></dl>'],
  ['an address', '<address>London<br>020 7946 0123</address>'],
  [
    'one of several boxes alike',
    '<div><div><h4>Berlin</h4><p>030 23125 123</p></div><div><h4>London</h4><p>020 7946 0123</p></div></div>',
  ],
  [
    'boxes in a box',
    '<main><div><div><span>London</span></div><div><div>020 7946 0123</div></div></div></main>',
  ],
])('reads %s', (_, html) => {
  const texts = around(html);
  expect(texts).toContain('London');
  expect(texts).not.toContain('Berlin');
});

it('puts the heading right above a number first', () => {
  const html = '<h4>Berlin</h4><p>030 23125 123</p><h4>London</h4><p>020 7946 0123</p>';
  expect(around(`<section>${html}</section>`)).toEqual(['London', 'Berlin']);
});

it('reads neither the records beside a number nor the rest of the page', () => {
  const table = `<table>${row('030 23125 123', 'Germany')}</table>`;
  expect(around(`<section>${table}<p>Offices</p><p>020 7946 0123</p></section>`)).toEqual([
    'Offices',
  ]);
  expect(around('<h1>Germany</h1><p>020 7946 0123</p>')).toEqual([]);
});

it('skips options, scripts, e-mail and web addresses, and text without a country', () => {
  const html =
    '<li>call at 9<select><option>France</option></select><script>Italy</script><p>Ada@Example.uk</p>' +
    '<p>HTTP://Example.fr</p><p>020 7946 0123</p></li>';
  expect(around(html)).toEqual([]);
});

it('does not read a list as a record, nor more text than a message holds', () => {
  const many = `<p>020 7946 0123</p>${'<p>Berlin</p>'.repeat(100)}`;
  expect(around(`<section>${many}</section>`)).toEqual([]);
  const long = `<li>020 7946 0123${'<p>An address in the middle of London</p>'.repeat(20)}</li>`;
  expect(around(long).join('\n')).toHaveLength(200);
});

it('reads each record once', () => {
  document.body.innerHTML = '<li><p>020 7946 0123</p><p>020 7946 0958</p><p>London</p></li>';
  const walk = vi.spyOn(document, 'createTreeWalker');
  const records = createRecordReader();
  const [one, two] = [textWith('0123'), textWith('0958')];
  walk.mockClear();
  for (const node of [one, one, two]) expect(records.textAround(node)).toBe('London');
  expect(walk).toHaveBeenCalledOnce();
});
