import { type ReadonlySignal, signal } from '@preact/signals';

/** Speeds, in the order of the button's presses. */
const SPEEDS = [1, 1.25, 1.5, 2];

/** The part of an audio element that the player uses. */
export type Sound = Pick<
  HTMLMediaElement,
  | 'addEventListener'
  | 'currentTime'
  | 'duration'
  | 'ended'
  | 'paused'
  | 'pause'
  | 'play'
  | 'playbackRate'
>;

/** A recording that plays. Times in seconds. */
export interface PlayerModel {
  playing: ReadonlySignal<boolean>;
  /** True after Play until the sound starts. */
  loading: ReadonlySignal<boolean>;
  at: ReadonlySignal<number>;
  /** `NaN` until known, `Infinity` for a stream. */
  length: ReadonlySignal<number>;
  speed: ReadonlySignal<number>;
  failed: ReadonlySignal<boolean>;
  toggle(): Promise<void>;
  seek(seconds: number): void;
  nextSpeed(): void;
}

/** Creates the model of one audio element, which stops when the signal aborts. */
export function createPlayerModel(sound: Sound, ended: AbortSignal): PlayerModel {
  const playing = signal(false);
  const loading = signal(false);
  const at = signal(0);
  const length = signal(sound.duration);
  const speed = signal(1);
  const failed = signal(false);
  const on = (event: string, react: () => void) =>
    sound.addEventListener(event, react, { signal: ended });
  const measure = () => {
    at.value = sound.currentTime;
    length.value = sound.duration;
    playing.value = !sound.paused && !sound.ended;
  };
  for (const event of ['timeupdate', 'durationchange', 'play', 'pause', 'ended', 'seeked']) {
    on(event, measure);
  }
  on('playing', () => {
    loading.value = false;
  });
  on('error', () => {
    failed.value = true;
    loading.value = false;
    playing.value = false;
  });
  ended.addEventListener('abort', () => sound.pause());
  return {
    playing,
    loading,
    at,
    length,
    speed,
    failed,
    async toggle() {
      if (!sound.paused) return sound.pause();
      loading.value = true;
      await sound.play().catch(() => undefined);
      loading.value = false;
    },
    seek(seconds) {
      sound.currentTime = seconds;
      at.value = seconds;
    },
    nextSpeed() {
      speed.value = SPEEDS[SPEEDS.indexOf(speed.value) + 1] ?? 1;
      sound.playbackRate = speed.value;
    },
  };
}
