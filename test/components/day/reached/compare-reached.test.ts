import { expect, it } from 'vitest';
import { compareReached, MIN_CALLS, type ToldCall } from '@/components/day/reached/compare-reached';

function told(of: number, reached: number, given: Partial<ToldCall> = {}): ToldCall[] {
  return Array.from({ length: of }, (_, nth) => ({
    wasReached: nth < reached,
    callerId: '+12125550140',
    ...given,
  }));
}

it('counts by two hours of the callee’s clock, in the order of the day', () => {
  const calls = [
    ...told(1, 1, { hour: 23 }),
    ...told(2, 1, { hour: 10 }),
    ...told(3, 0, { hour: 11 }),
  ];
  const { hours } = compareReached(calls);
  expect(hours.groups.map(({ key, count, of }) => [key, count, of])).toEqual([
    [10, 1, 5],
    [22, 1, 1],
  ]);
  expect(hours.all).toMatchObject({ count: 2, of: 6 });
});

it('leaves calls without an hour out of the hours alone, and counts them', () => {
  const { hours, dids, withoutHour } = compareReached([...told(2, 1, { hour: 9 }), ...told(3, 3)]);
  expect([hours.all.of, dids.all.of, withoutHour]).toEqual([2, 5, 3]);
});

it('calls hours better only if their interval lies above that of all calls', () => {
  const rest = told(400, 80, { hour: 14 });
  const better = (reached: number) =>
    compareReached([...rest, ...told(60, reached, { hour: 10 })]).hours.better.map(
      ({ key }) => key,
    );
  // 24 of 60: 29–53 %, all calls: 19–27 %. 20 of 60: 23–46 %, which overlaps.
  expect(better(24)).toEqual([10]);
  expect(better(20)).toEqual([]);
});

it('never calls better what has too few calls to say', () => {
  const rest = told(1000, 100, { hour: 14 });
  const hours = (of: number) => compareReached([...rest, ...told(of, of, { hour: 10 })]).hours;
  expect(hours(MIN_CALLS - 1).groups[0]?.hasEnough).toBe(false);
  expect(hours(MIN_CALLS - 1).better).toEqual([]);
  expect(hours(MIN_CALLS).better.map(({ key }) => key)).toEqual([10]);
});

it('compares caller IDs, the most used first; of the better ones the best first', () => {
  const calls = [
    ...told(40, 30, { callerId: 'a' }),
    ...told(60, 40, { callerId: 'b' }),
    ...told(500, 50, { callerId: 'c' }),
  ];
  const { dids } = compareReached(calls);
  expect(dids.groups.map(({ key }) => key)).toEqual(['c', 'b', 'a']);
  expect(dids.better.map(({ key }) => key)).toEqual(['a', 'b']);
});
