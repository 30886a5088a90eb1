import { expect, it } from 'vitest';
import { isBroken, siteModeSchema, siteRulesSchema } from '@/lib/settings/sites/site-rule';
import { createSettings } from '@/lib/settings/store';
import { freshSettings } from '@/test/settings/support/database';

const GOOD = { site: '*.example.com', find: 'never', ignore: ['nav'] };

it('keeps good rules, and turns each other one into a broken rule for its site', () => {
  const rules = siteRulesSchema.parse([
    GOOD,
    { site: 'crm.example.com', find: 'sometimes' },
    { site: 'a b', find: 'never' },
    { site: 'crm.example.com', ignore: ['p:has(a)'] },
    7,
  ]);
  expect(rules.map((rule) => isBroken(rule) && (rule.site ?? true))).toEqual([
    ...[false, 'crm.example.com', true, 'crm.example.com', true],
  ]);
  expect(siteRulesSchema.parse(rules)).toEqual(rules);
});

it('stays closed if the list is damaged, or longer than any list can be', () => {
  expect(siteRulesSchema.parse('damaged')).toEqual([{ broken: '"damaged"' }]);
  const many = siteRulesSchema.parse(Array.from({ length: 5001 }, () => GOOD));
  expect(many.at(-1)).toEqual({ broken: '"…"' });
});

it('reads a damaged mode as the narrowest', () => {
  expect(siteModeSchema.parse('everywhere')).toBe('listed');
  expect(siteModeSchema.parse('crm')).toBe('crm');
});

it('is empty, and finds numbers on all sites, until it is set', async () => {
  const database = freshSettings();
  expect(await createSettings(database).read()).toMatchObject({ siteMode: 'all', siteRules: [] });
  await database.settings.put({ key: 'siteRules', value: [GOOD, 'damaged'] });
  expect((await createSettings(database).read()).siteRules).toEqual([
    GOOD,
    { broken: '"damaged"' },
  ]);
});
