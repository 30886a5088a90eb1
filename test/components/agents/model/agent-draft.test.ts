import { expect, it } from 'vitest';
import { draftOf, EMPTY_DRAFT, requestOf, sections } from '@/components/agents/model/agent-draft';
import { agentRules } from '@/lib/campaigns/agent-form';
import { NEUTRAL_CATALOGUE } from '@/lib/service/agents/catalogue';
import { checkAgent } from '@/lib/service/agents/check-agent';

const rules = agentRules();

it('sends what was typed, and leaves the rest to the service', () => {
  const draft = { values: { agent_name: 'Renewals', prompt: 'Be brief.' }, on: [] };
  expect(requestOf(draft, rules)).toEqual({
    agent_name: 'Renewals',
    prompt: 'Be brief.',
    timezone: 'UTC',
  });
});

it('writes the defaults of a section that is set', () => {
  const request = requestOf({ values: {}, on: ['configurations'] }, rules);
  expect(request.configurations).toEqual({
    confidence_threshold: 0.8,
    do_not_call_detection: false,
    agent_terminate_call: { enabled: false },
    inactivity_handling: { enabled: false, idle_time: 30 },
    interruption: { enabled: true, value: 3 },
    voicemail: { enabled: false },
  });
});

it('keeps text that is not a number as typed, so that the rule names it', () => {
  const values = { 'voice.voice_id': 'v', 'voice.settings.speed': 'fast', agent_id: '12' };
  const request = requestOf({ values, on: ['voice'] }, rules);
  expect(request).toMatchObject({ agent_id: 12, voice: { settings: { speed: 'fast' } } });
});

it('names a required field of a section without values', () => {
  const request = requestOf({ values: { agent_name: 'A', prompt: 'P' }, on: ['llm'] }, rules);
  const checked = checkAgent(request, NEUTRAL_CATALOGUE);
  expect(checked.ok ? [] : checked.faults.map(({ loc }) => loc.join('.'))).toEqual([
    'llm.llm',
    'llm.model',
  ]);
});

it('leaves out the values of a section that is not set, and restores them', () => {
  const values = { 'voice.voice_id': 'v' };
  expect(requestOf({ values, on: [] }, rules).voice).toBeUndefined();
  expect(requestOf({ values, on: ['voice'] }, rules).voice).toMatchObject({ voice_id: 'v' });
});

it('reads a whole configuration and writes it back unchanged', () => {
  const whole = requestOf(
    { values: { ...EMPTY_DRAFT.values, agent_name: 'A', prompt: 'P' }, on: sections },
    rules,
  );
  const { draft, unknown } = draftOf(whole, rules);
  expect(unknown).toEqual([]);
  expect(draft.on).toEqual([...sections]);
  expect(requestOf(draft, rules)).toEqual(whole);
});

it('names unknown fields, and skips null', () => {
  const { draft, unknown } = draftOf(
    { agent_name: 'A', greeting: null, mood: 'good', voice: { voice_id: 'v', pitch: 3 }, llm: {} },
    rules,
  );
  expect(unknown).toEqual(['mood', 'voice.pitch']);
  expect(draft).toEqual({
    values: { agent_name: 'A', 'voice.voice_id': 'v' },
    on: ['voice', 'llm'],
  });
});
