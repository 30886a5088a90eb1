import type { FakeAnswers } from '@/test/support/fakes/fake-ask';
import { ok } from '@/test/support/fakes/fake-ask';

/** A file as the rep chooses it. */
export function textFile(text: string, name = 'dnc-2026-11-12.txt'): File {
  return new File([text], name, { lastModified: Date.UTC(2026, 10, 20) });
}

/** Reads American numbers of ten digits. */
export function reading({ numbers }: { numbers: string }) {
  const read = numbers.split('\n').map((text) => (/^\d{10}$/.test(text) ? `1${text}` : ''));
  return ok({ numbers: read.join('\n') });
}

/** Answers of a background that takes every import. */
export const importing: FakeAnswers = {
  'registry-country': () => ok({}),
  'read-registry-numbers': reading,
  'start-registry-import': () => ok(null),
  'add-registry-chunks': () => ok(null),
  'finish-registry-import': () => ok(null),
  'drop-registry-import': () => ok(null),
};
