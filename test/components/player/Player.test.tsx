// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import type { CallCheck } from '@/components/calls/call-checks';
import { Player } from '@/components/player/Player';
import type { Playback } from '@/components/player/playback';
import type { AudioPart } from '@/components/player/player-model';
import type { TimedNote } from '@/lib/wrap-up/model';
import { FakeSound, fakePlayback } from '@/test/support/fakes/fake-playback';
import { axeViolationsIn } from '@/test/support/own-pages/axe';
import { LOCAL_NOON, loggedCall } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

const LINK = 'https://rec.example/1.wav';

interface Shown {
  link?: string;
  notes?: TimedNote[];
  playback?: Partial<Playback>;
  sound?: FakeSound;
}

async function show({ link = LINK, notes = [], playback = {}, sound = new FakeSound() }: Shown) {
  const checks = signal<ReadonlyMap<string, CallCheck>>(new Map());
  const checkAgain = vi.fn(async (callId: string) => {
    checks.value = new Map([[callId, { state: 'done' }]]);
  });
  const view = render(
    <Player
      call={{ ...loggedCall({ extras: { durationSeconds: 91 } }), recording: link }}
      saved={{ callId: 'call', note: '', savedAt: LOCAL_NOON, version: 1, timedNotes: notes }}
      playback={fakePlayback(playback, sound)}
      actions={{ checks, checkAgain }}
    />,
  );
  return { ...view, checkAgain, sound };
}

const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

it('names each control, and offers skipping only once the length is known', async () => {
  const { container } = await show({ notes: [{ at: 83, text: 'Asked for the price' }] });
  const back = await button('Back 10 seconds');
  const forward = await button('Forward 10 seconds');
  expect([back.disabled, forward.disabled]).toEqual([true, true]);
  screen.getByRole('button', { name: 'Play the recording' });
  screen.getByRole('link', { name: 'Open in a tab' });
  screen.getByRole('button', { name: 'Download the recording' });
  expect(await axeViolationsIn(container)).toEqual([]);
});

it('offers only links of the web', async () => {
  const { container } = await show({ link: 'javascript:alert(1)' });
  expect(container.innerHTML).toBe('');
});

it('says that a link has expired, and asks the service for another', async () => {
  const sound = new FakeSound();
  sound.refuses = true;
  const { checkAgain } = await show({
    sound,
    playback: {
      prepare: async () => ({
        sound: sound as AudioPart,
        start: 0,
        save: () => undefined,
        isExpired: async () => true,
        readPeaks: async () => undefined,
      }),
    },
  });
  fireEvent.click(await button('Play the recording'));
  await screen.findByText(/link to this recording has expired/);
  fireEvent.click(await button('Check again'));
  expect(checkAgain).toHaveBeenCalledOnce();
  await screen.findByText('The service still has the same link.');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Play the recording');
});

it('adds a note at the position by a key, and jumps to it', async () => {
  const changeTimedNotes = vi.fn(async () => undefined);
  const { sound } = await show({
    notes: [{ at: 83, text: 'Asked for the price' }],
    playback: { changeTimedNotes },
  });
  fireEvent.click(await button('Play from 1:23: Asked for the price'));
  expect([sound.currentTime, sound.paused]).toEqual([83, false]);
  fireEvent.keyDown(await button('Pause the recording'), { key: 'n' });
  const field = await screen.findByRole('textbox', { name: 'Note at 1:23 in the recording' });
  fireEvent.input(field, { target: { value: 'Wants a visit in nov' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await vi.waitFor(() =>
    expect(changeTimedNotes).toHaveBeenCalledWith(expect.anything(), {
      add: [{ at: 83, text: 'Wants a visit in nov' }],
      remove: [],
    }),
  );
  fireEvent.click(await button('Remove the note at 1:23: Asked for the price'));
  expect(changeTimedNotes).toHaveBeenLastCalledWith(expect.anything(), {
    add: [],
    remove: [{ at: 83, text: 'Asked for the price' }],
  });
});

it('draws the loudness of a recording that may be read', async () => {
  const sound = new FakeSound();
  const prepare = async () => ({
    sound: sound as AudioPart,
    start: 0,
    save: () => undefined,
    isExpired: async () => false,
    readPeaks: async () => [0, 1],
  });
  const { container } = await show({ sound, playback: { prepare } });
  fireEvent.click(await button('Play the recording'));
  await vi.waitFor(() => expect(container.querySelectorAll('.waveform path')).toHaveLength(2));
});
