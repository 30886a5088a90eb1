import { CAMPAIGN_STATUSES, type CampaignStatus } from '@/lib/service/campaigns/campaigns';
import { randomFrom, wholeNumberBetween } from '@/sandbox/random';
import { THEMES, type Theme } from './themes';

/** Number of campaigns. */
const CAMPAIGN_COUNT = 60;
const WORKSPACES = 8;
const DAY = 24 * 60 * 60 * 1000;

/** A campaign before it is in the database. Times in epoch milliseconds. */
export interface SeededCampaign {
  id: number;
  workspaceId: number;
  agentId: number;
  name: string;
  theme: Theme;
  published: boolean;
  legacy: boolean;
  status: CampaignStatus;
  startsAt: number | null;
  endsAt: number | null;
  maxRetry: number;
  delayMinutes: [number, number] | null;
  createdAt: number;
  updatedAt: number | null;
  /** Number of its contacts. */
  audience: number;
}

/** Returns the seeded agents: two per workspace, ids from 1. */
export function seedAgents(): { id: number; workspaceId: number; name: string }[] {
  const names = ['Avery', 'Blair', 'Casey', 'Devon', 'Ellis', 'Finley', 'Greer', 'Harper'];
  return Array.from({ length: 2 * WORKSPACES }, (_, i) => ({
    id: i + 1,
    workspaceId: (i % WORKSPACES) + 1,
    name: `${names[i % names.length]} ${i < WORKSPACES ? 'first contact' : 'follow-up'}`,
  }));
}

/** Returns campaigns with every status in every company, some with a past end date. */
export function seedCampaigns(seed: string, contacts: number, now: number): SeededCampaign[] {
  const random = randomFrom(`${seed}|campaigns`);
  const sizes = shares(random, contacts);
  return sizes.map((audience, i) => seedCampaign(random, i, audience, now));
}

function seedCampaign(random: () => number, i: number, audience: number, now: number) {
  const workspaceId = (i % WORKSPACES) + 1;
  const turn = (i + 3 * Math.floor(i / WORKSPACES)) % 6; // So that each workspace sees each status.
  const status = CAMPAIGN_STATUSES[wholeNumberBetween(random, 0, 99) < 30 ? 1 : turn] ?? 'draft';
  const theme = THEMES[i % THEMES.length] ?? THEMES[0];
  const createdAt =
    now - wholeNumberBetween(random, 1, 300) * DAY - wholeNumberBetween(random, 0, DAY);
  const scheduled = status !== 'draft' || random() < 0.3;
  const startsAt = scheduled ? createdAt + wholeNumberBetween(random, 1, 7) * DAY : null;
  const maxRetry = wholeNumberBetween(random, 0, 5);
  return {
    id: 100 + i,
    workspaceId,
    agentId: random() < 0.6 ? workspaceId : workspaceId + WORKSPACES,
    name: `${theme.title} ${['spring', 'summer', 'autumn', 'winter'][wholeNumberBetween(random, 0, 3)]} ${i + 1}`,
    theme,
    published: status !== 'draft',
    legacy: random() < 0.15,
    status,
    startsAt,
    endsAt: startsAt === null ? null : startsAt + wholeNumberBetween(random, 5, 240) * DAY,
    maxRetry,
    delayMinutes: maxRetry === 0 ? null : delay(random),
    createdAt,
    updatedAt: status === 'draft' ? null : createdAt + (now - createdAt) * random(),
    audience,
  } satisfies SeededCampaign;
}

function delay(random: () => number): [number, number] {
  const low = 5 * wholeNumberBetween(random, 1, 12);
  return [low, low + 5 * wholeNumberBetween(random, 1, 12)];
}

// A few large campaigns, many small ones, and every twentieth empty.
function shares(random: () => number, contacts: number): number[] {
  const weights = Array.from({ length: CAMPAIGN_COUNT }, (_, i) =>
    i % 20 === 19 ? 0 : random() ** 3,
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const sizes = weights.map((weight) => Math.floor((contacts * weight) / whole));
  const rest = contacts - sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size, i) => (i === 0 ? size + rest : size));
}
