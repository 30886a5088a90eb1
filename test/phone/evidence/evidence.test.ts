import { expect, it } from 'vitest';
import { evidenceAround, NO_EVIDENCE } from '@/lib/phone/evidence/evidence';

const around = (before: string, after = '') => evidenceAround(before, after, undefined);

it('collects words and signs on both sides', () => {
  expect(around('Phone: ').phone).toBe(2);
  expect(around('PER*IC*PAT DOE*TE*').phone).toBe(2);
  expect(around('REF*EI*').phone).toBe(0);
  expect(around('', ' mobile').phone).toBe(1);
  expect(around('Order ').label).toEqual({ reason: 'an order', beats: 'grouped' });
  expect(around('$').first).toEqual({ reason: 'part of an amount', beats: 'all' });
  expect(around('', ' kg').last).toEqual({ reason: 'a unit', beats: 'grouped' });
  expect(around('https://example.com/').all?.beats).toBe('all');
});

it('returns no evidence for plain text', () => {
  expect(around('', '')).toEqual(NO_EVIDENCE);
  expect(around('\n', '\n')).toEqual(NO_EVIDENCE);
});

it('trusts a hint of the page more than the text', () => {
  expect(evidenceAround('Order #', ' kg', 'column')).toEqual({ ...NO_EVIDENCE, phone: 3 });
});

it('ignores weak evidence against beside a label for phone', () => {
  expect(around('Phone: ', ' kg').last).toBeUndefined();
  expect(around('call ', ' orders').last).toBeUndefined();
});

it('ignores the label before when a word after says phone', () => {
  expect(around('Order ', ' mobile')).toMatchObject({ phone: 1, label: undefined });
});

it('knows a line of a log', () => {
  const log = '2026-02-11 08:15:30.456 DEBUG ';
  expect(evidenceAround(log, ' main', undefined).all?.beats).toBe('local');
  expect(evidenceAround(`${log}\n`, '', undefined).all).toBeUndefined();
  expect(evidenceAround('14/02/2026 10:22 ', '', undefined).all).toBeUndefined();
  expect(evidenceAround('done\n', ' boot_cmd new', undefined).all?.beats).toBe('local');
  expect(evidenceAround('Ring ', ' boot_cmd new', undefined).all).toBeUndefined();
});

it.each([
  'TEL:',
  'ORG:Acme\nTEL;TYPE=cell;PREF=1:',
  'item1.TEL;TYPE=work:',
  ';type=CELL;type=VOICE;type=pref:',
  'match(body, /TEL;TYPE=CELL:',
])('knows the phone property of a vCard: %s', (before) => {
  expect(around(before)).toEqual({ ...NO_EVIDENCE, phone: 2 });
});

it.each(['HOTEL;ROOM=2:', 'EMAIL;TYPE=home;PREF=1:', 'UID:'])(
  'knows no phone property in %s',
  (before) => {
    expect(around(before).phone).not.toBe(2);
  },
);
