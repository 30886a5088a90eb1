import { expect, it } from 'vitest';
import { countryEvidence } from '@/lib/sites/country-evidence';
import { sampleSettings } from '@/test/calls/support/settings';

const HOST = 'crm.example.com';
const settings = sampleSettings({ siteCountries: [{ host: HOST, country: 'GB' }] });
const deps = { readSettings: async () => settings, country: () => 'US' as const };

it('is what the page says, the rep’s choice for the site, and the default country', async () => {
  expect(await countryEvidence(deps, { lang: 'de', others: ['DE', 'GB'] }, HOST)).toEqual({
    lang: 'de',
    host: HOST,
    others: ['DE', 'GB'],
    site: 'GB',
    default: 'US',
  });
});

it('leaves out what is unknown: other sites’ choices, and codes without a numbering plan', async () => {
  const evidence = await countryEvidence(deps, { lang: '', others: ['XX'] }, 'other.example.com');
  expect(evidence).toEqual({ lang: '', host: 'other.example.com', others: [], default: 'US' });
});
