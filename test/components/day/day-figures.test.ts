import { afterEach, expect, it, vi } from 'vitest';
import { dayFigures, hoursToShow } from '@/components/day/day-figures';
import type { Call } from '@/lib/calls/model';
import { NOON, sampleCall } from '@/test/calls/support/calls';
import { readingOf, SILENCE, SILENT_FACTS, VOICE } from '@/test/support/sound/sample-readings';

afterEach(() => vi.unstubAllEnvs());

let made = 0;
const call = (given: Partial<Call> = {}) => {
  made += 1;
  return sampleCall({ id: `call-${made}`, state: 'placed', createdAt: NOON, ...given });
};
const wrapUp = ({ id }: Call, disposition: string) => ({ callId: id, disposition });

it('counts calls that rang or may have rung, and no others', () => {
  const states = [
    'placed',
    'recorded',
    'unrecorded',
    'unconfirmed',
    'refused',
    'cancelled',
  ] as const;
  expect(
    dayFigures(
      states.map((state) => call({ state })),
      [],
    ).calls,
  ).toBe(4);
});

it('counts by hour of the rep’s clock; the hour that comes twice holds both', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const times = ['00:30:00Z', '01:30:00Z', '23:59:59.999+02:00'];
  const calls = times.map((time, index) =>
    call({ createdAt: Date.parse(`2026-10-2${index === 2 ? 4 : 5}T${time}`) }),
  );
  const { hours } = dayFigures(calls, []);
  expect([hours[2], hours[23], hours.reduce((a, b) => a + b, 0)]).toEqual([2, 1, 3]);
});

it('counts by caller ID and by disposition, the most frequent first', () => {
  const calls = [call(), call({ callerId: '+442079460110' }), call({ callerId: '+442079460110' })];
  const { dids, dispositions } = dayFigures(
    calls,
    calls.slice(1).map((each) => wrapUp(each, 'own-1')),
  );
  expect(dids[0]).toEqual({ key: '+442079460110', calls: 2 });
  expect(dispositions).toEqual([
    { key: 'own-1', calls: 2 },
    { key: '', calls: 1 },
  ]);
});

it('counts as reached only calls whose disposition says so', () => {
  const chosen = ['reached', 'nobody_spoke', 'voicemail', 'no_answer', 'own-1'];
  const calls = chosen.map(() => call());
  const figures = dayFigures(
    [...calls, call()],
    calls.map((each, at) => wrapUp(each, chosen[at] ?? '')),
  );
  expect(figures.reached).toEqual({ count: 2, of: 4 });
  expect(figures.nobodySpoke).toEqual({ count: 1, of: 2 });
});

it('does not count the disposition of a call that never rang', () => {
  const refused = call({ state: 'refused' });
  expect(dayFigures([refused], [wrapUp(refused, 'reached')]).reached).toEqual({ count: 0, of: 0 });
});

it('tells how many of the placed calls have a recording', () => {
  const recording = 'https://voice.example.com/recording/1';
  const calls = [call({ state: 'recorded', recording }), call(), call({ state: 'unconfirmed' })];
  expect(dayFigures(calls, []).recorded).toEqual({ count: 1, of: 2 });
});

it('shows the hours of an office, and any before or after with calls', () => {
  const hours = new Array<number>(24).fill(0);
  expect(hoursToShow(hours)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  hours[6] = 1;
  hours[20] = 2;
  expect([hoursToShow(hours)[0], hoursToShow(hours).at(-1)]).toEqual([6, 20]);
});

it('counts the recordings in which nobody speaks, of those that tell', () => {
  const [silent, spoken, damaged, cut, unread] = Array.from({ length: 5 }, () => call());
  const readings = [
    readingOf({ ...SILENCE, callId: silent?.id }),
    readingOf({ ...VOICE, callId: spoken?.id }),
    readingOf({ callId: damaged?.id, result: { problem: 'damaged' } }),
    readingOf({ callId: cut?.id, result: { facts: { ...SILENT_FACTS, isCutShort: true } } }),
    readingOf({ ...SILENCE, callId: 'of another day' }),
  ];
  const calls = [silent, spoken, damaged, cut, unread].filter((each) => each !== undefined);
  expect(dayFigures(calls, [], readings).silent).toEqual({ count: 1, of: 2 });
});
