import { expect, it } from 'vitest';
import { keysAgainst, subjectOf } from '@/lib/do-not-call/subject';
import { CALLEE } from '@/test/calls/support/calls';

const readNumber = (text: string) => (/^\(?212/.test(text) ? CALLEE : undefined);

it.each([
  ['(212) 555-0134', `number:${CALLEE}`],
  [' ann@Mail.Example.COM ', 'domain:mail.example.com'],
  ['@example.com', 'domain:example.com'],
  ['example.com', 'domain:example.com'],
  ['bücher.example', 'domain:bücher.example'],
  ['Acme  Ltd.', 'company:acme ltd'],
  ['株式会社例', 'company:株式会社例'],
])('reads %s as %s', (text, key) => {
  expect(subjectOf(text, readNumber)?.key).toBe(key);
});

it.each(['', '  ', '12', '+', 'x', 'a'.repeat(121)])('reads nothing in “%s”', (text) => {
  expect(subjectOf(text, readNumber)).toBeUndefined();
});

it('forbids by number, by e-mail domain and its parents, and by company', () => {
  const data = { Email: 'Ann <ann@mail.example.com>', Firm: 'ACME Ltd', Note: 'x'.repeat(200) };
  expect(keysAgainst({ callee: CALLEE, calleeName: 'Ann Example', data })).toEqual([
    `number:${CALLEE}`,
    'domain:mail.example.com',
    'domain:example.com',
    'company:ann example',
    'company:ann <ann@mail.example.com>',
    'company:acme ltd',
  ]);
  expect(keysAgainst({ callee: CALLEE })).toEqual([`number:${CALLEE}`]);
});
