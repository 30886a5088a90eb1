import { wavOf } from '@/sandbox/telephony/recording';
import { oggPage, oggPagesOf } from './ogg-pages';
import { conversation } from './sounds';

const ascii = (text: string) => Buffer.from(text, 'latin1');

/** Returns an MP3 file with a title before it. Sizes in tags have seven bits a byte. */
export function mp3Titled(mp3: Uint8Array, title: string, claimedSize?: number[]): Uint8Array {
  const text = Buffer.concat([Buffer.from([3]), Buffer.from(title)]);
  const frame = Buffer.concat([
    ascii('TIT2'),
    Buffer.from(sevenBits(text.length)),
    Buffer.alloc(2),
  ]);
  const tag = Buffer.concat([frame, text]);
  const size = Buffer.from(claimedSize ?? sevenBits(tag.length));
  return Buffer.concat([ascii('ID3\x04\0\0'), size, tag, mp3]);
}

function sevenBits(size: number): number[] {
  return [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f);
}

/** Returns a WAV file with a title in a chunk of its own. */
export function wavTitled(title: string): Uint8Array {
  const wav = wavOf([conversation()]);
  const text = ascii(title.length % 2 ? `${title} ` : title);
  const name = Buffer.concat([ascii('INFOINAM'), littleEndian(text.length), text]);
  const list = Buffer.concat([ascii('LIST'), littleEndian(name.length), name]);
  const whole = Buffer.concat([wav.slice(0, 36), list, wav.slice(36)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** Returns an Opus file whose comments, on its second page, are these. */
export function oggTitled(ogg: Buffer, title: string, artist: string): Buffer {
  const [head, tags, ...sound] = oggPagesOf(ogg);
  if (!head || !tags) throw new Error('The file has no comments');
  const texts = [title, `TITLE=${title}`, `ARTIST=${artist}`].map((text) => Buffer.from(text));
  const [vendor, ...comments] = texts.map((text) =>
    Buffer.concat([littleEndian(text.length), text]),
  );
  const packet = Buffer.concat([
    ascii('OpusTags'),
    vendor ?? Buffer.alloc(4),
    littleEndian(comments.length),
    ...comments,
  ]);
  const page = { flags: 0, granule: 0, serial: head.readUInt32LE(14), sequence: 1 };
  return Buffer.concat([head, oggPage({ ...page, packets: [packet] }), ...sound]);
}

/** Returns an M4A file whose `moov` comes first, with a title in it. The sound moves, and `stco` says where to. */
export function mp4Titled(m4a: Buffer, title: string): Buffer {
  const data = box('data', Buffer.concat([bigEndian(1), bigEndian(0), Buffer.from(title)]));
  const handler = box('hdlr', Buffer.concat([Buffer.alloc(8), ascii('mdirappl'), Buffer.alloc(9)]));
  const list = box('ilst', box('\xa9nam', data));
  const added = box('udta', box('meta', Buffer.concat([Buffer.alloc(4), handler, list])));
  const start = m4a.indexOf('moov') - 4;
  const end = start + m4a.readUInt32BE(start);
  const moov = Buffer.from(m4a.subarray(start, end));
  const chunks = moov.indexOf('stco') + 8;
  for (let nth = 0; nth < moov.readUInt32BE(chunks); nth++) {
    const at = chunks + 4 + nth * 4;
    moov.writeUInt32BE(moov.readUInt32BE(at) + added.length, at);
  }
  moov.writeUInt32BE(moov.length + added.length, 0);
  return Buffer.concat([m4a.subarray(0, start), moov, added, m4a.subarray(end)]);
}

function box(name: string, content: Buffer): Buffer {
  return Buffer.concat([bigEndian(content.length + 8), ascii(name), content]);
}

function littleEndian(size: number): Buffer {
  const field = Buffer.alloc(4);
  field.writeUInt32LE(size);
  return field;
}

function bigEndian(size: number): Buffer {
  return littleEndian(size).reverse();
}
