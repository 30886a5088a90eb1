import type Dexie from 'dexie';
import { openCallDatabase } from '@/lib/calls/database';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import { openErrorDatabase } from '@/lib/problems/error-log';
import { openSettingsDatabase } from '@/lib/settings/database';
import { settings } from '@/lib/settings/table';
import {
  goodCallRows,
  goodCampaignRows,
  goodErrorRows,
  goodSettingsRows,
} from '@/test/support/garbage/good-rows';

type Rows = Readonly<Record<string, readonly object[]>>;

/** A database as a version of Handset left it: its own version, its tables as Dexie writes them, its rows. */
export interface Fixture {
  of: keyof typeof databases;
  native: number;
  tables: Readonly<Record<string, string>>;
  rows: Rows;
}

/** Each setting, with a value. */
const everySetting = Object.entries(settings).map(([key, { fallback }]) => ({
  key,
  value: fallback,
}));

/** All databases of Handset: how each is opened, and rows as this version writes them. */
export const databases = {
  calls: { open: openCallDatabase as Open, rows: goodCallRows as Rows },
  campaigns: { open: openCampaignDatabase as Open, rows: goodCampaignRows as Rows },
  settings: {
    open: openSettingsDatabase as Open,
    rows: { ...goodSettingsRows, settings: everySetting } as Rows,
  },
  errors: { open: openErrorDatabase as Open, rows: goodErrorRows as Rows },
};

type Open = (name: string) => Dexie;

/** Returns what this version stores. */
export function fixturesOfToday(): Promise<Fixture[]> {
  const names = Object.keys(databases) as Fixture['of'][];
  return Promise.all(names.map(fixtureOf));
}

async function fixtureOf(of: Fixture['of']): Promise<Fixture> {
  const { open, rows } = databases[of];
  const database = await open(`today-${crypto.randomUUID()}`).open();
  const tables = database.tables.map(({ name, schema: { primKey, indexes } }) => [
    name,
    [primKey, ...indexes].map(({ src }) => src).join(', '),
  ]);
  const native = database.verno;
  database.close();
  const filled = Object.entries(rows).filter(([, stored]) => stored.length > 0);
  return {
    of,
    native,
    tables: Object.fromEntries(tables.sort()),
    rows: Object.fromEntries(filled.sort()),
  };
}

const BYTES = '$bytes';

/** Writes fixtures as JSON. Bytes are written as a list of numbers. */
export function toText(fixtures: readonly Fixture[]): string {
  const write = (_: string, value: unknown) =>
    value instanceof Uint8Array ? { [BYTES]: [...value] } : value;
  return `${JSON.stringify(fixtures, write, 1)}\n`;
}

/** Reads what `toText` has written. */
export function fromText(text: string): Fixture[] {
  return JSON.parse(text, (_, value) => (value?.[BYTES] ? Uint8Array.from(value[BYTES]) : value));
}
