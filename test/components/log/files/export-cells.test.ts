import { expect, it } from 'vitest';
import { exportCells, exportHead } from '@/components/log/files/export-cells';
import { csvOf } from '@/components/shared/files/csv';
import { placedCall } from '@/test/calls/support/calls';

const LINK = 'https://voice.example.com/recordings/1';
const call = placedCall({ state: 'recorded', recording: LINK });
const saved = { callId: call.id, note: '', savedAt: 0, version: 1 };
const dispositions = [
  { id: 'reached', label: 'Talked' },
  { id: 'refused-recording', label: '', effect: 'hide-recording' as const },
];

it('has a cell for each heading', () => {
  expect(exportCells({ call }, [])).toHaveLength(exportHead().length);
});

it('holds what was recorded after the call', () => {
  const followUp = { at: Date.UTC(2026, 10, 24, 9) };
  const wrapUp = { ...saved, disposition: 'reached', note: 'Wants a demo', followUp };
  const cells = exportCells({ call, wrapUp }, dispositions);
  expect(cells.slice(-3)).toEqual(['Talked', 'Wants a demo', '2026-11-24T09:00:00.000Z']);
});

it('holds the page that the call was made from', () => {
  const sourcePage = { url: 'https://crm.example/14', title: '=HYPERLINK("x")' };
  const row = exportCells({ call: { ...call, sourcePage } }, []);
  const at = exportHead().indexOf('Page title');
  expect(row.slice(at, at + 2)).toEqual([sourcePage.title, sourcePage.url]);
  expect(csvOf([row])).toContain(`,"'=HYPERLINK(""x"")",https://crm.example/14,`);
});

it('has no link to a recording that the callee refused', () => {
  const wrapUp = { ...saved, disposition: 'refused-recording' };
  expect(exportCells({ call }, dispositions)).toContain(LINK);
  expect(exportCells({ call, wrapUp }, dispositions)).not.toContain(LINK);
});
