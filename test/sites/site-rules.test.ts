import { expect, it } from 'vitest';
import { decideSite, ignoredOn, readSites, withSite } from '@/lib/sites/site-rules';
import { sampleSettings } from '@/test/calls/support/settings';
import { CRMS, sitesWith } from './support/sites';

const never = (site: string) => ({ site, find: 'never' as const });
const always = (site: string) => ({ site, find: 'always' as const });

it('lets the mode decide where no rule does', () => {
  const found = (host: string, mode: 'all' | 'crm' | 'listed') =>
    decideSite(host, sitesWith([], mode)).finds;
  expect(found('example.com', 'all')).toBe(true);
  expect(found('app.crm.example', 'crm')).toBe(true);
  expect(found('www.crm.example', 'crm')).toBe(false);
  expect(found('app.crm.example', 'listed')).toBe(false);
  expect(found('', 'all')).toBe(true);
  expect(found('', 'listed')).toBe(false);
});

it('lets the rule for the narrowest site decide, in either direction', () => {
  const rules = sitesWith([
    never('*.example.com'),
    always('*.crm.example.com'),
    never('old.crm.example.com'),
  ]);
  expect(decideSite('example.com', rules)).toEqual({ finds: false, rule: '*.example.com' });
  expect(decideSite('a.b.example.com', rules).finds).toBe(false);
  expect(decideSite('crm.example.com.', rules)).toEqual({ finds: true, rule: '*.crm.example.com' });
  expect(decideSite('old.crm.example.com', rules).finds).toBe(false);
  expect(decideSite('notexample.com', rules)).toEqual({ finds: true });
});

it('finds nothing where two rules for one site disagree', () => {
  expect(decideSite('a.example', sitesWith([always('a.example'), never('a.example')])).finds).toBe(
    false,
  );
});

it('finds nothing on the site of a rule that cannot be read, whatever the others say', () => {
  const rules = sitesWith([{ broken: '?', site: '*.example.com' }, always('crm.example.com')]);
  expect(decideSite('crm.example.com', rules)).toEqual({
    ...{ finds: false, isBroken: true, rule: '*.example.com' },
  });
  expect(decideSite('example.org', rules).finds).toBe(true);
});

it('finds nothing anywhere if nobody knows where a rule was to hold', () => {
  const rules = sitesWith([{ broken: '?' }, always('crm.example.com')]);
  expect(decideSite('crm.example.com', rules)).toEqual({ finds: false, isBroken: true });
  expect(decideSite('', rules).finds).toBe(false);
});

it('ignores the areas of every rule for a host', () => {
  const rules = sitesWith([
    { site: '*.example.com', ignore: ['nav', 'aside'] },
    { site: 'crm.example.com', ignore: ['nav', '#ids'] },
    { site: 'other.example', ignore: ['p'] },
  ]);
  expect(ignoredOn('crm.example.com', rules)).toEqual(['nav', 'aside', '#ids']);
  expect(ignoredOn('example.org', rules)).toEqual([]);
});

it('turns a host off and on with as few rules as possible, and keeps its areas', () => {
  const off = withSite('a.example', false, sitesWith([]));
  expect(off.siteRules).toEqual([never('a.example')]);
  expect(withSite('a.example', true, off).siteRules).toEqual([]);
  const wide = sitesWith([never('*.example'), { ...never('a.example'), ignore: ['nav'] }]);
  expect(withSite('a.example', true, wide).siteRules).toEqual([
    never('*.example'),
    { ...always('a.example'), ignore: ['nav'] },
  ]);
});

it('reads settings and CRMs', async () => {
  const readSettings = async () => sampleSettings({ siteMode: 'crm' });
  expect(await readSites({ readSettings, crmSites: async () => CRMS })).toEqual({
    ...{ siteMode: 'crm', siteRules: [], crms: CRMS },
  });
});
