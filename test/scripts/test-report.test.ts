import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countOutside, countTests, filesThatWaitedInVain } from '@/scripts/setup/test-report.mjs';
import { root } from '@/test/support/tree';

const IN_VAIN = 'Error: Waited 30000 ms for the card\n    at waitUntil';
const ASSERTION = 'AssertionError: expected [ "+12125550134" ] to deeply equal []';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handset-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a report: of each file, the message of each test, empty if it passed. */
function reportOf(files: Record<string, string[]>): string {
  const testResults = Object.entries(files).map(([name, messages]) => ({
    name: join(root, name),
    assertionResults: messages.map((message) => ({
      status: message ? 'failed' : 'passed',
      failureMessages: message ? [message] : [],
    })),
  }));
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify({ testResults }));
  return relative(root, path);
}

it('counts the tests, and a file without any as a failure', () => {
  expect(countTests(reportOf({ a: ['', IN_VAIN], b: [] }), 1)).toEqual({ passed: 1, failed: 2 });
  expect(countTests(reportOf({ a: [''] }), 0)).toEqual({ passed: 1, failed: 0 });
});

it('counts a run that failed without a failed test, or left no report, as a failure', () => {
  expect(countTests(reportOf({ a: [''] }), 1)).toEqual({ passed: 1, failed: 1 });
  expect(countTests('missing.json', 0)).toEqual({ passed: 0, failed: 1 });
});

it('names the files in which only waits failed', () => {
  const report = reportOf({ a: ['', IN_VAIN], b: [''], c: ['TestTimeoutError: Test timed out'] });
  expect(filesThatWaitedInVain(report)).toEqual(['a', 'c']);
});

it('names none if an assertion failed in any file, or an attack came through', () => {
  expect(filesThatWaitedInVain(reportOf({ a: [IN_VAIN], b: [ASSERTION] }))).toEqual([]);
  expect(filesThatWaitedInVain(reportOf({ a: [IN_VAIN, 'Error: Called +12125550134'] }))).toEqual(
    [],
  );
});

it('names none if more files failed than chance explains', () => {
  const many = Object.fromEntries([...'abcdef'].map((name) => [name, [IN_VAIN]]));
  expect(filesThatWaitedInVain(reportOf(many))).toEqual([]);
});

it('counts the files that are not run once more', () => {
  const report = reportOf({ a: ['', IN_VAIN], b: ['', ''] });
  expect(countOutside(report, ['a'])).toEqual({ passed: 2, failed: 0 });
});
