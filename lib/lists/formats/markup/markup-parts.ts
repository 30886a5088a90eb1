/** A part of HTML or XML: a text, or a tag with its name in lower case and without a prefix. */
export type MarkupPart =
  | { kind: 'text'; text: string }
  | { kind: 'opening' | 'closing'; name: string; attributes: string };

/** Elements whose content is no text. */
const RAW = ['script', 'style'];

/** How often a `>` is looked for behind one that may be in an attribute. */
const MAX_QUOTED = 50;

/** Splits markup into tags and texts. It knows no document: it runs where there is no DOM. */
export function* markupParts(markup: string): Generator<MarkupPart> {
  let at = 0;
  while (at < markup.length) {
    const open = indexOr(markup.indexOf('<', at), markup.length);
    if (open > at) yield { kind: 'text', text: markup.slice(at, open) };
    if (open === markup.length) return;
    const { part, end } = tagAt(markup, open);
    if (part) yield part;
    const isRaw = part?.kind === 'opening' && RAW.includes(part.name);
    at = isRaw ? endOfRaw(markup, end, part.name) : end;
  }
}

function tagAt(markup: string, open: number): { part?: MarkupPart; end: number } {
  // `<3` is text.
  if (!/[a-z/!?]/i.test(markup.charAt(open + 1))) return { part: textPart('<'), end: open + 1 };
  if (markup.startsWith('<!--', open)) return { end: behind(markup, '-->', open + 4) };
  if (markup.startsWith('<![CDATA[', open)) {
    const end = behind(markup, ']]>', open);
    return { part: textPart(markup.slice(open + 9, end - 3).replaceAll('&', '&amp;')), end };
  }
  const end = endOfTag(markup, open);
  const tag = markup.slice(open + 1, end).replace(/>$/, '');
  const [, slash, name, attributes = ''] =
    /^(\/?)(?:[a-z][\w.-]*:)?([a-z][\w.-]*)(.*)$/is.exec(tag) ?? [];
  const kind = slash ? 'closing' : 'opening';
  return name ? { part: { kind, name: name.toLowerCase(), attributes }, end } : { end };
}

function textPart(text: string): MarkupPart {
  return { kind: 'text', text };
}

/** The index behind the `>` of a tag. One in a quoted attribute is none. */
function endOfTag(markup: string, open: number): number {
  let end = behind(markup, '>', open);
  if (!/["']/.test(markup.slice(open, end))) return end;
  for (let tried = 0; tried < MAX_QUOTED && end < markup.length; tried += 1) {
    const unquoted = markup.slice(open, end).replaceAll(/=\s*(?:"[^"]*"|'[^']*')/g, '');
    if (!/=\s*["']/.test(unquoted)) break;
    end = behind(markup, '>', end);
  }
  return end;
}

/** The index behind the next occurrence of an ending; the end if there is none. */
function behind(markup: string, ending: string, from: number): number {
  const at = markup.indexOf(ending, from);
  return at === -1 ? markup.length : at + ending.length;
}

function endOfRaw(markup: string, from: number, name: string): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(markup)?.index ?? markup.length;
}

function indexOr(index: number, other: number): number {
  return index === -1 ? other : index;
}
