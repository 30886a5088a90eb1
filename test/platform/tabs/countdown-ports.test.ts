import { beforeEach, expect, it, vi } from 'vitest';
import { onCountdownLeft, onCountdownShown } from '@/lib/platform/tabs/countdown-ports';
import { type FakeEvent, fakeEvent } from '@/test/platform/support/fake-event';

interface Port {
  name: string;
  sender: { id: string; tab: { id: number }; frameId: number; documentId: string };
  onDisconnect: FakeEvent<[]>;
}

const TAB = 7;
/** The document of the countdown; `shown` is what its frame shows now. */
const DOCUMENT = 'document-1';

const api = vi.hoisted(
  () =>
    ({ runtime: { id: 'handset' }, tabs: {}, scripting: {} }) as Record<
      'runtime' | 'tabs' | 'scripting',
      Record<string, unknown>
    >,
);
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

let shown: string;
let onUpdated: FakeEvent<[number, { status?: string }]>;
let onRemoved: FakeEvent<[number]>;
const executeScript = vi.fn(async () => [{ frameId: 0, result: true, documentId: shown }]);

beforeEach(() => {
  shown = DOCUMENT;
  onUpdated = fakeEvent();
  onRemoved = fakeEvent();
  api.tabs = { onUpdated, onRemoved };
  api.scripting = { executeScript };
  executeScript.mockClear();
});

function connect(name: string, id = 'handset') {
  const onConnect = fakeEvent<[Port]>();
  api.runtime.onConnect = onConnect;
  const left: string[] = [];
  onCountdownLeft((callId) => left.push(callId));
  const sender = { id, tab: { id: TAB }, frameId: 0, documentId: DOCUMENT };
  const port: Port = { name, sender, onDisconnect: fakeEvent<[]>() };
  onConnect.fire(port);
  return { left, port };
}

it('reports a countdown as left when its port closes', () => {
  const { left, port } = connect('countdown:call-1');
  expect(left).toEqual([]);
  port.onDisconnect.fire();
  expect(left).toEqual(['call-1']);
});

it('reports where a countdown is shown', () => {
  const onConnect = fakeEvent<[Port]>();
  api.runtime.onConnect = onConnect;
  const shown = vi.fn();
  onCountdownShown(shown);
  const sender = { id: 'handset', tab: { id: TAB }, frameId: 2, documentId: DOCUMENT };
  const port = { sender, onDisconnect: fakeEvent<[]>() };
  onConnect.fire({ ...port, name: 'log-view' });
  onConnect.fire({ ...port, name: 'countdown:call-1', sender: { ...sender, id: 'other' } });
  expect(shown).not.toHaveBeenCalled();
  onConnect.fire({ ...port, name: 'countdown:call-1' });
  const frame = { tabId: TAB, frameId: 2, documentId: DOCUMENT };
  expect(shown).toHaveBeenCalledExactlyOnceWith('call-1', frame);
});

it('ignores other ports and other extensions', () => {
  const others = [connect('log-view'), connect('countdown:call-1', 'other')];
  for (const { port } of others) port.onDisconnect.fire();
  expect(others.flatMap(({ left }) => left)).toEqual([]);
});

it('reports a countdown once when its tab shows another document, although its port stays open', async () => {
  const { left, port } = connect('countdown:call-1');
  shown = 'document-2';
  onUpdated.fire(TAB, { status: 'loading' });
  await vi.waitFor(() => expect(left).toEqual(['call-1']));
  port.onDisconnect.fire();
  expect(left).toEqual(['call-1']);
});

it('reports a countdown when its tab is closed, although its port stays open', async () => {
  const { left } = connect('countdown:call-1');
  executeScript.mockRejectedValueOnce(new Error('Invalid tab ID'));
  onRemoved.fire(TAB);
  await vi.waitFor(() => expect(left).toEqual(['call-1']));
});

it('stays when its page changes the address and shows the same document', async () => {
  const { left } = connect('countdown:call-1');
  onUpdated.fire(TAB, { status: 'loading' });
  onUpdated.fire(TAB, { status: 'complete' });
  await vi.waitFor(() => expect(executeScript).toHaveBeenCalledTimes(2));
  await Promise.all(executeScript.mock.results.map(({ value }) => value));
  expect(left).toEqual([]);
});

it('stays when another tab loads, and is not asked for once it ended', () => {
  const { port } = connect('countdown:call-1');
  onUpdated.fire(TAB + 1, { status: 'loading' });
  port.onDisconnect.fire();
  onUpdated.fire(TAB, { status: 'loading' });
  expect(executeScript).not.toHaveBeenCalled();
});
