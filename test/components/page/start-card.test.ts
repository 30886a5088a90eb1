// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCard } from '@/components/page/start-card';
import { type MenuTargetDetails, menuTargetDetailsSchema } from '@/lib/sites/model';
import { completePopovers } from '@/test/support/dom/unit-popovers';
import { countWhatIsSetUp } from '@/test/support/fakes/counted-listeners';

/** The browser's side of the extension: alive, or gone after an update. */
const extension = vi.hoisted(() => ({
  alive: true,
  listeners: new Set<unknown>(),
  answer: undefined as unknown,
}));
vi.mock('@/lib/platform/page/messaging', () => ({
  sendToBackground: async () => {
    if (!extension.alive) throw new Error('Extension context invalidated.');
    return extension.answer;
  },
  isOrphaned: () => !extension.alive,
  onMessage: (answer: unknown, abortSignal: AbortSignal) => {
    extension.listeners.add(answer);
    abortSignal?.addEventListener('abort', () => extension.listeners.delete(answer));
  },
}));

const nothing = { listeners: [], observers: 0, timers: 0 };
let setUp: ReturnType<typeof countWhatIsSetUp>;

beforeEach(() => {
  extension.alive = true;
  extension.answer = { ok: true, value: { opensDialLinks: true } };
  document.body.innerHTML = '<input type="tel" value="(212) 555-0134">';
  completePopovers();
  setUp = countWhatIsSetUp([window, document]);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('leaves nothing in the page after an update of the extension', async () => {
  startCard();
  await vi.advanceTimersByTimeAsync(0);
  expect(setUp().listeners).toContain('pointermove');
  expect(setUp().observers).toBe(1);
  expect(extension.listeners.size).toBe(1);

  extension.alive = false;
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(setUp()).toEqual(nothing);
  expect(extension.listeners.size).toBe(0);
});

it('keeps what is shown until the rep closes it, then leaves nothing', async () => {
  const attachShadow = Element.prototype.attachShadow;
  let root: ShadowRoot | undefined;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    const attached = attachShadow.call(this, init);
    if (this.localName === 'handset-call') root = attached;
    return attached;
  });
  startCard();
  const [answer] = extension.listeners as Set<(message: unknown) => void>;
  answer?.({ name: 'show-problem', body: { problem: { code: 'no-selection' } } });
  await vi.advanceTimersByTimeAsync(100);
  extension.alive = false;
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(root?.querySelector('[data-text^="Select a phone number"]')).not.toBeNull();
  expect(setUp().observers).toBe(1);

  root?.querySelector('button')?.click();
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.querySelector('handset-call')).toBeNull();
  expect(setUp()).toEqual(nothing);
});

it('describes the right-clicked text, and shows the call beside it', async () => {
  document.body.innerHTML = '<p>Phone: <span>020 7946 0123</span></p>';
  document.getSelection()?.selectAllChildren(document.querySelector('span') as Element);
  startCard();
  const [answer] = extension.listeners as Set<(message: unknown) => Promise<MenuTargetDetails>>;
  const target = await answer?.({ name: 'menu-target', body: { selection: '020 7946 0123' } });
  expect(menuTargetDetailsSchema.parse(target)).toMatchObject({
    candidate: { raw: '020 7946 0123' },
  });
  const call = {
    callId: 'call-1',
    callee: '+442079460123',
    text: '+44 20 7946 0123',
    requestAt: Date.now() + 3000,
    countdownSeconds: 3,
  };
  await answer?.({ name: 'show-call', body: { call, anchorId: target?.anchorId } });
  expect(document.querySelector('handset-call')).not.toBeNull();
});
