import { describe, expect, it } from 'vitest';
import { areaCodeOf, chooseCallerId } from '@/lib/caller-id/choose-caller-id';
import type { CallerIdReason, DidUse } from '@/lib/caller-id/model';
import type { Settings } from '@/lib/settings/table';
import { sampleSettings } from '@/test/calls/support/settings';

const NOW = Date.UTC(2026, 10, 20, 17);
const HOUR_MS = 3_600_000;

const NEW_YORK = '+12125550140';
const BUFFALO = '+17165550140';
const CHICAGO = '+13125550140';
const LONDON = '+442079460140';
const LEEDS = '+441134960140';
const DIDS = [CHICAGO, LONDON, BUFFALO, NEW_YORK, LEEDS];

interface Case {
  callee: string;
  dids?: string[];
  settings?: Partial<Settings>;
  seenLast?: string;
  uses?: Partial<DidUse>[];
}

function choose({ callee, dids = DIDS, settings = {}, seenLast, uses = [] }: Case) {
  const history = {
    uses: uses.map((use) => ({ e164: '', callsToday: 0, ...use })),
    seenLast,
  };
  const all = sampleSettings({ dids: dids.map((e164) => ({ e164, label: '' })), ...settings });
  return chooseCallerId(callee, history, all, NOW);
}

const limited = { didCallsPerDay: 50 };
const coolingDown = { didCoolDownMinutes: 30 };

it.each<[string, Case, string, CallerIdReason]>([
  ['the only one', { callee: '+12125550134', dids: [LONDON] }, LONDON, 'only'],
  ['the rep’s choice', { callee: '+12125550134', settings: { callerId: LEEDS } }, LEEDS, 'fixed'],
  [
    'the rep’s choice although the service refused it',
    {
      callee: '+12125550134',
      settings: { callerId: LEEDS },
      uses: [{ e164: LEEDS, setAsideUntil: NOW + 1 }],
    },
    LEEDS,
    'fixed',
  ],
  [
    'no choice that was taken off the list',
    { callee: '+12125550134', settings: { callerId: '+12125550999' } },
    NEW_YORK,
    'same-area',
  ],
  ['what the callee saw last', { callee: '+12125550134', seenLast: LONDON }, LONDON, 'seen'],
  [
    'not what they saw, once it is off the list',
    { callee: '+12125550134', seenLast: '+12125550999' },
    NEW_YORK,
    'same-area',
  ],
  ['the area code', { callee: '+12125550134' }, NEW_YORK, 'same-area'],
  ['the region of another area code', { callee: '+13475550134' }, BUFFALO, 'same-region'],
  ['the country', { callee: '+14155550142' }, CHICAGO, 'same-country'],
  ['an area code of Britain', { callee: '+441134960123' }, LEEDS, 'same-area'],
  ['no area for a mobile number', { callee: '+447700900123' }, LONDON, 'same-country'],
  ['the first elsewhere', { callee: '+33199000123' }, CHICAGO, 'first'],
  [
    'none that the service refused',
    { callee: '+12125550134', uses: [{ e164: NEW_YORK, setAsideUntil: NOW + HOUR_MS }] },
    BUFFALO,
    'same-region',
  ],
  [
    'it again once that is over',
    { callee: '+12125550134', uses: [{ e164: NEW_YORK, setAsideUntil: NOW }] },
    NEW_YORK,
    'same-area',
  ],
  [
    'none over the limit of the day',
    { callee: '+12125550134', settings: limited, uses: [{ e164: NEW_YORK, callsToday: 50 }] },
    BUFFALO,
    'same-region',
  ],
  [
    'one below it',
    { callee: '+12125550134', settings: limited, uses: [{ e164: NEW_YORK, callsToday: 49 }] },
    NEW_YORK,
    'same-area',
  ],
  [
    'no limit with 0',
    {
      callee: '+12125550134',
      settings: { didCallsPerDay: 0 },
      uses: [{ e164: NEW_YORK, callsToday: 999 }],
    },
    NEW_YORK,
    'same-area',
  ],
  [
    'none that is cooling down, even if they saw it last',
    {
      callee: '+12125550134',
      settings: coolingDown,
      seenLast: NEW_YORK,
      uses: [{ e164: NEW_YORK, lastCallAt: NOW - HOUR_MS / 4 }],
    },
    BUFFALO,
    'same-region',
  ],
  [
    'one that has cooled down',
    {
      callee: '+12125550134',
      settings: coolingDown,
      uses: [{ e164: NEW_YORK, lastCallAt: NOW - HOUR_MS / 2 }],
    },
    NEW_YORK,
    'same-area',
  ],
  [
    'none that is cooling down by a clock that was set back',
    {
      callee: '+12125550134',
      settings: coolingDown,
      uses: [{ e164: NEW_YORK, lastCallAt: NOW + HOUR_MS / 4 }],
    },
    BUFFALO,
    'same-region',
  ],
  [
    'the least used if all are at the limit',
    {
      callee: '+12125550134',
      dids: [NEW_YORK, CHICAGO],
      settings: limited,
      uses: [
        { e164: NEW_YORK, callsToday: 60 },
        { e164: CHICAGO, callsToday: 50 },
      ],
    },
    CHICAGO,
    'least-used',
  ],
  [
    'the one used longest ago if all have as many calls',
    {
      callee: '+12125550134',
      dids: [NEW_YORK, CHICAGO],
      settings: coolingDown,
      uses: [
        { e164: NEW_YORK, callsToday: 1, lastCallAt: NOW - 1 },
        { e164: CHICAGO, callsToday: 1, lastCallAt: NOW - 2 },
      ],
    },
    CHICAGO,
    'least-used',
  ],
  [
    'one that fits if the service refused all',
    {
      callee: '+12125550134',
      dids: [CHICAGO, NEW_YORK],
      uses: [CHICAGO, NEW_YORK].map((e164) => ({ e164, setAsideUntil: NOW + 1 })),
    },
    NEW_YORK,
    'same-area',
  ],
])('chooses %s', (_, given, e164, reason) => {
  expect(choose(given)).toMatchObject({ e164, reason });
});

describe('beside the choice', () => {
  it('says how often the DID was used today', () => {
    const uses = [{ e164: NEW_YORK, callsToday: 7 }];
    expect(choose({ callee: '+12125550134', uses })?.callsToday).toBe(7);
  });

  it('has none without a DID', () => {
    expect(choose({ callee: '+12125550134', dids: [] })).toBeUndefined();
  });
});

it.each([
  ['+12125550134', '1 212'],
  ['+442079460123', '44 20'],
  ['+441134960123', '44 113'],
  ['+493023125123', '49 30'],
  // Mobile numbers name an operator, toll-free numbers nobody.
  ['+447700900123', undefined],
  ['+18005550134', undefined],
  ['+1212', undefined],
  ['', undefined],
])('of %s is %s', (e164, area) => {
  expect(areaCodeOf(e164)).toBe(area);
});
