import { ownNode, tools } from './paths.mjs';
import { run } from './run.mjs';

/** Builds the extension with all hosts granted, as the tour uses it. Throws with the output if that fails. */
export async function buildForTour(browser, env) {
  const target = browser === 'firefox' ? ['-b', 'firefox'] : [];
  const args = [tools.wxt, 'build', '--mode', 'granted', ...target];
  const { code, output } = await run(ownNode, args, { quiet: true, env });
  if (code !== 0) throw new Error(`The extension did not build:\n${output}`);
}
