import type { Page } from 'puppeteer-core';
import { z } from 'zod';
import type { Answers, Result } from '@/lib/messages/answers';
import type { RequestName, Requests } from '@/lib/messages/requests';

/** The part of `chrome` (Firefox has it too) that our own pages are asked to use. */
interface Extension {
  runtime: { sendMessage(message: unknown): Promise<unknown> };
}

/** Asks the background from one of our own pages, as that page would. */
export async function askBackground<N extends RequestName>(
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
