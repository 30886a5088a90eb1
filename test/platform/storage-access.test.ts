import { expect, it, vi } from 'vitest';
import { closeStorage } from '@/lib/platform/storage-access';

const api = vi.hoisted(() => ({ storage: {} as Record<string, object> }));
vi.mock('@/lib/platform/browser', () => ({ browser: api }));

it('closes every storage area to content scripts, whichever can be closed', async () => {
  const closed: string[] = [];
  const area = (name: string) => ({
    setAccessLevel: async ({ accessLevel }: { accessLevel: string }) => {
      closed.push(`${name}: ${accessLevel}`);
      if (name === 'sync') throw new Error('not supported');
    },
  });
  api.storage = { local: area('local'), session: area('session'), sync: area('sync'), managed: {} };
  await closeStorage();
  expect(closed).toEqual(['local', 'session', 'sync'].map((name) => `${name}: TRUSTED_CONTEXTS`));
});
