import type { EntryContent, EntryLine } from '@/lib/outbox/model/entry';

/** Writes an entry as plain text: its title, then a line for each fact. */
export function entryText({ title, lines }: Pick<EntryContent, 'title' | 'lines'>): string {
  return [title, ...lines.map(({ label, text }) => `${label}: ${text}`)].join('\n');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Writes an entry as HTML. All text is escaped. */
export function entryHtml({ title, lines }: Pick<EntryContent, 'title' | 'lines'>): string {
  return `<p><strong>${escapeHtml(title)}</strong></p><ul>${lines.map(lineHtml).join('')}</ul>`;
}

function lineHtml({ label, text, href }: EntryLine): string {
  const words = escapeHtml(text).replaceAll('\n', '<br>');
  const shown = isWebAddress(href) ? `<a href="${escapeHtml(href)}">${words}</a>` : words;
  return `<li>${escapeHtml(label)}: ${shown}</li>`;
}

function isWebAddress(href: string | undefined): href is string {
  return /^https?:$/.test(URL.parse(href ?? '')?.protocol ?? '');
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/**
 * Writes an entry in at most `limit` characters. If it is longer, its longest line is cut, and says
 * so; a link is never cut.
 */
export function cutEntry(
  entry: EntryContent,
  limit: number,
  write: (entry: EntryContent) => string,
): string {
  let cut = entry;
  let text = write(cut);
  while (text.length > limit) {
    const next = withoutExcess(cut, text.length - limit);
    if (!next) return text.slice(0, limit);
    cut = next;
    text = write(cut);
  }
  return text;
}

/**
 * Cuts a text that takes more than `limit` characters, and adds a notice of the cut. `sizeOf`: how many characters
 * a part of it takes where it is kept.
 */
export function cutText(
  text: string,
  limit: number,
  cutNotice: string,
  sizeOf = (part: string) => part.length,
): string {
  if (sizeOf(text) <= limit) return text;
  let room = limit - sizeOf(cutNotice);
  let kept = '';
  for (const character of text) {
    room -= sizeOf(character);
    if (room < 0) break;
    kept += character;
  }
  return `${kept}${cutNotice}`.slice(0, limit);
}

/** Shortens the longest line; `undefined` if none can be shortened. */
function withoutExcess(entry: EntryContent, excess: number): EntryContent | undefined {
  const { lines, cutNotice } = entry;
  const longest = Math.max(...lines.map(({ text, href }) => (href ? 0 : text.length)));
  const nth = lines.findIndex(({ text, href }) => !href && text.length === longest);
  const line = lines[nth];
  if (!line || longest <= cutNotice.length) return undefined;
  const kept = line.text.endsWith(cutNotice) ? line.text.slice(0, -cutNotice.length) : line.text;
  // A character may be written as several: halving is enough, and ends.
  const length = Math.max(Math.ceil(kept.length / 2), kept.length - excess - cutNotice.length);
  if (length >= kept.length) return undefined;
  const text = `${wholeCharacters(kept, length)}${cutNotice}`;
  return { ...entry, lines: lines.with(nth, { ...line, text }) };
}

/** Cuts no character outside the basic plane in half. */
function wholeCharacters(text: string, length: number): string {
  const isSplit = /[\uD800-\uDBFF]/.test(text.charAt(length - 1));
  return text.slice(0, isSplit ? length - 1 : length);
}
