import { expect, it } from 'vitest';
import { numbersOf } from '@/lib/lists/columns/rows/numbers-of';
import { readingPlan } from '@/lib/lists/columns/rows/reading-plan';
import { layoutOf } from '@/test/lists/support/layout-of';
import { cellsOf } from '@/test/lists/support/table-of';

/** The numbers of a row, each as `label text`. */
function numbers(layout: string, cells: string): string[] {
  return numbersOf(cellsOf(cells), readingPlan(layoutOf(layout))).map(
    ({ label, text, isDamaged }) => `${label} ${text}${isDamaged ? ' (damaged)' : ''}`,
  );
}

it.each([
  ['main | mobile', '020 7946 0123 | 07700 900123', ['main 020 7946 0123', 'mobile 07700 900123']],
  ['main | mobile', ' | 07700 900123', ['mobile 07700 900123']],
  ['main | fax', '020 7946 0123 | 020 7946 0199', ['main 020 7946 0123']],
  ['main', '+1 212 555 0134 (fax); +1 212 555 0135 (work)', ['work +1 212 555 0135']],
  ['main', '4,93023E+11', ['main 4,93023E+11 (damaged)']],
  ['main', 'n/a', []],
  ['number-label | number other', 'Mobile | 07700 900123', ['mobile 07700 900123']],
  ['number-label | number other', 'Work Fax | 020 7946 0199', []],
  ['number-label | main', 'Boat | 020 7946 0123', ['other 020 7946 0123']],
  ['number-label | main', ' | 020 7946 0123', ['main 020 7946 0123']],
  [
    'number-label | main',
    '* Work ::: Mobile | 020 7946 0123 ::: 07700 900123',
    ['work 020 7946 0123', 'mobile 07700 900123'],
  ],
  ['number-label | main', 'Work | 020 7946 0123 (mobile)', ['mobile 020 7946 0123']],
  ['area-code | main', '212 | 5550134', ['main 212 5550134']],
  ['area-code | main', '(0)30 | 23125012', ['main (0)30 23125012']],
  ['area-code | main', '212 | 212-555-0134', ['main 212-555-0134']],
  ['area-code | main', '212 | +1 212 555 0134', ['main +1 212 555 0134']],
  ['area-code | main', ' | 212-555-0134', ['main 212-555-0134']],
  ['area-code | main', '212 | ####', ['main #### (damaged)']],
  ['Country Code=area-code | main', '44 | 020 7946 0123', ['main +44 020 7946 0123']],
  ['Country Code=area-code | main', '+44 | 020 7946 0123', ['main +44 020 7946 0123']],
  ['Country Code=area-code | main', '0044 | 020 7946 0123', ['main +44 020 7946 0123']],
  ['Country Code=area-code | main', '44 | 442079460123', ['main 442079460123']],
  ['Country Code=area-code | main', 'n/a | 020 7946 0123', ['main 020 7946 0123']],
])('reads %s from %s', (layout, cells, expected) => {
  expect(numbers(layout, cells)).toEqual(expected);
});
