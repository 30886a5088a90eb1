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
  /** Ends all files, has the manifest signed, and resolves to the parts of the ZIP file. Rejects if `sign` does. */
  finish(facts: Omit<Manifest, 'files'>, sign: SignManifest): Promise<Uint8Array<ArrayBuffer>[]>;
}

/** Begins a pack. All its files get one time (epoch ms): a ZIP file names it before and after each. */
export function createPackWriter(now: number): PackWriter {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part as Uint8Array<ArrayBuffer>);
  });
  const files = new Map<string, OpenFile>();
  function fileNamed(name: string): OpenFile {
    const file = files.get(name) ?? openFile(zip, name, now);
    files.set(name, file);
    return file;
  }
  return {
    add: (name, text) => fileNamed(name).add(text),
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
      return parts;
    },
  };
}

interface OpenFile {
  add(text: string): void;
  end(): ListedFile;
}

function openFile(zip: Zip, name: string, mtime: number): OpenFile {
  const packed = Object.assign(new ZipDeflate(name), { mtime });
  zip.add(packed);
  const hash = sha256.create();
  let size = 0;
  return {
    add(text) {
      const bytes = strToU8(text);
      hash.update(bytes);
      size += bytes.length;
      packed.push(bytes);
    },
    end() {
      packed.push(new Uint8Array(), true);
      return { name, bytes: size, sha256: bytesToHex(hash.digest()) };
    },
  };
}
