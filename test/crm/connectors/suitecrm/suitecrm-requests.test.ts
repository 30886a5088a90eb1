import { expect, it } from 'vitest';
import {
  suitecrmListPath,
  suitecrmLiteral,
  suitecrmOneSchema,
  suitecrmPageSchema,
  suitecrmRecordPath,
  suitecrmText,
} from '@/lib/crm/connectors/suitecrm/suitecrm-requests';

it('writes a search as SuiteCRM reads it, whatever the values hold', () => {
  const where = { last_name: { like: "%O'Brien & Co%" }, first_name: { eq: 'A&page[size]=9' } };
  const path = suitecrmListPath('Contacts', { where, isAny: true, fields: ['name'], size: 2 });
  const url = new URL(path, 'https://crm.example.com');
  expect(url.pathname).toBe('/Api/V8/module/Contacts');
  expect([...url.searchParams]).toEqual([
    ...[
      ['fields[Contacts]', 'name'],
      ['page[size]', '2'],
      ['page[number]', '1'],
    ],
    ...[
      ['filter[operator]', 'or'],
      ['filter[last_name][like]', "%O'Brien & Co%"],
    ],
    ['filter[first_name][eq]', 'A&page[size]=9'],
  ]);
});

it('keeps an id within its part of the path', () => {
  expect(suitecrmRecordPath('Calls', '../x')).toBe('/Api/V8/module/Calls/..%2Fx');
  expect(suitecrmRecordPath('Calls', 'a', ['name', 'id'])).toBe(
    '/Api/V8/module/Calls/a?fields[Calls]=name,id',
  );
});

it('takes the wildcards of a search as they are', () => {
  expect(suitecrmLiteral('50% _a\\b')).toBe(String.raw`50\% \_a\\b`);
});

it.each([
  ['<b>tea</b>', '< b>tea< /b>'],
  ['1 < 2 & 3', '1 < 2 & 3'],
  ['&lt;script&gt; &#60;', '& lt;script& gt; & #60;'],
  ['https://a.example/?a=1&b=2', 'https://a.example/?a=1&b=2'],
])('writes %j so that SuiteCRM reads no HTML', (text, plain) => {
  expect(suitecrmText(text)).toBe(plain);
});

it('reads texts that are written as in HTML, and nothing that is no text', () => {
  const attributes = { name: 'O&#039;Brien &amp; &lt;b&gt; &quot;Co&quot; &nbsp;', contacts: {} };
  const id = '65f0c0ff-0000-4000-8000-000000000007';
  expect(suitecrmOneSchema.parse({ data: { id, attributes } }).data.attributes).toEqual({
    ...{ name: 'O\'Brien & <b> "Co" &nbsp;', contacts: '' },
  });
  expect(suitecrmPageSchema.parse({ data: [], meta: { message: 'no result' } }).data).toEqual([]);
});
