import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

/** How errors of a wait that timed out start: ours, the test runner's and the browser driver's. */
const IN_VAIN =
  /^(Error: (Waited \d+ ms|No element found)|TestTimeoutError|TimeoutError|ProtocolError|TargetCloseError)/;

/** More files than this are not chance. */
const MAX_FILES = 5;

/** Counts the tests of a JSON report. Skipped tests, files that did not load and a failed run count as failures. */
export function countTests(report, code) {
  try {
    const counts = sum(filesOf(report).map(countFile));
    return counts.failed === 0 && code !== 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * Returns the failed files, if they are few and nothing but waiting failed in them. Returns none as soon
 * as one assertion failed anywhere: that is a defect of the code.
 */
export function filesThatWaitedInVain(report) {
  try {
    const failed = filesOf(report).filter((file) => countFile(file).failed > 0);
    const messages = failed.flatMap((file) =>
      file.assertionResults.flatMap((test) => test.failureMessages),
    );
    return failed.length <= MAX_FILES && messages.every((message) => IN_VAIN.test(message))
      ? failed.map((file) => relative(root, file.name))
      : [];
  } catch {
    return [];
  }
}

/** Counts the tests of a JSON report outside some files. */
export function countOutside(report, files) {
  return sum(
    filesOf(report)
      .filter((file) => !files.includes(relative(root, file.name)))
      .map(countFile),
  );
}

function filesOf(report) {
  return JSON.parse(readFileSync(join(root, report), 'utf8')).testResults;
}

function countFile({ assertionResults }) {
  const passed = assertionResults.filter(({ status }) => status === 'passed').length;
  const total = Math.max(assertionResults.length, 1);
  return { passed, failed: total - passed };
}

function sum(counts) {
  return {
    passed: counts.reduce((total, each) => total + each.passed, 0),
    failed: counts.reduce((total, each) => total + each.failed, 0),
  };
}
