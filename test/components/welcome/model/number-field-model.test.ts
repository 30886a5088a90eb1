import { expect, it } from 'vitest';
import { createNumberField } from '@/components/welcome/model/number-field-model';
import { type FakeAnswers, fakeAsk, ok } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';
import { samplePreview } from '@/test/support/own-pages/own-samples';

function numberField(preview: NonNullable<FakeAnswers['preview']>) {
  const ask = fakeAsk({ preview });
  return { model: createNumberField(ask, new AbortController().signal), ask };
}

const short = () => ok({ formatted: '21', problem: { code: 'too-short' as const } });

it('shows how a number is read while it is typed', async () => {
  const { model } = numberField(() => ok(samplePreview()));
  model.type('212 555 0134');
  await flushPromises();
  expect(model.number.value?.e164).toBe('+12125550134');
  expect(await model.finish()).toBe('+12125550134');
});

it('says what is wrong only after the rep left the field or went on', async () => {
  const { model } = numberField(short);
  model.type('21');
  await flushPromises();
  expect(model.problem.value).toBeUndefined();
  model.leave();
  expect(model.problem.value).toEqual({ code: 'too-short' });
  model.type('212');
  expect(model.problem.value).toBeUndefined();
  expect(await model.finish()).toBeUndefined();
  expect(model.problem.value).toEqual({ code: 'too-short' });
});

it('asks for a number only when the rep goes on with an empty field', async () => {
  const { model, ask } = numberField(short);
  model.leave();
  expect(model.problem.value).toBeUndefined();
  expect(await model.finish()).toBeUndefined();
  expect(model.problem.value).toEqual({ code: 'empty' });
  expect(ask.asked).toEqual([]);
});

it('refuses a number that nobody may call', async () => {
  const emergency = samplePreview({ problem: { code: 'emergency-number' } });
  const { model } = numberField(() => ok(emergency));
  model.type('911');
  expect(await model.finish()).toBeUndefined();
  expect(model.problem.value).toEqual({ code: 'emergency-number' });
});

it('reads the text again when the country changed, and nothing of an empty field', async () => {
  const { model, ask } = numberField(() => ok(samplePreview()));
  model.readAgain();
  expect(ask.asked).toEqual([]);
  model.type('212 555 0134');
  model.readAgain();
  expect(ask.asked.map(({ body }) => body)).toEqual([
    { text: '212 555 0134' },
    { text: '212 555 0134' },
  ]);
});
