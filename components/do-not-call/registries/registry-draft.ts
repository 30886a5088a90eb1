import type { Problem } from '@/lib/calls/model';
import type { ListedRegistry } from '@/lib/do-not-call/model';
import { localDay, registryDate } from '@/lib/do-not-call/registry/file/registry-date';
import type { RegistryHead } from '@/lib/do-not-call/registry/file/registry-layout';
import type { Ask } from '@/lib/messages/client';
import { REGISTRY_NAMES } from './data/registry-names';
import { readHead } from './read-files';

/** Files that are to be imported as a registry, and what the rep can correct. */
export interface RegistryDraft {
  files: readonly File[];
  name: string;
  /** ISO 3166; empty while nothing tells it. */
  country: string;
  /** The day of the version: `2026-11-12`. */
  asOf: string;
  /** The latest day that it may be. */
  today: string;
  /** The registry of which this is a newer version. */
  replaces?: ListedRegistry | undefined;
}

/** What opening files needs. */
interface DraftDeps {
  ask: Ask;
  /** Epoch ms. */
  now: () => number;
}

/** Reads the beginnings of files. Only what they tell is filled in: a country is never guessed. */
export async function openDraft(
  { ask, now }: DraftDeps,
  { files, replaces }: Pick<RegistryDraft, 'files' | 'replaces'>,
  abortSignal: AbortSignal,
): Promise<RegistryDraft | Problem> {
  const heads: RegistryHead[] = [];
  for (const file of files) {
    const head = await readHead(file, abortSignal).catch(() => UNREADABLE);
    if ('code' in head) return head;
    heads.push(head);
  }
  const country = (await countryOf(ask, heads)) ?? replaces?.country ?? '';
  const today = localDay(now());
  const asOf = files.map((file) => registryDate(file, now())).sort()[0] ?? today;
  const name = replaces?.name ?? REGISTRY_NAMES[country] ?? '';
  return { files, name, country, asOf, today, replaces };
}

/** A file that the browser cannot read. */
export const UNREADABLE: Problem = { code: 'file-unreadable' };

/** The country that the files themselves tell: by the form of the US registry, or by codes after a `+`. */
async function countryOf(ask: Ask, heads: readonly RegistryHead[]): Promise<string | undefined> {
  if (heads.every(({ isAmerican }) => isAmerican)) return 'US';
  const numbers = heads.flatMap((head) => head.numbers).slice(0, MOST_TO_ASK);
  const answer = await ask('registry-country', { numbers: numbers.join('\n') });
  return answer.ok ? answer.value.country : undefined;
}

const MOST_TO_ASK = 1000;

/** A name that was filled in goes with its country. */
export function corrected(draft: RegistryDraft, change: Partial<RegistryDraft>): RegistryDraft {
  const isFilledIn = draft.name === (REGISTRY_NAMES[draft.country] ?? '');
  const renamed = change.country !== undefined && isFilledIn && !draft.replaces;
  return {
    ...draft,
    ...(renamed && { name: REGISTRY_NAMES[change.country ?? ''] ?? '' }),
    ...change,
  };
}
