import type { Browser } from 'puppeteer-core';
import { z } from 'zod';
import { sessionOf } from './firefox-roots';

const tree = z.object({
  result: z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) }),
});
const evaluated = z.object({ result: z.object({ type: z.string() }) });

/**
 * Runs an expression in the browser's own window, and waits for it. `--remote-allow-system-access`
 * lets a driver in there.
 */
export async function runInWindow(browser: Browser, expression: string): Promise<void> {
  const session = sessionOf(browser);
  const windows = await session.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const answer = await session.send('script.evaluate', {
    expression,
    awaitPromise: true,
    target: { context: tree.parse(windows).result.contexts[0]?.context },
  });
  const { type } = evaluated.parse(answer).result;
  if (type !== 'success') throw new Error(`Firefox did not run: ${expression}`);
}
