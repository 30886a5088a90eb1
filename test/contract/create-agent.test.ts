import { describe, expect, it } from 'vitest';
import { isSandbox, mayCreateAgents, post, theSandbox, useService } from './support/target';

useService();

const LEAST = { agent_name: 'Avery', prompt: 'Be brief.' };
const VOICE = { provider: 'tts_vendor_6', voice_id: 'v-1', model: 'neural' };
const EARS = { provider: 'stt_vendor_2', model: 'stt_vendor_2_model_1', language: 'english' };
const MIND = { llm: 'llm_vendor_3', model: 'llm_vendor_3_model_1' };

async function make(more: object = {}) {
  const answer = await post('create-agent', { ...LEAST, ...more });
  expect([200, 201]).toContain(answer.status);
  return { body: answer.body, stored: isSandbox ? theSandbox().agents().at(-1) : undefined };
}

const withVoice = (settings: object) => ({ voice: { ...VOICE, settings } });

describe.runIf(mayCreateAgents)('Voice agent (created)', () => {
  it('success is 200 or 201, with `id`, `agent_name`, `config` and `created_at`', async () => {
    const request = { ...LEAST, voice: VOICE, speech_to_text: EARS, llm: MIND };
    const answer = await post('create-agent', request);
    expect([200, 201]).toContain(answer.status);
    expect(answer.body).toMatchObject({
      id: expect.any(String),
      agent_name: 'Avery',
      config: { prompt: 'Be brief.', voice: VOICE, speech_to_text: EARS },
    });
  });
  it('`created_at` is Unix time in seconds', async () => {
    const { body } = await make();
    const now = Date.now() / 1000;
    expect(Math.abs(Object(body).created_at - now)).toBeLessThan(60);
  });
  it('`config.llm.llm` repeats the model', async () => {
    const { body } = await make({ llm: MIND });
    expect(body).toMatchObject({ config: { llm: { llm: MIND.model, model: MIND.model } } });
  });
});

describe.runIf(isSandbox)('Top-level fields', () => {
  it.each([
    ['agent_id', 7],
    ['description', 'For renewals'],
    ['timezone', 'Europe/Berlin'],
    ['greeting', 'Good morning!'],
    ['session_data_webhook', 'https://hooks.example.com/end'],
  ])('`%s` is optional and kept', async (field, value) => {
    expect((await make({ [field]: value })).stored).toMatchObject({ [field]: value });
  });
  it.each([
    ['description', ''],
    ['timezone', 'UTC'],
  ])('`%s` is "%s" by default', async (field, value) => {
    expect((await make()).stored).toMatchObject({ [field]: value });
  });
  it.each(['greeting', 'session_data_webhook', 'voice', 'speech_to_text', 'llm'])(
    '`%s` has no default',
    async (field) => {
      expect((await make()).stored).not.toHaveProperty(field);
    },
  );
});

describe.runIf(isSandbox)('Voice `settings`', () => {
  it.each([
    ['stability', 0.5],
    ['voice_style', 0],
    ['speed', 1],
    ['speaker_boost', true],
    ['similarity_boost', 0.75],
    ['style', 'classic'],
    ['instruction_sensitivity', 'medium'],
  ])('`%s` is %s by default', async (field, value) => {
    const { stored } = await make(withVoice({}));
    expect(stored).toMatchObject({ voice: { settings: { [field]: value } } });
  });
  it('`tone` has no default', async () => {
    const { stored } = await make(withVoice({}));
    expect(stored?.voice?.settings).not.toHaveProperty('tone');
  });
  it.each([
    ['stability', [0, 1]],
    ['voice_style', [0, 100]],
    ['speed', [0.5, 2]],
    ['similarity_boost', [0, 1]],
    ['speaker_boost', [true, false]],
    ['tone', ['professional', 'friendly', 'neutral', 'enthusiastic']],
    ['style', ['classic', 'conversational', 'narrative']],
    ['instruction_sensitivity', ['low', 'medium', 'high']],
  ])('`%s` may be any of %j', async (field, values) => {
    for (const value of values) await make(withVoice({ [field]: value }));
  });
});

describe.runIf(isSandbox)('`configurations`', () => {
  it('has the documented defaults', async () => {
    expect((await make({ configurations: {} })).stored?.configurations).toEqual({
      confidence_threshold: 0.8,
      do_not_call_detection: false,
      agent_terminate_call: { enabled: false },
      inactivity_handling: { enabled: false, idle_time: 30 },
      interruption: { enabled: true, value: 3 },
      voicemail: { enabled: false },
    });
  });
  it.each([
    { confidence_threshold: 0 },
    { confidence_threshold: 1 },
    { do_not_call_detection: true },
    { agent_terminate_call: { enabled: true, instruction: 'When done', message: 'Bye' } },
    { inactivity_handling: { enabled: true, idle_time: 5, message: 'Still there?' } },
    { inactivity_handling: { enabled: true, idle_time: 120 } },
    { interruption: { enabled: false, value: 1 } },
    { interruption: { enabled: true, value: 5 } },
    { voicemail: { enabled: true, message: 'Call us back' } },
  ])('takes %j', async (configurations) => {
    expect((await make({ configurations })).stored).toMatchObject({ configurations });
  });
});
