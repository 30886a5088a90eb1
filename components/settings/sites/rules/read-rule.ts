import { MAX_IGNORED, type SelectorFault, selectorFault } from '@/lib/settings/sites/ignored-area';
import { readSitePattern, type SiteFault } from '@/lib/settings/sites/site-pattern';
import type { SiteRule } from '@/lib/settings/sites/site-rule';

/** A rule as the rep typed it. */
export interface TypedRule {
  site: string;
  find: NonNullable<SiteRule['find']> | 'mode';
  /** Selectors, one a line. */
  ignore: string;
}

/** What is wrong with a typed rule. `nothing`: it says nothing of its site. */
export interface RuleFaults {
  site?: SiteFault;
  ignore?: { fault: SelectorFault | 'too-many' | 'nothing'; selector: string };
}

/** Reads a typed rule. `isSelector` asks the browser, which alone can parse selectors. */
export function readRule(
  { site: typed, find, ignore: lines }: TypedRule,
  isSelector: (text: string) => boolean,
): { rule: SiteRule } | { faults: RuleFaults } {
  const read = readSitePattern(typed);
  const selectors = [...new Set(lines.split('\n').map((line) => line.trim()))].filter(Boolean);
  const ignore = ignoreFault(selectors, find, isSelector);
  if ('fault' in read || ignore)
    return { faults: { ...('fault' in read && { site: read }), ...(ignore && { ignore }) } };
  const areas = selectors.length > 0 && { ignore: selectors };
  return { rule: { site: read.site, ...(find !== 'mode' && { find }), ...areas } };
}

function ignoreFault(
  selectors: readonly string[],
  find: TypedRule['find'],
  isSelector: (text: string) => boolean,
): RuleFaults['ignore'] {
  if (selectors.length > MAX_IGNORED) return { fault: 'too-many', selector: '' };
  if (selectors.length === 0 && find === 'mode') return { fault: 'nothing', selector: '' };
  for (const selector of selectors) {
    const fault = selectorFault(selector) ?? (isSelector(selector) ? undefined : 'no-selector');
    if (fault) return { fault, selector };
  }
  return undefined;
}

/** A rule as the form shows it. */
export function typedRule({ site, find, ignore = [] }: SiteRule): TypedRule {
  return { site, find: find ?? 'mode', ignore: ignore.join('\n') };
}

/** Returns whether this browser can parse a selector. One of a pseudo-element selects no element. */
export function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text);
    return !/::/.test(text.replace(/"[^"]*"|'[^']*'/g, ''));
  } catch {
    return false;
  }
}
