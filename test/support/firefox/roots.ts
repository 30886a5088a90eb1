import type { Browser, Page } from 'puppeteer-core';
import { z } from 'zod';

/** What puppeteer's BiDi session can do that puppeteer itself does not offer. */
interface Session {
  send(method: string, params: unknown): Promise<unknown>;
}

const located = z.object({
  result: z.object({
    nodes: z.array(
      z.object({
        value: z.object({ shadowRoot: z.object({ sharedId: z.string() }).nullish() }),
      }),
    ),
  }),
});
const called = z.object({ result: z.object({ result: z.object({ value: z.string() }) }) });

/** BiDi serialises closed shadow roots, and hands out references to them. */
export async function insideClosedRoot<T>(
  browser: Browser,
  page: Page,
  host: string,
  read: (root: ShadowRoot) => T,
): Promise<T | undefined> {
  const session = sessionOf(browser);
  const context = z.string().parse(Reflect.get(page.mainFrame(), '_id'));
  const answer = await session.send('browsingContext.locateNodes', {
    context,
    locator: { type: 'css', value: host },
    serializationOptions: { includeShadowTree: 'all', maxDomDepth: 1 },
  });
  const root = located.parse(answer).result.nodes[0]?.value.shadowRoot;
  if (!root) return undefined;
  const value = await session.send('script.callFunction', {
    functionDeclaration: `(root) => JSON.stringify((${read})(root))`,
    arguments: [{ sharedId: root.sharedId }],
    awaitPromise: false,
    target: { context },
  });
  return JSON.parse(called.parse(value).result.result.value) as T;
}

/** The BiDi session behind a browser of puppeteer. */
export function sessionOf(browser: Browser): Session {
  const session: unknown = Reflect.get(browser, 'connection');
  if (isSession(session)) return session;
  throw new Error('This browser is not driven over WebDriver BiDi');
}

function isSession(value: unknown): value is Session {
  return typeof value === 'object' && value !== null && 'send' in value;
}
