// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { CallLog } from '@/components/log/latest/CallLog';
import { type CallState, callStates } from '@/lib/calls/model';
import { ok, problem } from '@/test/support/fakes/fake-ask';
import { type FakePopup, fakePopup, flushPromises } from '@/test/support/fakes/fake-popup';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import { LOCAL_NOON, loggedCall, sampleCounting } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

async function show(given: FakePopup = {}) {
  const popup = fakePopup(given);
  const { log, now, settings, texts, opened, actions, delivery, playback, wrapUps } = popup.model;
  const { container } = render(
    <CallLog
      log={log}
      rows={{ texts, opened, actions, delivery, playback, wrapUps, settings }}
      now={now}
      settings={settings.value}
    />,
  );
  await flushPromises();
  return { ...popup, container };
}

async function open(name: RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
  await flushPromises();
}

const words: Record<CallState, string> = {
  counting: 'Starting…',
  requested: 'Requesting…',
  placed: 'Requested',
  recorded: 'Recorded',
  unrecorded: 'No recording',
  refused: 'Refused',
  unconfirmed: 'Unconfirmed',
  cancelled: 'Cancelled',
};

it('shows the state of each call as a word with its own shape', async () => {
  const calls = callStates.map((state) =>
    loggedCall({ id: state, state, requestAt: LOCAL_NOON - 1 }),
  );
  const { container } = await show({ calls });
  const chips = [...container.querySelectorAll('.chip')];
  expect(chips.map((chip) => chip.textContent)).toEqual(callStates.map((state) => words[state]));
  const shapes = chips.map((chip) => chip.querySelector('svg')?.getAttribute('data-icon'));
  expect(new Set(shapes).size).toBe(callStates.length);
});

it('groups by day, names the callee, and formats the number once the format is known', async () => {
  await show({
    calls: [
      loggedCall({ calleeName: 'Ada Whitfield' }),
      loggedCall({ id: 'old', createdAt: LOCAL_NOON - 86_400_000 }),
    ],
  });
  const today = screen.getByRole('region', { name: 'Today' });
  within(today).getByText('Ada Whitfield');
  within(today).getByText('AW');
  within(screen.getByRole('region', { name: 'Yesterday' })).getByText('+1 2125550134');
});

it('shows the seconds of two calls to one number in one minute', async () => {
  const ago = (seconds: number) => LOCAL_NOON - 1_000 * seconds;
  await show({
    calls: [
      loggedCall({ id: 'a', createdAt: ago(1) }),
      loggedCall({ id: 'b', createdAt: ago(9) }),
      loggedCall({ id: 'before', createdAt: ago(61) }),
    ],
  });
  const times = [/11:59:59/, /11:59:51/, /11:58(?!:)/];
  for (const time of times) screen.getByRole('button', { name: time });
});

it('says in the row that a DID is not owned', async () => {
  await show({ calls: [loggedCall({ state: 'refused', problem: { code: 'did-not-owned' } })] });
  screen.getByText('Refused: not your caller ID');
});

it('shows the details: the problem in our words and the service’s, and both legs', async () => {
  await show({
    calls: [
      loggedCall({ state: 'refused', problem: { code: 'unauthorised', words: 'Invalid token' } }),
    ],
  });
  await open(/Refused/);
  expect(screen.getByRole('button', { expanded: true })).toBeTruthy();
  screen.getByText(/The service refused your API token.*“Invalid token”/);
  screen.getByText('+1 6465550110');
  screen.getByText('+1 2125550199');
});

it('looks up an unconfirmed call, and never calls again automatically', async () => {
  const { ask } = await show({
    calls: [loggedCall({ state: 'unconfirmed', problem: { code: 'timeout' } })],
    answers: { 'look-up-call': () => problem('unreachable') },
  });
  await open(/Unconfirmed/);
  screen.getByText(/may have been placed. Handset never calls again on its own/);
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await flushPromises();
  screen.getByText(/Couldn't reach the service/);
  expect(ask.asked.map(({ name }) => name)).not.toContain('dial');
});

it('calls again on the second press', async () => {
  const { ask, model } = await show({
    calls: [loggedCall({ state: 'unrecorded', calleeName: 'Ada Whitfield' })],
    answers: { dial: () => ok(sampleCounting()) },
  });
  await open(/No recording/);
  fireEvent.click(screen.getByRole('button', { name: 'Call again' }));
  await flushPromises();
  const dialled = ask.asked.find(({ name }) => name === 'dial');
  expect(dialled?.body).toMatchObject({ e164: '+12125550134', calleeName: 'Ada Whitfield' });
  expect(model.countdown.counting.value?.callId).toBe('call-1');
});

it('offers a recording’s link only if it is a web address', async () => {
  await show({
    calls: [loggedCall({ state: 'recorded', recording: 'https://rec.example/1.wav' })],
  });
  await open(/Recorded/);
  const link = screen.getByRole('link', { name: 'Open in a tab' });
  expect(link.getAttribute('href')).toBe('https://rec.example/1.wav');
  screen.getByRole('button', { name: 'Play the recording' });
  cleanup();
  await show({ calls: [loggedCall({ state: 'recorded', recording: 'javascript:alert(1)' })] });
  await open(/Recorded/);
  expect(screen.queryByRole('link')).toBeNull();
});

it('offers older calls', async () => {
  const calls = Array.from({ length: 60 }, (_, index) =>
    loggedCall({ id: `${index}`, createdAt: LOCAL_NOON - index }),
  );
  const { container } = await show({ calls });
  expect(container.querySelectorAll('.call-item')).toHaveLength(50);
  fireEvent.click(screen.getByRole('button', { name: 'Show older calls' }));
  await flushPromises();
  expect(container.querySelectorAll('.call-item')).toHaveLength(60);
  expect(screen.queryByRole('button', { name: 'Show older calls' })).toBeNull();
});

it('shows an empty log and an unreadable one, each with the next step', async () => {
  await show();
  screen.getByText('No calls yet');
  cleanup();
  await show({ deps: { watch: (_page, _onChange, onFailure) => onFailure() } });
  screen.getByText("Couldn't read the call log.");
  screen.getByRole('button', { name: 'Try again' });
  cleanup();
  await show({ deps: { watch: () => undefined } });
  screen.getByText('Loading…');
});

it('is accessible, closed or open (axe)', async () => {
  const calls = callStates.map((state) =>
    loggedCall({
      id: state,
      state,
      requestAt: LOCAL_NOON - 1,
      recording: 'https://rec.example/1.wav',
      problem: { code: 'timeout' },
    }),
  );
  const { container, model } = await show({ calls });
  expect(await axeViolationsIn(container)).toEqual([]);
  for (const state of callStates) {
    model.opened.value = state;
    await flushPromises();
    expect(await axeViolationsIn(container)).toEqual([]);
  }
});

it('shows the duration of a call on the line of its time', async () => {
  await show({ calls: [loggedCall({ extras: { durationSeconds: 243 } })] });
  screen.getByText('12:00 PM · 4 min');
});

it('says that a call was not copied, and offers no note of a call that was not made', async () => {
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('no'));
  const calls = [
    loggedCall({ state: 'placed', calleeName: 'Ada' }),
    loggedCall({ id: 'not-made', state: 'refused', calleeName: 'Rhys' }),
  ];
  await show({ calls });
  await open(/Ada/);
  fireEvent.click(screen.getByRole('button', { name: 'Copy as CRM note' }));
  await screen.findByText("Couldn't copy. The browser didn't allow it.");
  await open(/Rhys/);
  expect(screen.queryByRole('button', { name: 'Copy as CRM note' })).toBeNull();
});
