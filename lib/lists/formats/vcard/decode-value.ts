import { decodeText } from '@/lib/lists/formats/text/decode-text';
import type { ContentLine } from './content-lines';

/** Reads the value of a property: decoded, without escapes. */
export function plainValue(property: ContentLine): string {
  return unescaped(decoded(property.value, property)).trim();
}

/** Reads a value that consists of parts: family name; given name; … */
export function partsOf(property: ContentLine): string[] {
  const parts = property.value.match(/(?:\\.|[^;\\]|\\$)*(?:;|$)/gs) ?? [];
  return parts.map((part) => unescaped(decoded(part.replace(/;$/, ''), property)).trim());
}

/** Decodes quoted-printable in the encoding that the property names; without one, as a file. */
function decoded(text: string, { parameters }: ContentLine): string {
  const isQuotedPrintable = parameters.get('ENCODING')?.some((each) => /^Q/i.test(each));
  if (!isQuotedPrintable) return text;
  const bytes = bytesOf(text);
  const [charset] = parameters.get('CHARSET') ?? [];
  try {
    return charset ? new TextDecoder(charset).decode(bytes) : decodeText(bytes);
  } catch {
    // The property names an encoding that no browser has.
    return decodeText(bytes);
  }
}

function bytesOf(text: string): Uint8Array {
  const encoder = new TextEncoder();
  const runs = text.match(/(?:=[\da-f]{2})+|[^=]+|=/gi) ?? [];
  const bytes = runs.map((run) =>
    /^=[\da-f]{2}/i.test(run) ? codesOf(run) : [...encoder.encode(run)],
  );
  return new Uint8Array(bytes.flat());
}

function codesOf(run: string): number[] {
  return (run.match(/[\da-f]{2}/gi) ?? []).map((code) => Number.parseInt(code, 16));
}

function unescaped(text: string): string {
  return text.replaceAll(/\\([nN,;:\\])/g, (_, char: string) => (/n/i.test(char) ? '\n' : char));
}
