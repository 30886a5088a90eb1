import { z } from 'zod';

const countSchema = z.int().nonnegative();

/** What is in an audit pack. Its text is what is signed. */
const manifestSchema = z.strictObject({
  format: z.literal('handset-audit-pack'),
  version: z.literal(1),
  handset: z.string().max(40),
  exportedAt: z.iso.datetime(),
  /** `to` is exclusive. */
  period: z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() }),
  summary: z.strictObject({
    calls: countSchema,
    /** Tries that a rule, a list or another check refused, and calls that were cancelled in their countdown. */
    refused: countSchema,
    cancelled: countSchema,
    /** Of the calls that the service took, those of which it names a status, and those that it calls abandoned. */
    abandoned: z.strictObject({
      placed: countSchema,
      withStatus: countSchema,
      abandoned: countSchema,
      /** `abandoned / withStatus`; null if the service names no status. */
      share: z.number().min(0).max(1).nullable(),
    }),
  }),
  /** The first and last record of the chain in this pack, and the hash of the last; null if there are none. */
  chain: z
    .strictObject({
      ...{ first: z.int(), last: z.int(), hash: z.string().max(64) },
      /** The record from which on the chain has outcomes and wrap-ups; 0 if it always had. */
      outcomesFrom: z.int(),
    })
    .nullable(),
  files: z
    .array(
      z.strictObject({
        name: z.string().max(100),
        bytes: countSchema,
        sha256: z.string().length(64),
      }),
    )
    .max(20),
});

/** What is in an audit pack. */
export type Manifest = z.output<typeof manifestSchema>;

/** Reads a manifest; undefined if it is none. */
export function readManifest(text: string): Manifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
