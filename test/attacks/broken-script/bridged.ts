import type { Answers, Result } from '@/lib/messages/table';
import { type Bridge, bridgeOf } from '@/test/support/attacks/bridge';
import { type AttackLab, hostilePage } from '@/test/support/attacks/lab';

/** A page with a bridge, and who it is. */
export async function openBridged(lab: AttackLab, html = '') {
  const page = await lab.connected.rig.open(lab.site.serve(hostilePage(html)));
  return { page, bridge: await bridgeOf(page) };
}

/** Asks for an offer. */
export async function askForOffer(bridge: Bridge, raw: string): Promise<Result<Answers['offer']>> {
  const candidate = { raw, before: '', after: '' };
  const body = { candidate, start: 0, lang: 'en', calleeNames: [] };
  const answer = await bridge.send({ name: 'offer', body });
  return answer as Result<Answers['offer']>;
}

/** The id of an offer that is made. */
export async function offerId(bridge: Bridge, raw: string): Promise<string> {
  const answer = await askForOffer(bridge, raw);
  if (!answer.ok) throw new Error(`No offer for ${raw}: ${answer.error.code}`);
  return answer.value.offerId;
}

/** Sends `call` and answers who was called, one breach a callee. */
export async function calledBy(lab: AttackLab, send: () => Promise<unknown>): Promise<string[]> {
  const calls = await lab.callsDuring(async () => void (await send()));
  return calls.map((callee) => `${callee} was called`);
}

/** The message that calls an offer. */
export const call = (id: string, more = {}) => ({ name: 'call', body: { offerId: id, ...more } });
/** Two numbers as a page writes them. */
export const [ONE, OTHER] = ['(212) 555-0134', '(646) 555-0177'];
