import type { WebWorker } from 'puppeteer-core';

const SAMPLE_US = 500;
/** Names of samples in which no script ran. */
const NO_SCRIPT = new Set(['(idle)', '(program)', '(root)']);

/** Runs `act` and measures how long scripts ran in the background meanwhile, in ms, by sampling. */
export async function measureBackground<T>(
  { client }: WebWorker,
  act: () => Promise<T>,
): Promise<T & { backgroundMs: number }> {
  await client.send('Profiler.enable');
  await client.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
  await client.send('Profiler.start');
  const result = await act();
  const { profile } = await client.send('Profiler.stop');
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const { samples = [], timeDeltas = [] } = profile;
  const microseconds = samples
    .map((node, at) => (NO_SCRIPT.has(names.get(node) ?? '') ? 0 : (timeDeltas[at + 1] ?? 0)))
    .reduce((sum, each) => sum + each, 0);
  return { ...result, backgroundMs: microseconds / 1000 };
}
