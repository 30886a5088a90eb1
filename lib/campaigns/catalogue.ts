import { Failure } from '@/lib/calls/failure';
import { type Catalogue, catalogueSchema, NEUTRAL_CATALOGUE } from '@/lib/service/agents/catalogue';
import type { CampaignDatabase } from './database';

/** The current catalogue: the stored one, else the neutral one of docs/service-interface.md. */
export async function readCatalogue(
  database: CampaignDatabase,
): Promise<{ catalogue: Catalogue; isReplaced: boolean }> {
  const stored = await database.catalogue.get('catalogue');
  const parsed = catalogueSchema.safeParse(stored?.value);
  return parsed.success
    ? { catalogue: parsed.data, isReplaced: true }
    : { catalogue: NEUTRAL_CATALOGUE, isReplaced: false };
}

/** Stores a catalogue; undefined restores the neutral one. Fails if the value is no catalogue. */
export async function saveCatalogue(database: CampaignDatabase, value: unknown): Promise<void> {
  if (value === undefined) {
    await database.catalogue.delete('catalogue');
    return;
  }
  const parsed = catalogueSchema.safeParse(value);
  if (!parsed.success) throw new Failure('bad-request', whereWrong(parsed.error.issues));
  await database.catalogue.put({ key: 'catalogue', value: parsed.data });
}

function whereWrong(issues: { path: PropertyKey[]; message: string }[]): string {
  return issues.map(({ path, message }) => `${path.join('.') || '{ }'}: ${message}`).join('; ');
}
