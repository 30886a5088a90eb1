import type { Browser } from 'puppeteer-core';
import { z } from 'zod';
import { sessionOf } from './roots';

const tree = z.object({
  result: z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) }),
});
const evaluated = z.object({
  result: z.object({
    type: z.string(),
    result: z.object({ value: z.unknown().optional() }).optional(),
    exceptionDetails: z.object({ text: z.string() }).optional(),
  }),
});

/**
 * Runs an expression in the browser's own window, and waits for it. `--remote-allow-system-access`
 * lets a driver in there.
 */
export async function runInWindow(browser: Browser, expression: string): Promise<void> {
  await evaluateInWindow(browser, expression);
}

/** Runs an async function body in the browser's own window; what it returns must be JSON. */
export async function readFromWindow(browser: Browser, body: string): Promise<unknown> {
  const value = await evaluateInWindow(
    browser,
    `(async () => JSON.stringify((await (async () => { ${body} })()) ?? null))()`,
  );
  return JSON.parse(z.string().parse(value));
}

async function evaluateInWindow(browser: Browser, expression: string): Promise<unknown> {
  const session = sessionOf(browser);
  const windows = await session.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const answer = await session.send('script.evaluate', {
    expression,
    awaitPromise: true,
    target: { context: tree.parse(windows).result.contexts[0]?.context },
  });
  const { type, result, exceptionDetails } = evaluated.parse(answer).result;
  if (type === 'success') return result?.value;
  throw new Error(`Firefox did not run: ${expression}\n${exceptionDetails?.text}`);
}
