/** Creates the reverse of a decoder for text in an old encoding of one or two bytes. */
export function legacyEncoder(label: string): (text: string) => Uint8Array {
  const bytesByChar = tables.get(label) ?? tableOf(label);
  tables.set(label, bytesByChar);
  return (text) =>
    new Uint8Array(
      [...text].flatMap((char) => {
        const bytes = bytesByChar.get(char);
        if (!bytes) throw new Error(`${label} has no ${char}`);
        return bytes;
      }),
    );
}

const tables = new Map<string, Map<string, number[]>>();

function tableOf(label: string): Map<string, number[]> {
  const bytesByChar = new Map<string, number[]>();
  const decoder = new TextDecoder(label);
  const add = (...bytes: number[]) => {
    const char = decoder.decode(new Uint8Array(bytes));
    const isOne = [...char].length === 1 && char !== '\uFFFD';
    if (isOne && !bytesByChar.has(char)) bytesByChar.set(char, bytes);
  };
  for (let byte = 0; byte < 256; byte += 1) add(byte);
  for (let lead = 0x81; lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1) add(lead, trail);
  return bytesByChar;
}
