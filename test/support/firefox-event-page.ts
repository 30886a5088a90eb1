import type { Browser } from 'puppeteer-core';
import { z } from 'zod';
import { sessionOf } from './firefox-roots';

const tree = z.object({
  result: z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) }),
});
const evaluated = z.object({ result: z.object({ type: z.string() }) });

/**
 * Ends the event page as Firefox itself does when it was idle. Only the browser's own window may:
 * `--remote-allow-system-access` lets a driver in there.
 */
export async function endEventPage(browser: Browser, extensionId: string): Promise<void> {
  const session = sessionOf(browser);
  const windows = await session.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const answer = await session.send('script.evaluate', {
    expression: `WebExtensionPolicy.getByID("${extensionId}").extension.terminateBackground({
      ignoreDevToolsAttached: true,
    })`,
    awaitPromise: true,
    target: { context: tree.parse(windows).result.contexts[0]?.context },
  });
  const { type } = evaluated.parse(answer).result;
  if (type !== 'success') throw new Error('Firefox did not end its event page');
}
