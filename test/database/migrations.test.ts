import Dexie from 'dexie';
import { expect, it } from 'vitest';
import { openCallDatabase } from '@/lib/calls/database';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import { openErrorDatabase } from '@/lib/problems/error-log';
import { openSettingsDatabase } from '@/lib/settings/database';
import '@/test/calls/support/database';
import { versions } from '@/test/calls/support/database-versions';
import { garbageRows } from '@/test/support/garbage/garbage-rows';
import { putEach, shapeOf } from '@/test/support/garbage/put-garbage';

type Tables = Readonly<Record<string, string>>;

const campaigns1 = {
  queue: '++itemId, &[campaignId+recordId], gesture',
  agents: 'id, createdAt',
  catalogue: 'key',
};
const campaigns2 = {
  ...campaigns1,
  queue: '++itemId, e164, dueAt, gesture',
  skipped: '++skipId, e164',
  readiness: 'key',
};
const settings = { settings: 'key', secrets: 'key' };

const earlier: [string, number, Tables, (name: string) => Dexie][] = [
  ...Object.entries(versions).map(([version, tables]): (typeof earlier)[number] => [
    'calls',
    Number(version),
    tables,
    openCallDatabase,
  ]),
  ['campaigns', 1, campaigns1, openCampaignDatabase],
  ['campaigns', 2, campaigns2, openCampaignDatabase],
  ['settings', 1, settings, openSettingsDatabase],
  ['settings', 2, settings, openSettingsDatabase],
  ['errors', 1, { errors: '++id' }, openErrorDatabase],
];

it.each(earlier)(
  'opens %s of version %i that is full of garbage, and loses none of it',
  async (...of) => {
    const [, version, tables, open] = of;
    const name = `garbage-${crypto.randomUUID()}`;
    const old = new Dexie(name);
    old.version(version).stores(tables);
    const stored: Record<string, number> = {};
    for (const table of old.tables)
      stored[table.name] = await putEach(table, garbageRows(shapeOf(table), []));
    old.close();

    const database = open(name);
    await database.open();
    for (const [table, count] of Object.entries(stored)) {
      expect(count).toBeGreaterThan(0);
      // The upgrade notes from which record on the chain has outcomes.
      const added = table === 'logState' ? 1 : 0;
      expect([table, await database.table(table).count()]).toEqual([table, count + added]);
      await database.table(table).toArray();
    }
    database.close();
  },
);
