import { expect, it, vi } from 'vitest';
import {
  type AudioPart,
  createPlayerModel,
  type PlayerDeps,
} from '@/components/player/player-model';
import { FakeSound } from '@/test/support/fakes/fake-playback';

function player(given: Partial<PlayerDeps> = {}) {
  const sound = new FakeSound();
  const end = new AbortController();
  const save = vi.fn();
  const deps = {
    sound: sound as AudioPart,
    start: 0,
    save,
    isExpired: async () => false,
    readPeaks: async () => undefined,
    ...given,
  };
  return { sound, end, save, model: createPlayerModel(deps, end.signal) };
}

it('plays and pauses', async () => {
  const { model } = player();
  await model.toggle();
  expect(model.playing.value).toBe(true);
  expect(model.length.value).toBe(100);
  await model.toggle();
  expect(model.playing.value).toBe(false);
});

it('seeks, and follows the position', async () => {
  const { model, sound } = player();
  await model.toggle();
  model.seek(42);
  expect(sound.currentTime).toBe(42);
  sound.currentTime = 43;
  sound.dispatchEvent(new Event('timeupdate'));
  expect(model.at.value).toBe(43);
});

it('cycles through the speeds', () => {
  const { model, sound } = player();
  const speeds = Array.from({ length: 5 }, () => {
    model.nextSpeed();
    return sound.playbackRate;
  });
  expect(speeds).toEqual([1.25, 1.5, 2, 1, 1.25]);
});

it.each([
  ['expired', true],
  ['unknown', false],
] as const)('says why a recording does not play: %s', async (reason, expired) => {
  const { model, sound } = player({ isExpired: async () => expired });
  sound.refuses = true;
  await model.toggle();
  await vi.waitFor(() => expect(model.failure.value).toBe(reason));
  expect([model.loading.value, model.playing.value]).toEqual([false, false]);
  sound.refuses = false;
  await model.toggle();
  expect(model.failure.value).toBeUndefined();
});

it('reads the loudness once, and only once it plays', async () => {
  const readPeaks = vi.fn(async () => [0.5, 1]);
  const { model } = player({ readPeaks });
  expect(readPeaks).not.toHaveBeenCalled();
  for (let press = 0; press < 3; press += 1) await model.toggle();
  await vi.waitFor(() => expect(model.peaks.value).toEqual([0.5, 1]));
  expect(readPeaks).toHaveBeenCalledOnce();
});

it.each([24 * 3600, Number.POSITIVE_INFINITY])(
  'reads no loudness of a recording of %s seconds, which would fill the memory',
  async (length) => {
    const readPeaks = vi.fn(async () => [0.5, 1]);
    const { model, sound } = player({ readPeaks });
    sound.length = length;
    await model.toggle();
    expect(readPeaks).not.toHaveBeenCalled();
    sound.duration = 100;
    sound.dispatchEvent(new Event('durationchange'));
    await vi.waitFor(() => expect(model.peaks.value).toEqual([0.5, 1]));
  },
);

it('plays from a time, also before the recording is loaded', async () => {
  const { model, sound } = player();
  await model.playFrom(30);
  expect([sound.currentTime, sound.paused]).toEqual([30, false]);
  await model.playFrom(60);
  expect([sound.currentTime, sound.paused]).toEqual([60, false]);
});

it('stops playing when its row is closed', async () => {
  const { model, sound, end } = player();
  await model.toggle();
  end.abort();
  expect(sound.paused).toBe(true);
});

it('goes back and forward, and not beyond either end', async () => {
  const { model, sound } = player();
  model.skip(10);
  expect(sound.currentTime).toBe(0);
  await model.toggle();
  model.skip(10);
  expect(sound.currentTime).toBe(10);
  model.skip(-30);
  expect(sound.currentTime).toBe(0);
  model.skip(500);
  expect(model.at.value).toBe(100);
});

it('saves the position once a second, when it stops, and forgets it at the end', async () => {
  const { model, sound, save, end } = player();
  await model.toggle();
  for (const at of [0.3, 0.9, 1.1, 1.5, 2.2]) {
    sound.currentTime = at;
    sound.dispatchEvent(new Event('timeupdate'));
  }
  expect(save.mock.calls).toEqual([[1.1], [2.2]]);
  sound.currentTime = 2.5;
  await model.toggle();
  expect(save).toHaveBeenLastCalledWith(2.5);
  sound.ended = true;
  sound.dispatchEvent(new Event('ended'));
  expect(save).toHaveBeenLastCalledWith(0);
  end.abort();
  expect(save).toHaveBeenLastCalledWith(0);
});

it('starts where the rep left the recording', async () => {
  const { model, sound, save } = player({ start: 42 });
  expect(model.at.value).toBe(42);
  await model.toggle();
  expect(sound.currentTime).toBe(42);
  expect(save).not.toHaveBeenCalled();
});
