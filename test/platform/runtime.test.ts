import { expect, it, vi } from 'vitest';
import {
  createRunAlone,
  hasHostsAtInstall,
  onFirstInstalled,
  onInstalled,
  onStartup,
  onUpdated,
  openOptionsPage,
  ownId,
  ownOrigin,
  sendToFrame,
} from '@/lib/platform/runtime';
import { fakeEvent } from './support/fake-event';

const api = vi.hoisted(() => ({}) as Record<string, unknown>);
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

const installed = fakeEvent<[{ reason?: string }?]>();
const startup = fakeEvent<[]>();
const sendMessage = vi.fn(async () => 'answer');
const open = vi.fn(async () => undefined);
api.tabs = { sendMessage };
api.runtime = {
  id: 'handset',
  getURL: (path: string) => `chrome-extension://handset${path}`,
  onInstalled: installed,
  onStartup: startup,
  openOptionsPage: open,
};

it('knows its own id and origin', () => {
  expect([ownId(), ownOrigin()]).toEqual(['handset', 'chrome-extension://handset/']);
});

it('sends to exactly one frame of a tab', async () => {
  expect(await sendToFrame(7, 3, { name: 'show-call' })).toBe('answer');
  expect(sendMessage).toHaveBeenCalledWith(7, { name: 'show-call' }, { frameId: 3 });
});

it('reports an installation and a start of the browser', () => {
  const [onInstall, onStart] = [vi.fn(), vi.fn()];
  onInstalled(onInstall);
  onStartup(onStart);
  installed.fire();
  startup.fire();
  expect([onInstall.mock.calls.length, onStart.mock.calls.length]).toEqual([1, 1]);
});

it('tells an update from an installation', () => {
  const reaction = vi.fn();
  onUpdated(reaction);
  installed.fire({ reason: 'install' });
  installed.fire({ reason: 'browser_update' });
  expect(reaction).not.toHaveBeenCalled();
  installed.fire({ reason: 'update' });
  expect(reaction).toHaveBeenCalledOnce();
});

it('opens Options', async () => {
  await openOptionsPage();
  expect(open).toHaveBeenCalledOnce();
});

it('runs work unless work runs under the same name, in another instance too', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const first = createRunAlone('outbox')(() => held);
  const second = vi.fn(async () => undefined);
  await createRunAlone('outbox')(second);
  expect(second).not.toHaveBeenCalled();
  const other = vi.fn(async () => undefined);
  await createRunAlone('follow')(other);
  expect(other).toHaveBeenCalledOnce();
  release();
  await first;
  await createRunAlone('outbox')(second);
  expect(second).toHaveBeenCalledOnce();
});

it('tells a first installation from an update', () => {
  const react = vi.fn();
  onFirstInstalled(react);
  installed.fire({ reason: 'update' });
  installed.fire({ reason: 'browser_update' });
  expect(react).not.toHaveBeenCalled();
  installed.fire({ reason: 'install' });
  expect(react).toHaveBeenCalledOnce();
});

it.each([
  [undefined, false],
  [[], false],
  [['https://*/*'], true],
])('knows whether the build has host access from the start (%s)', (host_permissions, expected) => {
  Object.assign(api.runtime as object, { getManifest: () => ({ host_permissions }) });
  expect(hasHostsAtInstall()).toBe(expected);
});
