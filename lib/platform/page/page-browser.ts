import type { Browser } from 'webextension-polyfill';

type Api = Pick<Browser, 'runtime'>;

/**
 * The browser's own API. It replaces the polyfill in the script that runs in every frame
 * (docs/decisions/0006). Read on each use: the first access costs a frame 0.2 ms, and most frames
 * have no number to ask about.
 */
export const browser = {
  get runtime() {
    const deps = globalThis as { browser?: Api; chrome?: Api };
    return (deps.browser ?? deps.chrome)?.runtime;
  },
};
