import { expect, it } from 'vitest';
import { createContactSource } from '@/components/list-import/reading/contact-source';
import type { Entry } from '@/components/list-import/reading/entries';
import { generateList } from '@/test/lists/support/generated-lists';
import { entriesOf } from './support/opened';

const SEEDS = 200;

/** What rows say of their country, and its calling code. Written down here, not taken from the code. */
const CODES: Readonly<Record<string, string>> = {
  ...{ 'United States': '1', USA: '1', US: '1', 'Vereinigte Staaten': '1', NY: '1' },
  ...{ 'United Kingdom': '44', UK: '44', GB: '44', Großbritannien: '44', 'SW1A 1AA': '44' },
  ...{ Germany: '49', Deutschland: '49', DE: '49', Bayern: '49' },
  ...{ France: '33', FR: '33', Frankreich: '33', 'Île-de-France': '33' },
  ...{ Australia: '61', AU: '61', NSW: '61', Ireland: '353', IE: '353', Irland: '353' },
  ...{ 'T12 AAA0': '353', Sweden: '46', SE: '46', Schweden: '46' },
};

/** What is before the country's code in a number that has it. */
const BEFORE_CODE = /^\D*?(?:\+|00)/;

function digitsWithCode(text: string): string | undefined {
  const [before] = BEFORE_CODE.exec(text) ?? [];
  return before && text.slice(before.length).replaceAll(/\D/g, '');
}

async function entriesOfSeed(seed: number): Promise<Entry[]> {
  const source = createContactSource();
  const opening = await source.open({ bytes: generateList(seed).bytes });
  if ('problem' in opening) throw new Error(opening.problem);
  return entriesOf(source.contacts(opening.table?.layout, 0, 1_000).contacts);
}

it(`reads no number of ${SEEDS} made-up lists in a country that neither it nor its row names`, async () => {
  let [own, ofRow, asked, refused] = [0, 0, 0, 0];
  for (let seed = 0; seed < SEEDS; seed += 1) {
    for (const { contact, read } of await entriesOfSeed(seed)) {
      const { country, region, postcode } = contact.place;
      const named = [country, region, postcode].flatMap((text) => CODES[text ?? ''] ?? []);
      for (const [at, number] of read.entries()) {
        const text = contact.numbers[at]?.text ?? '';
        const digits = digitsWithCode(text);
        if ('problem' in number) refused += 1;
        else if ('asks' in number) asked += 1;
        else if (digits) {
          own += 1;
          expect(digits.startsWith(number.e164.slice(1, 3)), `${text} → ${number.e164}`).toBe(true);
        } else {
          ofRow += 1;
          const isNamed = named.some((code) => number.e164.startsWith(`+${code}`));
          expect(isNamed, `${text} of ${country}: ${number.e164}`).toBe(true);
        }
      }
    }
  }
  // Each kind comes up, so that the test proves something.
  expect(Math.min(own, ofRow, asked, refused)).toBeGreaterThan(30);
});
