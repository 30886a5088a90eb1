// @vitest-environment happy-dom
import '@/test/calls/support/database';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStrip } from '@/components/strip/open-strip';
import { openCallDatabase } from '@/lib/calls/database';
import { sampleCall } from '@/test/calls/support/calls';
import { pageUntil } from '@/test/components/shared/page-until';

vi.mock('@/lib/platform/browser', async () => {
  const { ownPageBrowser: browser } = await import('@/test/support/fakes/own-page-browser');
  return { browser };
});

beforeEach(() => openCallDatabase().calls.clear());
afterEach(() => vi.unstubAllGlobals());

it('shows the call that the background wrote last', async () => {
  const { call } = openStrip(pageUntil());
  await openCallDatabase().calls.add(sampleCall({ createdAt: Date.now(), state: 'placed' }));
  await vi.waitFor(() => expect(call.value?.state).toBe('placed'));
});

it('can be kept on top in a separate window, and not in a frame', () => {
  vi.stubGlobal('documentPictureInPicture', { requestWindow: vi.fn() });
  expect(openStrip(pageUntil()).keepOnTop).toBeDefined();
  vi.stubGlobal('parent', {});
  expect(openStrip(pageUntil()).keepOnTop).toBeUndefined();
});
