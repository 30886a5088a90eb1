import type { CandidateText } from '@/lib/phone/candidates/types';

/** schema.org's properties for a phone number. */
const PROPERTY = /^(?:telephone|faxNumber)$/;
/** Limits: more than this is not a contact. */
const MAX_NUMBERS = 50;
const MAX_LENGTH = 60;
const MAX_DEPTH = 12;

/** Returns the numbers in a page's structured data: schema.org in JSON-LD and `meta`. They are not drawn. */
export function numbersInStructuredData(root: Document): CandidateText[] {
  const found: string[] = [];
  for (const meta of root.querySelectorAll('meta[itemprop~="telephone"]')) {
    found.push(meta.getAttribute('content') ?? '');
  }
  for (const script of root.querySelectorAll('script[type="application/ld+json"]')) {
    collect(parse(script.textContent ?? ''), found, 0);
  }
  return [...new Set(found)]
    .filter((raw) => raw.length > 0 && raw.length <= MAX_LENGTH)
    .slice(0, MAX_NUMBERS)
    .map((raw) => ({ raw, before: '', after: '', hint: 'microdata' }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function collect(value: unknown, found: string[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  for (const [name, inner] of Object.entries(value)) {
    const texts = [inner].flat().filter((each) => typeof each === 'string');
    if (PROPERTY.test(name)) found.push(...texts);
    else collect(inner, found, depth + 1);
  }
}
