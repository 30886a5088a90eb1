import { expect, it } from 'vitest';
import type { Connector } from '@/lib/outbox/connector';
import type { RecordRef } from '@/lib/outbox/model/entry';
import { sampleEntry } from '@/test/outbox/support/deliveries';

/** A CRM in which notes have a field of their own. */
type WithNoteField = () => Promise<{
  connector: Connector;
  target: RecordRef;
  /** The value of that field in the first entry. */
  noteOf(): unknown;
}>;

/** A note that is too long for its field is cut there, with a notice at its end. */
export function itCutsAMappedNote(start: WithNoteField, length: number): void {
  it(`cuts a note of 100 kB in a field of ${length} characters, with a notice`, async () => {
    const { connector, target, noteOf } = await start();
    const facts = { ...sampleEntry.facts, note: 'Grüße 😀 '.repeat(12_500) };
    await connector.create(target, 'm', { ...sampleEntry, facts });
    const note = String(noteOf());
    expect(note.length).toBeLessThanOrEqual(length);
    expect(note.length).toBeGreaterThan(length - 3);
    expect(note.endsWith('[cut]')).toBe(true);
  });
}
