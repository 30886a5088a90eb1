import { expect, it, vi } from 'vitest';
import type { FileResult } from '@/components/settings/file/kept-result';
import { createSettingsFileModel } from '@/components/settings/file/settings-file-model';
import type { ReadableSettingsFile } from '@/lib/settings/model/settings-file';
import { type FakeAnswers, fakeAsk, ok, problem } from '@/test/support/fakes/fake-ask';

const baseUrl = 'https://voice.example.com';
const FILE: ReadableSettingsFile = {
  ...{ changes: [{ key: 'baseUrl', before: '', after: baseUrl }], kept: [] },
  ...{ baseUrl, hasToken: true },
};

/** What the page says before it opens again in another language, and what it said before. */
const reopening = {
  read: (): FileResult | undefined => undefined,
  kept: undefined as FileResult | undefined,
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
    keptResult: {
      take: () => reopening.kept,
      follow: (read: () => FileResult | undefined) => {
        reopening.read = read;
      },
    },
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

it('keeps what it says while the page opens again in another language, also before the answer', async () => {
  let duringImport: FileResult | undefined;
  const { model } = await opened({
    'import-settings': () => {
      duringImport = reopening.read();
      return ok({ hasToken: false });
    },
  });
  expect(reopening.read()).toBeUndefined();
  await model.importOpened();
  expect([duringImport, reopening.read()]).toEqual(['imported', 'needs-token']);
  reopening.kept = 'imported';
  const { model: reopened } = await opened();
  reopening.kept = undefined;
  await vi.waitFor(() => expect(reopened.result.value).toBe('imported'));
});
