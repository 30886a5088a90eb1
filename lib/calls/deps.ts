import type { CountryCode } from '@/lib/phone/candidates/types';
import type { Settings } from '@/lib/settings/table';
import type { CallDatabase } from './database';

/** What deciding about a call needs: log, settings and time. */
export interface CallDeps {
  database: CallDatabase;
  readSettings(): Promise<Settings>;
  /** The country in which numbers without a country code are read. */
  country(settings: Settings): CountryCode;
  /** Epoch ms. */
  now(): number;
}
