/** How a web page, XML and a vCard name their encoding. */
const DECLARATION = /\b(?:charset|encoding)\s*=\s*["']?([\w-]+)/gi;

/** Characters that are looked at. */
const SAMPLE = 20_000;

/** Returns the encoding that a text names for itself, if browsers know it. */
export function declaredEncoding(text: string): string | undefined {
  const names = [...text.slice(0, SAMPLE).matchAll(DECLARATION)].map(([, name = '']) => name);
  return names.find(isKnown);
}

/** `ENCODING=QUOTED-PRINTABLE` of a vCard is none. */
function isKnown(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}
