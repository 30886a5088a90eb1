import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '@/lib/calls/model';
import { type Desk, openDesk } from '@/test/support/browsers/desk';
import { browserNames } from '@/test/support/browsers/launch';
import { callIn, dial } from '@/test/support/card/place-call';
import {
  answering,
  type Fault,
  type FaultyService,
  startFaultyService,
} from '@/test/support/fakes/faulty-service';
import { askBackground } from '@/test/support/own-pages/ask-background';
import { rowSaying } from '@/test/support/own-pages/popup';

const envelope = (code: number, message: string) => ({
  error: true,
  code,
  message,
  timestamp: 1_795_000_000_000,
  data: {},
});

/** What the service does, where the call then stands, and the word in the log. */
const faults: [string, Fault, Call['state'], RegExp][] = [
  ['HTML', answering(200, '<h1>Welcome</h1>', 'text/html'), 'unconfirmed', /Unconfirmed/i],
  ['truncated JSON', answering(200, '{"data":{"call_'), 'unconfirmed', /Unconfirmed/i],
  ['an error in a 200', answering(200, envelope(422, 'Wrong')), 'refused', /Refused/i],
  ['401', answering(401, envelope(401, 'Unauthorized')), 'refused', /Refused/i],
  ['421', answering(421, envelope(421, 'Misdirected')), 'unconfirmed', /Unconfirmed/i],
  ['425', answering(425, envelope(425, 'Too early')), 'unconfirmed', /Unconfirmed/i],
  ['422', answering(422, envelope(422, 'Number not allowed')), 'refused', /Refused/i],
  ['429', answering(429, envelope(429, 'Too many')), 'refused', /Refused/i],
  ['500', answering(500, 'oops', 'text/plain'), 'unconfirmed', /Unconfirmed/i],
  ['nothing', (answer) => answer.destroy(), 'unconfirmed', /Unconfirmed/i],
  ['no end of silence', () => undefined, 'unconfirmed', /Unconfirmed/i],
];

describe.each(browserNames)('a faulty service in %s', (browser) => {
  let desk: Desk;
  let service: FaultyService;
  let nth = 10;

  beforeAll(async () => {
    service = await startFaultyService();
    desk = await openDesk(browser, {
      serviceUrl: service.url,
      settings: { undoSeconds: 0, callsPerMinute: 60 },
    });
  });
  afterAll(async () => {
    await desk?.stop();
    await service?.stop();
  });

  it.each(faults)(
    '%s: the call is kept, in words, and not made again',
    async (name, fault, state, word) => {
      service.misbehave(fault);
      const id = await dial(desk, `+121255501${nth++}`);
      const call = await callIn(desk, id, 'refused', 'unconfirmed', 'placed');
      expect(call.state).toBe(state);
      expect(call.problem?.code).toBeTruthy();
      await rowSaying(desk.popup, word);
      await askBackground(desk.popup, 'look-up-call', { callId: id });
      // Browsers repeat a request that was answered with 421 by themselves.
      expect(service.asked()).toBeLessThanOrEqual(name === '421' ? 2 : 1);
    },
  );
});
