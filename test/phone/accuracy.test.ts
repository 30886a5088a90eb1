import { expect, it } from 'vitest';
import { findNumbers } from '@/lib/phone/find-numbers';
import {
  type AccuracyTally,
  precision,
  recall,
  type SnippetFinder,
  tally,
  total,
} from './accuracy';
import { readSnippets } from './labelled';

const handset: SnippetFinder = ({ text, country, hint }) =>
  findNumbers(text, { defaultCountry: country, ...(hint ? { hints: [hint] } : {}) }).map(written);

function written({ e164, ext }: { e164: string; ext?: string }): string {
  return ext ? `${e164};ext=${ext}` : e164;
}

function line(name: string, sum: AccuracyTally): string {
  const figures = [precision(sum).toFixed(1), recall(sum).toFixed(1), `${sum.fooled}/${sum.traps}`];
  return [name.padEnd(34), String(sum.snippets), ...figures].join('\t');
}

/**
 * The newest sets, by kind of source. Their held-out halves are below the target of the older ones, and
 * must not fall further.
 */
const NEWEST = new Set(
  `offices orders exports mails system-logs clinics parts cards listings tickets tables clubs
  news directories paperwork samples imprints logbooks rows business-papers reception-lists`.split(
    /\s+/,
  ),
);

/**
 * Papers whose ids are grouped like numbers, contact pages and samples of data, all written last. The papers
 * are far below the target.
 */
const WRITTEN_LAST = new Set([
  'office-papers',
  'contact-lists',
  'trade-papers',
  'phone-lists',
  'data-samples',
  'area-lists',
  'figure-papers',
  'data-rows',
]);

/** Sets whose first halves led to the last rules, with ways of writing that are known to be missed. */
const FIRST_HALVES = new Set([
  'trade-papers',
  'phone-lists',
  'data-samples',
  'area-lists',
  'figure-papers',
  'data-rows',
]);

function table(half: 'dev' | 'held-out', isIncluded = (_: string) => true): AccuracyTally {
  const snippets = readSnippets(half).filter((one) => isIncluded(one.class));
  const ours = tally(snippets, handset);
  const lines = [...ours].map(([name, sum]) => line(name, sum));
  const head = `${half.padEnd(34)}\tn\tprecision\trecall\tfooled`;
  console.info([head, ...lines, line('all', total(ours))].join('\n'));
  return total(ours);
}

it('marks every phone number and nothing else in the snippets used to write the rules', () => {
  const sum = table('dev', (name) => !FIRST_HALVES.has(name));
  expect(sum.snippets).toBeGreaterThan(1000);
  expect(precision(sum)).toBeGreaterThanOrEqual(99.2);
  expect(recall(sum)).toBeGreaterThanOrEqual(99.2);
}, 60_000);

const isTypical = (name: string) => name.startsWith('typical-');

it('reaches the target precision and recall on typical pages, held out', () => {
  const sum = table('held-out', isTypical);
  expect(sum.snippets).toBeGreaterThan(1000);
  expect(precision(sum)).toBeGreaterThanOrEqual(99);
  expect(recall(sum)).toBeGreaterThanOrEqual(97.5);
  const contactPages = table('held-out', (name) => name === 'typical-contact-pages');
  expect(recall(contactPages)).toBeGreaterThanOrEqual(98);
}, 60_000);

it('reaches the target precision and recall on the first held-out snippets', () => {
  const isFirst = (name: string) =>
    !NEWEST.has(name) && !WRITTEN_LAST.has(name) && !isTypical(name);
  const sum = table('held-out', isFirst);
  expect(precision(sum)).toBeGreaterThanOrEqual(99.3);
  expect(recall(sum)).toBeGreaterThanOrEqual(98.3);
}, 60_000);

it('gets no worse on the newest held-out snippets', () => {
  const sum = table('held-out', (name) => NEWEST.has(name));
  expect(sum.snippets).toBeGreaterThan(1000);
  expect(precision(sum)).toBeGreaterThanOrEqual(96.7);
  expect(recall(sum)).toBeGreaterThanOrEqual(96.8);
}, 60_000);

it.each([
  ['dev', 'trade-papers', 87.4, 95.6],
  ['dev', 'phone-lists', 99.9, 98.7],
  ['dev', 'data-samples', 96.1, 98],
  ['dev', 'area-lists', 98.6, 89.2],
  ['dev', 'figure-papers', 62.5, 76.9],
  ['held-out', 'office-papers', 64.9, 96.2],
  ['held-out', 'contact-lists', 98.4, 96.8],
  ['held-out', 'trade-papers', 78.3, 97.8],
  ['held-out', 'phone-lists', 99.6, 95.9],
  ['held-out', 'data-samples', 100, 94.2],
  ['held-out', 'area-lists', 100, 82.1],
  ['held-out', 'figure-papers', 76.4, 81.2],
  ['dev', 'data-rows', 99.1, 99.2],
  ['held-out', 'data-rows', 96.4, 94.8],
] as const)(
  'gets no worse on the snippets written last (%s, %s)',
  (half, name, marked, found) => {
    const sum = table(half, (one) => one === name);
    expect(precision(sum)).toBeGreaterThanOrEqual(marked);
    expect(recall(sum)).toBeGreaterThanOrEqual(found);
  },
  60_000,
);
