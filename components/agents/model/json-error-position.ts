/** A position in a text; both count from 1. */
export interface TextPosition {
  line: number;
  column: number;
}

/**
 * Returns where a text stops being JSON. Call it after `JSON.parse` failed: browsers report the
 * position only sometimes and in different formats.
 */
export function jsonErrorPosition(text: string): TextPosition {
  const before = text.slice(0, faultIndex(text)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

const STRING = /"(?:[^"\\\t\n\r]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPACE = /[ \t\n\r]*/y;

type Want = 'value' | 'value or end' | 'key' | 'key or end' | 'more';

/** The parser's state. It has its own stack, so that deep nesting cannot overflow the call stack. */
interface Walk {
  text: string;
  at: number;
  open: ('}' | ']')[];
}

/** One step per kind: returns what may come next, or `undefined` at the error. */
const steps: Record<Want, (walk: Walk) => Want | undefined> = {
  value,
  'value or end': (walk) => end(walk) ?? value(walk),
  key,
  'key or end': (walk) => end(walk) ?? key(walk),
  more,
};

function faultIndex(text: string): number {
  const walk: Walk = { text, at: 0, open: [] };
  for (let want: Want | undefined = 'value'; want; want = steps[want](walk)) take(walk, SPACE);
  return walk.at;
}

function take(walk: Walk, pattern: RegExp): boolean {
  pattern.lastIndex = walk.at;
  const found = pattern.exec(walk.text);
  walk.at += found?.[0].length ?? 0;
  return found !== null;
}

function takeChar(walk: Walk, char: string | undefined): boolean {
  if (char === undefined || walk.text[walk.at] !== char) return false;
  walk.at += 1;
  return true;
}

function value(walk: Walk): Want | undefined {
  if (takeChar(walk, '{')) {
    walk.open.push('}');
    return 'key or end';
  }
  if (takeChar(walk, '[')) {
    walk.open.push(']');
    return 'value or end';
  }
  return take(walk, STRING) || take(walk, SCALAR) ? 'more' : undefined;
}

function key(walk: Walk): Want | undefined {
  if (!take(walk, STRING)) return undefined;
  take(walk, SPACE);
  return takeChar(walk, ':') ? 'value' : undefined;
}

function end(walk: Walk): Want | undefined {
  if (!takeChar(walk, walk.open.at(-1))) return undefined;
  walk.open.pop();
  return 'more';
}

function more(walk: Walk): Want | undefined {
  if (end(walk)) return 'more';
  if (walk.open.length === 0 || !takeChar(walk, ',')) return undefined;
  return walk.open.at(-1) === '}' ? 'key' : 'value';
}
