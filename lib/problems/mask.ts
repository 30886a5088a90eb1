import { ENGINE_WORDS } from './engine-words';

const MASK = '…';
const QUOTES = '"\'`“”„‘’«»‹›';
const MAX_MESSAGE = 300;
const MAX_FRAMES = 20;

/**
 * Masks an error's message: everything from the first to the last quotation mark, and every word
 * that is not in {@link ENGINE_WORDS}. Numbers, names, addresses and tokens are such words.
 */
export function maskMessage(message: string): string {
  return withoutQuotes(message)
    .replace(/[^\s,;()[\]{}]+/gu, maskWord)
    .replace(/…(?:[\s,;]*…)+/gu, MASK)
    .slice(0, MAX_MESSAGE);
}

/** An apostrophe within a word (`can't`) is no quotation mark. A single mark may be a cut-off pair. */
function withoutQuotes(message: string): string {
  const marks = [...message.matchAll(new RegExp(`[${QUOTES}]`, 'gu'))].filter(
    ({ index, 0: mark }) =>
      mark !== "'" || !/\p{L}'\p{L}/u.test(message.slice(index - 1, index + 2)),
  );
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return message;
  const end = first === last ? message.length : last.index + 1;
  return `${message.slice(0, first.index)}${MASK}${message.slice(end)}`;
}

function maskWord(word: string): string {
  const bare = word.replace(/[.:!?]+$/u, '');
  return ENGINE_WORDS.has(bare.toLowerCase()) ? word : MASK;
}

/** Masks an error's name: only names of error types are kept. */
export function maskErrorName(name: string): string {
  return /^[A-Za-z]{0,30}Error$/.test(name) ? name : 'Error';
}

/**
 * Reduces a stack to positions in our own scripts (`card.js:1:234`), at most 20. Everything else is
 * dropped: the message that Chromium puts first, names of functions, scripts of the page.
 */
export function maskStack(stack: string): string {
  const frames = stack.split('\n').flatMap((line) => {
    const own = OWN_FRAME.exec(line);
    return own ? [`${withoutNumbers(own[1] ?? '')}:${own[2]}:${own[3]}`] : [];
  });
  return frames.slice(0, MAX_FRAMES).join('\n');
}

/** `    at f (chrome-extension://…/card.js:1:234)` or Firefox's `f@moz-extension://…/card.js:1:234`. */
const OWN_FRAME =
  /^(?:\s+at .*|[^\s]*@)(?:chrome|moz)-extension:\/\/[^/\s]+\/([\w./-]{1,80}\.js):(\d{1,7}):(\d{1,7})\)?$/;

/** No file of ours has this many digits in its name. */
function withoutNumbers(file: string): string {
  return file.replace(/\d{5,}/g, MASK);
}
