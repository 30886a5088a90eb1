import { describe, expect, it } from 'vitest';
import { readLabel, takeLabel } from '@/lib/lists/columns/cells/label-in-cell';

describe('takeLabel', () => {
  it.each([
    ['+1 212 555 0134 (mobile)', '+1 212 555 0134', 'mobile'],
    ['+1 212 555 0134 [w]', '+1 212 555 0134', 'work'],
    ['(h) 212-555-0139', '212-555-0139', 'home'],
    ['M: 07700 900123', '07700 900123', 'mobile'],
    ['Tel. dienstl.: 030 23125012', '030 23125012', 'work'],
    ['Tel. 030 23125012', '030 23125012', undefined],
    ['Büro 030 23125012', '030 23125012', 'work'],
    ['212-555-0134 x12 - home', '212-555-0134 x12', 'home'],
    ['020 7946 0123, Büro', '020 7946 0123', 'work'],
    ['Fax +44 20 7946 0123', '+44 20 7946 0123', 'fax'],
    ['携帯 090-9901-2345', '090-9901-2345', 'mobile'],
    ['جوال: ٠٥٠ ١٠١ ٢٣٤٥', '٠٥٠ ١٠١ ٢٣٤٥', 'mobile'],
    ['Office 212-555-0134 (cell)', '212-555-0134', 'mobile'],
  ])('takes the label off %s', (cell, text, label) => {
    expect(takeLabel(cell)).toEqual({ text, label });
  });

  it.each([
    '1-800-555-HOME',
    '1 800 555 HOME',
    '1-800-FLOWERS',
    '07700 900123 (ask for Ann)',
    'Ann: 07700 900123',
    '212-555-0134 x12',
    '+1 212 555 0134',
  ])('leaves %s as it is', (cell) => {
    expect(takeLabel(cell)).toEqual({ text: cell, label: undefined });
  });
});

describe('readLabel', () => {
  it.each([
    ['* Mobile', 'mobile'],
    ['Work Fax', 'fax'],
    ['Main', 'main'],
    ['Téléphone', undefined],
  ])('reads %s', (text, label) => {
    expect(readLabel(text)).toEqual({ label });
  });

  it('reads letters only where they are marked as labels', () => {
    expect(readLabel('w')).toEqual({ label: 'work' });
    expect(readLabel('w', false)).toBeUndefined();
  });

  it('knows nothing of other words, however many they are', () => {
    for (let n = 0; n < 1000; n += 1) expect(readLabel(`Boat ${n}`)).toBeUndefined();
    expect(readLabel('Home')).toEqual({ label: 'home' });
  });
});
