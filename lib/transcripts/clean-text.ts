/** Characters that change how the text around them reads: they turn its direction, or are not there at all. */
const UNSEEN = /[\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** Breaks of lines and paragraphs other than `\n`. */
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Control characters, and code points that are no characters. */
const CONTROL = /[\p{Cc}\p{Cn}\p{Co}]/gu;

/** The most marks on one letter. Scripts in use need fewer; more would be drawn over other lines. */
const MANY_MARKS = /(\p{M}{6})\p{M}+/gu;

/**
 * Turns machine-written text into plain text for a note, cut to `maxBytes` bytes of UTF-8. Words stay as they are, and
 * markup becomes ordinary characters.
 */
export function cleanText(text: string, maxBytes: number): { text: string; isCut: boolean } {
  const plain = text
    .toWellFormed()
    .replace(BREAKS, '\n')
    .replace(UNSEEN, '')
    .replace(CONTROL, (character) => (character === '\n' ? '\n' : ' '))
    .replace(MANY_MARKS, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const cut = cutToBytes(plain, maxBytes);
  return { text: cut.trimEnd(), isCut: cut.length < plain.length };
}

/** Returns the longest start of a text that fits in `maxBytes` bytes of UTF-8. It splits no character. */
export function cutToBytes(text: string, maxBytes: number): string {
  const buffer = new Uint8Array(Math.max(0, maxBytes));
  const { read } = new TextEncoder().encodeInto(text, buffer);
  return text.slice(0, read);
}
