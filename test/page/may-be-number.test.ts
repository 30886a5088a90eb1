import { expect, it } from 'vitest';
import { mayBeNumber } from '@/lib/page/may-hold';
import { findNumbers } from '@/lib/phone/find-numbers';
import { readSnippets } from '@/test/phone/labelled';

it.each(['dev', 'held-out'] as const)(
  'passes over no text in which a number is found (%s)',
  (half) => {
    const found = readSnippets(half).filter(({ text, country }) =>
      findNumbers(text, { defaultCountry: country }).some(
        ({ confidence }) => confidence !== 'doubtful',
      ),
    );
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter(({ text }) => !mayBeNumber(text)).map(({ text }) => text)).toEqual([]);
  },
);
