import type { Page } from 'puppeteer-core';
import { COLLEAGUE_CALLS_PATH } from '@/sandbox/operations/colleague-calls';
import type { RunningSandbox } from '@/sandbox/start';
import { putAll, writeSettings } from '@/test/support/own-pages/connect';

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
