import type { PlacedContact } from '@/components/list-import/reading/contact-source';
import { type Entry, entryOf, rowToRead } from '@/components/list-import/reading/entries';
import { createListReader, type ListReader } from '@/components/list-import/reading/list-reader';
import { readNumbers } from '@/components/list-import/reading/read-numbers';
import type { ListSource } from '@/lib/lists/formats/read-table';
import { readList } from '@/lib/queue/lists/read-list';
import { campaignDeps } from '@/test/campaigns/support/deps';
import { type FakeAnswers, fakeAsk, ok } from '@/test/support/fakes/fake-ask';

/** A background that reads numbers as the real one does, for a rep in the United States, and queues all. */
export function readingBackground(answers: FakeAnswers = {}) {
  const deps = campaignDeps({ url: 'https://voice.example.com', token: '' });
  return fakeAsk({
    'read-list': async ({ rows }) => ok(await readList(deps, rows)),
    'queue-list': ({ contacts }) =>
      ok({ added: contacts.length, already: 0, forbidden: 0, uncallable: 0 }),
    'undo-import': () => ok(2),
    'number-texts': ({ e164s }) => ok([...e164s]),
    ...answers,
  });
}

/** Contacts as the background of that rep reads their numbers. */
export async function entriesOf(contacts: readonly PlacedContact[]): Promise<Entry[]> {
  const deps = campaignDeps({ url: 'https://voice.example.com', token: '' });
  const read = await readList(deps, contacts.map(rowToRead));
  return contacts.map((contact, at) => entryOf(contact, read[at] ?? []));
}

/** A file with this text. */
export const fileOf = (text: string, name = 'leads.csv') => ({
  name,
  arrayBuffer: async () => new TextEncoder().encode(text).buffer as ArrayBuffer,
});

/** A reader that has read all of a list, as the background of a rep in the United States reads numbers. */
export async function readerOf(source: ListSource): Promise<ListReader> {
  const reader = createListReader();
  const opening = await reader.open(source);
  if ('problem' in opening) throw new Error(opening.problem);
  const { signal: abortSignal } = new AbortController();
  const deps = { reader, ask: readingBackground(), abortSignal };
  await readNumbers(deps, opening.table?.layout, () => undefined);
  return reader;
}

/** People of several countries: two numbers, a lost zero, no country, another country, damage, a duplicate. */
export const MIXED = [
  'Name,Company,Mobile Phone,Phone,Fax,Country',
  'Ada Whitfield,Fenwick Ltd,07700 900123,2079460123,020 7946 0999,United Kingdom',
  'Dev Patel,Sample Corp,70425 50123,,,India',
  'Rhys Pritchard,,,+44 7700 900456,,Ireland',
  'Jo Field,,212-555-0134,,,',
  'Max Muster,,030 23125 199,,,Freedonia',
  'Lea Vogt,,4.93023E+11,,,Germany',
  'Una Kerr,,07700 900124,,,United States',
  'Nora None,,,,,United States',
  'A. Whitfield,,+44 7700 900123,,,UK',
].join('\n');
