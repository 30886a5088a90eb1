// `npm test`: runs all checks and tests. `npm test -- lint unit` runs some parts. Runs on the system's
// Node.
import process from 'node:process';
import { installDependencies } from './setup/dependencies.mjs';
import { prepareMachine } from './setup/machine.mjs';
import { ownEnvironment } from './setup/paths.mjs';
import { runStep, stepsFor } from './setup/steps.mjs';

/** What tests in real browsers need. */
const BROWSER_TESTS = [
  ...['chromium', 'firefox', 'xvfb', 'xdotool', 'openbox', 'imagemagick'],
  ...['a Hindi font', 'a Japanese font'],
];

try {
  const steps = stepsFor(process.argv.slice(2));
  await installDependencies();
  const wanted = steps.some((step) => step.part === 'e2e') ? BROWSER_TESTS : [];
  const env = ownEnvironment(await prepareMachine(wanted));
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    const { passed, failed } = await runStep(step, env);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
