import { COLLEAGUE_CALLS_PATH } from '@/sandbox/operations/colleague-calls';
import type { RunningSandbox } from '@/sandbox/start';

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
