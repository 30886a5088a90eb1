import { expect, it } from 'vitest';
import { recordingNotice } from '@/lib/rules/check/recording-notice';
import { RECORDING_NOTICES } from '@/lib/rules/data/recording-notices';

it.each([
  ['California', '+13105550123', 'all-party'],
  ['Washington', '+12065550123', 'all-party'],
  ['New York', '+12125550123', 'announce'],
  ['Germany', '+4915735980123', 'all-party'],
  ['the United Kingdom', '+442079460123', 'announce'],
  ['a number without a country', '+80055501234', 'announce'],
])('%s: %s has %s', (_, e164, kind) => {
  expect(recordingNotice(e164).kind).toBe(kind);
});

it('names the law with its source and date', () => {
  expect(recordingNotice('+13105550123').law).toMatchObject({
    region: 'California',
    source: 'California Penal Code § 632(a)',
    asOf: '2026-11-25',
  });
});

it('has no law where none was read', () => {
  expect(recordingNotice('+442079460123')).toEqual({ kind: 'announce' });
});

it('takes the row of a state before that of its country', () => {
  const [state] = RECORDING_NOTICES;
  if (!state) throw new Error('no rows');
  const { region: _region, ...whole } = state;
  const rows = [{ ...whole, kind: 'announce' as const }, state];
  expect(recordingNotice('+13105550123', rows).kind).toBe('all-party');
  expect(recordingNotice('+12125550123', rows).law).toBeDefined();
  expect(recordingNotice('+12125550123', rows).kind).toBe('announce');
});

it('says in each row where and when its text was read', () => {
  for (const { url, asOf } of RECORDING_NOTICES) {
    expect(URL.canParse(url)).toBe(true);
    expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
