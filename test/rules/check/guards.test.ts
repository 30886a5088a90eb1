import { describe, expect, it } from 'vitest';
import { type Call, isStillInFlight } from '@/lib/calls/model';
import { recentCall } from '@/lib/calls/place/check-against-rules';
import { type GuardInput, reasonNotToCall } from '@/lib/rules/check/guards';
import { CALLEE, NOON, OTHER_CALLEE, placedCall, sampleCall } from '@/test/calls/support/calls';
import { sampleSettings } from '@/test/calls/support/settings';

const SECOND = 1_000;

type Request = Partial<Omit<GuardInput, 'recent'>> & { recent?: Call[] };

function codeOf({ recent = [], now = NOON, ...request }: Request = {}): string | undefined {
  return reasonNotToCall({
    callee: CALLEE,
    country: 'US',
    settings: sampleSettings(),
    recent: recent.map((call) => recentCall(call, now)),
    now,
    ...request,
  });
}

const placed = (secondsAgo: number, callee = CALLEE) =>
  placedCall({ callee, createdAt: NOON - secondsAgo * SECOND });

it('allows an ordinary number', () => {
  expect(codeOf()).toBeUndefined();
});

it('allows a number that no plan knows: the service decides', () => {
  expect(codeOf({ callee: '+13815550123' })).toBeUndefined();
});

describe('numbers that are never called', () => {
  it.each([
    ['911', 'US', 'emergency-number'],
    ['112', 'DE', 'emergency-number'],
    ['999', 'GB', 'emergency-number'],
    ['311', 'US', 'short-number'],
    ['+19005550123', 'US', 'premium-number'],
    ['+1911', 'US', 'emergency-number'],
    ['+1212555', 'US', 'impossible-number'],
    ['+10385550123', 'US', 'impossible-number'],
    ['+15555550123', 'US', 'impossible-number'],
    ['2125550134', 'US', 'no-number'],
    ['call +12125550134', 'US', 'no-number'],
    ['', 'US', 'no-number'],
  ] as const)('%s in %s: %s', (callee, country, code) => {
    expect(codeOf({ callee, country })).toBe(code);
  });

  it('refuses the rep’s own number', () => {
    const settings = sampleSettings({ ownNumbers: [{ e164: CALLEE, label: '' }] });
    expect(codeOf({ settings })).toBe('own-number');
  });

  it('refuses one of the rep’s DIDs', () => {
    const settings = sampleSettings({ dids: [{ e164: CALLEE, label: '' }] });
    expect(codeOf({ settings })).toBe('did-number');
  });
});

describe('one call at a time', () => {
  it.each(['counting', 'requested'] as const)('not while another is %s', (state) => {
    const recent = [sampleCall({ state, callee: OTHER_CALLEE, requestedAt: NOON })];
    expect(codeOf({ recent })).toBe('call-in-progress');
  });

  it('ignores leftovers of a minute or more, which recovery ends', () => {
    const leftover = sampleCall({ state: 'requested', requestedAt: NOON - 60 * SECOND });
    expect(isStillInFlight(leftover, NOON)).toBe(false);
    expect(isStillInFlight({ ...leftover, requestedAt: NOON - 59 * SECOND }, NOON)).toBe(true);
    expect(codeOf({ recent: [{ ...leftover, callee: OTHER_CALLEE }] })).toBeUndefined();
  });

  it('is not locked for an hour by a clock that was set back an hour', () => {
    const ahead = sampleCall({ state: 'counting', requestAt: NOON + 3600 * SECOND });
    expect(isStillInFlight(ahead, NOON)).toBe(false);
  });
});

describe('the lock of a number', () => {
  it('holds for the settable time', () => {
    expect(codeOf({ recent: [placed(59)] })).toBe('called-just-now');
    expect(codeOf({ recent: [placed(60)] })).toBeUndefined();
    const settings = sampleSettings({ repeatSeconds: 0 });
    expect(codeOf({ recent: [placed(1)], settings })).toBeUndefined();
  });

  it('holds for a call that lies ahead of a clock which was set back', () => {
    expect(codeOf({ recent: [placed(-5)] })).toBe('called-just-now');
  });

  it('is the number’s own', () => {
    expect(codeOf({ recent: [placed(10, OTHER_CALLEE)] })).toBeUndefined();
  });

  it.each(['cancelled', 'refused'] as const)('is not closed by a call that was %s', (state) => {
    expect(codeOf({ recent: [sampleCall({ state, createdAt: NOON - SECOND })] })).toBeUndefined();
  });

  it('is closed by a call of which nothing is known', () => {
    const doubted = sampleCall({ state: 'unconfirmed', createdAt: NOON - SECOND });
    expect(codeOf({ recent: [doubted] })).toBe('called-just-now');
  });
});

describe('calling again', () => {
  const first = placed(20);

  it('lifts the lock once for the call that is named', () => {
    expect(codeOf({ recent: [first], repeatedCallId: first.id })).toBeUndefined();
    const second = placed(10);
    expect(codeOf({ recent: [first, second], repeatedCallId: first.id })).toBe('called-just-now');
    expect(codeOf({ recent: [first, second], repeatedCallId: second.id })).toBeUndefined();
  });

  it('lifts it for a call that was cancelled after the one that locks', () => {
    const cancelled = sampleCall({ state: 'cancelled', createdAt: NOON - 5 * SECOND });
    expect(codeOf({ recent: [first, cancelled], repeatedCallId: cancelled.id })).toBeUndefined();
  });

  it.each(['nobody', undefined])('lifts nothing for %s', (repeatedCallId) => {
    expect(codeOf({ recent: [first], repeatedCallId })).toBe('called-just-now');
  });

  it('lifts nothing by naming a call to another number', () => {
    const other = placed(5, OTHER_CALLEE);
    expect(codeOf({ recent: [first, other], repeatedCallId: other.id })).toBe('called-just-now');
  });

  it.each([
    ['911', 'emergency-number'],
    ['+19005550123', 'premium-number'],
    ['+881612345678', 'satellite-number'],
  ])('never lifts the guard of %s', (callee, code) => {
    const before = placedCall({ callee, createdAt: NOON - SECOND });
    expect(codeOf({ callee, recent: [before], repeatedCallId: before.id })).toBe(code);
  });

  it('lifts neither one call at a time nor the calls of a minute', () => {
    const running = sampleCall({ state: 'requested', requestedAt: NOON, createdAt: NOON });
    expect(codeOf({ recent: [running], repeatedCallId: running.id })).toBe('call-in-progress');
    const settings = sampleSettings({ callsPerMinute: 1 });
    expect(codeOf({ recent: [first], repeatedCallId: first.id, settings })).toBe('too-many-calls');
  });
});

describe('calls a minute', () => {
  const settings = sampleSettings({ callsPerMinute: 2 });
  const recent = [placed(50, OTHER_CALLEE), placed(20, OTHER_CALLEE)];

  it('counts the calls of a minute', () => {
    expect(codeOf({ settings, recent })).toBe('too-many-calls');
    expect(codeOf({ settings, recent: recent.slice(1) })).toBeUndefined();
    expect(codeOf({ settings, recent, now: NOON + 10 * SECOND })).toBeUndefined();
  });

  it('counts only calls that disturbed somebody', () => {
    const cancelled = sampleCall({ state: 'cancelled', callee: OTHER_CALLEE });
    expect(codeOf({ settings, recent: [cancelled, cancelled, cancelled] })).toBeUndefined();
  });

  it('does not count calls of a clock that was an hour ahead', () => {
    const ahead = recent.map((call) => ({ ...call, createdAt: NOON + 3600 * SECOND }));
    expect(codeOf({ settings, recent: ahead })).toBeUndefined();
  });
});
