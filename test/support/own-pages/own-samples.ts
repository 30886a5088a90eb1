import type { Call, CountingCall } from '@/lib/calls/model';
import type { DialPreview } from '@/lib/offers/model';
import { type Settings, settings } from '@/lib/settings/table';

/** Noon of a Wednesday, local time: what "now" is in these tests. */
export const LOCAL_NOON = new Date(2026, 10, 18, 12, 0).getTime();

/** A call of the log; what a test is about is given, the rest is filled in. */
export function loggedCall(given: Partial<Call> = {}): Call {
  return {
    id: 'call-1',
    gesture: 'gesture-1',
    state: 'placed',
    callee: '+12125550134',
    callerId: '+16465550110',
    ownNumber: '+12125550199',
    createdAt: LOCAL_NOON,
    requestAt: LOCAL_NOON + 3000,
    changedAt: LOCAL_NOON,
    ...given,
  };
}

/** A countdown of three seconds. */
export function sampleCounting(given: Partial<CountingCall> = {}): CountingCall {
  return {
    callId: 'call-1',
    callee: '+12125550134',
    text: '+1 212 555 0134',
    requestAt: LOCAL_NOON + 3000,
    countdownSeconds: 3,
    ...given,
  };
}

/** How a callable number reads. */
export function samplePreview(given: Partial<DialPreview> = {}): DialPreview {
  return {
    formatted: '+1 212 555 0134',
    facts: {
      e164: '+12125550134',
      text: '+1 212 555 0134',
      region: 'New York',
      localMinutes: 10 * 60 + 24,
    },
    ...given,
  };
}

/** Settings of a rep who is set up. */
export function completeSettings(given: Partial<Settings> = {}): Settings {
  const defaults: Record<string, unknown> = Object.fromEntries(
    Object.entries(settings).map(([key, { fallback }]) => [key, fallback]),
  );
  return {
    ...(defaults as Settings),
    baseUrl: 'https://voice.example.com',
    hasToken: true,
    dids: [{ e164: '+16465550110', label: '' }],
    ownNumbers: [
      { e164: '+12125550199', label: 'Desk' },
      { e164: '+12125550198', label: 'Mobile' },
    ],
    ...given,
  };
}
