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
  /** Goes forward by so many seconds, or back. */
  skip(seconds: number): void;
  nextSpeed(): void;
}

/** Where the rep left a recording. */
export interface KeptPosition {
  /** Seconds; 0 before it was played, and once it was heard to its end. */
  at: number;
}

/**
 * Creates the model of one audio element, which stops when the signal aborts. It starts where the rep
 * left the recording.
 */
export function createPlayerModel(
  sound: Sound,
  kept: KeptPosition,
  ended: AbortSignal,
): PlayerModel {
  const start = kept.at;
  const playing = signal(false);
  const loading = signal(false);
  const at = signal(kept.at);
  const length = signal(sound.duration);
  const speed = signal(1);
  const failed = signal(false);
  const on = (event: string, react: () => void) =>
    sound.addEventListener(event, react, { signal: ended });
  const seek = (seconds: number) => {
    kept.at = seconds;
    sound.currentTime = seconds;
    at.value = seconds;
  };
  /** Before the length is known, a new position would be lost. */
  const isReady = () => Number.isFinite(sound.duration);
  const measure = () => {
    if (isReady()) kept.at = sound.ended ? 0 : sound.currentTime;
    at.value = sound.currentTime;
    length.value = sound.duration;
    playing.value = !sound.paused && !sound.ended;
  };
  for (const event of ['timeupdate', 'durationchange', 'play', 'pause', 'ended', 'seeked']) {
    on(event, measure);
  }
  on('loadedmetadata', () => {
    if (start > 0 && start < sound.duration) seek(start);
  });
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
    seek,
    skip(seconds) {
      if (isReady()) seek(Math.min(Math.max(at.value + seconds, 0), sound.duration));
    },
    nextSpeed() {
      speed.value = SPEEDS[SPEEDS.indexOf(speed.value) + 1] ?? 1;
      sound.playbackRate = speed.value;
    },
  };
}
