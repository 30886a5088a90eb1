// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { SpeechLine } from '@/components/speech/SpeechLine';
import type { SpeechLineDeps } from '@/components/speech/speech-line-model';
import { readingProblems, type SpeechReading } from '@/lib/speech/model';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import { loggedCall } from '@/test/support/own-pages/own-samples';
import { readingOf, SILENCE, VOICE_FACTS } from '@/test/support/sound/sample-readings';

afterEach(cleanup);

const LINK = 'https://rec.example.com/1.wav';
const call = { ...loggedCall(), recording: LINK };

function show(reading?: SpeechReading, given: Partial<SpeechLineDeps> = {}) {
  let tell = (_reading?: SpeechReading) => undefined as unknown;
  const deps: SpeechLineDeps = {
    watch(_callId, onChange) {
      tell = onChange;
      onChange(reading);
    },
    read: vi.fn(async () => SILENCE.result),
    requestOrigins: vi.fn(async () => true),
    ...given,
  };
  const { container } = render(<SpeechLine call={call} deps={deps} />);
  return { container, deps, tell: (next: SpeechReading) => tell(next) };
}

const text = (container: Element) => container.textContent?.replaceAll(/\s+/g, ' ');

it('shows the facts of a conversation, and says what is not known', async () => {
  const { container } = show(readingOf({}));
  expect(text(container)).toMatch(/First voice0:02Longest pause0:09Silence40%Talk shareunknown/);
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('shows who talked how long', () => {
  const { container } = show(
    readingOf({ result: { facts: { ...VOICE_FACTS, talk: [0.62, 0.38] } } }),
  );
  expect(text(container)).toMatch(/62% \/ 38%/);
});

it.each([
  ['tones', 'Nobody spoke: only ringing or other tones.'],
  ['other', 'Nobody spoke: only music or noise.'],
  ['silence', 'Nobody spoke: only silence.'],
] as const)('says that nobody spoke with %s', (heard, words) => {
  show(readingOf({ result: { facts: { heard, duration: 30, silence: 0.5 } } }));
  screen.getByText(words);
});

it('says that the file ends early', () => {
  show(readingOf({ result: { facts: { ...VOICE_FACTS, isCutShort: true } } }));
  screen.getByText(
    /The file ends early, is damaged or is very long\. This is about its first 1:00\./,
  );
});

it('reads a recording at a press, and says so meanwhile', async () => {
  const reading = Promise.withResolvers<typeof SILENCE.result>();
  const { deps, tell } = show(undefined, { read: vi.fn(() => reading.promise) });
  fireEvent.click(screen.getByRole('button', { name: 'Check for pauses and silence' }));
  await screen.findByText('Reading the recording…');
  expect(deps.read).toHaveBeenCalledWith({ id: call.id, recording: LINK }, expect.any(AbortSignal));
  tell(readingOf({ ...SILENCE, callId: call.id }));
  reading.resolve(SILENCE.result);
  await screen.findByText(/^Nobody spoke/);
});

it('keeps the focus while its buttons come and go', async () => {
  const { container } = show();
  const button = screen.getByRole('button', { name: 'Check for pauses and silence' });
  button.focus();
  fireEvent.click(button);
  await screen.findByText(/^Nobody spoke/);
  expect(document.activeElement).toBe(container.querySelector('.speech-line'));
});

it('shows what was read even if it could not be stored', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Check for pauses and silence' }));
  await screen.findByText(/^Nobody spoke/);
});

it('has a sentence for each problem, and a way on', () => {
  for (const problem of readingProblems) {
    const { container } = show(readingOf({ result: { problem } }));
    expect(text(container), problem).toMatch(/\.\s?(Try again|Allow this site)/);
    cleanup();
  }
});

it('asks for the site in the turn of the press, and then reads', async () => {
  const { deps } = show(readingOf({ result: { problem: 'not-allowed' } }));
  screen.getByText(/doesn't let Handset read files from rec\.example\.com/);
  fireEvent.click(screen.getByRole('button', { name: 'Allow this site' }));
  expect(deps.requestOrigins).toHaveBeenCalledWith(['https://rec.example.com/*']);
  await flushPromises();
  expect(deps.read).toHaveBeenCalledTimes(1);
});

it('forgets the problem of an earlier link', () => {
  show(readingOf({ link: 'https://old.example/1', result: { problem: 'expired' } }));
  screen.getByRole('button', { name: 'Check for pauses and silence' });
});
