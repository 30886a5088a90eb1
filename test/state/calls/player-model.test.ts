import { expect, it } from 'vitest';
import { createPlayerModel, type Sound } from '@/lib/state/calls/player-model';

/** A sound of 100 seconds that plays when it is told to. */
class FakeSound extends EventTarget {
  currentTime = 0;
  duration = Number.NaN;
  ended = false;
  paused = true;
  playbackRate = 1;
  refuses = false;
  async play() {
    if (this.refuses) throw new Error('no sound');
    this.paused = false;
    this.duration = 100;
    this.dispatchEvent(new Event('durationchange'));
    this.dispatchEvent(new Event('loadedmetadata'));
    this.dispatchEvent(new Event('play'));
  }
  pause() {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
}

function player(kept = { at: 0 }) {
  const sound = new FakeSound();
  const end = new AbortController();
  return { sound, end, model: createPlayerModel(sound as Sound, kept, end.signal) };
}

it('plays and pauses', async () => {
  const { model } = player();
  await model.toggle();
  expect(model.playing.value).toBe(true);
  expect(model.length.value).toBe(100);
  await model.toggle();
  expect(model.playing.value).toBe(false);
});

it('seeks, and follows the position', () => {
  const { model, sound } = player();
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

it('says that the recording cannot be played', async () => {
  const { model, sound } = player();
  sound.refuses = true;
  await model.toggle();
  sound.dispatchEvent(new Event('error'));
  expect(model.failed.value).toBe(true);
  expect(model.loading.value).toBe(false);
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

it('starts where the rep left the recording, and at its beginning once it was heard', async () => {
  const kept = { at: 0 };
  const first = player(kept);
  await first.model.toggle();
  first.model.seek(42);
  first.end.abort();
  const second = player(kept);
  expect(second.model.at.value).toBe(42);
  await second.model.toggle();
  expect(second.sound.currentTime).toBe(42);
  second.sound.ended = true;
  second.sound.dispatchEvent(new Event('ended'));
  expect(kept.at).toBe(0);
});
