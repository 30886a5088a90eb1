import { expect, it } from 'vitest';
import { agentRules } from '@/lib/campaigns/agent-form';

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
