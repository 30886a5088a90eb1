import type { Snippet } from './labelled';

/** A finder's results on the snippets of one class. */
export interface AccuracyTally {
  snippets: number;
  found: number;
  wrong: number;
  missed: number;
  /** Snippets without phone numbers, and how many of them the finder marked. */
  traps: number;
  fooled: number;
}

/** A finder: returns the numbers it marks in a snippet, E.164 with `;ext=`. */
export type SnippetFinder = (snippet: Snippet) => string[];

/** Counts a finder's results by class. A number counts once for each occurrence. */
export function tally(
  snippets: readonly Snippet[],
  finder: SnippetFinder,
): Map<string, AccuracyTally> {
  const classes = new Map<string, AccuracyTally>();
  for (const snippet of snippets) {
    const sum = classes.get(snippet.class) ?? empty();
    classes.set(snippet.class, sum);
    count(sum, snippet, finder(snippet));
  }
  return classes;
}

function empty(): AccuracyTally {
  return { snippets: 0, found: 0, wrong: 0, missed: 0, traps: 0, fooled: 0 };
}

function count(sum: AccuracyTally, snippet: Snippet, marked: readonly string[]): void {
  const missed = [...snippet.numbers];
  for (const number of marked) {
    const at = missed.indexOf(number);
    if (at >= 0) missed.splice(at, 1);
    else sum.wrong++;
  }
  sum.snippets++;
  sum.found += snippet.numbers.length - missed.length;
  sum.missed += missed.length;
  if (snippet.numbers.length > 0) return;
  sum.traps++;
  if (marked.length > 0) sum.fooled++;
}

/** Adds up all classes. */
export function total(classes: ReadonlyMap<string, AccuracyTally>): AccuracyTally {
  const sum = empty();
  for (const one of classes.values()) {
    sum.snippets += one.snippets;
    sum.found += one.found;
    sum.wrong += one.wrong;
    sum.missed += one.missed;
    sum.traps += one.traps;
    sum.fooled += one.fooled;
  }
  return sum;
}

/** Precision in per cent; 100 if nothing was marked. */
export function precision({ found, wrong }: AccuracyTally): number {
  return found + wrong === 0 ? 100 : (found / (found + wrong)) * 100;
}

/** Recall in per cent; 100 if there are no numbers. */
export function recall({ found, missed }: AccuracyTally): number {
  return found + missed === 0 ? 100 : (found / (found + missed)) * 100;
}
