import type { Page } from 'puppeteer-core';
import type { Settings } from '@/lib/settings/table';
import type { Workspace } from '@/sandbox/seed/workspaces';
import { askBackground } from './ask-background';

/** The rep's own number in tests and in the tour. */
export const CONNECTED_NUMBER = '+12125550199';

/**
 * Connects the extension to a workspace like the options page: sends the connection by message and
 * writes the other settings to the database.
 */
export async function connect(
  ownPage: Page,
  service: { url: string; workspace: Workspace },
  chosen: Partial<Settings> = {},
): Promise<void> {
  const { url: baseUrl, workspace } = service;
  const saved = await askBackground(ownPage, 'save-connection', {
    baseUrl,
    token: workspace.token,
    tokenHeader: 'token',
  });
  if (!saved.ok) throw new Error(`The connection was not kept: ${saved.error.code}`);
  await writeSettings(ownPage, {
    ownNumbers: [{ e164: CONNECTED_NUMBER, label: 'Desk phone' }],
    dids: workspace.dids.map((e164, index) => ({ e164, label: `Line ${index + 1}` })),
    defaultCountry: 'US',
    // Tests run at any hour. Those of the rules set it themselves.
    callRules: 'off',
    // Requests of their own would take the faults that a test set. Those of colleagues' calls set it.
    colleagueMinutes: 0,
    trustedSites: ['http://127.0.0.1/*', 'http://localhost/*'],
    ...chosen,
  });
}

/** Writes settings directly to the extension's database, from one of its own pages. */
export async function writeSettings(ownPage: Page, chosen: Partial<Settings>): Promise<void> {
  const rows = Object.entries(chosen).map(([key, value]) => ({ key, value }));
  await ownPage.evaluate(putAll, 'handset-settings', 'settings', rows);
}

/** Runs in the page. Writes rows to a table of an existing IndexedDB database. */
export function putAll(database: string, table: string, rows: readonly unknown[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(table, 'readwrite');
      for (const row of rows) transaction.objectStore(table).put(row);
      transaction.onerror = () => reject(transaction.error);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** Reads a setting from the extension's database, from one of its own pages. */
export async function readSetting<K extends keyof Settings>(
  ownPage: Page,
  key: K,
): Promise<Settings[K] | undefined> {
  const row = await ownPage.evaluate(getRow, 'handset-settings', 'settings', key);
  return (row as { value: Settings[K] } | undefined)?.value;
}

/** Runs in the page. Reads a row from a table of an existing IndexedDB database. */
function getRow(database: string, table: string, key: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction(table).objectStore(table).get(key);
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result);
      };
    };
  });
}
