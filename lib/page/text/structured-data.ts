import type { CandidateText } from '@/lib/phone/candidates/types';

/** schema.org's names for a number. */
const NAME = /^(?:telephone|faxNumber)$/;
/** Bounds for what a page tells machines; more is no contact. */
const MOST = 50;
const LONGEST = 60;
const DEEPEST = 12;

/** Numbers that a page tells machines and does not draw: schema.org in JSON-LD and `meta`. */
export function numbersInStructuredData(root: Document): CandidateText[] {
  const told: string[] = [];
  for (const meta of root.querySelectorAll('meta[itemprop~="telephone"]')) {
    told.push(meta.getAttribute('content') ?? '');
  }
  for (const script of root.querySelectorAll('script[type="application/ld+json"]')) {
    collect(parse(script.textContent ?? ''), told, 0);
  }
  return [...new Set(told)]
    .filter((raw) => raw.length > 0 && raw.length <= LONGEST)
    .slice(0, MOST)
    .map((raw) => ({ raw, before: '', after: '', hint: 'microdata' }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function collect(value: unknown, told: string[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
  for (const [name, inner] of Object.entries(value)) {
    const texts = [inner].flat().filter((each) => typeof each === 'string');
    if (NAME.test(name)) told.push(...texts);
    else collect(inner, told, depth + 1);
  }
}
