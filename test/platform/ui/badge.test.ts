import { expect, it, vi } from 'vitest';
import { clearBadge, showBadge } from '@/lib/platform/ui/badge';

const icon = vi.hoisted(() => ({}) as Record<string, unknown>);
vi.mock('@/lib/platform/browser', () => ({
  browser: {
    action: {
      setBadgeBackgroundColor: async ({ color }: { color: string }) =>
        Object.assign(icon, { color }),
      setBadgeText: async (text: object) => Object.assign(icon, text),
      setTitle: async (title: object) => Object.assign(icon, title),
    },
  },
}));

it('shows a text in every tab, and takes it off again', async () => {
  await showBadge({ text: '3', tooltip: 'Calling +1 212 555 0134', tone: 'call' });
  expect(icon).toMatchObject({ text: '3', title: 'Calling +1 212 555 0134' });
  await clearBadge('Handset');
  expect(icon).toMatchObject({ text: '', title: 'Handset' });
});

it('leaves the icon empty if it is cleared while a text is being shown', async () => {
  const shown = showBadge({ text: '3', tooltip: 'Calling +1 212 555 0134', tone: 'call' });
  await Promise.all([shown, clearBadge('Handset')]);
  expect(icon).toMatchObject({ text: '', title: 'Handset' });
});
