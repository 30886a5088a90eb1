import { expect, it } from 'vitest';
import { candidateLine } from '@/lib/phone/candidates/lines';
import { recogniseFrame } from '@/lib/sites/recognise-frame';
import { sampleSettings } from '@/test/calls/support/settings';

const settings = sampleSettings({ excludedSites: ['mail.example.com'] });
const deps = { readSettings: async () => settings, country: () => 'US' as const };
const asked = {
  lang: 'en',
  candidates: [candidateLine({ raw: '(212) 555-0134', before: '', after: '' })],
};

it('is the verdicts on the candidates of a frame', async () => {
  const { verdicts } = await recogniseFrame(deps, asked, 'crm.example.com');
  expect(verdicts).toEqual(['c']);
});

it('is no verdict on an excluded site, where the finder may still run', async () => {
  const { verdicts } = await recogniseFrame(deps, asked, 'mail.example.com');
  expect(verdicts).toEqual([]);
});
