import Dexie from 'dexie';
import { expect, it, vi } from 'vitest';
import { readCatalogue, saveCatalogue } from '@/lib/campaigns/agent-form';
import { createAgent, createdAgents, faultsOf, forgetAgent } from '@/lib/campaigns/agents';
import { testSandbox } from '@/test/sandbox/support/sandbox';
import { clientOf, fetchAnswering } from '@/test/service/support/service';
import { campaignDeps } from './support/deps';

const REQUEST = {
  agent_name: 'Renewals',
  prompt: 'Be brief.',
  voice: { provider: 'tts_vendor_6', voice_id: 'v1', model: 'neural' },
  llm: { llm: 'llm_vendor_3', model: 'llm_vendor_3_model_1' },
};

async function deps() {
  const sandbox = await testSandbox();
  return campaignDeps({ url: sandbox.url, token: sandbox.token(0) });
}

it('creates an agent at the service and keeps it in the list of this browser', async () => {
  const here = await deps();
  const made = await createAgent(here, REQUEST);
  expect(made).toMatchObject({ made: true, agent: { name: 'Renewals', request: REQUEST } });
  expect(await createdAgents(here)).toEqual([made.made && made.agent]);
  if (made.made) await forgetAgent(here, made.agent.id);
  expect(await createdAgents(here)).toEqual([]);
});

it('says that an agent was created although this browser could not list it', async () => {
  const here = await deps();
  const full = () => Dexie.Promise.reject(new DOMException('full', 'QuotaExceededError'));
  vi.spyOn(here.campaigns.agents, 'put').mockImplementation(full);
  expect(await createAgent(here, REQUEST)).toMatchObject({
    made: true,
    agent: { name: 'Renewals' },
    isInList: false,
  });
});

it.each([
  ['voice.settings.speed', { voice: { voice_id: 'v', settings: { speed: 3 } } }],
  ['voice.settings.stability', { voice: { voice_id: 'v', settings: { stability: -0.1 } } }],
  ['voice.settings.voice_style', { voice: { voice_id: 'v', settings: { voice_style: 101 } } }],
  ['configurations.confidence_threshold', { configurations: { confidence_threshold: 1.1 } }],
  [
    'configurations.inactivity_handling.idle_time',
    { configurations: { inactivity_handling: { idle_time: 4 } } },
  ],
  ['configurations.interruption.value', { configurations: { interruption: { value: 6 } } }],
  ['session_data_webhook', { session_data_webhook: 'not a url' }],
  ['timezone', { timezone: 'Moon/Base' }],
  [
    'voice.model',
    { voice: { voice_id: 'v', provider: 'tts_vendor_6', model: 'tts_vendor_1_model_1' } },
  ],
  [
    'speech_to_text.language',
    { speech_to_text: { provider: 'stt_vendor_2', model: 'stt_vendor_2_model_1', language: 'en' } },
  ],
  ['agent_name', { agent_name: '' }],
])('catches what is wrong with %s before it is sent', async (path, wrong) => {
  const here = await deps();
  const faults = await faultsOf(here, { ...REQUEST, ...wrong });
  expect(faults).toEqual([
    {
      path,
      words: expect.any(String),
      broken: expect.objectContaining({ rule: expect.any(String) }),
    },
  ]);
  expect(await createAgent(here, { ...REQUEST, ...wrong })).toMatchObject({
    made: false,
    faults,
    mayExist: false,
  });
});

it('uses the same words as the service', async () => {
  const sandbox = await testSandbox();
  const here = campaignDeps({ url: sandbox.url, token: sandbox.token(0) });
  const wrong = { ...REQUEST, voice: { voice_id: 'v', settings: { speed: 3 } } };
  const [fault] = await faultsOf(here, wrong);
  const client = await here.client();
  const refusal = await client.createAgent(wrong).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ fields: [{ msg: fault?.words }] });
});

it('accepts a provider that the catalogue does not list, and follows the service', async () => {
  const here = await deps();
  const request = { ...REQUEST, llm: { llm: 'somebody', model: 'something' } };
  expect(await faultsOf(here, request)).toEqual([]);
  expect(await createAgent(here, request)).toMatchObject({
    made: false,
    mayExist: false,
    problem: { code: 'refused', words: expect.any(String) },
  });
});

it('puts what a service says beside the field that it names', async () => {
  const here = await deps();
  const detail = [{ loc: ['body', 'voice', 'voice_id'], msg: 'no such voice', type: 'value' }];
  const client = clientOf(fetchAnswering({ detail }, 422));
  expect(await createAgent({ ...here, client: async () => client }, REQUEST)).toMatchObject({
    made: false,
    faults: [{ path: 'voice.voice_id', words: 'no such voice' }],
  });
});

it('says when an agent may exist although no answer came', async () => {
  const here = await deps();
  const client = clientOf(fetchAnswering('<html>', 502));
  expect(await createAgent({ ...here, client: async () => client }, REQUEST)).toMatchObject({
    made: false,
    mayExist: true,
  });
});

it('takes the vendors’ real names, refuses what is no catalogue, and goes back', async () => {
  const { campaigns } = await deps();
  const own = { voice: [], speech_to_text: [], llm: [{ id: 'ours', models: ['one'] }] };
  await saveCatalogue(campaigns, own);
  expect(await readCatalogue(campaigns)).toEqual({ catalogue: own, isReplaced: true });
  expect(await faultsOf({ campaigns }, { ...REQUEST, llm: { llm: 'ours', model: 'two' } })).toEqual(
    [
      {
        path: 'llm.model',
        words: expect.any(String),
        broken: { rule: 'other-model', provider: 'ours', model: 'two' },
      },
    ],
  );
  await expect(saveCatalogue(campaigns, { voice: 'x' })).rejects.toMatchObject({
    problem: { words: expect.stringContaining('voice') },
  });
  await saveCatalogue(campaigns, undefined);
  expect((await readCatalogue(campaigns)).isReplaced).toBe(false);
});
