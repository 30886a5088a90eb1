import { expect, it } from 'vitest';
import { dieForReal } from '@/test/soak/real-death';
import { browserNames } from '@/test/support/browsers/launch';

/** `npm run soak` has 50 of them in each browser. */
const DEATHS = 5;

it.each(browserNames)(
  'keeps every call, once, whenever %s ends the background',
  async (browser) => {
    const seed = Date.now();
    const { lost, doubled } = await dieForReal(browser, DEATHS, seed);
    expect({ seed, lost, doubled }).toEqual({ seed, lost: [], doubled: [] });
  },
  180_000,
);
