import { expect, it } from 'vitest';
import { createDiagnosticsModel, readDiagnostics } from '@/components/settings/diagnostics-model';
import { sampleSettings } from '@/test/calls/support/settings';

function diagnostics(read: () => Promise<string | undefined>, fails = false) {
  const copied: string[] = [];
  const copy = async (text: string) => {
    if (fails) throw new Error('denied');
    copied.push(text);
  };
  return { copied, model: createDiagnosticsModel({ read, copy }) };
}

it('copies the diagnostics and confirms it', async () => {
  const { model, copied } = diagnostics(async () => 'Handset 0.1.0');
  await model.copy();
  expect([model.result.value, copied]).toEqual(['copied', ['Handset 0.1.0']]);
});

it('copies nothing where nothing was recorded', async () => {
  const { model, copied } = diagnostics(async () => undefined);
  await model.copy();
  expect([model.result.value, copied]).toEqual(['nothing', []]);
});

it('says when it could not copy or read', async () => {
  const denied = diagnostics(async () => 'Handset 0.1.0', true).model;
  await denied.copy();
  expect(denied.result.value).toBe('failed');
  const broken = diagnostics(() => Promise.reject(new Error('broken'))).model;
  await broken.copy();
  expect(broken.result.value).toBe('failed');
});

const error = { at: 0, count: 1, source: 'card', name: 'Error', message: 'odd', stack: '' };
const context = { version: '0.1.0', browser: 'Chrome', language: 'de' };
const readSettings = async () => sampleSettings();

it('joins version, browser, settings and errors', async () => {
  const text = await readDiagnostics({
    ...{ ...context, readSettings, readErrors: async () => [error] },
    readUnreadable: async () => [],
  });
  expect(text).toContain(
    'Handset 0.1.0\nBrowser: Chrome\nLanguage: de\nSettings: workspace: first, baseUrl: true',
  );
  expect(text).toContain('card: Error: odd');
  expect(text).not.toContain('voice.example.com');
});

const noErrors = { ...context, readSettings, readErrors: async () => [] };

it('returns undefined if no error was recorded, and all that is stored can be read', async () => {
  expect(await readDiagnostics({ ...noErrors, readUnreadable: async () => [] })).toBeUndefined();
});

it('says which tables have rows that cannot be read, and how many', async () => {
  const readUnreadable = async () => [
    { table: 'queue', count: 2 },
    { table: 'skipped', count: 1 },
  ];
  const text = await readDiagnostics({ ...noErrors, readUnreadable });
  expect(text).toContain('\nUnreadable entries: queue 2, skipped 1\n');
});
