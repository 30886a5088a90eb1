import type { CrmSites } from '@/lib/crm/model';
import { sitesOfHost } from '@/lib/settings/sites/site-pattern';
import { isBroken, type SiteRule } from '@/lib/settings/sites/site-rule';
import type { Settings } from '@/lib/settings/table';
import type { SiteDecision } from './model';

/** All that says where numbers are found. The browser's host access bounds it. */
export interface SiteSettings extends Pick<Settings, 'siteMode' | 'siteRules'> {
  crms: CrmSites;
}

/** What reading them needs. */
export interface SiteDeps {
  readSettings(): Promise<Settings>;
  /** The sites of the CRMs that are known or connected, as they are now. */
  crmSites(): Promise<CrmSites>;
}

/** All that says where numbers are found, as it is now. */
export async function readSites({ readSettings, crmSites }: SiteDeps): Promise<SiteSettings> {
  const [{ siteMode, siteRules }, crms] = await Promise.all([readSettings(), crmSites()]);
  return { siteMode, siteRules, crms };
}

/**
 * Decides whether numbers are found on a host. A rule that cannot be read closes its sites. Otherwise the rule for
 * the narrowest site decides; of two for the same site, the one that finds nothing.
 */
export function decideSite(
  host: string,
  { siteMode, siteRules, crms }: SiteSettings,
): SiteDecision {
  const sites = sitesOfHost(host);
  const broken = siteRules.find(
    (rule) => isBroken(rule) && (rule.site === undefined || sites.includes(rule.site)),
  );
  if (broken) return { finds: false, isBroken: true, ...(broken.site && { rule: broken.site }) };
  const saying = rulesOf(sites, siteRules).filter(({ find }) => find !== undefined);
  const rule = sites.find((site) => saying.some((each) => each.site === site));
  if (rule === undefined) return { finds: siteMode === 'all' || isInMode(host, siteMode, crms) };
  const isNever = saying.some(({ site, find }) => site === rule && find === 'never');
  return { finds: !isNever, rule };
}

function isInMode(host: string, mode: Settings['siteMode'], crms: CrmSites): boolean {
  return mode === 'crm' && crms.hasHost(host);
}

/** The selectors of all rules for a host: elements whose text is not read there. */
export function ignoredOn(host: string, { siteRules }: Pick<Settings, 'siteRules'>): string[] {
  const rules = rulesOf(sitesOfHost(host), siteRules);
  return [...new Set(rules.flatMap(({ ignore }) => ignore ?? []))];
}

function rulesOf(sites: readonly string[], rules: Settings['siteRules']): SiteRule[] {
  return rules.filter((rule) => !isBroken(rule) && sites.includes(rule.site)) as SiteRule[];
}

/** Returns the rules with one that turns a host on or off, unless the others already do. */
export function withSite(host: string, finds: boolean, settings: SiteSettings): SiteSettings {
  const { siteRules } = settings;
  const own = rulesOf([host], siteRules).map(({ find: _, ...rest }) => rest);
  const others = siteRules.filter((rule) => isBroken(rule) || rule.site !== host);
  const ignore = [...new Set(own.flatMap((rule) => rule.ignore ?? []))];
  const areas = ignore.length > 0 && { ignore };
  const silent = { ...settings, siteRules: areas ? [...others, { site: host, ...areas }] : others };
  if (decideSite(host, silent).finds === finds) return silent;
  const rule = { site: host, find: finds ? ('always' as const) : ('never' as const), ...areas };
  return { ...settings, siteRules: [...others, rule] };
}
