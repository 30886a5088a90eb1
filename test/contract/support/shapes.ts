import { expect, type TestContext } from 'vitest';
import { z } from 'zod';

/** A row of a list. */
export type ListedRow = Record<string, unknown>;

const rows = z.array(z.record(z.string(), z.unknown()));

/** `data.campaigns` of a campaign list. */
export function campaignsOf(body: unknown): ListedRow[] {
  return z.looseObject({ data: z.looseObject({ campaigns: rows }) }).parse(body).data.campaigns;
}

/** `datalist` of an audience list. */
export function datalistOf(body: unknown): ListedRow[] {
  return z.looseObject({ datalist: rows }).parse(body).datalist;
}

/** `data` of a history. */
export function historyOf(body: unknown): ListedRow[] {
  return z.looseObject({ data: rows }).parse(body).data;
}

/** The first row, or the test cannot say anything: a foreign service may hold none. */
export function firstOf(list: ListedRow[], context: TestContext): ListedRow {
  return list[0] ?? context.skip('the service holds no such record');
}

/** Matchers for the types in the tables of docs/service-interface.md. */
const TYPES: Readonly<Record<string, z.ZodType>> = {
  integer: z.int(),
  string: z.string(),
  boolean: z.boolean(),
  object: z.record(z.string(), z.unknown()),
  'string or null': z.string().nullable(),
  'upper-case word': z.string().regex(/^[^a-z]*$/),
  'date-time YYYY-MM-DD HH:MM:SS': z.string().regex(/^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)?$/),
};

/** Asserts that a value has a type of {@link TYPES}. */
export function expectType(value: unknown, type: string): void {
  const schema = TYPES[type];
  if (schema === undefined) throw new Error(`no such type: ${type}`);
  expect(schema.safeParse(value), `${JSON.stringify(value)} is no ${type}`).toMatchObject({
    success: true,
  });
}

/** The common error envelope. */
export function expectErrorEnvelope(body: unknown, status: number): void {
  expect(body).toMatchObject({
    error: true,
    code: status,
    message: expect.stringMatching(/./),
    timestamp: expect.any(Number),
  });
}
