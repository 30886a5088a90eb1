import type { WebWorker } from 'puppeteer-core';

const SAMPLE_US = 500;
/** Where a sample stands when no script ran. */
const ELSEWHERE = new Set(['(idle)', '(program)', '(root)']);

/** How long scripts ran in the background while something was done, in milliseconds; sampled. */
export async function timeBackground<T>(
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
    .map((node, at) => (ELSEWHERE.has(names.get(node) ?? '') ? 0 : (timeDeltas[at + 1] ?? 0)))
    .reduce((sum, each) => sum + each, 0);
  return { ...result, backgroundMs: microseconds / 1000 };
}
