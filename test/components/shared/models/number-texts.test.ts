import { expect, it } from 'vitest';
import { createNumberTexts } from '@/components/shared/models/number-texts';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

function texts(answer: FakeAnswers['number-texts']) {
  const ask = fakeAsk(answer ? { 'number-texts': answer } : {});
  return { model: createNumberTexts(ask, new AbortController().signal), ask };
}

it('shows the E.164 number until the background answers, and asks once', async () => {
  const { model, ask } = texts(({ e164s }) => ok(e164s.map(() => '+1 212 555 0134')));
  expect(model.of('+12125550134')).toBe('+12125550134');
  await model.want(['+12125550134', '+12125550134', '']);
  await model.want(['+12125550134']);
  expect(model.of('+12125550134')).toBe('+1 212 555 0134');
  expect(ask.asked).toHaveLength(1);
});

it('requests many numbers in batches that the background accepts', async () => {
  const sizes: number[] = [];
  const { model } = texts(({ e164s }) => {
    sizes.push(e164s.length);
    return ok(e164s);
  });
  await model.want(Array.from({ length: 450 }, (_, index) => `+1212555${1000 + index}`));
  expect(sizes).toEqual([200, 200, 50]);
});

it('asks again after a failure', async () => {
  const answers = [problem('no-answer'), ok(['+1 212 555 0134'])];
  const { model } = texts(() => answers.shift() ?? problem('no-answer'));
  await model.want(['+12125550134']);
  await model.want(['+12125550134']);
  expect(model.of('+12125550134')).toBe('+1 212 555 0134');
});
