// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { mayHoldNumber } from '@/lib/page/text/may-hold-number';

it.each(['Offer 12 of 20', 'Offer 1Ada WhitfieldOffer 2', '', 'In 2024 we met 3 of them'])(
  'skips %s',
  (text) => {
    document.body.textContent = text;
    expect(mayHoldNumber(document)).toBe(false);
  },
);

it('reads the text of a tree as one', () => {
  document.body.innerHTML = '<p>(212) <b>555</b>-<i>0134</i></p>';
  expect(mayHoldNumber(document.body)).toBe(true);
});
