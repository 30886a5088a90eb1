import { expect, it } from 'vitest';
import { campaignIdIn, campaignKey } from '@/components/log/query/campaign-key';

it('tells campaigns of two workspaces apart, and keeps the addresses of earlier versions', () => {
  expect(campaignKey(12, 'first')).toBe('12');
  expect(campaignKey(12, 'bolt')).toBe('12@bolt');
});

it.each(['12', '12@bolt'])('reads the id in %s', (key) => {
  expect(campaignIdIn(key)).toBe('12');
});
