import { expect, it } from 'vitest';
import { requestFinder } from '@/lib/page/find/request-finder';

/** Asks a background that does not answer the first `failures` times. Returns the waits between. */
async function waitsFor(failures: number): Promise<number[]> {
  const waits: number[] = [];
  let left = failures;
  let delayed: (() => void) | undefined;
  const ask = async () => ({ ok: left-- <= 0 });
  const delay = (run: () => void, ms: number) => {
    waits.push(ms);
    delayed = run;
  };
  await requestFinder(ask as never, delay);
  while (delayed) {
    const run = delayed;
    delayed = undefined;
    run();
    await new Promise((resolve) => setTimeout(resolve));
  }
  return waits;
}

it('asks once where the background answers', async () => {
  expect(await waitsFor(0)).toEqual([]);
});

it('asks again later and later until the background answers', async () => {
  expect(await waitsFor(3)).toEqual([1000, 2000, 4000]);
  expect((await waitsFor(9)).slice(-3)).toEqual([60_000, 60_000, 60_000]);
});
