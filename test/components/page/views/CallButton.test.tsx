// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { CallButton } from '@/components/page/views/CallButton';
import type { Offer } from '@/lib/offers/model';
import type { Distrust } from '@/lib/page/trust/trust';

afterEach(cleanup);

const offer: Offer = {
  offerId: 'offer-1',
  e164: '+12125550134',
  text: '+1 212 555 0134',
  calleeName: 'Ada Whitfield',
};

function draw(distrust?: Distrust, more: Partial<Offer> = {}) {
  const trusted: (HTMLButtonElement | null)[] = [];
  const trustedRef = (button: HTMLButtonElement | null) => trusted.push(button);
  const view = (why?: Distrust) => (
    <CallButton offer={{ ...offer, ...more }} distrust={why} trustedRef={trustedRef} />
  );
  const { rerender } = render(view(distrust));
  return { trusted, doubt: (why: Distrust) => rerender(view(why)) };
}

it('is labelled with the callee alone', () => {
  draw();
  expect(screen.getByRole('button', { name: 'Call Ada Whitfield' })).toBeTruthy();
});

it('says which number it calls if the rep chose to skip the card', () => {
  draw(undefined, { countsDownAtOnce: true });
  const button = screen.getByRole('button', { name: 'Call Ada Whitfield +1 212 555 0134' });
  expect(button.querySelector('bdi')?.dataset.text).toBe('+1 212 555 0134');
});

it.each([
  ['too-soon', /too soon.*again/],
  ['covered', /covered.*again/],
  ['forged', /No call was made/],
] as const)('says why a click was rejected: %s', (why, words) => {
  draw(why);
  const note = document.querySelector<HTMLElement>('.note');
  expect(note?.dataset.text).toMatch(words);
  expect(note?.textContent).toBe('');
});

it('stays the same trusted button while it shows why a press was rejected', () => {
  const { trusted, doubt } = draw();
  const button = screen.getByRole('button');
  doubt('covered');
  expect(screen.getByRole('button')).toBe(button);
  expect(button.contains(document.querySelector('.note'))).toBe(false);
  expect(trusted).toEqual([button]);
});
