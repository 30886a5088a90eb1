import type { FinderRegistration } from '@/lib/platform/tabs/scripting';
import { isBroken } from '@/lib/settings/sites/site-rule';
import type { SiteSettings } from './site-rules';

/** Browsers compare each page with every pattern. Above this count, the background alone decides. */
const MAX_PATTERNS = 500;
/** Hosts that both browsers accept in match patterns. */
const REGISTRABLE = /^(?:\*\.)?[a-z0-9.-]+$/;

/**
 * The match patterns of the pages that our scripts run in: never more than the browser granted. They are as narrow as
 * patterns can be. Where they are too wide, the background refuses the finder.
 */
export function registrationPatterns(
  granted: readonly string[],
  { siteMode, siteRules, crms }: SiteSettings,
): FinderRegistration {
  const always = siteRules.flatMap((rule) =>
    !isBroken(rule) && rule.find === 'always' ? [rule.site] : [],
  );
  const never = siteRules.flatMap((rule) => {
    const finds = !isBroken(rule) && rule.find !== 'never';
    return finds || rule.site === undefined ? [] : [rule.site];
  });
  const sites = siteMode === 'crm' ? [...crms.sites, ...always] : always;
  return {
    matches: siteMode === 'all' ? [...granted] : within(granted, sites),
    excludeMatches: never
      .filter((site) => REGISTRABLE.test(site) && !always.some((each) => covers(site, each)))
      .slice(0, MAX_PATTERNS)
      .map((site) => `*://${site}/*`),
  };
}

/** The parts of the granted patterns that are on these sites. */
function within(granted: readonly string[], sites: readonly string[]): string[] {
  if (sites.length > MAX_PATTERNS || !sites.every((site) => REGISTRABLE.test(site)))
    return [...granted];
  return [...new Set(granted.flatMap((pattern) => sites.flatMap((site) => both(pattern, site))))];
}

/** What a granted pattern and a site have in common, as a pattern. */
function both(pattern: string, site: string): string[] {
  const [scheme, , host = ''] = pattern === '<all_urls>' ? ['*:', '', '*'] : pattern.split('/');
  if (host !== '*' && covers(site, host)) return [pattern];
  return host === '*' || covers(host, site) ? [`${scheme}//${site}/*`] : [];
}

/** Returns whether a site holds all of another one. */
function covers(wide: string, narrow: string): boolean {
  if (!wide.startsWith('*.')) return wide === narrow;
  return `.${narrow.replace(/^\*\./, '')}`.endsWith(wide.slice(1));
}
