import { expect, it } from 'vitest';
import { createRecordingNotices } from '@/components/rules/recording-notices';
import { fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const CALLEE = '+12125550134';

it('asks once for each number', async () => {
  const ask = fakeAsk({ 'recording-notice': () => ok({ kind: 'announce' }) });
  const notices = createRecordingNotices(ask, new AbortController().signal);
  expect(notices.of(CALLEE)).toBeUndefined();
  await Promise.all([notices.want(CALLEE), notices.want(CALLEE)]);
  expect(notices.of(CALLEE)).toEqual({ kind: 'announce' });
  expect(ask.asked).toEqual([{ name: 'recording-notice', body: { e164: CALLEE } }]);
});

it('asks again after the background could not answer', async () => {
  let works = false;
  const ask = fakeAsk({
    'recording-notice': () => (works ? ok({ kind: 'announce' }) : problem('no-answer')),
  });
  const notices = createRecordingNotices(ask, new AbortController().signal);
  await notices.want(CALLEE);
  works = true;
  await notices.want(CALLEE);
  expect(notices.of(CALLEE)).toEqual({ kind: 'announce' });
});
