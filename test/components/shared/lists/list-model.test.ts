import { expect, it } from 'vitest';
import { createListModel } from '@/components/shared/lists/list-model';
import type { Result } from '@/lib/messages/table';
import { answersArrived, byHand, fakeLater } from '@/test/components/dashboard/support/fakes';

function list() {
  const { later, pass } = fakeLater();
  const end = new AbortController();
  const asked: { query: string; answer: (result: Result<string>) => void }[] = [];
  const read = (query: string) => {
    const { promise, answer } = byHand<Result<string>>();
    asked.push({ query, answer });
    return promise;
  };
  return { model: createListModel({ read, later }, end.signal), asked, pass, end };
}

it('drops an answer that arrives after a later request', async () => {
  const { model, asked } = list();
  model.show('first');
  model.show('second');
  asked[1]?.answer({ ok: true, value: 'page of second' });
  await answersArrived();
  asked[0]?.answer({ ok: true, value: 'page of first' });
  await answersArrived();
  expect(model.page.value).toBe('page of second');
  expect(model.loading.value).toBe(false);
});

it('waits for a pause in typing, and asks once', async () => {
  const { model, asked, pass } = list();
  for (const typed of ['w', 'wi', 'win']) {
    model.show(typed, 250);
    pass(100);
  }
  expect(asked).toEqual([]);
  expect(model.loading.value).toBe(false);
  pass(250);
  expect(model.loading.value).toBe(true);
  expect(asked.map(({ query }) => query)).toEqual(['win']);
});

it('says which question the page answers', async () => {
  const { model, asked } = list();
  model.show('first');
  asked[0]?.answer({ ok: true, value: 'page of first' });
  await answersArrived();
  model.show('second');
  expect(model.answered.value).toBe('first');
  asked[1]?.answer({ ok: false, error: { code: 'unreachable' } });
  await answersArrived();
  expect(model.answered.value).toBe('first');
  model.clear();
  expect(model.answered.value).toBeUndefined();
});

it('says that the service is slow, until it answers', async () => {
  const { model, asked, pass } = list();
  model.show('q');
  pass(2_999);
  expect(model.slow.value).toBe(false);
  pass(1);
  expect(model.slow.value).toBe(true);
  asked[0]?.answer({ ok: true, value: 'page' });
  await answersArrived();
  expect(model.slow.value).toBe(false);
});

it('keeps the page if the next one fails, and retries', async () => {
  const { model, asked } = list();
  model.show('q');
  asked[0]?.answer({ ok: true, value: 'page' });
  await answersArrived();
  model.refresh();
  asked[1]?.answer({ ok: false, error: { code: 'unreachable' } });
  await answersArrived();
  expect(model.page.value).toBe('page');
  expect(model.problem.value).toEqual({ code: 'unreachable' });
  model.refresh();
  expect(asked.map(({ query }) => query)).toEqual(['q', 'q', 'q']);
  asked[2]?.answer({ ok: true, value: 'page 2' });
  await answersArrived();
  expect(model.problem.value).toBeUndefined();
});

it('changes nothing after its page is closed', async () => {
  const { model, asked, end } = list();
  model.show('q');
  end.abort();
  asked[0]?.answer({ ok: true, value: 'page' });
  await answersArrived();
  expect(model.page.value).toBeUndefined();
});
