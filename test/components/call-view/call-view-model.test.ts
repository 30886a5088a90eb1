import { expect, it } from 'vitest';
import { fakePopup, flushPromises } from '@/test/support/fakes/fake-popup';
import { LOCAL_NOON, loggedCall } from '@/test/support/own-pages/own-samples';

it('shows the countdown of a call that began elsewhere, once', async () => {
  const { model, log, ask } = fakePopup();
  const call = loggedCall({ state: 'counting', requestAt: LOCAL_NOON + 3_000 });
  log([call]);
  expect(model.countdown.counting.value?.callId).toBe(call.id);
  log([call]);
  await flushPromises();
  expect(ask.asked.filter(({ name }) => name === 'outcome')).toHaveLength(1);
});

it('fetches how the numbers of its calls are written, each once', async () => {
  const { model, log, ask } = fakePopup();
  log([loggedCall()]);
  log([loggedCall(), loggedCall({ id: 'call-2' })]);
  await flushPromises();
  expect(model.texts.of('+12125550134')).toBe('+1 2125550134');
  const asked = ask.asked.filter(({ name }) => name === 'number-texts');
  const numbers = asked.flatMap(({ body }) => (body as { e164s: string[] }).e164s);
  expect(new Set(numbers).size).toBe(numbers.length);
});
