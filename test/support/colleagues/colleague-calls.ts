import type { Page } from 'puppeteer-core';
import { COLLEAGUE_CALLS_PATH } from '@/sandbox/operations/colleague-calls';
import type { RunningSandbox } from '@/sandbox/start';
import { putAll, writeSettings } from '@/test/support/own-pages/connect';
import { countRows } from '@/test/support/own-pages/log';
import { numbersListed } from '@/test/support/page/page-numbers';
import { waitUntil } from '@/test/support/wait';

/** What the rep reads of a number that a colleague called. Around midnight it was yesterday. */
export const COLLEAGUE_LINE = /called by a colleague (yesterday )?at \d/;

/** A colleague of the first workspace calls a number, some minutes ago. The sandbox must run with `faults`. */
export async function callAsColleague(
  { url, workspaces }: RunningSandbox,
  e164: string,
  minutesAgo: number,
): Promise<void> {
  const response = await fetch(`${url}${COLLEAGUE_CALLS_PATH}`, {
    method: 'POST',
    headers: { token: workspaces[0]?.token ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ client_number: e164, minutes_ago: minutesAgo }),
  });
  if (!response.ok) throw new Error(`No call of a colleague: ${response.status}`);
}

/**
 * Lets colleagues' calls be read at the next look at numbers. The popup may have asked for them already, while it was
 * being connected.
 */
export async function readColleaguesAtNextLook(popup: Page): Promise<void> {
  const due = { key: 'history', askedAt: 0, nextAt: 0, failures: 0 };
  await popup.evaluate(putAll, 'handset-calls', 'colleaguesState', [due]);
  await writeSettings(popup, { colleagueMinutes: 5 });
}

/** Looks at a page's numbers, as a rep does, and waits until this many calls of colleagues are known. */
export async function seeColleagueCalls(popup: Page, page: Page, count: number): Promise<void> {
  await readColleaguesAtNextLook(popup);
  await numbersListed(popup, page);
  await waitUntil(
    async () => (await countRows(popup, 'colleagueCalls')) === count,
    'the calls of colleagues',
  );
}
