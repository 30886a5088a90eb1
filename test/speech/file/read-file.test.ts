import { expect, it } from 'vitest';
import { readFile } from '@/lib/speech/file/read-file';
import { makeRinging, wavOf } from '@/sandbox/telephony/recording';
import { conversation, twoParties } from '@/test/support/sound/sounds';

type Bytes = Uint8Array<ArrayBuffer>;

/** Where a WAV file states its own size, its format, and the size of its sound, in bytes. */
const AT = { fileSize: 4, format: 20, soundSize: 40, sound: 44 };
/** What streams write for a size that they do not know. */
const UNKNOWN_SIZE = 0xffff_ffff;
/** GSM 06.10, which some telephone systems write. */
const GSM = 0x31;

function withSizes(wav: Bytes, file: number, sound: number): Bytes {
  const view = new DataView(wav.buffer);
  view.setUint32(AT.fileSize, file, true);
  view.setUint32(AT.soundSize, sound, true);
  return wav;
}

function withFormat(wav: Bytes, format: number): Bytes {
  new DataView(wav.buffer).setUint16(AT.format, format, true);
  return wav;
}

const read = (...parts: BlobPart[]) => readFile(new Blob(parts));

it('reads the facts of a file', async () => {
  expect(await read(wavOf([conversation()]))).toEqual({
    facts: {
      ...{ heard: 'voice', duration: 20, silence: expect.closeTo(0.65, 1) },
      ...{ firstVoice: expect.closeTo(2, 0), longestPause: expect.closeTo(5, 0) },
    },
  });
  expect(await read(makeRinging('r', 12))).toMatchObject({ facts: { heard: 'tones' } });
});

it.each([
  ['65,535 channels', 22, 65_535, 2],
  ['4 GHz', 24, 0xffff_ffff, 4],
  ['1 Hz', 24, 1, 4],
] as const)(
  'takes a file for damaged that claims %s, whose silence would be none',
  async (...row) => {
    const [, at, value, bytes] = row;
    const wav = wavOf([conversation()]);
    const view = new DataView(wav.buffer);
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    expect(await read(wav)).toEqual({ problem: 'damaged' });
  },
);

it('reads both channels', async () => {
  expect(await read(wavOf(twoParties()))).toMatchObject({
    facts: { duration: 12, talk: [expect.closeTo(0.66, 1), expect.closeTo(0.34, 1)] },
  });
});

it('reads as much of a cut file as there is, and shows that it was cut', async () => {
  const whole = wavOf([conversation()]);
  expect(await read(whole.slice(0, whole.length / 2))).toMatchObject({
    facts: { heard: 'voice', duration: expect.closeTo(10, 1), isCutShort: true },
  });
});

it('does not take a stream, which states no size, for a file that was cut', async () => {
  const result = await read(withSizes(wavOf([conversation()]), UNKNOWN_SIZE, UNKNOWN_SIZE));
  expect(result).toMatchObject({ facts: { heard: 'voice', duration: 20 } });
  expect(result).not.toHaveProperty('facts.isCutShort');
});

it.each([
  ['not-audio', 'a page', ['<!doctype html><title>Sign in</title>']],
  ['not-audio', 'nothing', []],
  ['no-decoder', 'a format that cannot be decoded', [withFormat(wavOf([conversation()]), GSM)]],
  ['damaged', 'a file without its sound', [wavOf([conversation()]).slice(0, AT.sound)]],
])('says %s of %s', async (problem, _, parts) => {
  expect(await read(...parts)).toEqual({ problem });
});
