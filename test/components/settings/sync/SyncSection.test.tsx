// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import type { SyncState } from '@/lib/settings/model/sync';
import { showOptions } from '@/test/components/settings/support/show-options';
import { LOCAL_NOON } from '@/test/support/own-pages/own-samples';

afterEach(cleanup);

const section = () => within(screen.getByRole('region', { name: 'Sync settings' }));

it('is off, and says what it would do', async () => {
  await showOptions();
  expect(section().getByRole('switch').getAttribute('aria-checked')).toBe('false');
  section().getByText(/in Firefox with a Mozilla account/);
  section().getByText(/Not synced: tokens and keys, workspaces/);
  section().getByText(/replace the ones here/);
});

it.each<[SyncState, RegExp]>([
  [{ at: LOCAL_NOON }, /Last synced: .*12:00/],
  [{ problem: { problem: 'too-large' } }, /too large to sync/],
  [{ problem: { problem: 'newer' } }, /A newer Handset/],
  [{ problem: { problem: 'unread', paths: ['language'] } }, /can't be read: language/],
  [{ problem: { problem: 'failed' } }, /didn't store/],
])('says how far it came: %o', async (sync, words) => {
  await showOptions({ settings: { syncsSettings: true }, sync });
  expect(section().getAllByRole('status')[0]?.textContent).toMatch(words);
});
