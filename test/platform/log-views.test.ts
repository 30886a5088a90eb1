import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announceLogView, type LogViews, watchLogViews } from '@/lib/platform/views';

type React = () => void;

/** A port between two worlds: either end ends it. */
function fakePort(name: string) {
  const reactions: React[] = [];
  const disconnect = () => {
    for (const react of reactions) react();
  };
  const onDisconnect = { addListener: (react: React) => reactions.push(react) };
  return { name, disconnect, onDisconnect, sender: { id: 'handset' } };
}

type Port = Omit<ReturnType<typeof fakePort>, 'sender'> & { sender: { id: string } | undefined };

const runtime = vi.hoisted(() => {
  const opened: string[] = [];
  const connecting: ((port: unknown) => void)[] = [];
  const ports: unknown[] = [];
  return { opened, connecting, ports };
});

vi.mock('@/lib/platform/browser', () => ({
  browser: {
    runtime: {
      id: 'handset',
      connect: ({ name }: { name: string }) => {
        runtime.opened.push(name);
        const port = fakePort(name);
        runtime.ports.push(port);
        return port;
      },
      onConnect: {
        addListener: (react: (port: unknown) => void) => runtime.connecting.push(react),
      },
    },
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  for (const list of [runtime.opened, runtime.connecting, runtime.ports]) list.length = 0;
  return () => vi.useRealTimers();
});

describe('a log in view', () => {
  it('is announced once, and again after the background stopped', async () => {
    announceLogView(new AbortController().signal);
    expect(runtime.opened).toEqual(['log-view']);
    const [port] = runtime.ports as Port[];
    port?.disconnect();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(runtime.opened).toEqual(['log-view', 'log-view-still']);
  });

  it('is not announced again once it is closed', async () => {
    const closed = new AbortController();
    announceLogView(closed.signal);
    closed.abort();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(runtime.opened).toEqual(['log-view']);
  });
});

describe('the background', () => {
  function watch() {
    const seen: LogViews[] = [];
    watchLogViews((views) => seen.push({ ...views }));
    const connect = (port: Port) => {
      for (const react of runtime.connecting) react(port);
      return port;
    };
    return { seen, connect };
  }

  it('counts the logs in view, and knows which were opened just now', () => {
    const { seen, connect } = watch();
    const first = connect(fakePort('log-view'));
    connect(fakePort('log-view-still'));
    first.disconnect();
    expect(seen).toEqual([
      { open: 1, isNew: true },
      { open: 2, isNew: false },
      { open: 1, isNew: false },
    ]);
  });

  it.each([
    ['another extension', { ...fakePort('log-view'), sender: { id: 'other' } }],
    ['nobody', { ...fakePort('log-view'), sender: undefined }],
    ['another name', fakePort('something')],
  ])('receives nothing from %s', (_, port) => {
    const { seen, connect } = watch();
    connect(port);
    expect(seen).toEqual([]);
  });
});
