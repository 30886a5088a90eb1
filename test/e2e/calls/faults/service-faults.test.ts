import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '@/lib/calls/model';
import {
  type ConnectedBrowser,
  openConnectedBrowser,
} from '@/test/support/browsers/connected-browser';
import { browserNames } from '@/test/support/browsers/launch';
import { callIn, dial } from '@/test/support/card/place-call';
import {
  type FaultyService,
  faultyAnswer,
  type ServiceFault,
  startFaultyService,
} from '@/test/support/fakes/faulty-service';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { rowSaying } from '@/test/support/own-pages/popup';
import { waitUntil } from '@/test/support/wait';

const envelope = (code: number, message: string) => ({
  error: true,
  code,
  message,
  timestamp: 1_795_000_000_000,
  data: {},
});

/** Statuses for which a browser sends the request again by itself, once (docs/decisions/0005). */
const REPEATED = ['421'];

/** What the service does, where the call then stands, and the word in the log. */
type Fault = [string, ServiceFault, Call['state'], RegExp];

const faults: Fault[] = [
  ['HTML', faultyAnswer(200, '<h1>Welcome</h1>', 'text/html'), 'unconfirmed', /Unconfirmed/i],
  ['truncated JSON', faultyAnswer(200, '{"data":{"call_'), 'unconfirmed', /Unconfirmed/i],
  ['an error in a 200', faultyAnswer(200, envelope(422, 'Wrong')), 'refused', /Refused/i],
  ['408', faultyAnswer(408, envelope(408, 'Timed out')), 'unconfirmed', /Unconfirmed/i],
  ['421', faultyAnswer(421, envelope(421, 'Misdirected')), 'unconfirmed', /Unconfirmed/i],
  ['425', faultyAnswer(425, envelope(425, 'Too early')), 'unconfirmed', /Unconfirmed/i],
  ['422', faultyAnswer(422, envelope(422, 'Number not allowed')), 'refused', /Refused/i],
  ['429', faultyAnswer(429, envelope(429, 'Too many')), 'refused', /Refused/i],
  ['500', faultyAnswer(500, 'oops', 'text/plain'), 'unconfirmed', /Unconfirmed/i],
  ['nothing', (answer) => answer.destroy(), 'unconfirmed', /Unconfirmed/i],
  ['no end of silence', () => undefined, 'unconfirmed', /Unconfirmed/i],
];

const REFUSED_TOKEN: Fault = [
  '401',
  faultyAnswer(401, envelope(401, 'Unauthorized')),
  'refused',
  /Refused/i,
];

describe.each(browserNames)('a faulty service in %s', (browser) => {
  let connected: ConnectedBrowser;
  let service: FaultyService;
  let nth = 10;

  beforeAll(async () => {
    service = await startFaultyService();
    connected = await openConnectedBrowser(browser, {
      serviceUrl: service.url,
      settings: { countdownSeconds: 0, callsPerMinute: 60 },
    });
  });
  afterAll(async () => {
    await connected?.stop();
    await service?.stop();
  });

  const suffer = async ([name, fault, state, word]: Fault) => {
    service.misbehave(fault);
    const id = await dial(connected, `+121255501${nth++}`);
    const call = await callIn(connected, id, 'refused', 'unconfirmed', 'placed');
    expect(call.state).toBe(state);
    expect(call.problem?.code).toBeTruthy();
    await rowSaying(connected.popup, word);
    await askBackground(connected.popup, 'look-up-call', { callId: id });
    expect(service.asked()).toBe(REPEATED.includes(name) ? 2 : 1);
  };

  it.each(faults)('%s: the call is kept, in words, and Handset asks once', (...fault) =>
    suffer(fault),
  );

  it('a refused token: a notification leads to its section of Options', async () => {
    await suffer(REFUSED_TOKEN);
    const notices = () => connected.popup.evaluate(noticeIds);
    // Firefox without a window (tried: ESR 153) lists no notification.
    if (browser === 'chromium')
      await waitUntil(async () => (await notices()).join() === 'token:connection', 'the notice');
    const options = await connected.rig.openOwn('options.html#crm');
    await waitUntil(() => options.evaluate(isInView, '#crm h2'), 'the section of a link');
  });
});

/** Runs in one of our own pages: the ids of the notifications that are shown. */
async function noticeIds(): Promise<string[]> {
  const { notifications } = Reflect.get(globalThis, 'chrome') as {
    notifications: { getAll(): Promise<Record<string, unknown>> };
  };
  return Object.keys(await notifications.getAll());
}

/** Runs in the page: whether an element is on screen. */
function isInView(css: string): boolean {
  const { top = -1, bottom = 0 } = document.querySelector(css)?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= innerHeight;
}
