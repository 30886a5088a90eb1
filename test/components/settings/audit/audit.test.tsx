// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { peopleFiles } from '@/components/settings/audit/audit-texts';
import { checkRecord } from '@/test/audit/support';
import { sampleCall } from '@/test/calls/support/calls';
import { auditDeps } from '@/test/components/settings/support/audit-deps';
import { section, showOptions } from '@/test/components/settings/support/show-options';
import { ok } from '@/test/support/fakes/fake-ask';
import { flushPromises } from '@/test/support/fakes/fake-popup';

const KEY = { publicKey: 'PEM', fingerprint: 'ab12' };
afterEach(cleanup);

it('shows the key, and exports the days that the rep chose', async () => {
  const parts = [new Blob(['pack'])];
  const exportAudit = vi
    .spyOn(auditDeps, 'exportAudit')
    .mockResolvedValue({ parts, calls: 1, refused: 1 });
  const saveZip = vi.spyOn(auditDeps, 'saveZip');
  await showOptions({ answers: { 'public-key': () => ok(KEY) } });
  const audit = section('Audit pack');
  expect(audit.getByText('ab12')).toBeTruthy();
  fireEvent.input(audit.getByLabelText('From'), { target: { value: '2026-11-02' } });
  fireEvent.input(audit.getByLabelText('To'), { target: { value: '2026-11-02' } });
  fireEvent.click(audit.getByRole('button', { name: 'Export audit pack' }));
  await flushPromises();
  const from = new Date('2026-11-02T00:00').getTime();
  const period = { from, to: new Date('2026-11-03T00:00').getTime() };
  expect(exportAudit).toHaveBeenCalledWith(expect.objectContaining({ period }));
  expect(saveZip.mock.calls).toEqual([[parts, 'handset-audit-2026-11-02-2026-11-02.zip']]);
  expect(audit.getByText('Saved. Calls: 1 · Refused: 1')).toBeTruthy();
});

it('says that the days are the wrong way round, and that a file could not be made', async () => {
  vi.spyOn(auditDeps, 'exportAudit').mockRejectedValue(new Error('storage'));
  await showOptions({});
  const audit = section('Audit pack');
  const press = () => {
    fireEvent.click(audit.getByRole('button', { name: 'Export audit pack' }));
    return flushPromises();
  };
  await press();
  expect(audit.getByText(/couldn’t be made|couldn't be made/)).toBeTruthy();
  fireEvent.input(audit.getByLabelText('To'), { target: { value: '2020-01-01' } });
  await press();
  expect(screen.getByText("Choose a first day that isn't after the last.")).toBeTruthy();
});

it('shows how far an export is, and ends it by Cancel without a file', async () => {
  const signals: AbortSignal[] = [];
  const exportAudit = vi.spyOn(auditDeps, 'exportAudit');
  exportAudit.mockImplementation(({ onProgress, abortSignal }) => {
    onProgress(0.25);
    signals.push(abortSignal);
    return new Promise((_, reject) => {
      abortSignal.addEventListener('abort', () => reject(abortSignal.reason));
    });
  });
  const saveZip = vi.spyOn(auditDeps, 'saveZip').mockClear();
  await showOptions({});
  const audit = section('Audit pack');
  const press = async (name: string) => {
    fireEvent.click(audit.getByRole('button', { name }));
    await flushPromises();
  };
  await press('Export audit pack');
  expect(audit.getByRole('progressbar', { name: 'Exporting…' }).getAttribute('value')).toBe('0.25');
  await press('Cancel');
  expect(signals[0]?.aborted).toBe(true);
  expect(audit.queryByRole('progressbar')).toBeNull();
  expect(audit.queryByText(/couldn't be made/)).toBeNull();
  expect(saveZip).not.toHaveBeenCalled();
});

it('writes what people read: rules with source and day, refusals, and nothing that runs', () => {
  const call = sampleCall({
    id: 'call-1',
    state: 'placed',
    calleeName: '<img src=x onerror=alert(1)>',
  });
  const wrapUp = {
    callId: call.id,
    note: '=HYPERLINK("https://evil.example")',
    savedAt: 0,
    version: 1,
  };
  const people = peopleFiles();
  const abandoned = { placed: 1, withStatus: 0, abandoned: 0, share: null };
  const written = [
    ...[
      people.begin({ calls: 1, cancelled: 0, abandoned }),
      people.call({ call, wrapUp }, checkRecord()),
      people.middle(),
    ],
    people.refusal(checkRecord({ result: 'refused', code: 'do-not-call' })),
    people.end(),
  ];
  const texts: Record<string, string> = {};
  for (const [name, text] of written.flatMap(Object.entries<string>))
    texts[name] = (texts[name] ?? '') + text;
  expect(texts['calls.csv']).toContain('us-hours: allows (47 CFR, 2026-11-23)');
  expect(texts['calls.csv']).toContain(`"'=HYPERLINK(`);
  expect(texts['refusals.csv']).toContain('This number is on the do-not-call list.');
  expect(texts['report.html']).toContain('&lt;img src=x');
  expect(texts['report.html']).toContain('Abandoned: unknown.');
  expect(texts['report.html']).toMatch(/default-src 'none'/);
});
