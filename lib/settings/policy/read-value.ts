import { z } from 'zod';

/** A value that was read as far as it is right, and the paths of what is wrong in it. */
export interface ReadValue {
  /** Absent if nothing of it can be used. */
  value?: unknown;
  /** As `dids` or `dids[2]`. */
  wrong: string[];
}

/** Reads a value by its schema. Of a list, each entry is read by itself, so that the others hold. */
export function readValue(name: string, schema: z.ZodType, value: unknown): ReadValue {
  if (schema instanceof z.ZodArray && Array.isArray(value)) return readList(name, schema, value);
  const { success, data } = schema.safeParse(value);
  return success ? { value: data, wrong: [] } : { wrong: [name] };
}

function readList(name: string, schema: z.ZodArray, entries: readonly unknown[]): ReadValue {
  const wrong: string[] = [];
  const right = new Map<unknown, unknown>();
  entries.forEach((entry, index) => {
    const { success, data } = z.safeParse(schema.element, entry);
    const identity = success ? identityOf(data) : undefined;
    if (!success || right.has(identity)) wrong.push(`${name}[${index}]`);
    else right.set(identity, entry);
  });
  // The whole list has a limit of its own.
  const { success, data } = schema.safeParse([...right.values()]);
  return success ? { value: data, wrong } : { wrong: [name] };
}

const identitySchema = z.union([
  z.object({ id: z.string() }).transform(({ id }) => id),
  z.object({ e164: z.string() }).transform(({ e164 }) => e164),
  z.object({ host: z.string(), country: z.string() }).transform(({ host }) => host),
  z.object({ connector: z.string() }).transform(({ connector }) => connector),
]);

/** What must not be there twice in a list: the id of an entry, or what stands for it. */
function identityOf(entry: unknown): unknown {
  return identitySchema.safeParse(entry).data ?? entry;
}
