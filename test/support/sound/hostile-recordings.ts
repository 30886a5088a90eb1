import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { ReadingProblem } from '@/lib/speech/model';
import { wavOf } from '@/sandbox/telephony/recording';
import { payloads } from '@/test/attacks/hostile-data/payloads';
import { oggPagesOf, opusOfHours } from './ogg-pages';
import { type RecordingAnswer, send } from './recording-server';
import { conversation } from './sounds';
import { mp3Titled, mp4Titled, oggTitled, wavTitled } from './titled-recordings';

/** What a hostile file must come to: whether all of its voices or a part is read, or what is said instead. */
type Outcome = 'voice' | 'cut' | ReadingProblem;

/** A file that is broken or means harm. */
export interface HostileRecording {
  answer: RecordingAnswer;
  outcome: Outcome;
}

const fixture = (name: string) => readFileSync(`test/fixtures/recordings/${name}`);
const wav = wavOf([conversation()]);
const markup = payloads.slice(0, 40).join('');
const ascii = (text: string) => Buffer.from(text, 'latin1');

/** Offsets in the header of a WAV file. */
const FIELDS = { size: 4, channels: 22, rate: 24, align: 32, bits: 34, data: 40 };

/** A WAV file whose header claims something else. */
function wavThatClaims(claims: Partial<Record<keyof typeof FIELDS, number>>): Uint8Array {
  const bytes = Buffer.from(wav);
  for (const [field, value] of Object.entries(claims)) {
    const at = FIELDS[field as keyof typeof FIELDS];
    if (field === 'channels' || field === 'align' || field === 'bits')
      bytes.writeUInt16LE(value, at);
    else bytes.writeUInt32LE(value, at);
  }
  return bytes;
}

/** A megabyte or less that becomes far more than is read of any file. */
const bomb = () => gzipSync(Buffer.concat([wav, Buffer.alloc(300_000_000)]), { level: 1 });

const file = (outcome: Outcome, bytes: Uint8Array, type = 'audio/wav'): HostileRecording => ({
  outcome,
  answer: (response) => send(response, type, bytes),
});

/** Files that are broken or mean harm. `elsewhere` is a link to a good recording at another site. */
export function hostileRecordings(elsewhere: string): Readonly<Record<string, HostileRecording>> {
  return {
    'page-as-mp3': file('not-audio', ascii(markup), 'audio/mpeg'),
    'picture-type': file('voice', wav, 'image/png'),
    'text-type': file('not-audio', wav, 'text/plain'),
    'cut-ogg': file('cut', half(fixture('conversation.ogg')), 'audio/ogg'),
    'head-alone': file('damaged', wav.slice(0, 44)),
    'half-a-head': file('damaged', wav.slice(0, 20)),
    'claims-2-gb': file('cut', wavThatClaims({ size: 0x7fff_fff0, data: 0x7fff_ff00 })),
    'claims-hours': file('cut', wavThatClaims({ size: 0xf000_0000, data: 0xefff_ff00 })),
    'claims-65535-channels': file('damaged', wavThatClaims({ channels: 65_535, align: 65_535 })),
    'claims-no-channel': file('damaged', wavThatClaims({ channels: 0, align: 0 })),
    'claims-4-ghz': file('damaged', wavThatClaims({ rate: 0xffff_ffff })),
    'claims-1-hz': file('damaged', wavThatClaims({ rate: 1 })),
    'claims-0-hz': file('damaged', wavThatClaims({ rate: 0 })),
    'claims-255-bits': file('no-decoder', wavThatClaims({ bits: 255 })),
    'ogg-of-noise': file('not-audio', noiseAfter('OggS'), 'audio/ogg'),
    'mp4-without-end': file(
      'damaged',
      noiseAfter('\0\0\0\x01ftyp\xff\xff\xff\xff\xff\xff\xff\xff'),
    ),
    'title-in-mp3': file('voice', mp3Titled(fixture('conversation.mp3'), markup), 'audio/mpeg'),
    'title-without-end': file(
      'not-audio',
      mp3Titled(fixture('conversation.mp3'), markup, [127, 127, 127, 127]),
      'audio/mpeg',
    ),
    'title-in-wav': file('voice', wavTitled(markup)),
    'title-in-ogg': file(
      'voice',
      oggTitled(fixture('conversation.ogg'), markup, payloads.slice(40, 80).join('')),
      'audio/ogg',
    ),
    'title-in-m4a': file('voice', mp4Titled(fixture('conversation.m4a'), markup), 'audio/mp4'),
    // Two megabytes that last a day.
    'opus-bomb': file('cut', opusOfHours(24, oggPagesOf(fixture('conversation.ogg'))), 'audio/ogg'),
    'zip-bomb': { outcome: 'too-large', answer: sendBomb },
    'moved-elsewhere': {
      outcome: 'voice',
      answer: (response) => void response.writeHead(302, { location: elsewhere }).end(),
    },
    'moved-for-ever': {
      outcome: 'not-loaded',
      answer: (response) => void response.writeHead(302, { location: 'moved-for-ever' }).end(),
    },
    'hang-up': {
      outcome: 'not-loaded',
      answer(response) {
        response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': wav.length });
        response.write(wav.slice(0, 1000), () => response.destroy());
      },
    },
  };
}

function sendBomb(response: Parameters<RecordingAnswer>[0]): void {
  response.writeHead(200, { 'content-type': 'audio/wav', 'content-encoding': 'gzip' }).end(bomb());
}

function half(bytes: Uint8Array): Uint8Array {
  return bytes.slice(0, bytes.length / 2);
}

function noiseAfter(magic: string): Uint8Array {
  const noise = Uint8Array.from({ length: 200_000 }, (_, at) => (at * at) % 251);
  return Buffer.concat([ascii(magic), noise]);
}
