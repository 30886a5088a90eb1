import { performance } from 'node:perf_hooks';
import type { Measurement } from '@/bench/table';
import { createSpeechMeter } from '@/lib/speech/judge/speech-meter';
import { makeVoices, SAMPLE_RATE } from '@/sandbox/telephony/voices';

const HOUR_SECONDS = 3600;
/** The sound that is repeated for an hour, in seconds. */
const SOUND_SECONDS = 60;
/** The most of its length that reading a recording may take. */
const MOST_PART = 0.05;

/** Measures how long judging an hour of two channels takes. */
export async function measureHourOfSpeech(): Promise<Measurement[]> {
  const channels = ['one', 'other'].map((seed) =>
    Float32Array.from(makeVoices(seed, SOUND_SECONDS)),
  );
  const meter = createSpeechMeter(SAMPLE_RATE);
  const start = performance.now();
  for (let at = 0; at < HOUR_SECONDS; at += SOUND_SECONDS) meter.add(channels);
  meter.facts();
  const seconds = (performance.now() - start) / 1000;
  const most = MOST_PART * HOUR_SECONDS;
  return [
    {
      what: 'speech facts of an hour in stereo',
      measured: `${seconds.toFixed(1)} s`,
      target: `${most} s`,
      ratio: seconds / most,
    },
  ];
}
