import { describe, expect, it } from 'vitest';
import { isSandbox, post, useService } from './support/target';

useService();

const LEAST = { agent_name: 'Avery', prompt: 'Be brief.' };
const status = async (more: object) => (await post('create-agent', { ...LEAST, ...more })).status;

/** A model of a provider, by its number. The counts are those of docs/service-interface.md. */
const model = (provider: string, n = 1) => `${provider}_model_${n}`;

const LANGUAGES =
  `english hindi multi albanian arabic armenian azerbaijani belarusian bengali bosnian
bulgarian catalan chinese croatian czech danish dutch english_australia english_india
english_new_zealand english_uk english_us english_spanish estonian finnish french galician georgian
german german_switzerland greek gujarati haitian_creole hausa hebrew afrikaans hungarian icelandic
indonesian italian japanese javanese kannada kazakh khmer korean latvian lithuanian macedonian malay
malayalam maori marathi nepali norwegian persian polish portuguese portuguese_brazil punjabi romanian
russian serbian shona slovak slovenian somali spanish spanish_latin_america sundanese swahili swedish
tagalog tamil tajik telugu thai tswana turkish ukrainian urdu vietnamese welsh`.split(/\s+/);

describe.runIf(isSandbox)('Voice providers and models', () => {
  const voice = (provider: string, name: string) => ({
    voice: { voice_id: 'v', provider, model: name },
  });
  it.each([
    ['tts_vendor_1', 4],
    ['tts_vendor_2', 2],
    ['tts_vendor_4', 1],
    ['tts_vendor_5', 1],
    ['tts_vendor_7', 3],
    ['tts_vendor_8', 1],
  ])('%s has %i models', async (provider, count) => {
    for (let n = 1; n <= count; n += 1) {
      expect(await status(voice(provider, model(provider, n)))).toBe(201);
    }
    expect(await status(voice(provider, model(provider, count + 1)))).toBe(400);
  });
  it('tts_vendor_3 lists none, and is a provider', async () => {
    expect(await status({ voice: { voice_id: 'v', provider: 'tts_vendor_3' } })).toBe(201);
  });
  it.each(['generative', 'neural', 'longform', 'standard'])('tts_vendor_6 has %s', async (name) => {
    expect(await status(voice('tts_vendor_6', name))).toBe(201);
  });
  it('tts_vendor_9 has one that is named like it', async () => {
    expect(await status(voice('tts_vendor_9', 'tts_vendor_9'))).toBe(201);
  });
  it('a model is valid only with its own provider', async () => {
    expect(await status(voice('tts_vendor_1', 'neural'))).toBe(400);
  });
  it('`provider` and `model` are optional, `voice_id` is required', async () => {
    expect(await status({ voice: { voice_id: 'v' } })).toBe(201);
    expect(await status({ voice: { provider: 'tts_vendor_1' } })).toBe(400);
  });
});

describe.runIf(isSandbox)('Speech-to-text', () => {
  const ears = (provider: string, name: string, language = 'english') => ({
    speech_to_text: { provider, model: name, language },
  });
  it.each([
    ['stt_vendor_1', 14],
    ['stt_vendor_2', 1],
    ['stt_vendor_3', 2],
    ['stt_vendor_4', 1],
    ['stt_vendor_5', 1],
    ['stt_vendor_6', 2],
    ['stt_vendor_7', 1],
  ])('%s has %i models', async (provider, count) => {
    expect(await status(ears(provider, model(provider, count)))).toBe(201);
    expect(await status(ears(provider, model(provider, count + 1)))).toBe(400);
  });
  it.each(LANGUAGES)('takes the language %s', async (language) => {
    expect(await status(ears('stt_vendor_2', model('stt_vendor_2'), language))).toBe(201);
  });
  it.each(['en', 'English', 'klingon'])('refuses the language %s', async (language) => {
    expect(await status(ears('stt_vendor_2', model('stt_vendor_2'), language))).toBe(422);
  });
  it.each(['provider', 'model', 'language'])('`%s` is required', async (field) => {
    const { speech_to_text } = ears('stt_vendor_2', model('stt_vendor_2'));
    expect(await status({ speech_to_text: { ...speech_to_text, [field]: undefined } })).toBe(400);
  });
});

describe.runIf(isSandbox)('`llm`', () => {
  const mind = (llm: string, name: string) => ({ llm: { llm, model: name } });
  it.each([
    ['llm_vendor_1', 9],
    ['llm_vendor_2', 4],
    ['llm_vendor_3', 1],
    ['llm_mixed', 2],
    ['llm_vendor_4', 11],
    ['llm_vendor_5', 6],
    ['llm_vendor_6', 3],
    ['llm_vendor_7', 2],
    ['llm_vendor_8', 2],
    ['llm_vendor_9', 3],
    ['llm_vendor_10', 1],
  ])('%s has %i models', async (llm, count) => {
    expect(await status(mind(llm, model(llm, count)))).toBe(201);
    expect(await status(mind(llm, model(llm, count + 1)))).toBe(400);
  });
  it.each([1, 2])('llm_vendor_1 has realtime model %i', async (n) => {
    expect(await status(mind('llm_vendor_1', `llm_vendor_1_realtime_${n}`))).toBe(201);
  });
  it.each(['llm', 'model'])('`%s` is required', async (field) => {
    const { llm } = mind('llm_vendor_3', model('llm_vendor_3'));
    expect(await status({ llm: { ...llm, [field]: undefined } })).toBe(400);
  });
});
