import { FIREFOX_ID } from '@/scripts/manifest';
import type { Trial } from '@/test/attacks/attack';
import { bridgeOf, otherExtension } from '@/test/support/attacks/bridge';
import { type AttackLab, hostilePage } from '@/test/support/attacks/lab';
import { calledBy } from './bridged';

/** What another extension gets out of ours by messages. */
async function askedFromOutside(lab: AttackLab): Promise<string[]> {
  const { rig, popup } = lab.connected;
  const id = rig.name === 'firefox' ? FIREFOX_ID : rig.origin.split('//')[1];
  const other = await otherExtension(String(id));
  await popup.browser().installExtension(other.dir);
  const page = await rig.open(lab.site.serve('<!doctype html><p>Nothing</p>'));
  const bridge = await bridgeOf(page, 'other');
  const requests = {
    dial: { e164: '+12125550134', gesture: crypto.randomUUID() },
    queue: { offset: 0, limit: 1 },
  };
  const answers: string[] = [];
  const calls = await calledBy(lab, async () => {
    for (const [name, body] of Object.entries(requests)) {
      const answer = JSON.stringify(await bridge.send({ name, body }));
      if (answer.includes('"ok":true')) answers.push(`${name} was answered`);
    }
  });
  await page.close();
  await other.remove();
  return [...answers, ...calls];
}

/** What a page itself, without any content script, gets out of ours. */
async function askedByPage(lab: AttackLab): Promise<string[]> {
  const page = await lab.connected.rig.open(lab.site.serve(hostilePage('')));
  const id =
    lab.connected.rig.name === 'firefox' ? FIREFOX_ID : lab.connected.rig.origin.split('//')[1];
  const answer = await page.evaluate(askFromPage, String(id));
  await page.close();
  return answer.includes('"ok":true') ? ['queue was answered'] : [];
}

/** Runs in the page. Answers `no API` where the browser gives a page none to ask with. */
export async function askFromPage(id: string): Promise<string> {
  const api = Reflect.get(globalThis, 'browser') ?? Reflect.get(globalThis, 'chrome');
  if (typeof api?.runtime?.sendMessage !== 'function') return 'no API';
  const message = { name: 'queue', body: { offset: 0, limit: 1 } };
  return new Promise((resolve) =>
    api.runtime.sendMessage(id, message, (answer: unknown) =>
      resolve(JSON.stringify(answer) ?? ''),
    ),
  );
}

/** What somebody tries who has no content script of ours. */
export const otherSenders: readonly Trial[] = [
  { name: 'another extension that asks', guard: 'no-other-senders', run: askedFromOutside },
  {
    name: 'a page that asks without a content script',
    guard: 'no-other-senders',
    // Firefox lets no page send a message to an extension.
    seenIn: ['chromium'],
    run: askedByPage,
  },
];
