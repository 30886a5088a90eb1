import { expect, it, vi } from 'vitest';
import { createOpenFileModel } from '@/components/settings/file/open-file-model';
import type { ReadableSettingsFile } from '@/lib/settings/model/settings-file';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const PATTERN = ['https://intranet.example.com/*'];
const LINK = 'intranet.example.com/setup.json';
const FILE: ReadableSettingsFile = { changes: [], kept: [], hasToken: false };

function create(answers: FakeAnswers = {}, { granted = true, had = false } = {}) {
  const ask = fakeAsk({ 'open-settings-file': () => ok(FILE), ...answers });
  const deps = {
    requestOrigins: vi.fn(async () => granted),
    hasOrigins: vi.fn(async () => had),
    removeOrigins: vi.fn(async () => true),
  };
  const end = new AbortController();
  const model = createOpenFileModel({ ask, ...deps }, end.signal);
  const names = () => ask.asked.map(({ name }) => name);
  return { ...deps, ask, model, names, end };
}

it('opens a file, and says where it is from', async () => {
  const { model, ask } = create();
  await model.open({ name: 'setup.json', text: async () => '{}' });
  expect(model.opened.value).toEqual({ source: 'setup.json', isLink: false, text: '{}', ...FILE });
  expect(ask.asked).toEqual([{ name: 'open-settings-file', body: { text: '{}' } }]);
  model.cancel();
  expect(model.opened.value).toBeUndefined();
});

it('has access to the link’s site only while it is read', async () => {
  const { model, requestOrigins, removeOrigins } = create({
    'read-set-up-link': () => ok({ text: '{}' }),
  });
  model.link.value = LINK;
  await model.openLink();
  expect(requestOrigins).toHaveBeenCalledWith(PATTERN);
  expect(removeOrigins).toHaveBeenCalledWith(PATTERN);
  expect(model.opened.value).toMatchObject({ source: 'intranet.example.com', isLink: true });
});

it('keeps access that was there before', async () => {
  const fetched = { 'read-set-up-link': () => ok({ text: '{}' }) };
  const { model, removeOrigins } = create(fetched, { had: true });
  model.link.value = LINK;
  await model.openLink();
  expect(removeOrigins).not.toHaveBeenCalled();
});

it.each([
  ['without access', {}, { granted: false }, 'denied'],
  ['without an answer', {}, {}, 'no-answer'],
  [
    'without a file',
    { 'read-set-up-link': () => ok({ problem: 'no-file' as const }) },
    {},
    'no-file',
  ],
])('says so %s, and keeps the link', async (_, answers, access, expected) => {
  const { model } = create(answers, access);
  model.link.value = LINK;
  await model.openLink();
  expect(model.opened.value).toMatchObject({ problem: expected });
  expect(model.link.value).toBe(LINK);
  expect(model.isFetching.value).toBe(false);
});

it('requests nothing for a link that is none, or that carries the file', async () => {
  const { model, names, requestOrigins } = create();
  model.link.value = 'setup';
  await model.openLink();
  expect(model.opened.value).toMatchObject({ problem: 'no-link' });
  model.link.value = `https://intranet.example.com/#handset=${btoa('{}')}`;
  await model.openLink();
  expect(model.opened.value).toMatchObject({ source: '', isLink: true, text: '{}' });
  expect(names()).toEqual(['open-settings-file']);
  expect(requestOrigins).not.toHaveBeenCalled();
});

it('ends a fetch, and shows nothing of it', async () => {
  let answer: (text: string) => void = () => undefined;
  const fetching = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const { model, names } = create({
    'read-set-up-link': async () => ok({ text: await fetching }),
    'cancel-set-up-link': () => ok(null),
  });
  model.link.value = LINK;
  const opening = model.openLink();
  await vi.waitFor(() => expect(names()).toContain('read-set-up-link'));
  expect(model.isFetching.value).toBe(true);
  model.cancel();
  answer('{}');
  await opening;
  expect(names()).toEqual(['read-set-up-link', 'cancel-set-up-link']);
  expect([model.opened.value, model.isFetching.value]).toEqual([undefined, false]);
});

it('says so if the background does not answer', async () => {
  const { model } = create({ 'open-settings-file': () => problem('no-answer') });
  await model.open({ name: 'setup.json', text: async () => '{}' });
  expect(model.opened.value).toMatchObject({ problem: 'no-answer' });
});
