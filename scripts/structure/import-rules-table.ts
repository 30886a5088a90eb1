import { IMPORT_RULES, type ImportRule } from './data/import-rules.ts';

const HEADING = '| modules | what they are for |\n| --- | --- |\n';

/**
 * Returns a table in Markdown of what each folder is for, as `docs/architecture.md` shows it. What exactly
 * it may import is left to the rules.
 */
export function importRulesTable(): string {
  return HEADING + IMPORT_RULES.map(rowOf).join('\n');
}

function rowOf({ from, why }: ImportRule): string {
  return `| \`${from}\` | ${why} |`;
}

/** Returns a document in which the table is up to date. Throws if the document has no such table. */
export function withImportRules(document: string): string {
  const table = /^\| modules \|.*\n(?:\|.*(?:\n|$))+/m;
  if (!table.test(document)) throw new Error('No table of import rules: | modules | …');
  return document.replace(table, () => `${importRulesTable()}\n`);
}
