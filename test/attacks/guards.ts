import { backgroundGuards } from './edits/background-guards';
import { pageGuards } from './edits/page-guards';

/**
 * What stops an attack, and how to build Handset without it (`weakened.test.ts` does): the attacks
 * that name it must then succeed. Several edits where one guard stands behind another.
 */
export const guards = { ...pageGuards, ...backgroundGuards };

/** What of ours stops an attack; `browser` where the browser itself does, and nothing is to be switched off. */
export type GuardName = keyof typeof guards | 'browser';
