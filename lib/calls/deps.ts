import type { CountryCode } from '@/lib/phone/candidates/types';
import type { Settings } from '@/lib/settings/table';
import type { CallDatabase } from './database';

/** What it takes to decide about a call: log, settings and time. */
export interface CallDeps {
  database: CallDatabase;
  readSettings(): Promise<Settings>;
  /** The country in which numbers without a country code are read. */
  country(settings: Settings): CountryCode;
  /** Epoch ms. */
  now(): number;
}
