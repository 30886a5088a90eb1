import type { TableRow } from '@/lib/lists/model';

/** The line below the headings: `|---|:--:|`, or `+-----+----+` as databases draw it. */
const RULE = /^\s*[|+](?:\s*:?-{2,}:?\s*[|+])+\s*$|^\s*:?-{2,}:?\s*(?:[|+]\s*:?-{2,}:?\s*)+$/;

/** Lines in which the rule is looked for. */
const SAMPLE_LINES = 50;

/** Returns whether a text holds a table of Markdown, or one that is drawn with lines and pipes. */
export function isPipeTable(text: string): boolean {
  return text.split(/\r\n?|\n/, SAMPLE_LINES).some((line) => RULE.test(line));
}

/** Reads such a table. Text around it becomes rows of one cell. */
export function readPipes(text: string): TableRow[] {
  const lines = text.split(/\r\n?|\n/);
  const rows = lines.map((line, index) => ({ line: index + 1, cells: cellsOf(line) }));
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function cellsOf(line: string): string[] {
  if (RULE.test(line)) return [];
  const inside = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inside.split(/(?<!\\)\|/).map(plainText);
}

/** Takes off what Markdown puts around text: links, emphasis and escapes. */
function plainText(cell: string): string {
  return cell
    .trim()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<br ?\/?>/gi, '\n')
    .replace(/^(\*\*|__|`|\*|_)(.+)\1$/, '$2')
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!|])/g, '$1')
    .trim();
}
