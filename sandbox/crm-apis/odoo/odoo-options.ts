import type { RateLimit } from '@/sandbox/crm-apis/http/rate-limit';

/** What a fake Odoo is made with. */
export interface OdooOptions {
  key: string;
  database: string;
  /** Ids of the contacts (`res.partner`). */
  contacts: readonly number[];
  /** Their numbers as they are written, by contact. */
  numbers?: Readonly<Record<number, string>>;
  /** The numbers in E.164 of contacts whose country Odoo knows. One with a plus needs none. */
  sanitized?: Readonly<Record<number, string>>;
  /** What they are called, by contact. */
  names?: Readonly<Record<number, { display_name: string; email?: string }>>;
  /** Models whose records the key's user may read, and not change. */
  readOnly?: readonly string[];
  /** Models whose records the key's user may not touch. */
  forbidden?: readonly string[];
  /** Contacts that a record rule hides from the key's user. */
  locked?: readonly number[];
  /** Of the web server in front of Odoo, which answers with a page. */
  rateLimit?: RateLimit;
  /** Epoch ms. */
  now?(): number;
}
