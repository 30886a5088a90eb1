import type { Measurement } from '@/bench/table';
import {
  type AccuracyTally,
  precision,
  recall,
  type SnippetFinder,
  tally,
  total,
} from '@/test/phone/accuracy';
import { readSnippets, type Snippet } from '@/test/phone/labelled';
import { PEERS } from './peers';
import { findWithRingcentral } from './ringcentral';

const MINIMUM_PERCENT = { precision: 98.5, recall: 97.5 };

/** Measures precision and recall of Handset and other finders on the labelled snippets, and prints them by class. */
export async function measureAccuracy(): Promise<Measurement[]> {
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

async function ringcentral(snippets: Snippet[]): Promise<SnippetFinder> {
  const found = await findWithRingcentral(snippets);
  const bySnippet = new Map(snippets.map((snippet, at) => [snippet, found[at] ?? []]));
  return (snippet) => bySnippet.get(snippet) ?? [];
}

/** Returns a line for each class and one for all, with a cell for each finder. */
function linesOf(tallies: readonly Map<string, AccuracyTally>[]): string[][] {
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

/** Returns precision and recall in per cent; for classes without numbers, how often the finder was fooled. */
function cell(sum: AccuracyTally): string {
  if (sum.found + sum.missed === 0) return `fooled by ${sum.fooled}`;
  return `${precision(sum).toFixed(1)} / ${recall(sum).toFixed(1)}`;
}

function markdown(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function row(what: keyof typeof MINIMUM_PERCENT, measured: number): Measurement {
  return {
    what: `${what} on held-out snippets`,
    measured: `${measured.toFixed(1)} %`,
    target: `${MINIMUM_PERCENT[what]} %`,
    ratio: MINIMUM_PERCENT[what] / measured,
  };
}
