// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { Popup } from '@/components/popup/Popup';
import type { StoredWrapUp } from '@/lib/wrap-up/model';
import { type FakeAnswers, ok, problem } from '@/test/support/fakes/fake-ask';
import { fakePopup, flushPromises } from '@/test/support/fakes/fake-popup';
import { fakeWrapUps, savedWrapUp } from '@/test/support/fakes/fake-wrap-ups';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import { LOCAL_NOON, loggedCall, sampleCounting } from '@/test/support/own-pages/own-samples';
import { readingOf, SILENCE } from '@/test/support/sound/sample-readings';

afterEach(cleanup);

const call = loggedCall({ calleeName: 'Ada Whitfield', recording: 'https://example.com/a.mp3' });

/** Shows the popup; `endedHere`: the call was made in it, not before it was opened. */
async function show(
  answers: FakeAnswers = {},
  given: Record<string, StoredWrapUp> = {},
  endedHere = true,
) {
  const stored = fakeWrapUps(given);
  const popup = fakePopup({
    calls: [call],
    answers: {
      'save-wrap-up-draft': () => ok(null),
      'save-wrap-up': ({ callId, after }) => {
        const wrapUp = savedWrapUp(after, callId);
        stored.store(callId, { saved: wrapUp });
        return ok({ state: 'saved', wrapUp });
      },
      ...answers,
    },
    deps: { watchWrapUps: stored.watchWrapUps, watchReading: stored.watchReading },
  });
  const { countdown } = popup.model;
  const shown = endedHere ? { ...countdown, outcome: signal(call) } : countdown;
  const { container } = render(<Popup model={{ ...popup.model, countdown: shown }} />);
  await flushPromises();
  return { ...popup, container, stored };
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
const key = async (key: string, on: Element | null = document.activeElement) => {
  fireEvent.keyDown(on ?? document.body, { key });
  await flushPromises();
};

it('is done by keyboard alone: a number key, a note, Enter', async () => {
  const { ask, container } = await show();
  expect(document.activeElement).toBe(radio(/^1 ?Reached/));
  expect(await axeViolationsIn(container)).toEqual([]);
  await key('2');
  expect(radio(/Voicemail/).checked).toBe(true);
  expect(document.activeElement).toBe(note());
  fireEvent.input(note(), { target: { value: 'Try again 3 pm' } });
  await key('3');
  expect(radio(/Voicemail/).checked).toBe(true);
  await key('Enter');
  const after = { disposition: 'voicemail', note: 'Try again 3 pm' };
  expect(ask.asked).toContainEqual({
    name: 'save-wrap-up',
    body: { callId: 'call-1', formId: expect.any(String), before: { note: '' }, after },
  });
  screen.getByText(/^Saved: .*Ada Whitfield/);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Number to call' }));
  screen.getByText('Voicemail');
  screen.getByText('Try again 3 pm');
});

it('leaves the focus to the number to call when the popup opens after a call', async () => {
  await show({}, {}, false);
  radio(/^1 ?Reached/);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Number to call' }));
});

it('takes the disposition away with its own key, and does nothing for keys with Ctrl', async () => {
  await show();
  await key('1');
  expect(radio(/Reached/).checked).toBe(true);
  radio(/Reached/).focus();
  fireEvent.keyDown(radio(/Reached/), { key: '2', ctrlKey: true });
  expect(radio(/Reached/).checked).toBe(true);
  await key('1');
  expect(radio(/Reached/).checked).toBe(false);
});

it('leaves number keys to other fields, and starts a new line with Shift+Enter', async () => {
  const { ask } = await show();
  const field = screen.getByRole('combobox', { name: 'Number to call' });
  await key('2', field);
  expect(radio(/Voicemail/).checked).toBe(false);
  fireEvent.input(note(), { target: { value: 'one' } });
  fireEvent.keyDown(note(), { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(note(), { key: 'Enter', isComposing: true });
  await flushPromises();
  expect(ask.asked.some(({ name }) => name === 'save-wrap-up')).toBe(false);
  fireEvent.keyDown(radio(/Reached/), { key: 'Enter', ctrlKey: true });
  await flushPromises();
  expect(ask.asked.some(({ name }) => name === 'save-wrap-up')).toBe(true);
});

it('asks for the time of a follow-up where the disposition is to call back', async () => {
  const { ask } = await show();
  await key('4');
  const followUp = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Follow up' });
  expect(document.activeElement).toBe(followUp);
  await key('1', followUp);
  expect(radio(/Call back/).checked).toBe(true);
  const choose = (words: RegExp) => {
    followUp.selectedIndex = [...followUp.options].findIndex(({ text }) => words.test(text));
    fireEvent.change(followUp);
  };
  choose(/^Date and time/);
  fireEvent.input(screen.getByLabelText('Date and time of the follow-up'), {
    target: { value: '2026-11-24T15:30' },
  });
  fireEvent.keyDown(followUp, { key: 'Enter', ctrlKey: true });
  await flushPromises();
  const at = new Date(2026, 10, 24, 15, 30).getTime();
  expect(ask.asked.at(-1)).toMatchObject({ body: { after: { followUp: { at } } } });
});

it('does not take the focus from a rep who types', async () => {
  const draft = { callId: 'call-1', before: { note: '' }, fields: { note: 'x' }, isPutAway: false };
  const { model, log } = await show({}, { 'call-1': { draft: { ...draft, isPutAway: true } } });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Number to call' });
  field.focus();
  fireEvent.input(field, { target: { value: '212' } });
  log([loggedCall({ id: 'next' }), call]);
  await flushPromises();
  expect(model.wrapUp.call.value?.id).toBe('next');
  expect(document.activeElement).toBe(field);
});

it.each([
  ['the wrap-up, if the rep does nothing else', undefined],
  ['the field, if the rep clicks into it', 'pointerDown'],
  ['the field, if the rep presses a key in it', 'keyDown'],
] as const)('gives the focus after a call to %s', async (_, use) => {
  const popup = fakePopup({
    answers: { dial: () => ok(sampleCounting({ requestAt: LOCAL_NOON })), outcome: () => ok(call) },
  });
  render(<Popup model={popup.model} />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Number to call' });
  fireEvent.input(field, { target: { value: call.callee } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  if (use) fireEvent[use](field, { key: 'a', ctrlKey: true });
  await flushPromises();
  popup.log([call]);
  await flushPromises();
  expect(document.activeElement).toBe(use ? field : radio(/^1 ?Reached/));
});

it('shows what another window saved, and both ways on', async () => {
  const theirs = savedWrapUp({ disposition: 'no_answer', note: 'theirs' });
  const { container } = await show({
    'save-wrap-up': () => ok({ state: 'conflict', wrapUp: theirs }),
  });
  fireEvent.input(note(), { target: { value: 'mine' } });
  await key('Enter', note());
  expect(screen.getByRole('alert').textContent).toContain('theirs');
  expect(note().value).toBe('mine');
  expect(await axeViolationsIn(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Use the other one' }));
  await flushPromises();
  expect(note().value).toBe('theirs');
});

it('says that a note could not be saved, and that one is too long', async () => {
  await show({ 'save-wrap-up': () => problem('storage-failed') });
  fireEvent.input(note(), { target: { value: 'mine' } });
  await key('Enter', note());
  expect(screen.getByRole('alert').textContent).toBe(
    "Couldn't save. Free up disk space and try again.",
  );
  fireEvent.input(note(), { target: { value: 'x'.repeat(100_002) } });
  screen.getByText(/is 2 bytes too long to save/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

it('puts the form away, and keeps what was typed as a draft in the log', async () => {
  const { ask } = await show();
  fireEvent.input(note(), { target: { value: 'half a' } });
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  await flushPromises();
  expect(ask.asked.at(-1)).toMatchObject({
    name: 'save-wrap-up-draft',
    body: { fields: { note: 'half a' }, isPutAway: true },
  });
});

it('hides the recording of a callee who refused it', async () => {
  await show({}, { 'call-1': { saved: savedWrapUp({ disposition: 'refused_recording' }) } });
  fireEvent.click(screen.getByRole('button', { name: /Ada Whitfield/ }));
  await flushPromises();
  screen.getByText(/recording is hidden/);
  expect(screen.queryByRole('button', { name: 'Play the recording' })).toBeNull();
});

it('changes a wrap-up in the details of its call', async () => {
  const saved = savedWrapUp({ disposition: 'reached', note: 'first' });
  const { ask } = await show({}, { 'call-1': { saved } });
  fireEvent.click(screen.getByRole('button', { name: /Ada Whitfield/ }));
  await flushPromises();
  expect(radio(/Reached/).checked).toBe(true);
  fireEvent.input(note(), { target: { value: 'second' } });
  await key('Enter', note());
  expect(ask.asked.at(-1)).toMatchObject({
    name: 'save-wrap-up',
    body: { before: { note: 'first' }, after: { note: 'second', disposition: 'reached' } },
  });
  screen.getByText('Saved');
});

it('suggests a disposition if nobody speaks in the recording, and sets it only at a press', async () => {
  const { stored, ask } = await show();
  expect(screen.queryByText('Nobody speaks in the recording.')).toBeNull();
  stored.storeReading(readingOf({ ...SILENCE, callId: 'call-1' }));
  await screen.findByText('Nobody speaks in the recording.');
  expect(radio(/Nobody spoke/).checked).toBe(false);
  expect(ask.asked.filter(({ name }) => name === 'save-wrap-up')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Choose “Nobody spoke”' }));
  await flushPromises();
  expect(radio(/Nobody spoke/).checked).toBe(true);
  expect(screen.queryByText('Nobody speaks in the recording.')).toBeNull();
});
