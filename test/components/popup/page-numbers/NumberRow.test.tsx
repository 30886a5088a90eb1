// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { NumberSummary } from '@/components/popup/page-numbers/NumberRow';
import { PageNumbers } from '@/components/popup/page-numbers/PageNumbers';
import type { PageNumber } from '@/lib/offers/model';
import { ok } from '@/test/support/fakes/fake-ask';
import { fakePopup, flushPromises } from '@/test/support/fakes/fake-popup';
import { axeViolationsIn } from '@/test/support/own-pages/axe';

afterEach(cleanup);

const open: PageNumber = {
  text: '020 7946 0123',
  raw: '020 7946 0123',
  confidence: 'certain',
  choices: [
    { country: 'GB', text: '+44 20 7946 0123' },
    { country: 'DE', text: '+49 2079 460123' },
  ],
};

async function show() {
  const popup = fakePopup({ answers: { 'page-numbers': () => ok([open]) } });
  const { container } = render(
    <PageNumbers
      page={popup.model.page}
      queue={popup.model.pageQueue}
      search={popup.model.search}
      fill={popup.model.dial.fill}
    />,
  );
  await flushPromises();
  return { ...popup, container };
}

it('asks for the country of a number in place of filling in a guessed one', async () => {
  const { model, container } = await show();
  const row = screen.getByRole('button', { name: /^020 7946 0123/ });
  expect(row.getAttribute('aria-description')).toBe('Choose the country for 020 7946 0123');
  fireEvent.click(row);
  await flushPromises();
  expect(model.dial.text.value).toBe('');
  expect(await axeViolationsIn(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /Germany/ }));
  await flushPromises();
  expect(model.dial.text.value).toBe('+49 2079 460123');
});

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
