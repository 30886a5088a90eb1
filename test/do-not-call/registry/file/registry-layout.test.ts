import { describe, expect, it } from 'vitest';
import { numberTextIn, readRegistryHead } from '@/lib/do-not-call/registry/file/registry-layout';

const numbersIn = (text: string) => readRegistryHead(text.split('\n'))?.numbers;

describe('the numbers of a file', () => {
  it.each<[string, string, string[]]>([
    ['area code and number', '212,5550134\n312,5550149', ['2125550134', '3125550149']],
    ['with headings', 'AreaCode,Number\n212,5550134', ['2125550134']],
    ['one a line', '02079460123\n02079460124', ['02079460123', '02079460124']],
    ['one a line, with a heading', 'Telephone\n02079460123', ['02079460123']],
    ['quoted', '"PhoneNumber"\n"020 7946 0123"', ['02079460123']],
    ['E.164', '+442079460123\n+442079460124', ['+442079460123', '+442079460124']],
    ['beside other columns', 'id;phone;date\n1;+4930231250;2026-11-12', ['+4930231250']],
    [
      'area code of another country',
      'Vorwahl;Rufnummer\n030;23125000\n089;23125001',
      ['03023125000', '08923125001'],
    ],
    ['separated by tabs', '7\t212-555-0134', ['2125550134']],
  ])('%s', (_, text, numbers) => expect(numbersIn(text)).toEqual(numbers));
});

it.each(['PK\u0003\u0004\ufffd\n\ufffd', '', 'Dear reader,\nthis is a letter.', '1,2\n3,4'])(
  'is no registry: %j',
  (text) => expect(readRegistryHead(text.split('\n'))).toBeUndefined(),
);

it.each<[string, boolean]>([
  ['212,5550134', true],
  ['212;5550134', true],
  ['030;23125000', false],
  ['2125550134', false],
  ['112,5550134', false],
])('knows the form of the US registry: %s, %s', (text, isAmerican) => {
  expect(readRegistryHead([text])?.isAmerican).toBe(isAmerican);
});

it('knows a list of changes', () => {
  const changes = ['212,5550134,2026-11-12,A', '312,5550149,2026-11-12,D'];
  expect(readRegistryHead(changes)?.isChangeList).toBe(true);
  expect(readRegistryHead(['212,5550134'])?.isChangeList).toBe(false);
});

it('takes a line for no number rather than for another', () => {
  const { layout } = readRegistryHead(['212,5550134', '312,5550149']) ?? {};
  const text = (line: string) => layout && numberTextIn(line, layout);
  expect(text('')).toBe('');
  expect(text('  ')).toBe('');
  expect(text('212')).toBeUndefined();
  expect(text('n/a,5550134')).toBeUndefined();
  expect(text('4.93E+11,')).toBeUndefined();
});

it('never takes a wrong first line for a heading', () => {
  const head = readRegistryHead(['2125550x34', ...Array(9).fill('2125550134')]);
  expect(head?.layout.headings).toBe(0);
});
