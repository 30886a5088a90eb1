import { expect, it } from 'vitest';
import { jsonEntry } from '@/components/log/files/export-formats';
import type { CallDatabase } from '@/lib/calls/database';
import { sendJson } from '@/lib/crm/connectors/http/send-json';
import { formatCredentials } from '@/lib/crm/connectors/oauth/session';
import { saveConnector } from '@/lib/crm/connectors/save-connector';
import { connectorIds } from '@/lib/outbox/model/connector';
import { diagnosticsText } from '@/lib/problems/error-log';
import { settingsSummary } from '@/lib/settings/diagnostics/summary';
import { NOON, placedCall } from '@/test/calls/support/calls';
import { freshDatabase } from '@/test/calls/support/database';
import { sampleSettings } from '@/test/calls/support/settings';
import { freshSettings } from '@/test/settings/support/database';

const SECRET = 'S3CRET-never-shown';
const key = formatCredentials({
  ...{ clientId: 'app', clientSecret: SECRET, refreshToken: SECRET, accessToken: SECRET },
});

/** All that is in a database, as text. */
async function contentOf(database: CallDatabase): Promise<string> {
  const rows = await Promise.all(database.tables.map((table) => table.toArray()));
  return JSON.stringify(rows);
}

it.each(connectorIds)('keeps the secrets of %s out of what is exported and copied', async (id) => {
  const database = freshDatabase();
  const settings = sampleSettings();
  const deps = { database, settingsDatabase: freshSettings(), now: () => NOON };
  const call = placedCall();
  await database.calls.add(call);
  await saveConnector(deps, id, { address: 'https://crm.example.com', key, clientId: 'app' });
  // Exports read this database, and diagnostics nothing else than errors and settings.
  expect(await contentOf(database)).toContain('crm.example.com');
  expect(await contentOf(database)).not.toContain(SECRET);
  expect(jsonEntry({ call, wrapUp: undefined }, settings.dispositions)).not.toContain(SECRET);
  const about = { version: '1', browser: 'Chrome', language: 'en', unreadable: [] };
  const shown = diagnosticsText({ ...about, settings: settingsSummary(settings) }, []);
  expect(shown).not.toContain(SECRET);
});

it('names no key in the problem of a request that no header can hold', async () => {
  const request = { url: 'https://crm.example.com', headers: { authorization: `${SECRET}\n€` } };
  const deps = { fetch: () => Promise.reject(new Error('not sent')), now: () => NOON };
  const sent = sendJson(deps, request, new AbortController().signal);
  const error = await sent.catch((refused: unknown) => refused);
  expect(error).toMatchObject({ problem: { code: 'crm-unauthorised' } });
  expect(String(error) + JSON.stringify(error)).not.toContain(SECRET);
});
