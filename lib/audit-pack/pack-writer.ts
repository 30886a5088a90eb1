import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Signed } from '@/lib/signatures/model';
import type { Manifest } from './manifest';

/** A file within a pack, as its manifest lists it. */
type ListedFile = Manifest['files'][number];

/** Signs the text of a manifest. */
export type SignManifest = (manifest: string) => Promise<Signed>;

/** Writes the files of a pack piece by piece, so that none is ever in memory as a whole. */
export interface PackWriter {
  /** Adds a text to the end of a file, which begins with its first text. Some 100 kB a time take milliseconds. */
  add(name: string, text: string): void;
  /** Ends a file. Once those before it have ended, it takes no memory. */
  end(name: string): void;
  /** Ends all files, has the manifest signed, and resolves to the parts of the ZIP file. Rejects if `sign` does. */
  finish(facts: Omit<Manifest, 'files'>, sign: SignManifest): Promise<Blob[]>;
}

/** Begins a pack. All its files get one time (epoch ms): a ZIP file names it before and after each. */
export function createPackWriter(now: number): PackWriter {
  const parts = createParts();
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.add(part as Uint8Array<ArrayBuffer>);
  });
  const files = new Map<string, OpenFile>();
  function fileNamed(name: string): OpenFile {
    const file = files.get(name) ?? openFile(zip, name, now);
    files.set(name, file);
    return file;
  }
  return {
    add: (name, text) => fileNamed(name).add(text),
    end: (name) => void fileNamed(name).end(),
    async finish(facts, sign) {
      const listed = [...files.values()].map((file) => file.end());
      const manifest = `${JSON.stringify({ ...facts, files: listed }, null, 1)}\n`;
      const { signature, publicKey } = await sign(manifest);
      const signed = `${JSON.stringify({ signature, publicKey }, null, 1)}\n`;
      for (const [name, text] of Object.entries({
        'manifest.json': manifest,
        'signature.json': signed,
      })) {
        const file = openFile(zip, name, now);
        file.add(text);
        file.end();
      }
      zip.end();
      return parts.all();
    },
  };
}

/** Bytes that become a blob at once. The browser keeps blobs outside the page. */
const MIN_BLOB_BYTES = 1_000_000;

/** Collects the parts of a ZIP file as blobs: to make one of all bytes at the end would hold up the page. */
function createParts(): { add(part: Uint8Array<ArrayBuffer>): void; all(): Blob[] } {
  const blobs: Blob[] = [];
  let pending: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  function flush(): void {
    blobs.push(new Blob(pending));
    [pending, size] = [[], 0];
  }
  return {
    add(part) {
      pending.push(part);
      size += part.length;
      if (size >= MIN_BLOB_BYTES) flush();
    },
    all() {
      flush();
      return blobs;
    },
  };
}

interface OpenFile {
  add(text: string): void;
  /** Does nothing more the second time. */
  end(): ListedFile;
}

function openFile(zip: Zip, name: string, mtime: number): OpenFile {
  const packed = Object.assign(new ZipDeflate(name), { mtime });
  zip.add(packed);
  const hash = sha256.create();
  let size = 0;
  let listed: ListedFile | undefined;
  function finish(): ListedFile {
    packed.push(new Uint8Array(), true);
    return { name, bytes: size, sha256: bytesToHex(hash.digest()) };
  }
  return {
    add(text) {
      const bytes = strToU8(text);
      hash.update(bytes);
      size += bytes.length;
      packed.push(bytes);
    },
    end() {
      listed ??= finish();
      return listed;
    },
  };
}
