import type { Playback } from '@/components/player/playback';
import type { AudioPart } from '@/components/player/player-model';

/** A sound that a test plays and pauses. It lasts 100 seconds unless the test sets another length. */
export class FakeSound extends EventTarget {
  currentTime = 0;
  duration = Number.NaN;
  ended = false;
  paused = true;
  playbackRate = 1;
  refuses = false;
  length = 100;
  async play() {
    if (this.refuses) {
      this.dispatchEvent(new Event('error'));
      throw new Error('no sound');
    }
    this.paused = false;
    this.duration = this.length;
    for (const event of ['durationchange', 'loadedmetadata', 'play', 'playing']) {
      this.dispatchEvent(new Event(event));
    }
  }
  pause() {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
}

/** Players without a browser: what is asked of them is recorded. */
export function fakePlayback(given: Partial<Playback> = {}, sound = new FakeSound()): Playback {
  return {
    fetchFile: async () => new Response(null, { status: 404 }),
    saveFile: () => undefined,
    hasDownloads: async () => false,
    requestDownloads: async () => false,
    download: async () => undefined,
    speech: {
      watch: (_callId, onChange) => onChange(undefined),
      read: async () => ({ problem: 'not-loaded' }),
      requestOrigins: async () => false,
    },
    prepare: async () => ({
      sound: sound as AudioPart,
      start: 0,
      save: () => undefined,
      isExpired: async () => false,
      readPeaks: async () => undefined,
    }),
    changeTimedNotes: async () => undefined,
    ...given,
  };
}
