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

/** Minimum per cent on the snippets written to be hard, and on those that are like most pages. */
const TARGETS = {
  'held-out snippets': { precision: 98.5, recall: 97.5 },
  'typical pages': { precision: 99, recall: 97.5 },
};

/** Measures precision and recall of Handset and other finders on the labelled snippets, and prints them by class. */
export async function measureAccuracy(): Promise<Measurement[]> {
  const dev = readSnippets('dev');
  const heldOut = readSnippets('held-out').map((one) => ({
    ...one,
    class: isTypical(one.class) ? one.class : 'held-out',
  }));
  const all = [...dev, ...heldOut];
  const finders = { ...PEERS, 'ringcentral-c2d': await ringcentral(all) };
  const tallies = Object.values(finders).map((finder) => tally(all, finder));
  const names = ['class', 'numbers', 'look-alikes', ...Object.keys(finders)];
  console.log([names, names.map(() => '---'), ...linesOf(tallies)].map(markdown).join('\n'));
  const ours = [...(tallies[0] ?? [])];
  const sumOf = (isMeant: (name: string) => boolean) =>
    total(new Map(ours.filter(([name]) => isMeant(name))));
  return [
    ...rowsOf(
      'held-out snippets',
      sumOf((name) => name === 'held-out'),
    ),
    ...rowsOf('typical pages', sumOf(isTypical)),
  ];
}

function isTypical(name: string): boolean {
  return name.startsWith('typical-');
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

function rowsOf(where: keyof typeof TARGETS, sum: AccuracyTally): Measurement[] {
  const target = TARGETS[where];
  return [
    row(`precision on ${where}`, precision(sum), target.precision),
    row(`recall on ${where}`, recall(sum), target.recall),
  ];
}

function row(what: string, measured: number, target: number): Measurement {
  return {
    what,
    measured: `${measured.toFixed(1)} %`,
    target: `${target} %`,
    ratio: target / measured,
  };
}
