import { expect, it } from 'vitest';
import { agentRules, readCatalogue, saveCatalogue } from '@/lib/campaigns/agent-form';
import '@/test/calls/support/database';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import { NEUTRAL_CATALOGUE } from '@/lib/service/agents/catalogue';

const rules = new Map(agentRules().map((rule) => [rule.path, rule]));

it('takes ranges, choices and defaults from the service’s own schema', () => {
  expect(rules.get('voice.settings.speed')).toEqual({
    path: 'voice.settings.speed',
    type: 'number',
    required: false,
    min: 0.5,
    max: 2,
    fallback: 1,
  });
  expect(rules.get('voice.settings.style')).toMatchObject({
    type: 'choice',
    choices: ['classic', 'conversational', 'narrative'],
    fallback: 'classic',
  });
  expect(rules.get('configurations.inactivity_handling.idle_time')).toMatchObject({
    min: 5,
    max: 120,
    fallback: 30,
  });
  expect(rules.get('voice.settings.speaker_boost')).toMatchObject({
    type: 'boolean',
    fallback: true,
  });
});

it('says which fields must be there, and no bound where "any integer" is meant', () => {
  const required = [...rules.values()].filter((rule) => rule.required).map((rule) => rule.path);
  expect(required).toEqual([
    'agent_name',
    'prompt',
    'voice.voice_id',
    'speech_to_text.provider',
    'speech_to_text.model',
    'speech_to_text.language',
    'llm.llm',
    'llm.model',
  ]);
  expect(rules.get('agent_id')).toEqual({ path: 'agent_id', type: 'integer', required: false });
});

it('has every field of the document', () => {
  expect(rules.size).toBe(35);
});

const own = {
  voice: [],
  speech_to_text: [],
  llm: [{ id: 'ours', models: ['one', 'two'] }],
};

const freshCampaigns = () => openCampaignDatabase(`catalogue-${crypto.randomUUID()}`);

it('reads the neutral catalogue until an administrator stores another', async () => {
  const database = freshCampaigns();
  expect(await readCatalogue(database)).toEqual({
    catalogue: NEUTRAL_CATALOGUE,
    isReplaced: false,
  });
  await saveCatalogue(database, own);
  expect(await readCatalogue(database)).toEqual({ catalogue: own, isReplaced: true });
});

it('returns to the neutral catalogue', async () => {
  const database = freshCampaigns();
  await saveCatalogue(database, own);
  await saveCatalogue(database, undefined);
  expect(await readCatalogue(database)).toEqual({
    catalogue: NEUTRAL_CATALOGUE,
    isReplaced: false,
  });
});

it.each([
  [null, '{ }: '],
  [[], '{ }: '],
  [{ ...own, voice: 'x' }, 'voice: '],
  [{ ...own, llm: [{ id: 'ours', models: [7] }] }, 'llm.0.models.0: '],
])('rejects %j and says where it is wrong', async (value, path) => {
  const database = freshCampaigns();
  await saveCatalogue(database, own);
  await expect(saveCatalogue(database, value)).rejects.toMatchObject({
    problem: { code: 'bad-request', words: expect.stringContaining(path) },
  });
  expect((await readCatalogue(database)).catalogue).toEqual(own);
});

it('ignores a stored value that is not a catalogue', async () => {
  const database = freshCampaigns();
  const damaged = { key: 'catalogue', value: { voice: 'x' } } as const;
  await database.table('catalogue').put(damaged);
  expect(await readCatalogue(database)).toEqual({
    catalogue: NEUTRAL_CATALOGUE,
    isReplaced: false,
  });
});
