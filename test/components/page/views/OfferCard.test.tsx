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
