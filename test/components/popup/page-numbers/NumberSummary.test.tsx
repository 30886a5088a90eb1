// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { NumberSummary } from '@/components/popup/page-numbers/NumberSummary';
import type { PageNumber } from '@/lib/offers/model';

afterEach(cleanup);

const number = {
  ...{ raw: '(212) 555-0134', e164: '+12125550134', text: '+1 212 555 0134' },
  ...{ confidence: 'certain', label: 'Mobile', lastCalledAt: Date.now() },
} satisfies PageNumber;
const wordsOf = (given: Partial<PageNumber>) =>
  render(<NumberSummary number={{ ...number, ...given }} />).container.textContent;

it('shows what the page calls the number, and how the last call came out', () => {
  expect(wordsOf({ lastOutcome: { state: 'unrecorded' } })).toMatch(
    /Mobile.*called today, .*No recording/,
  );
  expect(wordsOf({ lastOutcome: { state: 'placed', disposition: 'voicemail' } })).toMatch(
    /called today, .*Voicemail/,
  );
  const own = { state: 'placed', disposition: 'own-1', label: 'Wants a demo' } as const;
  expect(wordsOf({ lastOutcome: own })).toMatch(/Wants a demo/);
});

it('says nothing of a call to a number that was not called', () => {
  const { lastCalledAt: _, ...uncalled } = number;
  expect(render(<NumberSummary number={uncalled} />).container.textContent).not.toMatch(/called/);
});
