import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ownNode, packageOf, root, tools } from './paths.mjs';
import { run } from './run.mjs';
import { countOutside, countTests, filesThatWaitedInVain } from './test-report.mjs';

/** Report of the files that run once more. */
const ALONE = '.output/test/e2e-once-more.json';

/** Move the real mouse of an X display, which only Linux has. */
const NEED_X = ['test/e2e/real/**'];

const wxt = (name, ...args) => ({ part: 'build', name, tool: tools.wxt, args });
const vitest = (part, name) => ({
  part,
  name,
  tool: tools.vitest,
  report: `.output/test/${part}.json`,
});

/** All steps of `npm test`, in order. */
const steps = [
  { part: 'prepare', name: 'prepare types', tool: tools.wxt, args: ['prepare'] },
  { part: 'lint', name: 'format and lint', tool: tools.biome, args: ['ci', '--colors=off', '.'] },
  { part: 'lint', name: 'unused code', tool: tools.knip, args: ['--no-progress'] },
  { part: 'lint', name: 'commit subjects', tool: tools.checkCommits, args: [] },
  { part: 'types', name: 'types', tool: tools.tsc, args: ['--noEmit'] },
  wxt('package for Chrome', 'zip'),
  wxt('package for Firefox', 'zip', '-b', 'firefox'),
  wxt('build for Chrome, hosts granted', 'build', '--mode', 'granted'),
  wxt('build for Firefox, hosts granted', 'build', '-b', 'firefox', '--mode', 'granted'),
  {
    part: 'package',
    name: "Firefox's rules for add-ons",
    tool: tools.addonsLinter,
    args: ['--warnings-as-errors', packageOf('firefox')],
  },
  vitest('unit', 'unit, component and contract tests'),
  vitest('e2e', 'real Chromium and real Firefox'),
];

/** The parts that must run before a part. */
const needs = {
  types: ['prepare'],
  package: ['build'],
  unit: ['prepare', 'build'],
  e2e: ['build'],
};

/** Returns the steps of the named parts and of the parts they need; all steps if none is named. */
export function stepsFor(parts) {
  const known = [...new Set(steps.map((step) => step.part))];
  const unknown = parts.filter((part) => !known.includes(part));
  if (unknown.length > 0) throw new Error(`No such part: ${unknown}. Parts: ${known.join(', ')}`);
  const wanted = new Set([...parts, ...parts.flatMap((part) => needs[part] ?? [])]);
  return parts.length === 0 ? steps : steps.filter((step) => wanted.has(step.part));
}

/** Runs a step and prints its result, with its output if it failed. Returns how many checks passed and failed. */
export async function runStep(step, env) {
  const first = await runOnce(step, env);
  const files = step.part === 'e2e' ? filesThatWaitedInVain(step.report) : [];
  if (files.length === 0) return first;
  // A busy machine can lose a key or a click: docs/decisions/0027-waited-in-vain.md.
  console.log(`Only waits failed. Once more, one file at a time: ${files.join(', ')}`);
  const again = { ...step, name: `${step.name}, once more`, report: ALONE, files };
  const second = await runOnce(again, env);
  const rest = countOutside(step.report, files);
  return { passed: rest.passed + second.passed, failed: rest.failed + second.failed };
}

async function runOnce(step, env) {
  const { code, output, ms } = await run(ownNode, [step.tool, ...argumentsOf(step)], {
    quiet: true,
    env: { ...env, FORCE_COLOR: '0', NO_COLOR: '1' },
  });
  const counts = step.report ? countTests(step.report, code) : countWhole(code);
  const result = counts.failed > 0 ? 'FAILED' : 'ok';
  const tests = step.report ? ` (${counts.passed} passed, ${counts.failed} failed)` : '';
  if (counts.failed > 0) console.log(output.trimEnd());
  console.log(`${result.padEnd(6)} ${step.name}${tests} ${(ms / 1000).toFixed(1)} s`);
  return counts;
}

function argumentsOf({ part, args, report, files }) {
  if (!report) return args;
  mkdirSync(join(root, '.output/test'), { recursive: true });
  rmSync(join(root, report), { force: true });
  return [
    'run',
    '--project',
    `${part}*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
    ...(process.platform === 'linux' ? [] : NEED_X.flatMap((path) => ['--exclude', path])),
    ...(files ? ['--maxWorkers=1', ...files] : []),
  ];
}

function countWhole(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
