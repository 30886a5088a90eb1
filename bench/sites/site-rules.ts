import { type Measurement, median, ms } from '@/bench/table';
import { MAX_SITE_RULES, siteRulesSchema } from '@/lib/settings/sites/site-rule';
import { decideSite, ignoredOn } from '@/lib/sites/site-rules';

/** The most that the rules may add to one message of a page, in ms. */
const MAX_MS = 20;
const ROUNDS = 40;
const HOST = 'a.very.deep.crm.example.com';
const NO_CRMS = { sites: [], hasHost: () => false };

/**
 * Measures what the most rules add to one message of a page, in Node: the stored rules are parsed again for each, and
 * decide on a host that only the last one names.
 */
export async function measureSiteRules(): Promise<Measurement[]> {
  const stored = Array.from({ length: MAX_SITE_RULES }, (_, at) => ({
    ...{ site: `*.site-${at}.example`, find: 'never', ignore: ['.sidebar', '#history'] },
  }));
  stored.splice(-1, 1, { site: '*.example.com', find: 'never', ignore: ['nav'] });
  const times = Array.from({ length: ROUNDS }, () => {
    const from = performance.now();
    const siteRules = siteRulesSchema.parse(stored);
    const { finds } = decideSite(HOST, { siteMode: 'all', siteRules, crms: NO_CRMS });
    if (finds || ignoredOn(HOST, { siteRules }).length !== 1) throw new Error('No rule counted.');
    return performance.now() - from;
  });
  const measured = median(times);
  const what = `${MAX_SITE_RULES.toLocaleString('en')} rules for sites, read and applied`;
  return [{ what, measured: ms(measured), target: `${MAX_MS} ms`, ratio: measured / MAX_MS }];
}
