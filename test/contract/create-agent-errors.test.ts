import { describe, expect, it } from 'vitest';
import { isSandbox, mayCreateAgents, post, theSandbox, useService } from './support/target';

useService();

const LEAST = { agent_name: 'Avery', prompt: 'Be brief.' };
const VOICE = { voice_id: 'v' };
const EARS = { provider: 'stt_vendor_2', model: 'stt_vendor_2_model_1', language: 'english' };

describe.runIf(mayCreateAgents)('400 `{detail: string}`', () => {
  it.each([
    ['missing required field agent_name', { agent_name: undefined }],
    ['missing required field prompt', { prompt: undefined }],
    ['wrong data type of agent_name', { agent_name: 7 }],
    ['wrong data type of voice', { voice: 'v' }],
    ['wrong data type of speed', { voice: { ...VOICE, settings: { speed: 'fast' } } }],
    ['invalid model value', { voice: { ...VOICE, provider: 'tts_vendor_6', model: 'x' } }],
    ['invalid speech-to-text provider', { speech_to_text: { ...EARS, provider: 'x' } }],
    ['invalid llm provider', { llm: { llm: 'x', model: 'y' } }],
  ])('%s', async (_cause, wrong) => {
    const answer = await post('create-agent', { ...LEAST, ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { detail: expect.stringMatching(/./) } });
  });
  it.each(['', '{', '[]', 'null'])('a body of %s', async (body) => {
    expect(await post('create-agent', body)).toMatchObject({
      status: 400,
      body: { detail: expect.any(String) },
    });
  });
});

describe.runIf(mayCreateAgents)('422 `{detail: [{loc, msg, type}]}`', () => {
  it.each<[string, object, string[]]>([
    [
      'stability below',
      { voice: { ...VOICE, settings: { stability: -0.1 } } },
      ['voice', 'settings', 'stability'],
    ],
    [
      'stability above',
      { voice: { ...VOICE, settings: { stability: 1.1 } } },
      ['voice', 'settings', 'stability'],
    ],
    [
      'speed below',
      { voice: { ...VOICE, settings: { speed: 0.4 } } },
      ['voice', 'settings', 'speed'],
    ],
    [
      'speed above',
      { voice: { ...VOICE, settings: { speed: 2.1 } } },
      ['voice', 'settings', 'speed'],
    ],
    [
      'voice_style below',
      { voice: { ...VOICE, settings: { voice_style: -1 } } },
      ['voice', 'settings', 'voice_style'],
    ],
    [
      'voice_style above',
      { voice: { ...VOICE, settings: { voice_style: 101 } } },
      ['voice', 'settings', 'voice_style'],
    ],
    [
      'similarity_boost below',
      { voice: { ...VOICE, settings: { similarity_boost: -0.1 } } },
      ['voice', 'settings', 'similarity_boost'],
    ],
    [
      'similarity_boost above',
      { voice: { ...VOICE, settings: { similarity_boost: 1.1 } } },
      ['voice', 'settings', 'similarity_boost'],
    ],
    [
      'tone of no list',
      { voice: { ...VOICE, settings: { tone: 'angry' } } },
      ['voice', 'settings', 'tone'],
    ],
    [
      'style of no list',
      { voice: { ...VOICE, settings: { style: 'baroque' } } },
      ['voice', 'settings', 'style'],
    ],
    [
      'sensitivity of no list',
      { voice: { ...VOICE, settings: { instruction_sensitivity: 'extreme' } } },
      ['voice', 'settings', 'instruction_sensitivity'],
    ],
    [
      'confidence_threshold below',
      { configurations: { confidence_threshold: -0.1 } },
      ['configurations', 'confidence_threshold'],
    ],
    [
      'confidence_threshold above',
      { configurations: { confidence_threshold: 1.1 } },
      ['configurations', 'confidence_threshold'],
    ],
    [
      'idle_time below 5',
      { configurations: { inactivity_handling: { idle_time: 4 } } },
      ['configurations', 'inactivity_handling', 'idle_time'],
    ],
    [
      'idle_time above 120',
      { configurations: { inactivity_handling: { idle_time: 121 } } },
      ['configurations', 'inactivity_handling', 'idle_time'],
    ],
    [
      'interruption.value below 1',
      { configurations: { interruption: { value: 0 } } },
      ['configurations', 'interruption', 'value'],
    ],
    [
      'interruption.value above 5',
      { configurations: { interruption: { value: 6 } } },
      ['configurations', 'interruption', 'value'],
    ],
    ['timezone of no form', { timezone: 'Berlin time' }, ['timezone']],
    [
      'language of no list',
      { speech_to_text: { ...EARS, language: 'en-US' } },
      ['speech_to_text', 'language'],
    ],
    ['webhook that is no URL', { session_data_webhook: 'not a url' }, ['session_data_webhook']],
  ])('%s', async (_cause, wrong, path) => {
    const { status, body } = await post('create-agent', { ...LEAST, ...wrong });
    expect(status).toBe(422);
    const [complaint] = Object(body).detail;
    expect(complaint).toEqual({
      loc: expect.arrayContaining(path),
      msg: expect.stringMatching(/./),
      type: expect.stringMatching(/./),
    });
    expect(complaint.loc.slice(-path.length)).toEqual(path);
  });
  it('an unknown voice provider names only the first four', async () => {
    const wrong = { voice: { ...VOICE, provider: 'x' } };
    const { status, body } = await post('create-agent', { ...LEAST, ...wrong });
    expect([400, 422]).toContain(status);
    if (!isSandbox) return;
    expect(JSON.stringify(body)).toContain('tts_vendor_4');
    expect(JSON.stringify(body)).not.toContain('tts_vendor_5');
  });
});

describe.runIf(isSandbox)('A refused agent', () => {
  it('is not made', async () => {
    const before = theSandbox().agents().length;
    await post('create-agent', { ...LEAST, timezone: 'x y' });
    await post('create-agent', { prompt: 'p' });
    expect(theSandbox().agents()).toHaveLength(before);
  });
});
