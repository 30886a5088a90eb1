import { expect, it } from 'vitest';
import { calleeLocation, calleeZone } from '@/lib/rules/check/callee-location';

it.each([
  ['+12125550134', { country: 'US', region: 'New York', zones: ['America/New_York'] }],
  ['+33199000123', { country: 'FR', zones: ['Europe/Paris'] }],
  ['+18505550134', { region: 'Florida', zones: ['America/New_York', 'America/Chicago'] }],
])('%s', (e164, location) => {
  expect(calleeLocation(e164)).toMatchObject(location);
});

it('takes all zones of a country for a number that shows no area', () => {
  expect(calleeLocation('+61491570006').zones.length).toBeGreaterThan(4);
  expect(calleeLocation('+61491570006').country).toBe('AU');
});

it('knows no location of a number that is in no plan', () => {
  expect(calleeLocation('+999')).toEqual({ zones: [] });
});

it.each([
  ['+12125550134', 'America/New_York'],
  ['+18505550134', null],
  ['+61491570006', null],
  ['+999', null],
])('knows one time zone, or none: %s', (e164, zone) => {
  expect(calleeZone(e164)).toBe(zone);
});
