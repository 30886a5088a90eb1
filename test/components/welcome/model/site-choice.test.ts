import { expect, it } from 'vitest';
import { readSiteChoice } from '@/components/welcome/model/site-choice';
import { noPolicy, parsePolicy } from '@/lib/settings/policy';
import { fakeSettings } from '@/test/support/fakes/fake-popup';

const siteRules = [
  { site: '*.crm.example', find: 'always' as const },
  { site: 'mail.example', find: 'never' as const },
  { site: 'ids.example', ignore: ['.ids'] },
];

function choice(policy = noPolicy, siteMode: 'all' | 'crm' | 'listed' = 'all') {
  const end = new AbortController();
  const { reaches, listed } = readSiteChoice(
    fakeSettings(end.signal, { siteMode, siteRules }, false, policy),
  );
  return { reaches: reaches.value, listed: listed.value };
}

it('leaves all to the rep whose browser nobody manages', () => {
  expect(choice().reaches).toEqual(['all', 'crm', 'none']);
  expect(choice(parsePolicy({ siteMode: 'listed' }), 'listed').reaches).toContain('all');
});

it('offers no more sites than an administrator fixed', () => {
  const fixed = (siteMode: 'all' | 'crm' | 'listed') =>
    choice(parsePolicy({ siteMode, locked: ['siteMode'] }), siteMode);
  expect(fixed('all').reaches).toEqual(['all', 'crm', 'none']);
  expect(fixed('crm').reaches).toEqual(['crm', 'none']);
  expect(fixed('listed')).toEqual({ reaches: ['listed', 'none'], listed: ['*.crm.example'] });
});
