import type { Page } from 'puppeteer-core';
import { z } from 'zod';
import type { Answers, MessageName, Requests, Result } from '@/lib/messages/table';

/** The used part of `chrome`, which Firefox has too. */
interface Extension {
  runtime: { sendMessage(message: unknown): Promise<unknown> };
}

/** Sends a message to the background from one of our own pages. */
export async function askBackground<N extends MessageName>(
  ownPage: Page,
  name: N,
  body: Requests[N],
): Promise<Result<Answers[N]>> {
  const answer = await ownPage.evaluate(
    (message) => {
      const extension: unknown = Reflect.get(globalThis, 'chrome');
      return (extension as Extension).runtime.sendMessage(message);
    },
    { name, body: JSON.parse(JSON.stringify(body)) },
  );
  return z.custom<Result<Answers[N]>>((value) => typeof value === 'object').parse(answer);
}
