import {
  ADTS,
  type AudioSample,
  AudioSampleSink,
  BlobSource,
  FLAC,
  Input,
  type InputAudioTrack,
  MP3,
  MP4,
  OGG,
  UnsupportedInputFormatError,
  WAVE,
  WEBM,
} from 'mediabunny';
import { createSpeechMeter, type SpeechMeter } from '@/lib/speech/judge/speech-meter';
import type { ReadingProblem, ReadingResult } from '@/lib/speech/model';

/** Formats that telephone systems write, and their relatives. */
const FORMATS = [WAVE, MP3, OGG, MP4, WEBM, ADTS, FLAC];

/** More of a recording is not read: a small file can hold days of silence. In seconds. */
const MOST_SECONDS = 2 * 3600;
/** Containers round, and encoders pad: less than this is no missing end, in seconds. */
const MISSING_SECONDS = 1;

/** Reads the facts of a file, slice by slice. Needs WebCodecs: run it in a worker of a browser. Never rejects. */
export async function readFile(file: Blob): Promise<ReadingResult> {
  const input = new Input({ source: new BlobSource(file), formats: FORMATS });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) return { problem: 'not-audio' };
    if (!(await isPossible(track))) return { problem: 'damaged' };
    if (!(await track.canDecode())) return { problem: 'no-decoder' };
    return await readTrack(track, await isRiffCut(file));
  } catch (error) {
    return { problem: problemOf(error) };
  } finally {
    input.dispose();
  }
}

/** What devices record, in Hz. At a false rate any speech is noise, or too short to hear. */
const RATES = { min: 4_000, max: 384_000 };
const MOST_CHANNELS = 32;

/** Returns whether a header claims what a device could have recorded. */
async function isPossible(track: InputAudioTrack): Promise<boolean> {
  const [rate, channels] = await Promise.all([track.getSampleRate(), track.getNumberOfChannels()]);
  return rate >= RATES.min && rate <= RATES.max && channels <= MOST_CHANNELS;
}

function problemOf(error: unknown): ReadingProblem {
  if (error instanceof UnsupportedInputFormatError) return 'not-audio';
  // mediabunny 1.61 has no class of its own for a WAV file in an encoding that it does not know, such as GSM.
  const isEncodingUnknown = error instanceof Error && error.message.startsWith('Unsupported');
  return isEncodingUnknown ? 'no-decoder' : 'damaged';
}

async function readTrack(track: InputAudioTrack, isCut: boolean): Promise<ReadingResult> {
  const { meter, isCutShort } = await measure(track);
  if (!meter) return { problem: 'damaged' };
  const facts = meter.facts();
  const stated = (await track.getDurationFromMetadata()) ?? 0;
  const isMissing = stated - facts.duration > MISSING_SECONDS;
  return { facts: { ...facts, ...((isCutShort || isMissing || isCut) && { isCutShort: true }) } };
}

/** `RIFF` as a number. */
const RIFF = 0x5249_4646;
/** What streams write for a size that they do not know. */
const UNKNOWN_SIZE = 0xffff_ffff;

/** Returns whether a WAV file is shorter than it says: its sound then just ends. */
async function isRiffCut(file: Blob): Promise<boolean> {
  const head = new DataView(await file.slice(0, 8).arrayBuffer());
  if (head.byteLength < 8 || head.getUint32(0) !== RIFF) return false;
  const stated = head.getUint32(4, true);
  return stated !== UNKNOWN_SIZE && stated + 8 > file.size;
}

interface Measured {
  /** Absent if nothing could be decoded. */
  meter?: SpeechMeter | undefined;
  isCutShort: boolean;
}

/** Decodes a track as far as it goes. What was decoded before an error counts. */
async function measure(track: InputAudioTrack): Promise<Measured> {
  let meter: SpeechMeter | undefined;
  try {
    for await (const sample of new AudioSampleSink(track).samples()) {
      meter ??= createSpeechMeter(sample.sampleRate);
      meter.add(channelsOf(sample));
      const { timestamp } = sample;
      sample.close();
      if (timestamp > MOST_SECONDS) return { meter, isCutShort: true };
    }
  } catch {
    return { meter, isCutShort: true };
  }
  return { meter, isCutShort: false };
}

function channelsOf(sample: AudioSample): Float32Array[] {
  return [0, 1].slice(0, sample.numberOfChannels).map((planeIndex) => {
    const samples = new Float32Array(sample.numberOfFrames);
    sample.copyTo(samples, { planeIndex, format: 'f32-planar' });
    return samples;
  });
}
