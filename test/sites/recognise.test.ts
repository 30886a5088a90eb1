import { expect, it } from 'vitest';
import { candidateLine, UNDECIDED } from '@/lib/phone/candidates/lines';
import { recognise, recogniseFrame, verdictsForCandidate } from '@/lib/sites/recognise';
import { sampleSettings } from '@/test/calls/support/settings';

const candidate = (raw: string, record?: string) => ({
  ...{ raw, before: '', after: '' },
  ...(record !== undefined && { record }),
});
const verdicts = (candidates: ReturnType<typeof candidate>[], evidence = {}) =>
  recognise({ candidates: candidates.map(candidateLine) }, { default: 'US', ...evidence }).verdicts;

it('answers in the order asked; a record decides where nothing else does', () => {
  const asked = [
    candidate('020 7946 0123', 'Imogen Clarke\nUnited Kingdom'),
    candidate('(212) 555-0134', 'Ada Whitfield'),
    candidate('020 7946 0123', ''),
    candidate('12:30'),
  ];
  expect(verdicts(asked)).toEqual(['c', 'c', '', '']);
});

it('asks for the record before it says no', () => {
  expect(verdicts([candidate('020 7946 0123'), candidate('020 7946 0123', '')])).toEqual([
    UNDECIDED,
    '',
  ]);
});

it.each(['2026-11-21', '192.168.10.20', '12345', '(212) 555-0134', '+1 23'])(
  'asks for no record with %s',
  (raw) => {
    expect(verdicts([candidate(raw)])).not.toContain(UNDECIDED);
  },
);

it('uses numbers with a country code as evidence for the others, at any position', () => {
  const named = [candidate('+44 7700 900123'), candidate('+44 20 7946 0958')];
  expect(verdicts([candidate('020 7946 0123'), ...named])).toEqual(['c', 'cGB', 'cGB']);
  expect(verdicts([candidate('020 7946 0123')], { others: ['GB', 'GB'] })).toEqual(['c']);
});

it('reads each number in the country that its own record speaks of', () => {
  const numbersIn = (raw: string, record: string) =>
    verdictsForCandidate(candidate(raw, record), { default: 'US' }).map(({ e164 }) => e164);
  expect(numbersIn('020 7946 0123', 'United Kingdom')).toEqual(['+442079460123']);
  expect(numbersIn('030 23125 123', 'Jonas Reuter\nGermany')).toEqual(['+493023125123']);
});

it('takes a line that cannot be read for no number', () => {
  const candidates = ['', 'nonsense', '1,2:', candidateLine(candidate('+1 212 555 0134'))];
  expect(recognise({ candidates }, { default: 'US' }).verdicts).toEqual(['', '', '', 'cUS']);
});

it('says how few digits a number has in the countries that the page may mean', () => {
  const fewest = (evidence: object) =>
    recognise({ candidates: [] }, { default: 'US', ...evidence }).fewestDigits;
  expect(fewest({})).toBe(7);
  expect(fewest({ default: 'LU' })).toBeLessThan(6);
  expect(fewest({ site: 'FO' })).toBe(6);
});

const settings = sampleSettings({ siteRules: [{ site: '*.mail.example', find: 'never' }] });
const deps = {
  readSettings: async () => settings,
  crmSites: async () => ({ sites: [], hasHost: () => false }),
  country: () => 'US' as const,
};
const at = (host: string) => ({ host, siteHost: host });
const asked = {
  lang: 'en',
  candidates: [candidateLine({ raw: '(212) 555-0134', before: '', after: '' })],
};

it('is the verdicts on the candidates of a frame', async () => {
  const { verdicts } = await recogniseFrame(deps, asked, at('crm.example.com'));
  expect(verdicts).toEqual(['c']);
});

it('names the areas that a rule for the site ignores, and no others', async () => {
  const rules = [
    { site: '*.example.com', ignore: ['nav'] },
    { site: 'bank.example', ignore: ['#balance'] },
  ];
  const readSettings = async () => sampleSettings({ siteRules: rules });
  const answer = await recogniseFrame({ ...deps, readSettings }, asked, at('crm.example.com'));
  expect(answer.ignored).toEqual(['nav']);
});

it('is no verdict on an excluded site, where the finder may still run', async () => {
  const { verdicts } = await recogniseFrame(deps, asked, at('in.mail.example'));
  expect(verdicts).toEqual([]);
  const blank = await recogniseFrame(deps, asked, { host: '', siteHost: 'in.mail.example' });
  expect(blank.verdicts).toEqual([]);
});
