import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { requestOf, sectionOf } from '@/components/agents/model/agent-draft';
import { agentRules } from '@/lib/campaigns/agent-form';
import { faultsOf } from '@/lib/campaigns/agents';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import { type RunningSandbox, startSandbox } from '@/sandbox/start';
import '@/test/calls/support/database';

/** What the form says before sending, and what the service says of the same: word for word. */
const RIGHT = { agent_name: 'Avery', prompt: 'Be brief.', 'voice.voice_id': 'v-1' };
const rules = agentRules();

const outOfRange = rules.flatMap(({ path, min, max }) =>
  min === undefined || max === undefined
    ? []
    : [[path, min - 1] as const, [path, max + 1] as const],
);

const wrong = [
  ...outOfRange.map(([path, value]) => [path, String(value)] as const),
  ['timezone', 'Mars/Base'],
  ['timezone', '+02:00'],
  ['session_data_webhook', 'hooks.example.com'],
  ['session_data_webhook', 'ftp://hooks.example.com'],
  ['voice.settings.tone', 'angry'],
] as const;

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox?.stop());

it('knows every range of the document', () => {
  expect(new Set(outOfRange.map(([path]) => path))).toEqual(
    new Set([
      'voice.settings.stability',
      'voice.settings.voice_style',
      'voice.settings.speed',
      'voice.settings.similarity_boost',
      'configurations.confidence_threshold',
      'configurations.inactivity_handling.idle_time',
      'configurations.interruption.value',
    ]),
  );
});

it.each(wrong)('says of %s %s what the service says', async (path, typed) => {
  const section = sectionOf(path);
  const values = { ...RIGHT, [path]: typed };
  const request = requestOf({ values, on: section ? [section] : [] }, rules);
  const campaigns = openCampaignDatabase(`words-${crypto.randomUUID()}`);
  const [fault, ...more] = await faultsOf({ campaigns }, request);
  expect([fault?.path, more]).toEqual([path, []]);
  expect(await refusal(request)).toEqual({ loc: ['body', ...path.split('.')], msg: fault?.words });
  expect(sandbox.agents()).toEqual([]);
});

async function refusal(request: unknown) {
  const answer = await fetch(`${sandbox.url}/api/v1/global/create-agent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: sandbox.workspaces[0]?.token ?? '' },
    body: JSON.stringify(request),
  });
  const fault = z.object({ loc: z.array(z.string()), msg: z.string() });
  return z.object({ detail: z.tuple([fault]) }).parse(await answer.json()).detail[0];
}
