import { readFileSync } from 'node:fs';
import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  Input,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
} from 'mediabunny';

const HOUR_SECONDS = 3600;

/** Makes a container of its own for each format that telephone systems compress to. */
const formats = {
  mp3: () => new Mp3OutputFormat(),
  ogg: () => new OggOutputFormat(),
  m4a: () => new Mp4OutputFormat(),
} as const;

/** A compressed format, by the ending of its files. */
export type HourFormat = keyof typeof formats;

/** The compressed formats. */
export const hourFormats = Object.keys(formats) as HourFormat[];

/** Repeats the packets of a short recording until they last an hour. Nothing is decoded or encoded. */
export async function hourOf(format: HourFormat): Promise<Uint8Array> {
  const short = new Blob([readFileSync(`test/fixtures/recordings/conversation.${format}`)]);
  const input = new Input({ source: new BlobSource(short), formats: [MP3, OGG, MP4] });
  const track = await input.getPrimaryAudioTrack();
  const codec = await track?.getCodec();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !codec || !decoderConfig) throw new Error(`No sound in conversation.${format}`);
  const target = new BufferTarget();
  const output = new Output({ format: formats[format](), target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  const length = packets.reduce((sum, { duration }) => sum + duration, 0);
  for (let at = 0; at < HOUR_SECONDS; at += length) {
    let timestamp = at;
    for (const packet of packets) {
      await source.add(packet.clone({ timestamp }), { decoderConfig });
      timestamp += packet.duration;
    }
  }
  await output.finalize();
  input.dispose();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}
