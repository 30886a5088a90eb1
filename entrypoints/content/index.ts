import '@/lib/page/marks.css';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { ask } from '@/lib/messages/client';
import { answerBackground } from '@/lib/page/answer-background';
import { startFinding } from '@/lib/page/finding';
import { listWithCard, wakeCard } from '@/lib/page/wake';

/**
 * In every frame of a granted site: finds numbers and marks them. Registered at run time for what
 * the rep granted. Injected twice, the newer script takes over and the older one's signal ends.
 */
export default defineContentScript({
  registration: 'runtime',
  matches: ['http://*/*', 'https://*/*'],
  allFrames: true,
  matchOriginAsFallback: true,
  noScriptStartedPostMessage: true,
  main(ctx) {
    const resting = new AbortController();
    const signal = AbortSignal.any([ctx.signal, resting.signal]);
    const finding = { ...startFinding(document, ask, signal), signal, pointer: { x: -1, y: -1 } };
    globalThis.handsetFinding = finding;
    wakeCard(finding, ask);
    answerBackground(
      {
        'list-numbers': () => listWithCard(finding, ask),
        rest() {
          resting.abort();
          return null;
        },
      },
      signal,
    );
  },
});
