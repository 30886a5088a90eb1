import { expect, it } from 'vitest';
import { sourcePageSchema } from '@/lib/calls/model';
import { sourcePageOf } from '@/lib/calls/source-page';

const url = 'https://crm.example/contacts/14';

it('keeps the address without what may be secret in it', () => {
  const address = 'https://ada:pass@crm.example:8443/contacts/14?token=secret#note';
  expect(sourcePageOf({ url: address })).toEqual({ url: 'https://crm.example:8443/contacts/14' });
});

it.each([
  undefined,
  '',
  'about:blank',
  'file:///home/rep/list.html',
  'chrome-extension://abc/dashboard.html',
  'javascript:alert(1)',
  'data:text/html,1',
  `https://crm.example/${'a'.repeat(2000)}`,
])('keeps nothing of %s', (address) => {
  expect(sourcePageOf({ url: address, title: 'Contacts' })).toBeUndefined();
});

it.each([
  ['Ada Whitfield - CRM', 'Ada Whitfield - CRM'],
  ['  two\n\tlines ', 'two lines'],
  ['safe\u202Egnp.exe\u2066', 'safe gnp.exe'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['x'.repeat(300), 'x'.repeat(200)],
  [`${'x'.repeat(199)}📞`, 'x'.repeat(199)],
])('keeps the title %j as one line of text', (title, kept) => {
  expect(sourcePageOf({ url, title })).toEqual({ url, title: kept });
});

it.each(['', ' \n', '\u202E'])('keeps no title of %j', (title) => {
  expect(sourcePageOf({ url, title })).toEqual({ url });
});

it.each(['http://localhost/', 'https://crm.example/%D8%B9', 'http://[::1]:8080/a/b@c', url])(
  'is what its schema takes: %s',
  (address) => {
    expect(sourcePageSchema.parse(sourcePageOf({ url: address }))).toEqual({ url: address });
  },
);

it.each([
  'javascript:alert(1)//https://crm.example/',
  'https://crm.example',
  `${url}?token=secret`,
  `${url}#top`,
  'https://ada@crm.example/',
  'https://crm.example\\@evil.example/',
  'https:///',
  ' https://crm.example/',
])('has a schema that refuses %s', (address) => {
  expect(sourcePageSchema.safeParse({ url: address }).success).toBe(false);
});
