import { expect, it } from 'vitest';
import { contextOf, findCandidates } from '@/lib/phone/candidates/find-candidates';
import type { CountryCode } from '@/lib/phone/candidates/types';
import { ADDRESS_SIGNS } from '@/lib/phone/data/address-signs';
import { CODE_SIGNS } from '@/lib/phone/data/code-signs';
import { OTHER_WORDS } from '@/lib/phone/data/id-words';
import { OTHER_MARKS } from '@/lib/phone/data/other-words';
import { PHONE_MARKS, PHONE_WORDS } from '@/lib/phone/data/phone-words';
import { QUANTITY_SIGNS } from '@/lib/phone/data/quantity-signs';
import { SHAPES } from '@/lib/phone/data/shapes';
import { UNIT_WORDS } from '@/lib/phone/data/unit-words';
import { firstVisible, lastVisible } from '@/lib/phone/evidence/nearby-signs';
import { findNumbers } from '@/lib/phone/find-numbers';
import { CHECK_DIGITS } from '@/lib/phone/segment/shape-matches';
import { readSnippets } from './labelled';

function marked(text: string, defaultCountry: CountryCode = 'US'): string[] {
  return findNumbers(text, { defaultCountry }).map((number) => number.e164);
}

it.each(SHAPES.map((shape) => [shape.example, shape.reason, shape] as const))(
  'recognises %s as %s',
  (example, _, shape) => {
    const found = example.match(shape.pattern)?.[0] ?? '';
    expect(found).not.toBe('');
    if (shape.check) expect(CHECK_DIGITS[shape.check](found)).toBe(true);
    for (const country of ['US', 'DE', 'GB', 'FR'] as const) {
      expect(marked(example, country)).toEqual([]);
    }
  },
);

it.each(
  [...ADDRESS_SIGNS, ...QUANTITY_SIGNS, ...CODE_SIGNS].map(
    (rule) => [rule.example, rule.reason, rule] as const,
  ),
)('recognises %s as part of %s', (example, _, rule) => {
  const fits = findCandidates(example).some((at) => {
    const { before, after } = contextOf(example, at);
    const opening = /^[[(]*/.exec(example.slice(at.start))?.[0] ?? '';
    const ahead = rule.before?.test(before + opening) ?? true;
    return ahead && (rule.after?.test(after) ?? true);
  });
  expect(fits).toBe(true);
  expect(marked(example)).toEqual([]);
});

const texts = [...readSnippets('dev'), ...readSnippets('held-out')].map(({ text }) => text);

it('does not skip a matching shape', () => {
  const lacking = SHAPES.flatMap(({ pattern, signs, minDigits, minGroups }) =>
    texts
      .flatMap((text) => text.match(pattern) ?? [])
      .filter((found) => {
        const signed = !signs || [...signs].some((sign) => found.includes(sign));
        const runs = found.match(/\d+/g) ?? [];
        return !signed || runs.join('').length < minDigits || runs.length < minGroups;
      }),
  );
  expect(lacking).toEqual([]);
});

it('does not skip a matching sign around a number', () => {
  const around = texts.flatMap((text) => findCandidates(text).map((at) => contextOf(text, at)));
  const lacking = [...ADDRESS_SIGNS, ...QUANTITY_SIGNS, ...CODE_SIGNS].flatMap(
    ({ before, after, near }) =>
      around.filter((one) => {
        const fits = (before?.test(one.before) ?? true) && (after?.test(one.after) ?? true);
        return fits && !near.test(before ? lastVisible(one.before) : firstVisible(one.after));
      }),
  );
  expect(lacking).toEqual([]);
});

/**
 * A word of the lists as it may appear in text: `telefon*` matches longer words, and some entries
 * are two words.
 */
const words = (list: string) =>
  list
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace('*', ''));

it.each(OTHER_WORDS.map((rule) => [rule.reason, rule.beats, words(rule.words)] as const))(
  'marks no bare digits beside a word for %s (%s)',
  (_, beats, list) => {
    for (const word of list) {
      expect([word, marked(`${word} 2125550123`)]).toEqual([word, []]);
      const grouped = beats === 'grouped' ? [] : ['+12125550123'];
      expect([word, marked(`${word} 212-555-0123`)]).toEqual([word, grouped]);
      expect([word, marked(`${word} +1 212-555-0123`)]).toEqual([word, ['+12125550123']]);
    }
  },
);

it.each(OTHER_MARKS.map((rule) => [rule.reason, rule.marks] as const))(
  'marks no digits beside a mark for %s',
  (_, marks) => {
    for (const mark of words(marks)) {
      expect([mark, marked(`${mark}：212-555-0123`)]).toEqual([mark, []]);
    }
  },
);

it.each(Object.entries(PHONE_WORDS))('marks digits beside a word for phone (%s)', (_, list) => {
  for (const word of words(list)) {
    expect([word, marked(`${word}: 442079460018`, 'GB')]).toEqual([word, ['+442079460018']]);
  }
});

it('marks digits beside a mark for phone', () => {
  for (const mark of words(PHONE_MARKS)) {
    expect([mark, marked(`${mark} 2125550123`)]).toEqual([mark, ['+12125550123']]);
  }
});

it('marks no digits before a unit', () => {
  for (const unit of words(UNIT_WORDS)) {
    expect([unit, marked(`212-555-0123 ${unit}`)]).toEqual([unit, []]);
  }
});

it('lets the nearest word decide', () => {
  expect(marked('Order 4155550132, phone 2125550123')).toEqual(['+12125550123']);
  expect(marked('Phone 2125550123, order 4155550132')).toEqual(['+12125550123']);
  expect(marked('Call about order 4155550132')).toEqual([]);
  expect(marked('Order placed; call 4155550132')).toEqual(['+14155550132']);
});
