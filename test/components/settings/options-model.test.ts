import { expect, it } from 'vitest';
import { createOptionsModel } from '@/components/settings/options-model';
import { fakeAsk, ok } from '@/test/support/fakes/fake-ask';
import { fakeSettings, flushPromises } from '@/test/support/fakes/fake-popup';
import { auditDeps } from './support/audit-deps';

const DESK = { e164: '+12125550199', label: 'Desk' };
const LINE = { e164: '+12125550140', label: 'Line 1' };

async function options(full = false) {
  const ended = new AbortController();
  const settings = fakeSettings(ended.signal, { ownNumbers: [DESK], dids: [LINE] }, full);
  const ask = fakeAsk({
    'number-texts': ({ e164s }) => ok(e164s.map((e164) => `text of ${e164}`)),
    'reread-pages': () => ok(null),
  });
  const model = createOptionsModel(
    {
      ask,
      ...auditDeps,
      settings,
      diagnostics: { read: async () => undefined, copy: async () => undefined },
      keptResult: { take: () => undefined, follow: () => undefined },
      saveText: () => undefined,
      allSites: [],
      hasOrigins: async () => false,
      grantedOrigins: async () => [],
      removeOrigins: async () => true,
      readSummaries: async () => 'none' as const,
      requestOrigins: async () => true,
      watchConnectors: () => undefined,
      watchWorkspaces: () => undefined,
      watchSync: () => undefined,
      redirectUrl: () => 'https://handset.chromiumapp.org/',
      onGrantsChanged: () => {},
    },
    ended.signal,
  );
  await flushPromises();
  const rescans = () => ask.asked.filter(({ name }) => name === 'reread-pages').length;
  return { model, settings, rescans, ended };
}

it('shows how own numbers and DIDs are written', async () => {
  const { model } = await options();
  expect([DESK, LINE].map(({ e164 }) => model.texts.of(e164))).toEqual([
    'text of +12125550199',
    'text of +12125550140',
  ]);
});

it('edits each list in its own setting', async () => {
  const { model, settings } = await options();
  await model.ownNumbers.remove(DESK.e164);
  expect(settings.value.value).toMatchObject({ ownNumbers: [], dids: [LINE] });
  await model.dids.remove(LINE.e164);
  expect(settings.value.value).toMatchObject({ ownNumbers: [], dids: [] });
});

it('shows in the connection form what another window saved', async () => {
  const { model, settings } = await options();
  await settings.write('baseUrl', 'https://other.example');
  expect(model.connection.fields.value.baseUrl).toBe('https://other.example');
});

it('reads open pages again after the default country changed, and after nothing else', async () => {
  const { settings, rescans } = await options();
  await settings.write('countdownSeconds', 5);
  expect(rescans()).toBe(0);
  await settings.write('defaultCountry', 'GB');
  expect(rescans()).toBe(1);
});

it('reads no page again when the country could not be saved', async () => {
  const { settings, rescans } = await options(true);
  await settings.write('defaultCountry', 'GB');
  expect(rescans()).toBe(0);
});

it('follows no setting after its page is closed', async () => {
  const { settings, rescans, ended } = await options();
  ended.abort();
  await settings.write('defaultCountry', 'GB');
  expect(rescans()).toBe(0);
});

it('shows the connection of another workspace, and keeps what is typed until then', async () => {
  const { model, settings } = await options();
  model.connection.type('baseUrl', 'https://typed.example.com');
  model.connection.type('token', 'typed');
  await settings.write('countdownSeconds', 9);
  expect(model.connection.fields.value).toMatchObject({
    ...{ baseUrl: 'https://typed.example.com', token: 'typed' },
  });
  await settings.write('workspace', 'bolt');
  const { baseUrl } = settings.value.value ?? {};
  expect(model.connection.fields.value).toMatchObject({ baseUrl, token: '' });
});
