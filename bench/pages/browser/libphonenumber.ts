import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { observeTexts } from './texts';

/** Runs libphonenumber-js's finder on each text node, and paints numbers like Handset. */
const painted = new Highlight();
CSS.highlights.set('found', painted);
const rangesOf = new WeakMap<Node, StaticRange[]>();
let found = 0;

function read(node: Text): void {
  const numbers = findPhoneNumbersInText(node.data, 'US');
  if (numbers.length === 0) return;
  const ranges = numbers.map(
    ({ startsAt, endsAt }) =>
      new StaticRange({
        startContainer: node,
        startOffset: startsAt,
        endContainer: node,
        endOffset: endsAt,
      }),
  );
  for (const range of ranges) painted.add(range);
  rangesOf.set(node, ranges);
  found += ranges.length;
}

function forget(node: Text): void {
  for (const range of rangesOf.get(node) ?? []) painted.delete(range);
}

observeTexts(read, forget);
globalThis.benchFinder = { seen: () => found };
