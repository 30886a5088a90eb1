import { z } from 'zod';
import { type IsReadable, readsAs } from '@/lib/database/row-readers';
import { settings } from './table';

/** Token and origin are one record, so that a half-written connection cannot send it elsewhere. */
export const secretSchema = z.object({ token: z.string(), origin: z.string() });

/** Drops the damaged entries of a list, so that the others stay. */
export function withoutDamaged(schema: z.ZodType, value: unknown): unknown {
  return Array.isArray(value) ? value.filter((one) => schema.safeParse([one]).success) : value;
}

/** A key that is not in the table belongs to another version. */
const isReadableSetting: IsReadable = (row) => {
  const { key, value } = row as { key: string; value: unknown };
  const known = Object.entries(settings).find(([name]) => name === key)?.[1];
  return !known || known.schema.safeParse(withoutDamaged(known.schema, value)).success;
};

/** What can't be read of it can't be undone, and harms nothing. */
const isKept: IsReadable = () => true;

/** Which rows of the settings database can be used. */
export const settingsRows = {
  settings: isReadableSetting,
  before: isKept,
  secrets: readsAs<{ value: z.infer<typeof secretSchema> }>()(z.object({ value: secretSchema })),
};
