import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '@/lib/messages/result';
import { type Answers, messages } from '@/lib/messages/table';
import type { Settings } from '@/lib/settings/table';
import type { Trial } from '@/test/attacks/attack';
import { type Bridge, bridgeOf, otherExtension } from '@/test/support/attacks/bridge';
import { hostilePage, type Lab } from '@/test/support/attacks/lab';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { OWN_NUMBER, writeSettings } from '@/test/support/own-pages/connect';

/** A page with a bridge, and who it is. */
async function openBridged(lab: Lab, html = '') {
  const page = await lab.desk.rig.open(lab.site.serve(hostilePage(html)));
  return { page, bridge: await bridgeOf(page) };
}

async function offer(bridge: Bridge, raw: string): Promise<Result<Answers['offer']>> {
  const candidate = { raw, before: '', after: '' };
  const body = { candidate, start: 0, lang: 'en', calleeNames: [] };
  const answer = await bridge.send({ name: 'offer', body });
  return answer as Result<Answers['offer']>;
}

async function offerId(bridge: Bridge, raw: string): Promise<string> {
  const answer = await offer(bridge, raw);
  if (!answer.ok) throw new Error(`No offer for ${raw}: ${answer.error.code}`);
  return answer.value.offerId;
}

/** Sends `call` and answers who was called, one breach a callee. */
async function calledBy(lab: Lab, send: () => Promise<unknown>): Promise<string[]> {
  const calls = await lab.callsDuring(async () => void (await send()));
  return calls.map((callee) => `${callee} was called`);
}

const call = (id: string, more = {}) => ({ name: 'call', body: { offerId: id, ...more } });
const [ONE, OTHER] = ['(212) 555-0134', '(646) 555-0177'];

const FIREFOX_ID = 'handset@handset.example';

/** What another extension gets out of ours by messages. */
async function askedFromOutside(lab: Lab): Promise<string[]> {
  const { rig, popup } = lab.desk;
  const id = rig.name === 'firefox' ? FIREFOX_ID : rig.origin.split('//')[1];
  const other = await otherExtension(String(id));
  await popup.browser().installExtension(other.dir);
  const page = await rig.open(lab.site.serve('<!doctype html><p>Nothing</p>'));
  const bridge = await bridgeOf(page, 'other');
  const wishes = {
    dial: { e164: '+12125550134', gesture: crypto.randomUUID() },
    queue: { offset: 0, limit: 1 },
  };
  const answers: string[] = [];
  const calls = await calledBy(lab, async () => {
    for (const [name, body] of Object.entries(wishes)) {
      const answer = JSON.stringify(await bridge.send({ name, body }));
      if (answer.includes('"ok":true')) answers.push(`${name} was answered`);
    }
  });
  await page.close();
  await other.remove();
  return [...answers, ...calls];
}

/** Which of these a content script can read, in whatever storage there is. */
async function readFromPage(lab: Lab, secrets: readonly string[]): Promise<string[]> {
  const { page, bridge } = await openBridged(lab);
  await page.evaluate((known) => localStorage.setItem('known', known), KNOWN);
  const all = await bridge.readAll();
  await page.close();
  if (!all.includes(KNOWN)) throw new Error('The content script read nothing at all');
  return secrets.filter((secret) => all.includes(secret));
}

const KNOWN = 'what the page itself holds';

/** Token, numbers and address. */
function secretsOf({ desk: { sandbox } }: Lab): string[] {
  const [workspace] = sandbox.workspaces;
  if (!workspace) throw new Error('The sandbox has no workspace');
  return [workspace.token, ...workspace.dids, OWN_NUMBER, sandbox.url];
}

/** Sets settings for the time of a trial. */
async function withSettings<T>(
  lab: Lab,
  chosen: Partial<Settings>,
  run: () => Promise<T>,
): Promise<T> {
  await writeSettings(lab.desk.popup, chosen);
  try {
    return await run();
  } finally {
    await writeSettings(lab.desk.popup, USUAL);
  }
}

const USUAL = { trustedSites: ['http://127.0.0.1/*', 'http://localhost/*'], undoSeconds: 0 };

/** Calls an offer of the content script's own, where the rep confirms outside the page. */
function callsOwnOffer(lab: Lab): Promise<string[]> {
  return withSettings(lab, { trustedSites: [] }, async () => {
    const { page, bridge } = await openBridged(lab);
    const id = await offerId(bridge, OTHER);
    const answers: string[] = [];
    const calls = await calledBy(lab, async () => {
      for (let turn = 0; turn < 3; turn++)
        answers.push(JSON.stringify(await bridge.send(call(id))));
    });
    if (!answers[0]?.includes('"ok":true'))
      throw new Error(`The call was not asked: ${answers[0]}`);
    await askBackground(lab.desk.popup, 'drop-confirmation', { offerId: id });
    await page.close();
    return calls;
  });
}

/** Calls two offers of its own on a trusted site, the second while the first counts down. */
function callsTwoOffers(lab: Lab): Promise<string[]> {
  return withSettings(lab, { undoSeconds: 1 }, async () => {
    const { page, bridge } = await openBridged(lab);
    const ids = [await offerId(bridge, ONE), await offerId(bridge, OTHER)];
    const calls = await lab.callsDuring(async () => {
      await Promise.all(ids.map((id) => bridge.send(call(id))));
      await sleep(COUNTED_MS);
    });
    await page.close();
    if (calls.length === 0) throw new Error('Not even the first offer was called');
    return calls.slice(1).map((callee) => `${callee} was called as well`);
  });
}

/** Longer than a countdown of one second. */
const COUNTED_MS = 1_500;

/** What the answers about a call of its own say of the rep's numbers. */
async function learnsLegs(lab: Lab): Promise<string[]> {
  const { page, bridge } = await openBridged(lab);
  const made = await offer(bridge, ONE);
  if (!made.ok) throw new Error(`No offer: ${made.error.code}`);
  const started = await bridge.send(call(made.value.offerId));
  const { callId } = Object(started).value.counting;
  const asked = ['outcome', 'cancel', 'look-up-unconfirmed'];
  const answers = [made, started];
  for (const name of asked) answers.push(await bridge.send({ name, body: { callId } }));
  await page.close();
  const all = JSON.stringify(answers);
  if (!all.includes('"state":"placed"')) throw new Error(`No outcome was told: ${all}`);
  return [OWN_NUMBER, ...(lab.desk.sandbox.workspaces[0]?.dids ?? [])].filter((number) =>
    all.includes(number),
  );
}

/** What a page itself, without any content script, gets out of ours. */
async function askedByPage(lab: Lab): Promise<string[]> {
  const page = await lab.desk.rig.open(lab.site.serve(hostilePage('')));
  const id = lab.desk.rig.name === 'firefox' ? FIREFOX_ID : lab.desk.rig.origin.split('//')[1];
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

/** Something that our own pages keep in the browser's storage, and a content script reads. */
async function readStorage(lab: Lab): Promise<string[]> {
  const kept = 'kept by our own page';
  await lab.desk.popup.evaluate((text) => {
    return Reflect.get(globalThis, 'chrome').storage.local.set({ kept: text });
  }, kept);
  return readFromPage(lab, [kept]);
}

/** What somebody tries who broke into a content script's world, or into another extension. */
export const forgeries: readonly Trial[] = [
  {
    name: 'a content script that reads all storage for token and settings',
    guard: 'own-database',
    run: (lab) => readFromPage(lab, secretsOf(lab)),
  },
  {
    name: 'a content script that reads what our own pages keep in storage.local',
    guard: 'trusted-storage',
    // Firefox cannot close it; so nothing that matters is there.
    browsers: ['chromium'],
    run: readStorage,
  },
  { name: 'another extension that asks', guard: 'no-strangers', run: askedFromOutside },
  {
    name: 'a page that asks without a content script',
    guard: 'no-strangers',
    // Firefox lets no page send a message to an extension.
    seenIn: ['chromium'],
    run: askedByPage,
  },
  {
    name: 'an offer of its own, called on a site that is not trusted',
    guard: 'confirmed',
    run: callsOwnOffer,
  },
  {
    name: 'two offers of its own, called at once on a trusted site',
    guard: 'one-at-a-time',
    run: callsTwoOffers,
  },
  {
    name: 'own number and caller ID, in what is said of a call of its own',
    guard: 'private-fields',
    run: learnsLegs,
  },
  {
    name: 'a call for an offer that was never made',
    guard: 'known-offer',
    async run(lab) {
      const { page, bridge } = await openBridged(lab);
      await offerId(bridge, ONE);
      const ids = ['1', 'x'.repeat(100), crypto.randomUUID(), '+12125550134', '__proto__'];
      const breaches = await calledBy(lab, () =>
        Promise.all(ids.map((id) => bridge.send(call(id, { e164: '+12125550134' })))),
      );
      await page.close();
      return breaches;
    },
  },
  {
    name: 'a call for an offer that another tab was made',
    guard: 'own-frame',
    async run(lab) {
      const [mine, theirs] = [await openBridged(lab), await openBridged(lab)];
      const id = await offerId(theirs.bridge, OTHER);
      const breaches = await calledBy(lab, () => mine.bridge.send(call(id)));
      await mine.page.close();
      await theirs.page.close();
      return breaches;
    },
  },
  {
    name: 'a call for an offer that another frame was made',
    guard: 'own-frame',
    async run(lab) {
      const inner = lab.site.serve(hostilePage(''), 'localhost');
      const { page, bridge } = await openBridged(lab, `<iframe src="${inner}"></iframe>`);
      const frame = page.frames().find((each) => each.url() === inner);
      if (!frame) throw new Error('There is no inner frame');
      const id = await offerId(await bridgeOf(frame), OTHER);
      const breaches = await calledBy(lab, () => bridge.send(call(id)));
      await page.close();
      return breaches;
    },
  },
  {
    name: 'a call for an offer that the page before was made',
    guard: 'own-frame',
    async run(lab) {
      const { page, bridge } = await openBridged(lab);
      const id = await offerId(bridge, OTHER);
      await page.goto(lab.site.serve(hostilePage('')));
      const next = await bridgeOf(page);
      const breaches = await calledBy(lab, () => next.send(call(id)));
      await page.close();
      return breaches;
    },
  },
  {
    name: 'one offer called thirty times, at once and again',
    guard: 'one-gesture',
    async run(lab) {
      const { page, bridge } = await openBridged(lab);
      const id = await offerId(bridge, ONE);
      const calls = await lab.callsDuring(async () => {
        await Promise.all(Array.from({ length: 20 }, () => bridge.send(call(id))));
        for (let turn = 0; turn < 10; turn++) await bridge.send(call(id));
      });
      await page.close();
      return calls.slice(1).map((callee) => `${callee} was called again`);
    },
  },
  {
    name: 'a number put into the message that calls',
    guard: 'no-number',
    async run(lab) {
      const { page, bridge } = await openBridged(lab);
      const id = await offerId(bridge, ONE);
      const swapped = '+16465550177';
      const body = { e164: swapped, callee: swapped, number: swapped, text: swapped };
      const calls = await lab.callsDuring(async () => void (await bridge.send(call(id, body))));
      await page.close();
      return calls.filter((callee) => callee === swapped).map((callee) => `${callee} was called`);
    },
  },
  {
    name: 'everything that only our own pages may ask',
    guard: 'own-pages',
    async run(lab) {
      const { page, bridge } = await openBridged(lab);
      const bodies: Record<string, unknown> = {
        dial: { e164: '+12125550134', gesture: crypto.randomUUID() },
        preview: { text: ONE },
        'number-texts': { e164s: ['+12125550134'] },
        'page-numbers': { tabId: 1 },
        site: { tabId: 1 },
        'exclude-site': { host: '127.0.0.1', excluded: true },
        'look-up-call': { callId: '1' },
        'save-connection': { baseUrl: lab.site.serve(''), token: 'mine', tokenHeader: 'token' },
        'test-connection': { baseUrl: lab.desk.sandbox.url, tokenHeader: 'token' },
        campaigns: { page: 1, limit: 5 },
        queue: { offset: 0, limit: 5 },
        'call-next': { itemId: 1, gesture: 'g' },
      };
      const own = Object.entries(messages).filter(([, { from }]) => from === 'own');
      const breaches: string[] = [];
      const calls = await lab.callsDuring(async () => {
        for (const [name] of own) {
          const answer = await bridge.send({ name, body: bodies[name] ?? null });
          const refused = JSON.stringify({ ok: false, error: { code: 'bad-request' } });
          if (JSON.stringify(answer) !== refused) breaches.push(`${name} was answered`);
        }
      });
      await page.close();
      return [...breaches, ...calls.map((callee) => `${callee} was called`)];
    },
  },
  {
    name: 'messages of no known shape',
    guard: 'browser',
    async run(lab) {
      const { page, bridge } = await openBridged(lab);
      const strange = [null, 0, '', [], {}, { name: 'toString' }, { name: '__proto__', body: {} }];
      const deep = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`);
      const broken = Object.keys(messages).flatMap((name) =>
        [null, [], deep, 'x', -1, { offerId: {} }, { callId: null }].map((body) => ({
          name,
          body,
        })),
      );
      const breaches = await calledBy(lab, () =>
        Promise.all([...strange, ...broken].map((message) => bridge.send(message))),
      );
      await page.close();
      return breaches;
    },
  },
];
