import { z } from 'zod';
import { type IsReadable, readsAs, timeSchema } from '@/lib/database/row-readers';
import { settings } from './table';

/** Token and origin are one record, so that a half-written connection cannot send it elsewhere. */
export const secretSchema = z.object({ token: z.string(), origin: z.string() });

/** Of the settings of a workspace, each is parsed when it is in use. */
const workspaceSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  addedAt: timeSchema,
  settings: z.array(z.object({ key: z.string(), value: z.unknown() })),
});

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
  /** Parsed when read. The next sync overwrites a row that can't be read. */
  sync: isKept,
  workspaces: readsAs<z.infer<typeof workspaceSchema>>()(workspaceSchema),
  secrets: readsAs<{ value: z.infer<typeof secretSchema> }>()(z.object({ value: secretSchema })),
};
