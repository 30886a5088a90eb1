import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import type { RulesFileProblem } from '@/lib/settings/sites/rules-file';
import { MAX_SITE_RULES, type SiteRule } from '@/lib/settings/sites/site-rule';
import type { TriedAddress } from '@/lib/sites/model';
import type { RuleFaults } from './read-rule';

/** What a rule says of its site. */
export function ruleText({ find, ignore = [] }: SiteRule): string {
  const areas = ignore.length > 0 && i18n.t('site_rules.ignored_count', [countText(ignore.length)]);
  return [find && i18n.t(`site_rules.find.${find}`), areas].filter(Boolean).join(' · ');
}

/** What is wrong with a typed site. */
export function siteFaultText(site: NonNullable<RuleFaults['site']>): string {
  switch (site.fault) {
    case 'only-host':
      return i18n.t('site_rules.only_host', [site.host]);
    case 'wildcard':
      return i18n.t('site_rules.wildcard');
    default:
      return i18n.t('site_rules.no_site');
  }
}

const areaFaults = {
  costly: 'site_rules.costly',
  'too-long': 'site_rules.too_long',
  'too-many': 'site_rules.too_many_areas',
  nothing: 'site_rules.nothing',
  empty: 'site_rules.no_selector',
  'no-selector': 'site_rules.no_selector',
} as const;

/** What is wrong with typed areas. */
export function areaFaultText({ fault, selector }: NonNullable<RuleFaults['ignore']>): string {
  return i18n.t(areaFaults[fault], [selector]);
}

const fileProblems = {
  'too-large': 'site_rules.file_too_large',
  'no-json': 'site_rules.file_other_kind',
  'other-kind': 'site_rules.file_other_kind',
  newer: 'site_rules.file_newer',
  'too-many': 'site_rules.too_many_rules',
  'bad-rules': 'site_rules.file_bad_rules',
} as const;
/** The most positions that are named. */
const MAX_NAMED = 10;

/** Why a file is not imported. */
export function fileProblemText(refused: RulesFileProblem): string {
  if (refused.problem === 'too-many') return tooManyRulesText();
  const positions = 'positions' in refused ? refused.positions : [];
  const named = positions.slice(0, MAX_NAMED).map(countText).join(', ');
  return i18n.t(fileProblems[refused.problem], [
    positions.length > MAX_NAMED ? `${named}, …` : named,
  ]);
}

/** There is no room for another rule. */
export function tooManyRulesText(): string {
  return i18n.t('site_rules.too_many_rules', [countText(MAX_SITE_RULES)]);
}

/** What counts for a tried address, in sentences. */
export function triedText(tried: TriedAddress): string[] {
  const { host, finds, rule, isBroken, granted, ignored } = tried;
  const why = rule ? i18n.t('site_rules.by_rule', [rule]) : i18n.t('site_rules.by_mode');
  return [
    i18n.t(finds ? 'site_rules.found_on' : 'site_rules.not_found_on', [host]),
    isBroken ? i18n.t('site_rules.by_broken') : why,
    finds && !granted && i18n.t('site_rules.not_granted'),
    finds && ignored.length > 0 && i18n.t('site_rules.areas_there', [ignored.join(', ')]),
  ].filter((text) => text !== false);
}
