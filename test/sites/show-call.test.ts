import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  noticeIdOf,
  type ShowInCard,
  showCounting,
  showOutcome,
  showProblem,
} from '@/lib/sites/show-call';
import { sampleCall } from '@/test/calls/support/calls';

const page = vi.hoisted(() => ({ reachable: true, notices: new Map<string, string>() }));

vi.mock('@/lib/platform/tabs/scripting', () => ({
  injectCard: async () => (page.reachable ? {} : undefined),
}));
vi.mock('@/lib/platform/ui/notifications', () => ({
  notify: async (id: string, _title: string, words: string) => page.notices.set(id, words),
  clearNotification: async (id: string) => page.notices.delete(id),
}));

const counting = {
  callId: 'call-1',
  callee: '+12125550134',
  text: '+1 212 555 0134',
  requestAt: 3_000,
  undoSeconds: 3,
};
let answers: boolean;
const inCard: ShowInCard = { call: async () => answers, problem: async () => answers };

beforeEach(() => {
  page.reachable = true;
  page.notices.clear();
  answers = true;
});

describe('a countdown', () => {
  it('is shown in the page where a card can be', async () => {
    expect(await showCounting(inCard, 7, counting)).toBe('page');
    expect(page.notices.size).toBe(0);
  });

  it.each(['blocked', 'silent'])('is a notification on a page that is %s', async (why) => {
    page.reachable = why !== 'blocked';
    answers = false;
    expect(await showCounting(inCard, 7, counting)).toBe('notice');
    expect(page.notices.get(noticeIdOf('call-1'))).toContain('+1 212 555 0134');
  });
});

it('replaces the countdown’s notification by the outcome', async () => {
  page.notices.set(noticeIdOf('call-1'), 'Calling');
  await showOutcome(sampleCall({ id: 'call-1', state: 'placed' }), '+1 212 555 0134');
  expect([...page.notices.keys()]).toEqual([noticeIdOf('call-1')]);
  expect(page.notices.get(noticeIdOf('call-1'))).not.toBe('Calling');
});

it('shows a problem on the page, or as a notification', async () => {
  await showProblem(inCard, 7, { code: 'offline' });
  expect(page.notices.size).toBe(0);
  answers = false;
  await showProblem(inCard, 7, { code: 'offline' });
  expect([...page.notices.values()]).toEqual(["You're offline. No call was made."]);
});
