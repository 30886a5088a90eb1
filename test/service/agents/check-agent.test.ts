import { expect, it } from 'vitest';
import { NEUTRAL_CATALOGUE } from '@/lib/service/agents/catalogue';
import { checkAgent } from '@/lib/service/agents/check-agent';

const MINIMAL = { agent_name: 'Avery', prompt: 'Be brief.' };
const SPEECH_TO_TEXT = {
  provider: 'stt_vendor_2',
  model: 'stt_vendor_2_model_1',
  language: 'english',
};

function faultsOf(request: unknown) {
  const checked = checkAgent(request, NEUTRAL_CATALOGUE);
  return checked.ok ? [] : checked.faults.map(({ loc, msg, kind }) => [loc.join('.'), msg, kind]);
}

it('accepts a minimal request and fills in defaults', () => {
  const checked = checkAgent({ ...MINIMAL, configurations: {} }, NEUTRAL_CATALOGUE);
  expect(checked).toMatchObject({
    ok: true,
    agent: {
      description: '',
      timezone: 'UTC',
      configurations: {
        confidence_threshold: 0.8,
        inactivity_handling: { enabled: false, idle_time: 30 },
        interruption: { enabled: true, value: 3 },
      },
    },
  });
});

it.each<[object, string, string, string]>([
  [{ agent_name: undefined }, 'agent_name', 'is required', 'missing'],
  [{ prompt: '' }, 'prompt', 'is required', 'missing'],
  [{ prompt: 7 }, 'prompt', 'must be text', 'type'],
  [{ agent_id: 1.5 }, 'agent_id', 'must be a whole number', 'type'],
  [{ timezone: 'Mars/Base' }, 'timezone', 'must be an IANA time zone name', 'value'],
  [{ timezone: '+02:00' }, 'timezone', 'must be an IANA time zone name', 'value'],
  [
    { session_data_webhook: 'javascript:alert(1)' },
    'session_data_webhook',
    'must be a web address (http or https)',
    'value',
  ],
  [{ voice: {} }, 'voice.voice_id', 'is required', 'missing'],
  [
    { voice: { voice_id: 'v', settings: { speed: 2.5 } } },
    'voice.settings.speed',
    'must be at most 2',
    'value',
  ],
  [
    { voice: { voice_id: 'v', settings: { tone: 'angry' } } },
    'voice.settings.tone',
    'must be one of professional, friendly, neutral, enthusiastic',
    'value',
  ],
  [
    { speech_to_text: { ...SPEECH_TO_TEXT, language: 'en' } },
    'speech_to_text.language',
    'is not in the list of allowed values',
    'value',
  ],
  [
    { configurations: { inactivity_handling: { idle_time: 4 } } },
    'configurations.inactivity_handling.idle_time',
    'must be at least 5',
    'value',
  ],
  [
    { voice: { voice_id: 'v', provider: 'tts_vendor_6', model: 'tts_vendor_9' } },
    'voice.model',
    'not a model of tts_vendor_6: tts_vendor_9',
    'model',
  ],
  [{ llm: { llm: 'somebody', model: 'm' } }, 'llm.llm', 'unknown provider: somebody', 'provider'],
])('finds the fault of %j: %s %s', (wrong, field, msg, kind) => {
  expect(faultsOf({ ...MINIMAL, ...wrong })).toEqual([[field, msg, kind]]);
});

it('reports all faults at once: a wrong model and a number out of range', () => {
  const voice = { provider: 'tts_vendor_6', model: 'x', settings: { speed: 9 } };
  expect(faultsOf({ ...MINIMAL, voice }).map(([field]) => field)).toEqual([
    'voice.voice_id',
    'voice.settings.speed',
    'voice.model',
  ]);
});

it('accepts any model if the catalogue lists none, and no model if none is named', () => {
  expect(
    faultsOf({ ...MINIMAL, voice: { voice_id: 'v', provider: 'tts_vendor_3', model: 'x' } }),
  ).toEqual([]);
  expect(faultsOf({ ...MINIMAL, voice: { voice_id: 'v', provider: 'tts_vendor_1' } })).toEqual([]);
});

it.each([null, undefined, 7, 'x', []])('rejects %j as a whole', (request) => {
  expect(faultsOf(request)).toHaveLength(1);
});
