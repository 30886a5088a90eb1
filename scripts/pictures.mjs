// `npm run pictures`: installs what is missing, builds the extension, and takes the pictures of README,
// docs and stores in Chromium.
import process from 'node:process';
import { buildForTour } from './setup/build.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import { prepareMachine } from './setup/machine.mjs';
import { ownEnvironment, ownNode, tools } from './setup/paths.mjs';
import { run } from './setup/run.mjs';

try {
  await installDependencies();
  const env = ownEnvironment(await prepareMachine(['chromium']));
  await buildForTour('chromium', env);
  process.exitCode = (await run(ownNode, [tools.tsx, 'test/tour/pictures.ts'], { env })).code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
