import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, Breach, type Seen } from '@/test/attacks/attack';
import type { AttackStage } from '@/test/support/attacks/lab';
import { LOOK_MS } from './hiding';

/**
 * Runs in the page before anything of ours: keeps every node that a browser lets slip although it
 * stands in a closed shadow root. Tried: what events tell (Chromium: `getCoalescedEvents`, Firefox:
 * `originalTarget`, `rangeParent`), finding and selecting text, points, animations, performance
 * entries, mutations, and a wrapped `attachShadow`.
 */
export const HARVEST = `<script>
  window.reached = new Set();
  const note = (value) => {
    try {
      const root = value instanceof Node && value.getRootNode();
      if (root instanceof ShadowRoot && root.host.localName === 'handset-call') {
        reached.add(value);
        for (const each of root.querySelectorAll('*')) reached.add(each);
      }
    } catch {}
  };
  const dig = (value, depth) => {
    if (typeof value !== 'object' || value === null || depth < 0) return;
    note(value);
    if (value instanceof Node || value === window) return;
    for (const key in value) {
      let inner;
      try { inner = value[key]; } catch { continue; }
      if (typeof inner === 'function' && /^(get|composed)/.test(key)) {
        try { inner = inner.call(value); } catch { continue; }
      }
      if (inner instanceof Node) note(inner);
      else if (Array.isArray(inner)) for (const each of inner) dig(each, depth - 1);
    }
  };
  const attachShadow = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, { ...init, mode: 'open' });
    note(root);
    return root;
  };
  const types = new Set('focusin focusout toggle beforetoggle slotchange transitionrun selectionchange pointerrawupdate'.split(' '));
  for (const on in HTMLElement.prototype) if (on.startsWith('on')) types.add(on.slice(2));
  for (const type of types) addEventListener(type, (event) => dig(event, 2), true);
  for (const type of PerformanceObserver.supportedEntryTypes) {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => dig(entry, 2)))
        .observe({ type, buffered: true, durationThreshold: 16 });
    } catch {}
  }
  new MutationObserver((records) => records.forEach((record) => dig(record, 2)))
    .observe(document, { subtree: true, childList: true, attributes: true });
  window.probe = () => {
    const host = document.querySelector('handset-call');
    if (!host) return;
    for (const owner of [document, document.documentElement, host]) {
      for (const { effect } of owner.getAnimations({ subtree: true })) note(effect?.target);
    }
    for (let y = 200; y < 480; y += 9) {
      for (let x = 300; x < 700; x += 23) {
        document.elementsFromPoint(x, y).forEach(note);
        note(document.caretPositionFromPoint?.(x, y)?.offsetNode);
        note(document.caretRangeFromPoint?.(x, y)?.startContainer);
      }
    }
    for (const text of ['Caller ID', '555', 'phone', 'Call']) {
      getSelection().removeAllRanges();
      find(text, false, false, true);
      const selection = getSelection();
      note(selection.anchorNode);
      if (selection.rangeCount) note(selection.getRangeAt(0).startContainer);
      document.execCommand('selectAll');
      note(getSelection().focusNode);
    }
    getSelection().removeAllRanges();
  };
</script>`;

/** Runs in the page: writes another number wherever it got to, and exchanges what buttons say. */
function rewrite(): number {
  const { reached, probe } = globalThis as unknown as { reached: Set<Node>; probe: () => void };
  probe();
  for (const node of reached) {
    if (node instanceof Text) node.data = node.data.replace('0134', '0199');
    if (!(node instanceof HTMLElement)) continue;
    const { text } = node.dataset;
    if (text) node.dataset.text = text.startsWith('Call ') ? 'Close' : text.replace('0134', '0199');
    if (node.children.length === 0 && node.textContent) {
      node.textContent = node.textContent.replace('0134', '0199').replace(/^Call .*$/, 'Close');
    }
  }
  return reached.size;
}

async function rewritten(stage: AttackStage): Promise<Seen> {
  const { page } = stage;
  await stage.openCard();
  const call = await stage.callButton();
  if (!call) throw new Error('There is no Call');
  const box = await stage.box();
  await page.mouse.move(box.x + 20, box.y + 20, { steps: 4 });
  await page.mouse.move(call.x, call.y, { steps: 4 });
  await page.mouse.click(box.x + 30, box.y + 90, { count: 2 });
  await page.mouse.move(call.x, call.y, { steps: 4 });
  await sleep(LOOK_MS);
  const before = await stage.picture(box);
  const reached = await page.evaluate(rewrite);
  await sleep(LOOK_MS);
  const seen = (await stage.picture(box)) === before ? 'as drawn' : 'something else';
  await page.mouse.click(call.x, call.y);
  if (reached > 0) throw new Breach(`The page got to ${reached} nodes of the card`);
  return seen;
}

/** Attacks that reach into the card's closed shadow root. */
export const reaching: Attack[] = [
  {
    name: 'a page that gets hold of the card and writes another number into it',
    guard: 'surface',
    // Chromium 156 names our host alone, also in coalesced events (tried).
    seenIn: ['firefox'],
    html: HARVEST,
    run: rewritten,
  },
];
