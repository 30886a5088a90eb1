import { expect, it } from 'vitest';
import { EXTENSION_WORDS_AFTER } from '@/lib/phone/data/writing-words';
import { findNumbers } from '@/lib/phone/find-numbers';

it.each(Object.entries(EXTENSION_WORDS_AFTER))(
  'reads the example of each language (%s)',
  (_, { example }) => {
    for (const text of [`+44 20 7946 0018, ${example}`, `+44 20 7946 0018 / ${example}`]) {
      const [found, ...others] = findNumbers(text, { defaultCountry: 'GB' });
      expect([found?.e164, found?.ext, others]).toEqual(['+442079460018', '14', []]);
    }
  },
);
