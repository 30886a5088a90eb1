import { expect, it } from 'vitest';
import { JSON_END, jsonEntry, jsonStart } from '@/components/log/files/json';
import { callsFileSchema } from '@/lib/calls/import/model';
import { readImportEntry } from '@/lib/calls/import/read-entry';
import { NOON, placedCall } from '@/test/calls/support/calls';

const sourcePage = { url: 'https://crm.example/14', title: '="Ann" Example' };
const recording = 'https://rec.example/1';
const call = placedCall({ state: 'recorded', recording, sourcePage });
const timedNotes = [{ at: 83, text: 'Asks, "how much?"' }];
const wrapUp = { callId: call.id, note: 'Likes "tea"\n', savedAt: NOON, version: 1, timedNotes };
const dispositions = [{ id: 'refused', label: '', effect: 'hide-recording' as const }];
const entry = (row: Parameters<typeof jsonEntry>[0]) => JSON.parse(jsonEntry(row, dispositions));

it('writes what an import reads back', () => {
  const imported = { ...call, importedChangeAt: NOON };
  const row = jsonEntry({ call: imported, wrapUp }, dispositions);
  const text = `${jsonStart(NOON)}${row}${JSON_END}`;
  const { calls } = callsFileSchema.parse(JSON.parse(text));
  expect(readImportEntry({ position: 1, entry: calls[0] }, NOON)).toEqual({ call, wrapUp });
});

it('has no link to a recording that the callee refused', () => {
  expect(entry({ call, wrapUp })).toHaveProperty('recording');
  const refused = { ...wrapUp, disposition: 'refused' };
  expect(entry({ call, wrapUp: refused })).not.toHaveProperty('recording');
});
