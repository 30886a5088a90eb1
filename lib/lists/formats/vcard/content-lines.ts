/** A line of a vCard: `item1.TEL;TYPE=CELL:+1…`. */
export interface ContentLine {
  /** The line of the file, from 1. */
  line: number;
  /** `item1`: what names properties that belong together. */
  group?: string;
  /** In upper case. */
  name: string;
  /** Values by names in upper case. Bare words of vCard 2.1 are types, or an encoding. */
  parameters: Map<string, string[]>;
  /** As it is written: encoded and escaped. */
  value: string;
}

/** Reads the lines of vCards, those that are folded as one. Lines that are no property are left out. */
export function contentLines(text: string): ContentLine[] {
  return unfolded(text.split(/\r\n?|\n/)).flatMap(({ line, parts }) => {
    const parsed = contentLine(parts.join(''));
    return parsed ? [{ line, ...parsed }] : [];
  });
}

/** A line with those that it goes on in. A photo has thousands of them. */
interface FoldedLine {
  line: number;
  parts: string[];
}

/** Spaces at the beginning of a line say that it goes on. vCard 2.1 folds at a space and keeps it. */
function unfolded(lines: readonly string[]): FoldedLine[] {
  const whole: FoldedLine[] = [];
  let keepsSpace = false;
  for (const [index, text] of lines.entries()) {
    const { parts } = whole.at(-1) ?? {};
    if (/^BEGIN:VCARD/i.test(text)) keepsSpace = false;
    if (/^VERSION:2\.1/i.test(text)) keepsSpace = true;
    if (parts && isSoftBreak(parts)) parts.push(parts.pop()?.slice(0, -1) ?? '', text);
    else if (parts && /^[ \t]./.test(text)) parts.push(keepsSpace ? text : text.slice(1));
    else whole.push({ line: index + 1, parts: [text] });
  }
  return whole;
}

/** In quoted-printable, `=` at the end of a line says that the next one goes on. */
function isSoftBreak(parts: readonly string[]): boolean {
  const [first = ''] = parts;
  return Boolean(parts.at(-1)?.endsWith('=')) && /^[^:]*QUOTED-PRINTABLE/i.test(first);
}

/** What stands before the value. A colon or semicolon between quotes belongs to a parameter. */
const HEAD = /^(?:[^":]|"[^"]*")*:/;
const PARAMETER = /(?:[^";]|"[^"]*")+/g;

function contentLine(text: string): Omit<ContentLine, 'line'> | undefined {
  const [head = ''] = HEAD.exec(text) ?? [];
  const [start = '', ...parameters] = head.slice(0, -1).match(PARAMETER) ?? [];
  const [, group, name] = /^\s*(?:([\w-]+)\.)?([\w-]+)\s*$/.exec(start) ?? [];
  if (!name) return undefined;
  return {
    ...(group && { group: group.toLowerCase() }),
    name: name.toUpperCase(),
    parameters: parametersOf(parameters),
    value: text.slice(head.length),
  };
}

const ENCODINGS = ['QUOTED-PRINTABLE', 'BASE64', '8BIT', '7BIT'];

function parametersOf(texts: readonly string[]): Map<string, string[]> {
  const parameters = new Map<string, string[]>();
  for (const text of texts) {
    const [, key, written = ''] = /^\s*([\w-]+)\s*=(.*)$/s.exec(text) ?? [];
    const bare = text.trim().toUpperCase();
    const name = key?.toUpperCase() ?? (ENCODINGS.includes(bare) ? 'ENCODING' : 'TYPE');
    const values = key ? written.replaceAll('"', '').split(',') : [bare];
    parameters.set(name, [...(parameters.get(name) ?? []), ...values.map((each) => each.trim())]);
  }
  return parameters;
}
