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
  onOrphaned(react: () => void, abortSignal: AbortSignal) {
    const timer = setInterval(() => extension.alive || react(), 100);
    abortSignal.addEventListener('abort', () => clearInterval(timer));
  },
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
  startCard(new AbortController().signal);
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

it('leaves nothing once its document was written anew', async () => {
  const session = new AbortController();
  startCard(session.signal);
  const [answer] = extension.listeners as Set<(message: unknown) => void>;
  answer?.({ name: 'show-call', body: { call: countingCall() } });
  await vi.advanceTimersByTimeAsync(100);
  session.abort();
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.querySelector('handset-call')).toBeNull();
  expect(setUp()).toEqual(nothing);
  expect(extension.listeners.size).toBe(0);
});

/** Everything that a card may show while the extension goes. */
const shownWhileItGoes: [string, object][] = [
  ['a sentence', { name: 'show-problem', body: { problem: { code: 'no-selection' } } }],
  ['a countdown', { name: 'show-call', body: { call: countingCall() } }],
];

it.each(shownWhileItGoes)('removes %s, and then leaves nothing', async (_, message) => {
  startCard(new AbortController().signal);
  const [answer] = extension.listeners as Set<(message: unknown) => void>;
  answer?.(message);
  await vi.advanceTimersByTimeAsync(100);
  expect(document.querySelector('handset-call')).not.toBeNull();
  extension.alive = false;
  // The newer version removes it, too: it must not come back.
  document.querySelector('handset-call')?.remove();
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.querySelector('handset-call')).toBeNull();
  expect(setUp()).toEqual(nothing);
  expect(extension.listeners.size).toBe(0);
});

it('offers a number again whose countdown an update ended', async () => {
  const root = shadowRootOfCard();
  startCard(new AbortController().signal);
  const [answer] = extension.listeners as Set<(message: unknown) => void>;
  const offer = { offerId: 'offer-1', e164: '+442079460123', text: '+44 20 7946 0123' };
  answer?.({ name: 'show-problem', body: { problem: { code: 'handset-updated' }, offer } });
  await vi.advanceTimersByTimeAsync(100);
  expect(textsIn(root())).toEqual([
    '+44 20 7946 0123',
    'Handset was updated. The call was not made.',
    'Call again',
  ]);
  root()?.querySelector<HTMLElement>('.main')?.click();
  await vi.advanceTimersByTimeAsync(100);
  expect(root()?.querySelector('section')?.role).toBe('dialog');
  expect(textsIn(root())).toContain('+44 20 7946 0123');
});

it('describes the right-clicked text, and shows the call beside it', async () => {
  document.body.innerHTML = '<p>Phone: <span>020 7946 0123</span></p>';
  document.getSelection()?.selectAllChildren(document.querySelector('span') as Element);
  startCard(new AbortController().signal);
  const [answer] = extension.listeners as Set<(message: unknown) => Promise<MenuTargetDetails>>;
  const target = await answer?.({ name: 'menu-target', body: { selection: '020 7946 0123' } });
  expect(menuTargetDetailsSchema.parse(target)).toMatchObject({
    candidate: { raw: '020 7946 0123' },
  });
  await answer?.({ name: 'show-call', body: { call: countingCall(), anchorId: target?.anchorId } });
  expect(document.querySelector('handset-call')).not.toBeNull();
});

function countingCall() {
  return {
    callId: 'call-1',
    callee: '+442079460123',
    text: '+44 20 7946 0123',
    requestAt: Date.now() + 3000,
    countdownSeconds: 3,
  };
}

/** Returns a function that returns the closed root of the card that starts next. */
function shadowRootOfCard(): () => ShadowRoot | undefined {
  const attachShadow = Element.prototype.attachShadow;
  let root: ShadowRoot | undefined;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    const attached = attachShadow.call(this, init);
    if (this.localName === 'handset-call') root = attached;
    return attached;
  });
  return () => root;
}

function textsIn(root: ShadowRoot | undefined): (string | undefined)[] {
  return [...(root?.querySelectorAll<HTMLElement>('section [data-text]') ?? [])].map(
    ({ dataset }) => dataset.text,
  );
}
