import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '@/lib/settings/table';
import type { Trial } from '@/test/attacks/attack';
import { prerender } from '@/test/attacks/kinds/prerendering';
import type { AttackLab } from '@/test/support/attacks/lab';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { CONNECTED_NUMBER, writeSettings } from '@/test/support/own-pages/connect';
import { waitUntil } from '@/test/support/wait';
import { askForOffer, call, calledBy, ONE, OTHER, offerId, openBridged } from './bridged';

/** Sets settings for the time of a trial. */
async function withSettings<T>(
  lab: AttackLab,
  chosen: Partial<Settings>,
  run: () => Promise<T>,
): Promise<T> {
  await writeSettings(lab.connected.popup, chosen);
  try {
    return await run();
  } finally {
    await writeSettings(lab.connected.popup, USUAL);
  }
}

const USUAL = { trustedSites: ['http://127.0.0.1/*', 'http://localhost/*'], countdownSeconds: 0 };

/** Calls an offer of the content script's own, where the rep confirms outside the page. */
function callsOwnOffer(lab: AttackLab): Promise<string[]> {
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
    await askBackground(lab.connected.popup, 'drop-confirmation', { offerId: id });
    await page.close();
    return calls;
  });
}

/** Calls two offers of its own on a trusted site, the second while the first counts down. */
function callsTwoOffers(lab: AttackLab): Promise<string[]> {
  return withSettings(lab, { countdownSeconds: 1 }, async () => {
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
async function learnsLegs(lab: AttackLab): Promise<string[]> {
  const { page, bridge } = await openBridged(lab);
  const made = await askForOffer(bridge, ONE);
  if (!made.ok) throw new Error(`No offer: ${made.error.code}`);
  const started = await bridge.send(call(made.value.offerId));
  const callId = Object(started).value?.counting?.callId;
  if (!callId) throw new Error(`Nothing counts down: ${JSON.stringify(started)}`);
  const asked = ['outcome', 'cancel', 'look-up-unconfirmed'];
  const answers = [made, started];
  for (const name of asked) answers.push(await bridge.send({ name, body: { callId } }));
  await page.close();
  const all = JSON.stringify(answers);
  if (!all.includes('"state":"placed"')) throw new Error(`No outcome was told: ${all}`);
  return [CONNECTED_NUMBER, ...(lab.connected.sandbox.workspaces[0]?.dids ?? [])].filter((number) =>
    all.includes(number),
  );
}

/** Runs in a page that is loaded ahead, whose content script is broken into: calls an offer of its own. */
const CALL_AHEAD = `<script>
  const ask = (what) => new Promise((resolve) => {
    const id = Math.random();
    addEventListener('broken-answer', ({ detail }) => {
      const answered = JSON.parse(detail);
      if (answered.id === id) resolve(answered.answer);
    });
    dispatchEvent(new CustomEvent('broken-ask', { detail: JSON.stringify({ id, act: 'send', what }) }));
  });
  const callAhead = async () => {
    const candidate = { raw: '${OTHER}', before: '', after: '' };
    const made = await ask({ name: 'offer', body: { candidate, start: 0, lang: 'en', calleeNames: [] } });
    await ask({ name: 'call', body: { offerId: made.value?.offerId ?? 'none' } });
    await fetch('/called-' + document.prerendering);
  };
  new MutationObserver((_, observer) => {
    if (!document.documentElement.hasAttribute('broken')) return;
    observer.disconnect();
    void callAhead();
  }).observe(document.documentElement, { attributes: true });
</script>`;

/** Calls from a page that the rep was never shown. */
async function callsAhead(lab: AttackLab): Promise<string[]> {
  const { page } = await openBridged(lab);
  const calls = await calledBy(lab, async () => {
    await prerender(page, lab.site, CALL_AHEAD);
    await waitUntil(() => lab.site.asked().includes('/called-true'), 'what was asked ahead');
  });
  await page.close();
  return calls;
}

/** What a content script that is broken into does with offers of its own. */
export const ownOffers: readonly Trial[] = [
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
    name: 'a call from a page that is loaded ahead and was never shown (prerendered)',
    guard: 'shown-page',
    // Firefox 153 has no speculation rules.
    browsers: ['chromium'],
    run: callsAhead,
  },
  {
    name: 'own number and caller ID, in the answers about a call of its own',
    guard: 'private-fields',
    run: learnsLegs,
  },
];
