import { messages } from '@/lib/messages/table';
import type { Trial } from '@/test/attacks/attack';
import { bridgeOf } from '@/test/support/attacks/bridge';
import { hostilePage } from '@/test/support/attacks/lab';
import { call, calledBy, ONE, OTHER, offerId, openBridged } from './bridged';
import { countryForgeries } from './countries';
import { otherSenders } from './other-senders';
import { ownOffers } from './own-offers';
import { storage } from './storage';

/** What somebody tries who broke into a content script's world, or into another extension. */
export const forgeries: readonly Trial[] = [
  ...storage,
  ...otherSenders,
  ...ownOffers,
  ...countryForgeries,
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
    name: 'a call to a satellite network, whose owner shares what it costs',
    guard: 'no-satellite',
    async run(lab) {
      const { page, bridge } = await openBridged(lab);
      const id = await offerId(bridge, '+881 612 345 678');
      const breaches = await calledBy(lab, () => bridge.send(call(id)));
      await page.close();
      return breaches;
    },
  },
  {
    name: 'a call for an offer that was made to another tab',
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
    name: 'a call for an offer that was made to another frame',
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
    name: 'a call for an offer that was made to the page before',
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
        'test-connection': { baseUrl: lab.connected.sandbox.url, tokenHeader: 'token' },
        campaigns: { page: 1, limit: 5 },
        queue: { offset: 0, limit: 5 },
        'call-next': { itemId: 1, e164: '+12125550134', gesture: 'g' },
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
