import { expect, it } from 'vitest';
import { ROLE_MARKS, ROLE_WORDS } from '@/lib/phone/data/role-words';
import { isRole } from '@/lib/phone/evidence/people/role';
import { findNumbers } from '@/lib/phone/find-numbers';

it.each(Object.entries(ROLE_WORDS))('knows each role of the list (%s)', (_, list) => {
  const words = list.split(/\s+/).map((word) => word.replaceAll('*', ''));
  expect(words.filter((word) => !isRole(word))).toEqual([]);
});

it('knows each mark', () => {
  expect(ROLE_MARKS.split(' ').filter((mark) => !isRole(mark))).toEqual([]);
});

it.each(['vozačica', 'Bürgerservice', 'Störungsdienst', 'водителю', 'хозяйка', '营业司机'])(
  'knows a form of a role or a compound: %s',
  (word) => expect(isRole(word)).toBe(true),
);

it.each(['', 'Wiegeschein', 'Kazna', 'Kantarna', 'Bilhete', '检测报告'])(
  'knows no role in %j',
  (word) => expect(isRole(word)).toBe(false),
);

it('gives digits after a role to a person, and after an unknown thing to none', () => {
  const marked = (text: string) =>
    findNumbers(text, { defaultCountry: 'HR' }).map(({ e164 }) => e164);
  expect(marked('Vozač 098 301 234 · neto 28,4 t')).toEqual(['+38598301234']);
  expect(marked('Vagarska 098 301 234 · neto 28,4 t')).toEqual([]);
  expect(marked('Vagarska 098 301 234')).toEqual(['+38598301234']);
});
