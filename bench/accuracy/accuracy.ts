import type { Row } from '@/bench/table';
import { type Finder, precision, recall, type Tally, tally, total } from '@/test/phone/accuracy';
import { readSnippets, type Snippet } from '@/test/phone/labelled';
import { PEERS } from './peers';
import { ringcentralFinds } from './ringcentral';

const LEAST = { precision: 98.5, recall: 97.5 };

/** Precision and recall of Handset and of others on the labelled snippets; prints the table by class. */
export async function measureAccuracy(): Promise<Row[]> {
  const dev = readSnippets('dev');
  const heldOut = readSnippets('held-out').map((one) => ({ ...one, class: 'held-out' }));
  const all = [...dev, ...heldOut];
  const finders = { ...PEERS, 'ringcentral-c2d': await ringcentral(all) };
  const tallies = Object.values(finders).map((finder) => tally(all, finder));
  const names = ['class', 'numbers', 'look-alikes', ...Object.keys(finders)];
  console.log([names, names.map(() => '---'), ...linesOf(tallies)].map(markdown).join('\n'));
  const ours = tallies[0]?.get('held-out');
  return ours ? [row('precision', precision(ours)), row('recall', recall(ours))] : [];
}

async function ringcentral(snippets: Snippet[]): Promise<Finder> {
  const found = await ringcentralFinds(snippets);
  const bySnippet = new Map(snippets.map((snippet, at) => [snippet, found[at] ?? []]));
  return (snippet) => bySnippet.get(snippet) ?? [];
}

/** A line for each class and one for all, a cell for each finder. */
function linesOf(tallies: readonly Map<string, Tally>[]): string[][] {
  const classes = [...(tallies[0]?.keys() ?? [])];
  const lines = classes.map(
    (name) => [name, tallies.flatMap((one) => one.get(name) ?? [])] as const,
  );
  return [...lines, ['all', tallies.map(total)] as const].map(([name, sums]) => [
    name,
    String((sums[0]?.found ?? 0) + (sums[0]?.missed ?? 0)),
    String(sums[0]?.traps),
    ...sums.map(cell),
  ]);
}

/** Precision and recall in per cent; of classes without a number, how many fooled the finder. */
function cell(sum: Tally): string {
  if (sum.found + sum.missed === 0) return `fooled by ${sum.fooled}`;
  return `${precision(sum).toFixed(1)} / ${recall(sum).toFixed(1)}`;
}

function markdown(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function row(what: keyof typeof LEAST, measured: number): Row {
  return {
    what: `${what} on snippets that no rule was made from`,
    measured: `${measured.toFixed(1)} %`,
    target: `${LEAST[what]} %`,
    ratio: LEAST[what] / measured,
  };
}
