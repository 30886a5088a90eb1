import type { Evidence } from './evidence';
import { isSomeoneBefore } from './in-business-document';
import { wordsBefore } from './nearby-words';

/** Digits in groups. The first group is captured, and the next if it is short: all mobile numbers of a country have the same. */
const GROUPED = /^(\d{1,2}[-./ ]\d+|\d{3,})([-./ ]\d.*)$/;

/**
 * Adds evidence from an earlier similar number. In `Article 030-4471-02 is sold out, take
 * 030-4471-03` the label before the first number also applies to the second: both have the same
 * first group and grouping.
 */
export function withSimilarNumber(evidence: Evidence, before: string, body: string): Evidence {
  if (evidence.phone > 0 || (evidence.label && evidence.label.beats !== 'plain')) return evidence;
  const similar = lastSimilar(before, body);
  const label = similar === undefined ? undefined : wordsBefore(before.slice(0, similar)).against;
  const isOwn = label?.beats !== 'grouped' || isSomeoneBefore(before);
  return isOwn ? evidence : { ...evidence, label };
}

/** Returns where the last similar number starts. */
function lastSimilar(before: string, body: string): number | undefined {
  const [, first = '', tail = ''] = GROUPED.exec(body) ?? [];
  if (first === '' || !before.includes(first + tail.charAt(0))) return undefined;
  const start = first.replace(/\D/g, '\\$&');
  const shape = tail.replace(/[^\d]/g, '\\$&').replace(/\d/g, '\\d');
  const matches = [...before.matchAll(new RegExp(`(?<!\\d)${start}${shape}(?!\\d)`, 'g'))];
  return matches.at(-1)?.index;
}
