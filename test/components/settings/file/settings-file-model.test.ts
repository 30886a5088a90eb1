import { expect, it, vi } from 'vitest';
import { createSettingsFileModel } from '@/components/settings/file/settings-file-model';
import type { ReadableSettingsFile } from '@/lib/settings/model/settings-file';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const baseUrl = 'https://voice.example.com';
const FILE: ReadableSettingsFile = {
  ...{ changes: [{ key: 'baseUrl', before: '', after: baseUrl }], kept: [] },
  ...{ baseUrl, hasToken: true },
};

async function opened(
  answers: FakeAnswers = {},
  { takesToken = true, file = FILE }: { takesToken?: boolean; file?: ReadableSettingsFile } = {},
) {
  const ask = fakeAsk({
    'open-settings-file': () => ok(file),
    'can-undo-settings-import': () => ok(true),
    'import-settings': () => ok({ hasToken: true }),
    ...answers,
  });
  const deps = {
    requestOrigins: vi.fn(async () => true),
    hasOrigins: vi.fn(async () => true),
    removeOrigins: vi.fn(async () => true),
    onImported: vi.fn(),
  };
  const { signal } = new AbortController();
  const model = createSettingsFileModel({ ask, ...deps }, { takesToken }, signal);
  await model.open({ name: 'setup.json', text: async () => '{}' });
  const imported = () => ask.asked.find(({ name }) => name === 'import-settings')?.body;
  return { ...deps, model, imported };
}

it('imports the file with its token, and asks for access to its service', async () => {
  const { model, imported, requestOrigins, onImported } = await opened();
  await model.importOpened();
  expect(imported()).toEqual({ text: '{}', withToken: true });
  expect(requestOrigins).toHaveBeenCalledWith(['https://voice.example.com/*']);
  expect(onImported).toHaveBeenCalledOnce();
  expect(model.opened.value).toBeUndefined();
  expect([model.result.value, model.canUndo.value]).toEqual(['imported', true]);
});

it('takes no token from what an administrator hands out, and asks for the rep’s', async () => {
  const { model, imported, requestOrigins } = await opened(
    { 'import-settings': () => ok({ hasToken: false }) },
    { takesToken: false },
  );
  await model.importOpened();
  expect(imported()).toEqual({ text: '{}', withToken: false });
  expect(requestOrigins).not.toHaveBeenCalled();
  expect(model.result.value).toBe('needs-token');
});

it('takes no token if the administrator fixed the service', async () => {
  const { model, imported } = await opened({}, { file: { ...FILE, kept: ['baseUrl'] } });
  await model.importOpened();
  expect(imported()).toEqual({ text: '{}', withToken: false });
});

it('keeps the preview if nothing could be stored', async () => {
  const { model, onImported } = await opened({ 'import-settings': () => problem('not-saved') });
  await model.importOpened();
  expect(model.result.value).toBe('failed');
  expect(model.opened.value).toMatchObject({ source: 'setup.json' });
  expect(onImported).not.toHaveBeenCalled();
});

it('puts back what was there before', async () => {
  const { model, onImported } = await opened({ 'undo-settings-import': () => ok(null) });
  await model.undo();
  expect(model.result.value).toBe('undone');
  expect(onImported).toHaveBeenCalledOnce();
});
