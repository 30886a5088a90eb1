import type { Browser } from 'webextension-polyfill';

type Api = Pick<Browser, 'runtime'>;

/**
 * The browser's own API, in place of the polyfill's where a script runs in every frame
 * (docs/decisions/0006). Asked for anew each time: to touch it at all costs a frame 0.2 ms, and most
 * frames hold nothing to ask about.
 */
export const browser = {
  get runtime() {
    const deps = globalThis as { browser?: Api; chrome?: Api };
    return (deps.browser ?? deps.chrome)?.runtime;
  },
};
