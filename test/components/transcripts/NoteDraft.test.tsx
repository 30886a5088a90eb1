// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { Popup } from '@/components/popup/Popup';
import { transcriptProblems } from '@/lib/transcripts/model';
import { type FakeAnswers, ok } from '@/test/support/fakes/fake-ask';
import { fakePopup, flushPromises } from '@/test/support/fakes/fake-popup';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import { loggedCall } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

const ALLOWED = {
  transcriptionUrl: 'https://stt.example.com/v1/audio/transcriptions',
  transcribesAt: 'https://stt.example.com',
};
const OFFER = 'Draft note from the recording';
const recorded = loggedCall({ recording: 'https://rec.example.com/a.wav' });

/** Shows the popup after a call with a recording. */
async function show(answers: FakeAnswers = {}, settings = ALLOWED, call = recorded) {
  const popup = fakePopup({ calls: [call], answers, settings });
  const { container } = render(<Popup model={popup.model} />);
  await flushPromises();
  return { ...popup, container };
}

const offer = () => screen.queryByRole('button', { name: OFFER });
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await flushPromises();
};

describe('a draft is offered', () => {
  it('where the rep allowed the address, and says where the recording goes', async () => {
    const { container } = await show();
    expect(offer()).toBeTruthy();
    screen.getByText('Sends the recording to stt.example.com');
    expect(await axeViolationsIn(container)).toEqual([]);
  });

  it('as soon as the recording arrives', async () => {
    const { log } = await show({}, ALLOWED, loggedCall());
    expect(offer()).toBeNull();
    log([recorded]);
    await flushPromises();
    expect(offer()).toBeTruthy();
  });

  it.each([
    ['without an address', { transcriptionUrl: '', transcribesAt: '' }],
    ['while it is off', { ...ALLOWED, transcribesAt: '' }],
    ['for another address', { ...ALLOWED, transcribesAt: 'https://old.example.com' }],
  ])('not %s', async (_, settings) => {
    await show({}, settings);
    expect(offer()).toBeNull();
  });

  it('not once the callee refused to be recorded', async () => {
    await show({ 'save-wrap-up-draft': () => ok(null) });
    fireEvent.click(screen.getByRole('radio', { name: /Refused recording/ }));
    await flushPromises();
    expect(offer()).toBeNull();
  });
});

describe('a press', () => {
  const answers: FakeAnswers = {
    'transcribe-recording': () => ok({ text: '<b>Hello</b>', isCut: true }),
    'save-wrap-up-draft': () => ok(null),
  };

  it('adds the draft as text, marks it, and says what is missing', async () => {
    const { container, ask } = await show(answers);
    await press(OFFER);
    expect(note().value).toContain('not checked]\n<b>Hello</b>');
    screen.getByText('Machine-made');
    screen.getByText(/No summary: your browser has no model/);
    screen.getByText(/Its end is missing/);
    expect(offer()).toBeNull();
    expect(container.querySelector('.note-draft b')).toBeNull();
    expect(await axeViolationsIn(container)).toEqual([]);
    expect(ask.asked.some(({ name }) => name === 'save-wrap-up')).toBe(false);
    await press('I checked it');
    expect(note().value).toBe('<b>Hello</b>');
    expect(screen.queryByText('Machine-made')).toBeNull();
  });

  it('can be undone, and cancelled', async () => {
    await show(answers);
    await press(OFFER);
    await press('Undo');
    expect(note().value).toBe('');
    cleanup();
    const { ask } = await show({ 'transcribe-recording': () => new Promise(() => undefined) });
    await press(OFFER);
    screen.getByText('Waiting for the transcript from stt.example.com…');
    await press('Cancel');
    expect(offer()).toBeTruthy();
    expect(ask.asked.at(-1)?.name).toBe('stop-transcript');
  });
});

it('ends the request once the callee refused to be recorded', async () => {
  const { ask } = await show({
    'transcribe-recording': () => new Promise(() => undefined),
    'save-wrap-up-draft': () => ok(null),
  });
  await press(OFFER);
  fireEvent.click(screen.getByRole('radio', { name: /Refused recording/ }));
  await flushPromises();
  expect(ask.asked.some(({ name }) => name === 'stop-transcript')).toBe(true);
});

describe('what went wrong is said', () => {
  it.each(transcriptProblems)('%s', async (problem) => {
    await show({ 'transcribe-recording': () => ok({ problem }) });
    await press(OFFER);
    const said = screen.getByText(/Nothing was sent|Your note is unchanged|Write the note/);
    expect(said.textContent).toMatch(/^\p{Lu}|^stt\.example\.com/u);
    expect(note().value).toBe('');
  });

  it('with the way on: Options, or the browser’s permission', async () => {
    await show({ 'transcribe-recording': () => ok({ problem: 'wrong-key' }) });
    await press(OFFER);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open Options' });
    expect(link.getAttribute('href')).toBe('/options.html#transcripts');
    cleanup();
    await show({ 'transcribe-recording': () => ok({ problem: 'not-allowed' }) });
    await press(OFFER);
    expect(screen.getByRole('button', { name: 'Allow this site' })).toBeTruthy();
  });
});
