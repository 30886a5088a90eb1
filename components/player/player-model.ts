/**
 * Plays the recording of a call in place, with its waveform, its position kept, notes at its times, and a
 * button that saves it as a file. The details of a call create one player for each recording that they show.
 * The recording is loaded from its link once the rep presses Play or Download, never before. Position and
 * notes are kept by the background.
 */

import { type ReadonlySignal, signal } from '@preact/signals';

/** Speeds, in the order of the button's presses. */
const SPEEDS = [1, 1.25, 1.5, 2];

/** Seconds from the last saved position after which a new one is saved. */
const SAVE_EVERY_SECONDS = 1;

/** A longer recording is not read for its loudness: decoded whole it would fill the memory. In seconds. */
const LONGEST_WAVEFORM = 2 * 3600;

/** The part of an audio element that the player uses. */
export type AudioPart = Pick<
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

/** What one recording needs to be played. */
export interface PlayerDeps {
  sound: AudioPart;
  /** Where the rep stopped the recording, in seconds. */
  start: number;
  /** Saves the position; 0 once the recording was played to its end. */
  save(at: number): void;
  /** Finds out whether the link has expired, as far as the browser may read that. */
  isExpired(): Promise<boolean>;
  /** Reads the loudness over the recording's length; undefined where the file may not be read. */
  readPeaks(): Promise<number[] | undefined>;
}

/** A recording that plays. Times in seconds. */
export interface PlayerModel {
  playing: ReadonlySignal<boolean>;
  /** True after Play until the sound starts. */
  loading: ReadonlySignal<boolean>;
  at: ReadonlySignal<number>;
  /** `NaN` until known, `Infinity` for a stream. */
  length: ReadonlySignal<number>;
  speed: ReadonlySignal<number>;
  /** Why the recording does not play. */
  failure: ReadonlySignal<'expired' | 'unknown' | undefined>;
  /** Loudness over the length, from 0 to 1. */
  peaks: ReadonlySignal<number[] | undefined>;
  toggle(): Promise<void>;
  seek(seconds: number): void;
  /** Goes forward by this many seconds, or back if negative. */
  skip(seconds: number): void;
  /** Plays from a time on. */
  playFrom(seconds: number): Promise<void>;
  nextSpeed(): void;
}

/**
 * Creates the model of one audio element, which stops when the signal aborts. It starts where the rep
 * left the recording. Nothing is loaded before Play.
 */
export function createPlayerModel(deps: PlayerDeps, abortSignal: AbortSignal): PlayerModel {
  const { sound } = deps;
  const playing = signal(false);
  const loading = signal(false);
  const length = signal(sound.duration);
  const position = createPosition(deps);
  const on = (event: string, react: () => void) =>
    sound.addEventListener(event, react, { signal: abortSignal });

  for (const event of ['timeupdate', 'durationchange', 'play', 'pause', 'ended', 'seeked']) {
    on(event, () => {
      length.value = sound.duration;
      playing.value = !sound.paused && !sound.ended;
      position.measure();
    });
  }
  on('loadedmetadata', position.restore);
  on('playing', () => {
    loading.value = false;
  });
  const failure = watchFailure(deps, on, abortSignal);
  abortSignal.addEventListener('abort', () => {
    position.measure();
    sound.pause();
  });

  async function play(): Promise<void> {
    loading.value = true;
    failure.value = undefined;
    await sound.play().catch(() => undefined);
    loading.value = false;
  }

  return {
    playing,
    loading,
    at: position.at,
    length,
    failure,
    peaks: watchPeaks(deps, on, abortSignal),
    ...createSpeed(sound),
    toggle: async () => (sound.paused ? play() : sound.pause()),
    seek: position.seek,
    skip(seconds) {
      const end = sound.duration;
      if (isLengthKnown(sound))
        position.seek(Math.min(Math.max(position.at.value + seconds, 0), end));
    },
    async playFrom(seconds) {
      position.seek(seconds);
      if (sound.paused) await play();
    },
  };
}

/** Before the length is known, a new position would be lost. */
function isLengthKnown({ duration }: Pick<AudioPart, 'duration'>): boolean {
  return Number.isFinite(duration);
}

/** The position in a recording, saved as it changes. */
function createPosition({ sound, start, save }: Pick<PlayerDeps, 'sound' | 'start' | 'save'>) {
  const at = signal(start);
  let wanted = start;
  let saved = start;

  function saveAt(seconds: number): void {
    if (seconds === saved) return;
    saved = seconds;
    save(seconds);
  }

  return {
    at,
    seek(seconds: number): void {
      at.value = seconds;
      wanted = seconds;
      if (isLengthKnown(sound)) sound.currentTime = seconds;
      saveAt(seconds);
    },
    /** Goes to where the rep wants to be, once the length is known. */
    restore(): void {
      if (wanted > 0 && wanted < sound.duration) sound.currentTime = wanted;
    },
    measure(): void {
      const isFar = Math.abs(sound.currentTime - saved) >= SAVE_EVERY_SECONDS;
      // Before the start is restored the sound is at 0.
      if (!isLengthKnown(sound) || (sound.currentTime === 0 && wanted > 0 && !sound.ended)) return;
      at.value = sound.currentTime;
      if (sound.ended) saveAt(0);
      else if (isFar || sound.paused) saveAt(sound.currentTime);
    },
  };
}

type On = (event: string, react: () => void) => void;

function watchFailure({ isExpired }: PlayerDeps, on: On, abortSignal: AbortSignal) {
  const failure = signal<'expired' | 'unknown'>();
  on('error', () => {
    void isExpired().then((expired) => {
      if (!abortSignal.aborted) failure.value = expired ? 'expired' : 'unknown';
    });
  });
  return failure;
}

/** The file is read for its loudness once the rep plays it. */
function watchPeaks({ sound, readPeaks }: PlayerDeps, on: On, abortSignal: AbortSignal) {
  const peaks = signal<number[]>();
  let isRead = false;
  const readOnce = () => {
    if (isRead || sound.paused || !(sound.duration <= LONGEST_WAVEFORM)) return;
    isRead = true;
    void readPeaks().then((read) => {
      if (!abortSignal.aborted) peaks.value = read;
    });
  };
  on('playing', readOnce);
  // The length of a file that came without its size is known at its end.
  on('durationchange', readOnce);
  return peaks;
}

function createSpeed(sound: AudioPart): Pick<PlayerModel, 'speed' | 'nextSpeed'> {
  const speed = signal(1);
  return {
    speed,
    nextSpeed() {
      speed.value = SPEEDS[SPEEDS.indexOf(speed.value) + 1] ?? 1;
      sound.playbackRate = speed.value;
    },
  };
}
