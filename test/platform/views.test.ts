// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { announceWhileVisible, watchVisibleViews } from '@/lib/platform/views';

/** A port between two worlds: either end ends it. */
function fakePort(name: string, sender: { id: string; url?: string }) {
  const reactions: (() => void)[] = [];
  return {
    name,
    sender,
    disconnect: () => {
      for (const react of reactions) react();
    },
    onDisconnect: { addListener: (react: () => void) => reactions.push(react) },
  };
}

const OWN = { id: 'handset', url: 'chrome-extension://handset/sidepanel.html' };

const runtime = vi.hoisted(() => {
  const connecting: ((port: unknown) => void)[] = [];
  const ports: { disconnect(): void }[] = [];
  return { connecting, ports };
});

vi.mock('@/lib/platform/browser', () => ({
  browser: {
    runtime: {
      id: 'handset',
      getURL: (path: string) => `chrome-extension://handset${path}`,
      connect: ({ name }: { name: string }) => {
        const port = fakePort(name, OWN);
        runtime.ports.push(port);
        for (const react of runtime.connecting) react(port);
        return port;
      },
      onConnect: {
        addListener: (react: (port: unknown) => void) => runtime.connecting.push(react),
      },
    },
  },
}));

let isHidden: boolean;
const turn = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  runtime.connecting.length = 0;
  runtime.ports.length = 0;
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

it('knows a view of ours while the rep can see it', () => {
  const views = watchVisibleViews();
  const ended = new AbortController();
  announceWhileVisible(ended.signal);
  expect(views.any()).toBe(true);
  turn(true);
  expect(views.any()).toBe(false);
  turn(false);
  expect(views.any()).toBe(true);
  ended.abort();
  expect(views.any()).toBe(false);
  turn(false);
  expect(views.any()).toBe(false);
});

it('announces the view again after the background stopped', async () => {
  announceWhileVisible(new AbortController().signal);
  runtime.ports[0]?.disconnect();
  const views = watchVisibleViews();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(views.any()).toBe(true);
});

it.each([
  ['a page', { id: 'handset', url: 'https://evil.example/sidepanel.html' }],
  [
    'a page that names our address',
    { id: 'handset', url: 'https://evil.example/chrome-extension://handset/' },
  ],
  ['another extension', { id: 'other', url: 'chrome-extension://handset/sidepanel.html' }],
  ['a sender without an address', { id: 'handset' }],
])('does not take %s for a view of ours', (_, sender) => {
  const views = watchVisibleViews();
  for (const react of runtime.connecting) react(fakePort('visible-view', sender));
  expect(views.any()).toBe(false);
});
