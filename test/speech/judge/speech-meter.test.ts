import { expect, it } from 'vitest';
import { createSpeechMeter } from '@/lib/speech/judge/speech-meter';
import { makeNoise, makeRingingTone } from '@/sandbox/telephony/tones';
import { SAMPLE_RATE } from '@/sandbox/telephony/voices';
import {
  conversation,
  joined,
  mixed,
  music,
  quiet,
  speech,
  twoParties,
} from '@/test/support/sound/sounds';

/** Measures channels in slices, as a decoder yields them. */
function factsOf(channels: readonly Float64Array[], slice = 1_000) {
  const meter = createSpeechMeter(SAMPLE_RATE);
  const length = channels[0]?.length ?? 0;
  for (let at = 0; at < length; at += slice) {
    meter.add(channels.map((channel) => Float32Array.from(channel.slice(at, at + slice))));
  }
  return meter.facts();
}

const near = (value: number, tolerance = 0.3) => expect.closeTo(value, -Math.log10(2 * tolerance));

it('finds voices, pauses and silence in a conversation, however it is sliced', () => {
  const whole = factsOf([conversation()], 1_000_000);
  expect(whole).toEqual({
    ...{ heard: 'voice', duration: 20, silence: expect.any(Number) },
    ...{ firstVoice: near(2), longestPause: near(5) },
  });
  expect(whole.silence).toBeGreaterThan(0.5);
  expect(whole.silence).toBeLessThan(0.75);
  expect(factsOf([conversation()], 333)).toEqual(whole);
});

it('finds the voice after ringing', () => {
  const ringing = makeRingingTone(12);
  expect(factsOf([joined(ringing, speech(5), quiet(3))])).toMatchObject({
    ...{ heard: 'voice', firstVoice: near(12) },
  });
});

it('finds the voice after hold music', () => {
  const { heard, firstVoice } = factsOf([joined(music(20), speech(4), quiet(3))]);
  expect(heard).toBe('voice');
  expect(firstVoice).toBeCloseTo(20, 0);
});

it('finds a voice in a noisy line, and a quiet voice', () => {
  const noisy = mixed(conversation(), makeNoise('n', 20, 0.02));
  const soft = conversation().map((sample) => sample / 20);
  for (const sound of [noisy, soft]) {
    expect(factsOf([sound])).toMatchObject({ heard: 'voice', firstVoice: near(2, 0.5) });
  }
});

const BUSY = { tones: [480, 620], on: 0.5, off: 0.5 } as const;
const RINGING_UK = { tones: [400, 450], on: 0.4, off: 0.2 } as const;
const RINGING_DE = { tones: [425, 425], on: 1, off: 4 } as const;

it.each([
  ['ringing in North America', makeRingingTone(20), 'tones'],
  ['ringing in Great Britain', makeRingingTone(20, RINGING_UK), 'tones'],
  ['ringing in Germany', makeRingingTone(20, RINGING_DE), 'tones'],
  ['a busy tone', makeRingingTone(20, BUSY), 'tones'],
  ['ringing on a noisy line', mixed(makeRingingTone(20), makeNoise('n', 20, 0.005)), 'tones'],
  ['music', music(20), 'other'],
  ['music between silences', joined(quiet(3), music(20), quiet(3)), 'other'],
  ['loud noise', makeNoise('n', 20, 0.3), 'other'],
  ['the noise of a line', quiet(20), 'silence'],
  ['digital silence', new Float64Array(20 * SAMPLE_RATE), 'silence'],
] as const)('hears no voice in %s', (_, sound, heard) => {
  const facts = factsOf([sound]);
  expect(facts.heard).toBe(heard);
  expect([facts.firstVoice, facts.longestPause, facts.talk]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('tells who talked how long if each channel has a party', () => {
  const [share = 0, other = 0] = factsOf(twoParties()).talk ?? [];
  expect(share).toBeGreaterThan(0.58);
  expect(share).toBeLessThan(0.72);
  expect(share + other).toBeCloseTo(1);
});

it.each([
  ['the same sound on both channels', [conversation(), conversation()]],
  ['a channel without a voice', [conversation(), quiet(20)]],
  ['one channel', [conversation()]],
])('does not know who talked with %s', (_, channels) => {
  expect(factsOf(channels).talk).toBeUndefined();
});

it('has facts of nothing, and survives what is no sound', () => {
  expect(createSpeechMeter(48_000).facts()).toEqual({
    ...{ heard: 'silence', duration: 0, silence: 0 },
  });
  const meter = createSpeechMeter(SAMPLE_RATE);
  meter.add([new Float32Array(SAMPLE_RATE).fill(Number.NaN)]);
  expect(meter.facts()).toMatchObject({ heard: 'silence', duration: 1 });
});
