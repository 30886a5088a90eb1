import { describe, expect, it } from 'vitest';
import {
  exportCells,
  exportHead,
  JSON_END,
  jsonEntry,
  jsonStart,
} from '@/components/log/files/export-formats';
import type { LoggedCall } from '@/components/log/query/read-log';
import { csvOf } from '@/components/shared/files/csv';
import { readImportEntry } from '@/lib/calls/log/import-calls';
import { callsFileSchema } from '@/lib/calls/log/model';
import { NOON, placedCall } from '@/test/calls/support/calls';

describe('CSV', () => {
  const LINK = 'https://voice.example.com/recordings/1';
  const call = placedCall({ state: 'recorded', recording: LINK });
  const saved = { callId: call.id, note: '', savedAt: 0, version: 1 };
  const dispositions = [
    { id: 'reached', label: 'Talked' },
    { id: 'refused-recording', label: '', effect: 'hide-recording' as const },
  ];

  const workspaces = [{ id: 'first', name: 'Acme', host: '', isInUse: true }];
  const cellsOf = (row: LoggedCall) => exportCells(row, dispositions, workspaces);
  const speechOf = (cells: string[]) => {
    const at = exportHead().indexOf('In the recording');
    return cells.slice(at, at + 5);
  };

  it('has a cell for each heading', () => {
    expect(cellsOf({ call })).toHaveLength(exportHead().length);
  });

  it('holds what was recorded after the call', () => {
    const followUp = { at: Date.UTC(2026, 10, 24, 9) };
    const wrapUp = { ...saved, disposition: 'reached', note: 'Wants a demo', followUp };
    const cells = cellsOf({ call, wrapUp });
    const at = exportHead().indexOf('Disposition');
    expect(cells.slice(at, at + 3)).toEqual(['Talked', 'Wants a demo', '2026-11-24T09:00:00.000Z']);
  });

  it('names the workspace, whose id of the call is another’s too', () => {
    const at = exportHead().indexOf('Workspace');
    expect(cellsOf({ call })[at]).toBe('Acme');
    expect(cellsOf({ call: { ...call, workspace: 'gone' } })[at]).toBe('Removed workspace');
  });

  it('holds the page that the call was made from', () => {
    const sourcePage = { url: 'https://crm.example/14', title: '=HYPERLINK("x")' };
    const row = cellsOf({ call: { ...call, sourcePage } });
    const at = exportHead().indexOf('Page title');
    expect(row.slice(at, at + 2)).toEqual([sourcePage.title, sourcePage.url]);
    expect(csvOf([row])).toContain(`,"'=HYPERLINK(""x"")",https://crm.example/14,`);
  });

  const facts = {
    ...({
      heard: 'voice',
      duration: 60,
      silence: 0.4321,
      longestPause: 4.5,
      firstVoice: 2,
    } as const),
    talk: [0.75, 0.25] as [number, number],
  };
  const reading = { callId: call.id, link: LINK, readAt: NOON, result: { facts } };

  it('holds what the sound of the recording tells', () => {
    const told = (row: LoggedCall) => speechOf(cellsOf(row));
    expect(told({ call, reading })).toEqual(['Somebody spoke', '2', '4.5', '0.43', '0.75']);
    const unread = { ...reading, result: { problem: 'not-audio' as const } };
    expect(told({ call, reading: unread })).toEqual(['Could not be checked', '', '', '', '']);
    expect(told({ call })).toEqual(['', '', '', '', '']);
  });

  it('has nothing of a recording that the callee refused', () => {
    const wrapUp = { ...saved, disposition: 'refused-recording' };
    expect(cellsOf({ call, reading })).toContain(LINK);
    const refused = cellsOf({ call, wrapUp, reading });
    expect(refused).not.toContain(LINK);
    expect(speechOf(refused)).toEqual(['', '', '', '', '']);
  });
});

describe('JSON', () => {
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
});
