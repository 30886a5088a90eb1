/** The checksum of Ogg (https://www.rfc-editor.org/rfc/rfc3533#section-6), by the byte that goes out of it. */
const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24;
  for (let bit = 0; bit < 8; bit++) sum = (sum << 1) ^ (sum & 0x8000_0000 ? 0x04c1_1db7 : 0);
  return sum;
});

/** Offset of the checksum in a page. */
const CHECKSUM_AT = 22;
/** Most that one segment of a page holds, in bytes. */
const SEGMENT = 255;
const HEADER = 27;

/** A page of an Ogg file. `flags`: 2 begins the stream, 4 ends it. `granule`: samples until its end. */
export interface OggPage {
  flags: number;
  granule: number;
  serial: number;
  sequence: number;
  packets: readonly Uint8Array[];
}

/** Returns a page in bytes. All packets end in it. */
export function oggPage({ flags, granule, serial, sequence, packets }: OggPage): Buffer {
  const lacing = packets.flatMap(({ length }) => [
    ...Array<number>(Math.floor(length / SEGMENT)).fill(SEGMENT),
    length % SEGMENT,
  ]);
  const head = Buffer.alloc(HEADER);
  head.write('OggS');
  head[5] = flags;
  head.writeBigInt64LE(BigInt(granule), 6);
  head.writeUInt32LE(serial, 14);
  head.writeUInt32LE(sequence, 18);
  head[26] = lacing.length;
  const page = Buffer.concat([head, Buffer.from(lacing), ...packets]);
  page.writeUInt32LE(checksumOf(page), CHECKSUM_AT);
  return page;
}

function checksumOf(page: Uint8Array): number {
  let sum = 0;
  for (const byte of page) sum = (sum << 8) ^ (CHECKSUMS[((sum >>> 24) ^ byte) & 0xff] ?? 0);
  return sum >>> 0;
}

/** Splits an Ogg file into its pages, in bytes. */
export function oggPagesOf(file: Buffer): Buffer[] {
  const pages: Buffer[] = [];
  for (let at = 0; at < file.length; at += pages.at(-1)?.length ?? file.length) {
    const lacing = file.subarray(at + HEADER, at + HEADER + (file[at + 26] ?? 0));
    const size = lacing.reduce((total, segment) => total + segment, HEADER + lacing.length);
    pages.push(file.subarray(at, at + size));
  }
  return pages;
}

/** Two frames of 60 ms without a byte: 120 ms of sound in two bytes (https://www.rfc-editor.org/rfc/rfc6716#section-3.2). */
const LONGEST_PACKET = Uint8Array.of(0x1b, 2);
const PACKET_SAMPLES = 5_760;
const PACKETS_A_PAGE = 255;
const SAMPLES_AN_HOUR = 48_000 * 3_600;

/** Returns an Opus file that lasts hours, in 94 kB an hour, after the first two pages of another one. */
export function opusOfHours(hours: number, [head, tags]: readonly Buffer[]): Buffer {
  const count = Math.ceil((hours * SAMPLES_AN_HOUR) / (PACKET_SAMPLES * PACKETS_A_PAGE));
  const serial = head?.readUInt32LE(14) ?? 0;
  const packets = Array<Uint8Array>(PACKETS_A_PAGE).fill(LONGEST_PACKET);
  const pages = Array.from({ length: count }, (_, nth) => {
    const granule = (nth + 1) * PACKETS_A_PAGE * PACKET_SAMPLES;
    return oggPage({
      flags: nth === count - 1 ? 4 : 0,
      granule,
      serial,
      sequence: nth + 2,
      packets,
    });
  });
  return Buffer.concat([head ?? Buffer.alloc(0), tags ?? Buffer.alloc(0), ...pages]);
}
