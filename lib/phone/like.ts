import { nearBefore } from './nearby';
import type { Evidence } from './weigh';

/** Digits in groups, the first of them told apart. */
const GROUPED = /^(\d+)([-./ ]\d.*)$/;

/**
 * Evidence with what a number's like says: one before it that begins and is cut as it is may have a
 * label that both share (`Article 030-4471-02 is sold out, take 030-4471-03`).
 */
export function withLike(evidence: Evidence, before: string, body: string): Evidence {
  if (evidence.phone > 0 || (evidence.label && evidence.label.beats !== 'plain')) return evidence;
  const like = lastLike(before, body);
  const label = like === undefined ? undefined : nearBefore(before.slice(0, like)).other;
  return label?.beats === 'grouped' ? { ...evidence, label } : evidence;
}

/** Where the last like of a number begins. */
function lastLike(before: string, body: string): number | undefined {
  const [, first = '', rest = ''] = GROUPED.exec(body) ?? [];
  if (first === '' || !before.includes(first + rest.charAt(0))) return undefined;
  const shape = rest.replace(/[^\d]/g, '\\$&').replace(/\d/g, '\\d');
  const likes = [...before.matchAll(new RegExp(`(?<!\\d)${first}${shape}(?!\\d)`, 'g'))];
  return likes.at(-1)?.index;
}
