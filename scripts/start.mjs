// `npm start`: opens a browser with the extension on the sample CRM, from a fresh clone. Runs on the
// system's Node.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildForTour } from './setup/build.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import { prepareMachine } from './setup/machine.mjs';
import { ownEnvironment, ownNode, tools } from './setup/paths.mjs';
import { run } from './setup/run.mjs';

const usage = 'npm start -- [--headless] [--browser chromium|firefox]';

try {
  const { browser, headless } = readOptions();
  await installDependencies();
  const env = ownEnvironment(await prepareMachine([browser]));
  await buildForTour(browser, env);
  const script = headless ? 'test/tour/walk.ts' : 'test/tour/visit.ts';
  const { code } = await run(ownNode, [tools.tsx, script, '--browser', browser], { env });
  process.exitCode = code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function readOptions() {
  const options = {
    headless: { type: 'boolean', default: !hasDisplay() },
    browser: { type: 'string', default: 'chromium' },
  };
  const { values } = parseArgs({ options });
  if (!['chromium', 'firefox'].includes(values.browser)) throw new Error(`Usage: ${usage}`);
  return values;
}

function hasDisplay() {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  return process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY);
}
