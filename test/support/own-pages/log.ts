import type { Page } from 'puppeteer-core';
import { z } from 'zod';
import { type Call, callSchema } from '@/lib/calls/model';
import type { StoredOffer } from '@/lib/calls/stored-rows';
import type { Registry } from '@/lib/do-not-call/registry/tables';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import type { Delivery } from '@/lib/outbox/model/delivery';
import { type WrapUp, wrapUpSchema } from '@/lib/wrap-up/model';
import { putAll } from './connect';

/** The call log, newest first, read from the extension's database by one of its own pages. */
export async function readLog(ownPage: Page): Promise<Call[]> {
  const rows = await ownPage.evaluate(getAll, 'handset-calls', 'calls');
  return z
    .array(callSchema)
    .parse(rows)
    .sort((a, b) => b.createdAt - a.createdAt);
}

/** The offers made in this browser, the latest first. */
export async function readOffers(ownPage: Page): Promise<StoredOffer[]> {
  const rows = (await ownPage.evaluate(getAll, 'handset-calls', 'offers')) as StoredOffer[];
  return rows.sort((a, b) => b.madeAt - a.madeAt);
}

/** What was recorded after the calls, by call id. */
export async function readWrapUpRows(ownPage: Page): Promise<Map<string, WrapUp>> {
  const rows = await ownPage.evaluate(getAll, 'handset-calls', 'wrapUps');
  const wrapUps = z.array(wrapUpSchema).parse(rows);
  return new Map(wrapUps.map((row) => [row.callId, row]));
}

/** Writes calls straight into the extension's database, from one of its own pages. */
export async function writeCalls(ownPage: Page, calls: readonly Call[]): Promise<void> {
  await ownPage.evaluate(putAll, 'handset-calls', 'calls', calls);
}

/** Writes calls with a follow-up at a time (epoch ms). */
export async function writeFollowUps(
  ownPage: Page,
  followUps: readonly { call: Call; wrapUp: WrapUp }[],
): Promise<void> {
  await writeCalls(
    ownPage,
    followUps.map(({ call }) => call),
  );
  const wrapUps = followUps.map(({ wrapUp }) => wrapUp);
  await ownPage.evaluate(putAll, 'handset-calls', 'wrapUps', wrapUps);
}

/** Writes a connected CRM, and how far the logging of calls in it is. */
export async function writeOutbox(
  ownPage: Page,
  connector: StoredConnector,
  deliveries: readonly Delivery[],
): Promise<void> {
  await ownPage.evaluate(putAll, 'handset-calls', 'outbox', deliveries);
  await ownPage.evaluate(putAll, 'handset-calls', 'connectors', [connector]);
}

/** Writes a registry without numbers straight into the extension's database. */
export async function writeRegistry(
  ownPage: Page,
  registry: Omit<Registry, 'importId'>,
): Promise<void> {
  const row = { ...registry, importId: registry.id };
  await ownPage.evaluate(putAll, 'handset-calls', 'registries', [row]);
}

/** How many rows a table of the call database has, read by one of our own pages. */
export async function countRows(ownPage: Page, table: string): Promise<number> {
  return (await ownPage.evaluate(getAll, 'handset-calls', table)).length;
}

/** Every row of a table, as it is stored. */
export function storedRows(
  ownPage: Page,
  table: string,
  database = 'handset-calls',
): Promise<unknown[]> {
  return ownPage.evaluate(getAll, database, table);
}

/** Runs in the page: every row of a table of an existing IndexedDB database. */
function getAll(database: string, table: string): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asking = opening.result.transaction(table).objectStore(table).getAll();
      asking.onerror = () => reject(asking.error);
      asking.onsuccess = () => {
        opening.result.close();
        resolve(asking.result);
      };
    };
  });
}
