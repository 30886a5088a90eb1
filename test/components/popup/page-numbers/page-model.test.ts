import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageModel, type PageModelDeps } from '@/components/popup/page-numbers/page-model';
import type { SiteStatus } from '@/lib/sites/model';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const site: SiteStatus = {
  origin: 'https://crm.example',
  host: 'crm.example',
  pattern: 'https://crm.example/*',
  granted: false,
  excluded: false,
  allSites: false,
};

function page(answers: FakeAnswers, deps: Partial<PageModelDeps> = {}) {
  const requestOrigins = vi.fn(async (_patterns: string[]) => true);
  const ask = fakeAsk({ site: () => ok(site), 'page-numbers': () => ok([]), ...answers });
  const model = createPageModel(
    {
      ask,
      activeTab: async () => ({ id: 7 }),
      requestOrigins,
      allSites: ['http://*/*', 'https://*/*'],
      ...deps,
    },
    new AbortController().signal,
  );
  return { model, ask, requestOrigins };
}

it('lists the numbers of the active tab', async () => {
  const { model, ask } = page({});
  expect(model.numbers.value).toEqual({ state: 'loading' });
  await model.refresh();
  expect(ask.asked).toContainEqual({ name: 'page-numbers', body: { tabId: 7 } });
  expect(model.numbers.value).toEqual({ state: 'read', numbers: [] });
});

it('says that the page cannot be read', async () => {
  const { model } = page({ 'page-numbers': () => problem('page-unreachable') });
  await model.refresh();
  expect(model.numbers.value).toEqual({
    state: 'problem',
    problem: { code: 'page-unreachable' },
  });
});

it('says that there is no page without a tab', async () => {
  const { model } = page({}, { activeTab: async () => undefined });
  await model.refresh();
  expect(model.numbers.value.state).toBe('problem');
});

it('asks for this site, or for all, before anything is awaited', async () => {
  const { model, requestOrigins } = page({});
  await model.refresh();
  void model.allow('site');
  expect(requestOrigins).toHaveBeenLastCalledWith(['https://crm.example/*']);
  void model.allow('all');
  expect(requestOrigins).toHaveBeenLastCalledWith(['http://*/*', 'https://*/*']);
});

it('says that the rep declined', async () => {
  const { model } = page({}, { requestOrigins: async () => false });
  await model.refresh();
  await model.allow('site');
  expect(model.denied.value).toBe(true);
});

it('excludes the host', async () => {
  let excluded = false;
  const { model, ask } = page({
    site: () => ok({ ...site, granted: true, excluded }),
    'exclude-site': (body) => {
      excluded = body.excluded;
      return ok(null);
    },
  });
  await model.refresh();
  await model.setExcluded(true);
  expect(ask.asked).toContainEqual({
    name: 'exclude-site',
    body: { host: 'crm.example', excluded: true },
  });
  expect(model.site.value?.excluded).toBe(true);
});

describe('a page that grows', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const lists = (ask: { asked: readonly { name: string }[] }) =>
    ask.asked.filter(({ name }) => name === 'page-numbers').length;

  it('is listed again after a pause, once for all that was read in it', async () => {
    const { model, ask } = page({});
    await model.refresh();
    model.onMoreRead(7);
    model.onMoreRead(7);
    expect(lists(ask)).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lists(ask)).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lists(ask)).toBe(2);
  });

  it('is listed to its end if more is read while a list is made', async () => {
    const first = Promise.withResolvers<void>();
    const answer = vi.fn(async () => ok([]));
    const { model, ask } = page({ 'page-numbers': answer });
    await model.refresh();
    answer.mockImplementationOnce(async () => {
      await first.promise;
      return ok([]);
    });
    model.onMoreRead(7);
    await vi.advanceTimersByTimeAsync(1_000);
    model.onMoreRead(7);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lists(ask)).toBe(2);
    first.resolve();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lists(ask)).toBe(3);
  });

  it('is left alone in another tab', async () => {
    const { model, ask } = page({});
    await model.refresh();
    model.onMoreRead(8);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lists(ask)).toBe(1);
  });
});
