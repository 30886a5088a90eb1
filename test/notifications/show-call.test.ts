import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  notificationIdOf,
  pageOfNotification,
  type ShowInCard,
  showCounting,
  showOutcome,
  showProblem,
} from '@/lib/notifications/show-call';
import { sampleCall } from '@/test/calls/support/calls';

const browserPage = vi.hoisted(() => ({ reachable: true, notices: new Map<string, string>() }));

vi.mock('@/lib/platform/tabs/scripting', () => ({
  injectCard: async () => (browserPage.reachable ? {} : undefined),
}));
vi.mock('@/lib/platform/ui/notifications', () => ({
  notify: async (id: string, title: string, words: string) => {
    // The browser writes the name above it.
    expect(title).not.toMatch(/^(Handset)?$/);
    browserPage.notices.set(id, `${title} | ${words}`);
  },
  clearNotification: async (id: string) => browserPage.notices.delete(id),
}));

const counting = {
  callId: 'call-1',
  callee: '+12125550134',
  text: '+1 212 555 0134',
  requestAt: 3_000,
  countdownSeconds: 3,
};
let answers: boolean;
const inCard: ShowInCard = { call: async () => answers, problem: async () => answers };

beforeEach(() => {
  browserPage.reachable = true;
  browserPage.notices.clear();
  answers = true;
});

describe('a countdown', () => {
  it('is shown in the page where a card can be', async () => {
    expect(await showCounting(inCard, 7, counting)).toBe('page');
    expect(browserPage.notices.size).toBe(0);
  });

  it.each(['blocked', 'silent'])('is a notification on a page that is %s', async (why) => {
    browserPage.reachable = why !== 'blocked';
    answers = false;
    expect(await showCounting(inCard, 7, counting)).toBe('notification');
    expect(browserPage.notices.get(notificationIdOf('call-1'))).toContain('+1 212 555 0134');
  });
});

it('replaces the countdown’s notification by the outcome', async () => {
  browserPage.notices.set(notificationIdOf('call-1'), 'Calling');
  await showOutcome(sampleCall({ id: 'call-1', state: 'placed' }), '+1 212 555 0134');
  expect([...browserPage.notices.keys()]).toEqual([notificationIdOf('call-1')]);
  expect(browserPage.notices.get(notificationIdOf('call-1'))).not.toBe('Calling');
});

it('shows a problem on the page, or as a notification', async () => {
  await showProblem(inCard, 7, { code: 'offline' });
  expect(browserPage.notices.size).toBe(0);
  answers = false;
  await showProblem(inCard, 7, { code: 'offline' });
  expect([...browserPage.notices.values()]).toEqual([
    "Not called | You're offline. No call was made.",
  ]);
});

it.each([
  ['no-service', 'Add your service in Options. Click to open Options.', '/options.html#connection'],
  ['no-did', 'Add one of your DIDs in Options. Click to open Options.', '/options.html#dids'],
  ['do-not-call', 'No call was made. Click to open the dashboard.', '/dashboard.html#/donotcall'],
] as const)(
  'opens the page that solves %s by a click on its notification',
  async (code, words, page) => {
    answers = false;
    await showProblem(inCard, 7, { code });
    const [[id = '', text = ''] = []] = [...browserPage.notices];
    expect(text).toContain(words);
    expect(pageOfNotification(id)).toBe(page);
  },
);

it('opens nothing by a click on another notification', () => {
  for (const id of ['problem:', 'call:call-1', 'recording:+12125550134'])
    expect(pageOfNotification(id)).toBeUndefined();
});
