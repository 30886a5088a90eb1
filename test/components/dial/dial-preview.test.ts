import { expect, it } from 'vitest';
import { createDialPreview } from '@/components/dial/dial-preview';
import type { DialPreview } from '@/lib/offers/model';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

/** A preview whose requests are answered by hand. */
function slowPreview(abortSignal = new AbortController().signal) {
  const answers: ((formatted: string) => void)[] = [];
  const ask = fakeAsk({
    preview: () =>
      new Promise<{ ok: true; value: DialPreview }>((resolve) => {
        answers.push((formatted) => resolve(ok({ formatted })));
      }),
  });
  return { answers, model: createDialPreview(ask, abortSignal) };
}

it('shows the answer to the latest request', async () => {
  const { answers, model } = slowPreview();
  const first = model.read('1');
  const second = model.read('12');
  answers[1]?.('1-2');
  await second;
  answers[0]?.('1');
  await first;
  expect(model.preview.value).toEqual({ formatted: '1-2' });
});

it('resolves when the latest request is answered', async () => {
  const { answers, model } = slowPreview();
  await model.untilRead();
  void model.read('1');
  const read = model.untilRead();
  answers[0]?.('1');
  await read;
  expect(model.preview.value).toEqual({ formatted: '1' });
});

it('shows no answer after it was cleared', async () => {
  const { answers, model } = slowPreview();
  const read = model.read('1');
  model.clear();
  answers[0]?.('1');
  await read;
  expect(model.preview.value).toBeUndefined();
});

it('shows no answer after its view is closed', async () => {
  const view = new AbortController();
  const { answers, model } = slowPreview(view.signal);
  const read = model.read('1');
  view.abort();
  answers[0]?.('1');
  await read;
  expect(model.preview.value).toBeUndefined();
});

it('shows the text as typed, with the reason, if it could not be read', async () => {
  const ask = fakeAsk({ preview: () => problem('no-answer') });
  const model = createDialPreview(ask, new AbortController().signal);
  await model.read('123');
  expect(model.preview.value).toEqual({ formatted: '123', problem: { code: 'no-answer' } });
});
