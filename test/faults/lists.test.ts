import { describe, expect, it, onTestFinished } from 'vitest';
import { listProblemText } from '@/components/dashboard/list-words';
import { problemOf } from '@/lib/calls/failure';
import type { Problem } from '@/lib/calls/model';
import { createAgent, createdAgents } from '@/lib/campaigns/agents';
import { listAudience } from '@/lib/campaigns/list-audience';
import { listCampaigns } from '@/lib/campaigns/list-campaigns';
import type { CampaignWorld } from '@/lib/campaigns/world';
import { createClient } from '@/lib/service/client';
import { startSandbox } from '@/sandbox/start';
import { campaignWorld } from '@/test/campaigns/support/world';
import { sentences } from './sentences';
import {
  type FaultCode,
  type FaultRow,
  faultTable,
  patienceFor,
  plainly,
  withWords,
} from './table';

const rows = faultTable.map(plainly);
const PAGE = { page: 1, limit: 5 };

/** Reads a list as the dashboard's message does; answers the problem, `undefined` without one. */
const reads = {
  'campaign-list': (world: CampaignWorld) => problemIn(listCampaigns(world, PAGE)),
  'audience-list': (world: CampaignWorld) =>
    problemIn(listAudience(world, { ...PAGE, campaignId: 100 })),
};

function problemIn(work: Promise<unknown>): Promise<Problem | undefined> {
  return work.then(() => undefined, problemOf);
}

/** A dashboard's world over a service with the row's fault set for one request of this operation. */
async function faultyWorld(row: FaultRow, operation: keyof typeof reads | 'create-agent') {
  const sandbox = await startSandbox({ port: 0, contacts: 0, faults: true });
  onTestFinished(() => sandbox.stop());
  const token = sandbox.workspaces[0]?.token ?? '';
  const sent: string[] = [];
  const client = createClient({
    baseUrl: sandbox.url,
    token,
    header: 'token',
    fetch: (url, init) => {
      sent.push(url);
      return fetch(url, init);
    },
    timeoutMs: patienceFor(row),
    now: Date.now,
  });
  const body = JSON.stringify({ ...row.fault, operation });
  await fetch(`${sandbox.url}/faults`, { method: 'PUT', body });
  const world = { ...campaignWorld({ url: sandbox.url, token }), client: async () => client };
  return { world, sent };
}

describe.each(Object.entries(reads))('%s that meets', (name, read) => {
  const operation = name === 'campaign-list' ? name : 'audience-list';
  it.each(rows)(
    '$name, says so, asks no more by itself, and comes when asked again',
    async (row) => {
      const { world, sent } = await faultyWorld(row, operation);
      const problem = await read(world);
      expect(listProblemText(problem ?? { code: '' })).toBe(withWords(sentences[row.code], row));
      expect(sent).toHaveLength(1);
      await expect.poll(() => read(world), { timeout: 20_000 }).toBeUndefined();
    },
  );
});

const AGENT = { agent_name: 'Renewals', prompt: 'Be brief.' };

/** Nothing was created for certain only where the service said no. */
const certain: readonly FaultCode[] = ['unauthorised', 'refused', 'rate-limited'];

describe('create-agent that meets', () => {
  it.each(rows)('$name, says whether it may have been created', async (row) => {
    const { world, sent } = await faultyWorld(row, 'create-agent');
    const made = await createAgent(world, AGENT);
    if (made.made) throw new Error('It was made');
    const sentence = listProblemText(made.problem ?? { code: '' });
    expect(sentence).toBe(withWords(sentences[row.code], row));
    expect(made.maybe).toBe(!certain.includes(row.code));
    if (row.happened) expect(made.maybe).toBe(true);
    expect(sent).toHaveLength(1);
    expect(await createdAgents(world)).toEqual([]);
  });
});
