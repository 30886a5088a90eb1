import { expect, it } from 'vitest';
import { readDiagnostics } from '@/components/settings/read-diagnostics';
import { sampleSettings } from '@/test/calls/support/settings';

const error = { at: 0, count: 1, source: 'card', name: 'Error', message: 'odd', stack: '' };
const context = { version: '0.1.0', browser: 'Chrome', language: 'de' };
const readSettings = async () => sampleSettings();

it('joins version, browser, settings and errors', async () => {
  const text = await readDiagnostics({ ...context, readSettings, readErrors: async () => [error] });
  expect(text).toContain('Handset 0.1.0\nBrowser: Chrome\nLanguage: de\nSettings: baseUrl: true');
  expect(text).toContain('card: Error: odd');
  expect(text).not.toContain('voice.example.com');
});

it('returns undefined if no error was recorded', async () => {
  expect(
    await readDiagnostics({ ...context, readSettings, readErrors: async () => [] }),
  ).toBeUndefined();
});
