// `npm run bench`: installs what is missing, builds the extension, and runs the benchmarks.
import process from 'node:process';
import { installDependencies } from './setup/dependencies.mjs';
import { prepareMachine } from './setup/machine.mjs';
import { ownEnvironment, ownNode, tools } from './setup/paths.mjs';
import { run } from './setup/run.mjs';
import { runStep, stepsFor } from './setup/steps.mjs';

try {
  await installDependencies();
  const env = ownEnvironment(await prepareMachine(['chromium', 'firefox']));
  for (const step of stepsFor(['build'])) {
    const { failed } = await runStep(step, env);
    if (failed > 0) throw new Error('The extension did not build.');
  }
  const args = [tools.tsx, 'bench/main.ts', ...process.argv.slice(2)];
  process.exitCode = (await run(ownNode, args, { env })).code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
