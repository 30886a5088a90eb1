// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { OfferCard } from '@/components/page/views/OfferCard';

afterEach(cleanup);

const nothing = () => undefined;
const props = {
  offer: { offerId: 'offer-1', e164: '+12125550134', text: '+1 212 555 0134', calleeName: 'Ada' },
  facts: '',
  asking: false,
  problem: undefined,
  distrust: undefined,
  trustedRef: nothing,
  chosen: false,
  again: false,
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
