import { describe, expect, it } from 'vitest';
import { createAgentJsonModel, parseJsonText } from '@/components/agents/model/agent-json-model';
import { agentRules } from '@/lib/campaigns/agent-form';

const rules = agentRules();

it('shows a configuration as indented JSON', () => {
  const model = createAgentJsonModel();
  model.show({ agent_name: 'A' });
  expect(model.text.value).toBe('{\n  "agent_name": "A"\n}');
});

it('keeps a typed text until it is applied or discarded', () => {
  const model = createAgentJsonModel();
  model.type('{"agent_name": "typed"');
  model.show({ agent_name: 'form' });
  expect(model.text.value).toBe('{"agent_name": "typed"');
  model.discard();
  model.show({ agent_name: 'form' });
  expect(model.text.value).toContain('form');
});

describe('applying', () => {
  const applied = (text: string) => {
    const model = createAgentJsonModel();
    model.type(text);
    return { draft: model.apply(rules), model };
  };

  it('returns the draft and names the fields that it does not know', () => {
    const { draft, model } = applied('{"agent_name": "A", "voice": {"voice_id": "v"}, "x": 1}');
    expect(draft).toEqual({
      values: { agent_name: 'A', 'voice.voice_id': 'v' },
      on: ['voice'],
    });
    expect(model.outcome.value).toEqual({ state: 'taken', unknown: ['x'] });
  });

  it('says where a text is not JSON, and keeps it', () => {
    const { draft, model } = applied('{"agent_name": "A",\n}');
    expect(draft).toBeUndefined();
    expect(model.outcome.value).toEqual({ state: 'bad', position: { line: 2, column: 1 } });
    expect(model.text.value).toBe('{"agent_name": "A",\n}');
  });

  it.each(['[1]', 'null', '"text"', '7'])('rejects %s: it is no configuration', (text) => {
    const { draft, model } = applied(text);
    expect(draft).toBeUndefined();
    expect(model.outcome.value).toEqual({ state: 'not-object' });
  });

  it('forgets the outcome when the rep types on', () => {
    const { model } = applied('{');
    model.type('{}');
    expect(model.outcome.value).toBeUndefined();
  });
});

it.each([
  ['null', { value: null }],
  ['{"a": 1}', { value: { a: 1 } }],
  ['', undefined],
  ['{', undefined],
])('parses %j', (text, parsed) => {
  expect(parseJsonText(text)).toEqual(parsed);
});
