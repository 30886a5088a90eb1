// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { OfferCard } from '@/components/page/views/OfferCard';
import { nightNotice } from '@/test/rules/support/notices';

afterEach(cleanup);

const nothing = () => undefined;
const props = {
  offer: { offerId: 'offer-1', e164: '+12125550134', text: '+1 212 555 0134', calleeName: 'Ada' },
  facts: '',
  isRequesting: false,
  problem: undefined,
  distrust: undefined,
  trustedRef: nothing,
  decideRef: nothing,
  chosen: false,
  canOfferAgain: false,
  lettersWork: true,
  onChangeCountry: nothing,
  onStep: nothing,
  onClose: nothing,
};

it('writes the number on Call, and keeps it together in any language', () => {
  const { container } = render(<OfferCard {...props} />);
  const label = container.querySelector<HTMLElement>('.go [data-text]');
  expect(label?.dataset.text).toBe('Call \u2066+1\u00a0212\u00a0555\u00a00134\u2069');
});

it('shows a warning with source, date and next time, and lets the rep call anyway', () => {
  const offer = { ...props.offer, warning: nightNotice() };
  const { container } = render(<OfferCard {...props} offer={offer} />);
  const lines = [...container.querySelectorAll<HTMLElement>('.warning [data-text]')].map(
    ({ dataset }) => dataset.text,
  );
  expect(lines).toEqual([
    expect.stringContaining('United States: sales calls only'),
    '47 CFR § 64.1200(c)(1), checked Nov 23, 2026',
    expect.stringContaining('Allowed again:'),
  ]);
  expect(container.querySelector('.go')).not.toBeNull();
});

it.each([
  ['Not a number here', {}],
  ['Always a number here', { doubtful: true }],
] as const)('lets the rep say in the header: %s', (words, found) => {
  const offer = { ...props.offer, ...found, canDecide: true as const };
  const { container } = render(<OfferCard {...props} offer={offer} />);
  const button = container.querySelector('header .decide');
  expect(button?.getAttribute('aria-label')).toBe(words);
  expect(button?.querySelector<HTMLElement>('[data-text]')?.dataset.text).toBe(words);
});

it('does not ask about a text of which nothing can be said', () => {
  const { container } = render(<OfferCard {...props} />);
  expect(container.querySelector('.decide')).toBeNull();
});
