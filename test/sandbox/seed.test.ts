import { expect, it } from 'vitest';
import { numberKindOf } from '@/lib/phone/plan/number-kind';
import { CAMPAIGN_STATUSES } from '@/lib/service/campaigns/campaigns';
import { seedAgents, seedCampaigns } from '@/sandbox/seed/campaigns';
import { seedContacts } from '@/sandbox/seed/contacts';
import { NUMBERS_BY_COUNTRY } from '@/sandbox/seed/fictional-numbers';
import { seedWorkspaces } from '@/sandbox/seed/workspaces';

const NOW = Date.parse('2026-03-02T10:00:00Z');
const campaigns = seedCampaigns('s', 20_000, NOW);
const contacts = campaigns.flatMap((campaign) => [...seedContacts('s', campaign, NOW)]);

/** Every pattern of the list, as it would match a number. */
const patterns = Object.entries(NUMBERS_BY_COUNTRY).flatMap(([country, list]) =>
  list.map((pattern) => ({
    country,
    form: new RegExp(`^${pattern.replace('+', '\\+').replaceAll('#', '\\d')}$`),
  })),
);

it('has 3 companies, 8 workspaces, 16 agents, 60 campaigns and 20,000 contacts', () => {
  const workspaces = seedWorkspaces('s');
  expect(new Set(workspaces.map(({ company }) => company)).size).toBe(3);
  expect([workspaces.length, seedAgents().length, campaigns.length]).toEqual([8, 16, 60]);
  expect(contacts).toHaveLength(20_000);
});

it('has campaigns in every state, some over, some without anybody', () => {
  expect(new Set(campaigns.map(({ status }) => status))).toEqual(new Set(CAMPAIGN_STATUSES));
  expect(campaigns.some(({ endsAt }) => endsAt !== null && endsAt < NOW)).toBe(true);
  expect(campaigns.some(({ startsAt }) => startsAt === null)).toBe(true);
  expect(campaigns.some(({ audience }) => audience === 0)).toBe(true);
});

it('has contacts in 30 countries, in numbers that ring nobody', () => {
  const seen = new Set<string>();
  for (const { mobileNo } of contacts) {
    const pattern = patterns.find(({ form }) => form.test(mobileNo));
    expect(pattern, mobileNo).toBeDefined();
    if (pattern) seen.add(pattern.country);
  }
  expect(seen.size).toBe(30);
});

it('dials none of the fourteen countries that keep no numbers for fiction', () => {
  const zeros = Object.values(NUMBERS_BY_COUNTRY)
    .flat()
    .filter((pattern) => /^\+\d{2,3}0000/.test(pattern));
  expect(zeros).toHaveLength(14);
  for (const pattern of zeros) {
    expect(numberKindOf(pattern.replaceAll('#', '5'), 'US'), pattern).toBe('invalid');
  }
});

it('derives a contact’s progress from its attempts', () => {
  expect(new Set(contacts.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3]));
  for (const contact of contacts) {
    if (contact.status === 0) expect(contact.attempts).toBe(0);
    expect(contact.lastAttemptAt === null).toBe(contact.attempts === 0);
    expect(contact.lastStatus === '').toBe(contact.attempts === 0);
  }
});

it('is the same for the same seed, another for another', () => {
  expect(seedCampaigns('s', 20_000, NOW).map(({ name }) => name)).toEqual(
    campaigns.map(({ name }) => name),
  );
  const [first] = campaigns;
  if (first === undefined) throw new Error('no campaign');
  expect([...seedContacts('s', first, NOW)]).toEqual(contacts.slice(0, first.audience));
  expect([...seedContacts('t', first, NOW)]).not.toEqual(contacts.slice(0, first.audience));
});
