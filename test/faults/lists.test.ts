import { describe, expect, it, onTestFinished } from 'vitest';
import { problemOf } from '@/lib/calls/failure';
import type { Problem } from '@/lib/calls/model';
import { createAgent, createdAgents } from '@/lib/campaigns/agents';
import { listAudience } from '@/lib/campaigns/list-audience';
import { listCampaigns } from '@/lib/campaigns/list-campaigns';
import type { CampaignDeps } from '@/lib/campaigns/request-service';
import { requestProblemText } from '@/lib/i18n/problem-text';
import { createClient } from '@/lib/service/client';
import { startSandbox } from '@/sandbox/start';
import { campaignDeps } from '@/test/campaigns/support/deps';
import { sentences } from './sentences';
import {
  type FaultCode,
  type FaultRow,
  faultTable,
  patienceFor,
  sentenceWithWords,
  withoutDidCode,
} from './table';

const rows = faultTable.map(withoutDidCode);
const PAGE = { page: 1, limit: 5 };

/** Reads a list as the dashboard's message does. Returns the problem, or `undefined`. */
const reads = {
  'campaign-list': (deps: CampaignDeps) => problemIn(listCampaigns(deps, PAGE)),
  'audience-list': (deps: CampaignDeps) =>
    problemIn(listAudience(deps, { ...PAGE, campaignId: 100 })),
};

function problemIn(work: Promise<unknown>): Promise<Problem | undefined> {
  return work.then(() => undefined, problemOf);
}

/** A dashboard over a service with the row's fault set for one request of this operation. */
async function faultyDeps(row: FaultRow, operation: keyof typeof reads | 'create-agent') {
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
  const deps = { ...campaignDeps({ url: sandbox.url, token }), client: async () => client };
  return { deps, sent };
}

describe.each(Object.entries(reads))('%s that meets', (name, read) => {
  const operation = name === 'campaign-list' ? name : 'audience-list';
  it.each(rows)(
    '$name, is shown, asks no more by itself, and comes when asked again',
    async (row) => {
      const { deps, sent } = await faultyDeps(row, operation);
      const problem = await read(deps);
      expect(problem && requestProblemText(problem)).toBe(
        sentenceWithWords(sentences[row.code], row),
      );
      expect(sent).toHaveLength(1);
      await expect.poll(() => read(deps), { timeout: 20_000 }).toBeUndefined();
    },
  );
});

const AGENT = { agent_name: 'Renewals', prompt: 'Be brief.' };

/** Nothing was created for certain only where the service said no. */
const certain: readonly FaultCode[] = ['unauthorised', 'refused', 'rate-limited'];

describe('create-agent that meets', () => {
  it.each(rows)('$name, says whether it may have been created', async (row) => {
    const { deps, sent } = await faultyDeps(row, 'create-agent');
    const made = await createAgent(deps, AGENT);
    if (made.made) throw new Error('It was made');
    const sentence = made.problem && requestProblemText(made.problem);
    expect(sentence).toBe(sentenceWithWords(sentences[row.code], row));
    expect(made.mayExist).toBe(!certain.includes(row.code));
    if (row.happened) expect(made.mayExist).toBe(true);
    expect(sent).toHaveLength(1);
    expect(await createdAgents(deps)).toEqual([]);
  });
});
