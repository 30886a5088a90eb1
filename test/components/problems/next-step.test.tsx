// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { CallButtons } from '@/components/calls/details/CallButtons';
import { CallOutcome } from '@/components/countdown/Outcome';
import { Popup } from '@/components/popup/Popup';
import type { Call } from '@/lib/calls/model';
import { ok, problem } from '@/test/support/fakes/fake-ask';
import { fakePopup, flushPromises } from '@/test/support/fakes/fake-popup';
import { loggedCall, sampleCounting, samplePreview } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

function showOutcome(given: Partial<Call>) {
  const popup = fakePopup();
  const { texts, actions, countdown } = popup.model;
  const { dismiss } = countdown;
  render(<CallOutcome call={loggedCall(given)} {...{ texts, actions, dismiss }} />);
  return popup;
}

it.each(['unauthorised', 'unreachable'] as const)(
  'leads from %s to the connection in Options',
  (code) => {
    showOutcome({ state: 'refused', problem: { code } });
    const link = screen.getByRole('link', { name: 'Open Options' });
    expect(link.getAttribute('href')).toBe('/options.html#connection');
  },
);

it('offers another caller ID if the DID is not owned', async () => {
  const { model } = fakePopup();
  render(
    <>
      <Popup model={model} />
      <CallOutcome
        call={loggedCall({ state: 'refused', problem: { code: 'did-not-owned' } })}
        texts={model.texts}
        actions={model.actions}
        dismiss={model.countdown.dismiss}
      />
    </>,
  );
  await flushPromises();
  screen.getByRole('button', { name: 'Choose another caller ID' }).click();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Caller ID' }));
});

it('calls again after being offline, since nothing was called', async () => {
  const { ask } = showOutcome({ state: 'refused', problem: { code: 'offline' } });
  screen.getByText("You're offline. No call was made.");
  screen.getByRole('button', { name: 'Try again' }).click();
  await flushPromises();
  expect(ask.asked.map(({ name }) => name)).toContain('dial');
});

it('only looks again for a call that may have been placed', () => {
  showOutcome({ state: 'unconfirmed', problem: { code: 'no-answer' } });
  screen.getByRole('button', { name: 'Check again' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('offers to look again before it offers to call again', () => {
  const { model } = fakePopup();
  const call = loggedCall({ state: 'unconfirmed' });
  const { container } = render(<CallButtons call={call} actions={model.actions} />);
  const words = [...container.querySelectorAll('button')].map((button) => button.textContent);
  expect(words).toEqual(['Check again', 'Call again', 'Add to do-not-call list']);
});

it('sends a rep whose call got no answer to the log, with nothing that calls', async () => {
  const { model } = fakePopup({
    calls: [loggedCall({ id: 'call-9' })],
    answers: { dial: () => problem('no-answer') },
  });
  model.view.value = 'page';
  render(<Popup model={model} />);
  await flushPromises();
  model.dial.type('+12125550134');
  await model.dial.call();
  await flushPromises();
  screen.getByText(/It may have been placed/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  screen.getByRole('button', { name: 'Check the call log' }).click();
  expect(model.view.value).toBe('calls');
  expect(model.opened.value).toBe('call-9');
});

it('links to the log if the outcome of a call is unknown', async () => {
  const { model } = fakePopup({ answers: { outcome: () => problem('no-answer') } });
  render(<Popup model={model} />);
  model.countdown.start(sampleCounting());
  await flushPromises();
  screen.getByRole('button', { name: 'Check the call log' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('offers no next step while the rep is typing', async () => {
  const { model } = fakePopup({
    answers: { preview: () => ok(samplePreview({ problem: { code: 'no-own-number' } })) },
  });
  render(<Popup model={model} />);
  model.dial.type('+12125550134');
  await flushPromises();
  await flushPromises();
  expect(screen.queryByRole('link', { name: 'Open Options' })).toBeNull();
  await model.dial.call();
  await flushPromises();
  screen.getByRole('link', { name: 'Open Options' });
});

it('links the record that a call was made from', () => {
  const url = 'https://acme.pipedrive.com/person/31';
  const record = { crm: 'pipedrive', type: 'person', id: '31', url };
  showOutcome({ state: 'placed', record });
  expect(screen.getByRole('link', { name: 'Open record' }).getAttribute('href')).toBe(url);
  cleanup();
  showOutcome({ state: 'placed' });
  expect(screen.queryByRole('link', { name: 'Open record' })).toBeNull();
});
