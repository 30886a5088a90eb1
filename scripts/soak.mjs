// `npm run soak`: runs the long tests one after another at full size, and prints the figures of each.
// `npm run soak -- --small` runs the same tests at a small size, to check that they run.
import process from 'node:process';
import { installDependencies } from './setup/dependencies.mjs';
import { prepareMachine } from './setup/machine.mjs';
import { ownEnvironment, ownNode, tools } from './setup/paths.mjs';
import { run } from './setup/run.mjs';
import { runStep, stepsFor } from './setup/steps.mjs';

const small = process.argv.includes('--small');

/** Tests that try more cases if `HANDSET_SOAK` is set (test/support/soak.ts). */
const tests = [
  { name: 'hostile texts', project: 'unit-shared', file: 'test/fuzz/finder.test.ts' },
  { name: 'calls logged in a CRM', project: 'unit-shared', file: 'test/soak/outbox.test.ts' },
  { name: 'very large pages', project: 'e2e', file: 'test/attacks/heavy.test.ts' },
  { name: 'builds without a guard', project: 'e2e', file: 'test/attacks/weakened.test.ts' },
  { name: 'a site without guards', project: 'e2e', file: 'test/attacks/untrusted.test.ts' },
];

/**
 * Starts and kills real backgrounds in random order. Runs last, because its last line is the result
 * to look for.
 */
const backgroundLives = [tools.tsx, 'test/soak/main.ts', ...process.argv.slice(2)];

async function soak(env) {
  const results = [];
  for (const { name, project, file } of tests) {
    console.log(`\n${name}`);
    const args = [tools.vitest, 'run', '--project', project, '--reporter=verbose', file];
    const { code, ms } = await run(ownNode, args, { env });
    results.push({ name, code, seconds: Math.round(ms / 1000) });
  }
  console.log('');
  for (const { name, code, seconds } of results) {
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} ${seconds} s`);
  }
  const { code } = await run(ownNode, backgroundLives, { env });
  return [code, ...results.map((result) => result.code)].some((each) => each !== 0) ? 1 : 0;
}

try {
  await installDependencies();
  const machine = await prepareMachine(['chromium', 'firefox', 'xvfb', 'xdotool']);
  const env = ownEnvironment({ ...machine, HANDSET_SOAK: small ? 'small' : 'full', NO_COLOR: '1' });
  for (const step of stepsFor(['build'])) {
    const { failed } = await runStep(step, env);
    if (failed > 0) throw new Error('The extension did not build.');
  }
  process.exitCode = await soak(env);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
