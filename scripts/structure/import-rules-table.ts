import { IMPORT_GROUPS, IMPORT_RULES, type ImportRule } from './data/import-rules.ts';

const HEADING =
  '| modules | may import, besides their own folder | because |\n| --- | --- | --- |\n';

/** Returns the table of import rules in Markdown, as `docs/architecture.md` shows it. */
export function importRulesTable(): string {
  const groups = Object.entries(IMPORT_GROUPS).map(([name, may]) =>
    rowOf({ from: name, may, why: 'A group.' }),
  );
  return HEADING + [...IMPORT_RULES.map(rowOf), ...groups].join('\n');
}

function rowOf({ from, may, why }: ImportRule): string {
  return `| \`${from}\` | ${may.map((glob) => `\`${glob}\``).join(' ')} | ${why} |`;
}

/** Returns a document in which the table is up to date. Throws if the document has no such table. */
export function withImportRules(document: string): string {
  const table = /^\| modules \|.*\n(?:\|.*(?:\n|$))+/m;
  if (!table.test(document)) throw new Error('No table of import rules: | modules | …');
  return document.replace(table, () => `${importRulesTable()}\n`);
}
