import { expect, it, vi } from 'vitest';
import { createCatalogueModel } from '@/components/agents/model/catalogue-model';
import type { AgentFormRules } from '@/lib/campaigns/model';
import { NEUTRAL_CATALOGUE } from '@/lib/service/agents/catalogue';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const neutral: AgentFormRules = { rules: [], catalogue: NEUTRAL_CATALOGUE, isReplaced: false };
const ours = { voice: [], speech_to_text: [], llm: [{ id: 'ours', models: ['one'] }] };
const own: AgentFormRules = { rules: [], catalogue: ours, isReplaced: true };

function catalogueModel(save: FakeAnswers['save-catalogue']) {
  const ask = fakeAsk(save ? { 'save-catalogue': save } : {});
  const onForm = vi.fn();
  return { model: createCatalogueModel(ask, onForm), ask, onForm };
}

it('shows a catalogue as indented JSON', () => {
  const { model } = catalogueModel(undefined);
  model.show(own);
  expect(model.text.value).toBe(JSON.stringify(ours, null, 2));
});

it('saves what was typed and passes the new form on', async () => {
  const { model, ask, onForm } = catalogueModel(() => ok(own));
  model.type(JSON.stringify(ours));
  await model.save();
  expect(ask.asked).toEqual([{ name: 'save-catalogue', body: { catalogue: ours } }]);
  expect(onForm).toHaveBeenCalledExactlyOnceWith(own);
  expect(model.text.value).toBe(JSON.stringify(ours, null, 2));
});

it('sends no text that is not JSON, and says where it is wrong', async () => {
  const { model, ask } = catalogueModel(() => ok(own));
  model.type('{"voice": [\n');
  await model.save();
  expect(ask.asked).toEqual([]);
  expect(model.error.value).toEqual({ position: { line: 2, column: 1 } });
  model.type('{"voice": []}');
  expect(model.error.value).toBeUndefined();
});

it('says why a catalogue was not saved, and keeps the text', async () => {
  const { model, onForm } = catalogueModel(() => problem('bad-request'));
  model.type('{}');
  await model.save();
  expect(model.error.value).toEqual({ problem: { code: 'bad-request' } });
  expect(model.text.value).toBe('{}');
  expect(onForm).not.toHaveBeenCalled();
});

it('returns to the neutral catalogue, after any typing', async () => {
  const { model, ask, onForm } = catalogueModel(() => ok(neutral));
  model.type('{');
  await model.reset();
  expect(ask.asked).toEqual([{ name: 'save-catalogue', body: {} }]);
  expect(onForm).toHaveBeenCalledExactlyOnceWith(neutral);
  expect(JSON.parse(model.text.value)).toEqual(NEUTRAL_CATALOGUE);
});
