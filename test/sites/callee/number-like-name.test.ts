import { expect, it } from 'vitest';
import { readsAsNumber } from '@/lib/sites/callee/number-like-name';

it.each([
  '12345',
  '1 2-3.4/5',
  '٦٤٦٥٥',
  '❻❹❻❺❺',
  '⓰⓰⓰',
  '六四六五五',
  '六 四 六 五 五',
  '六四6五5',
  'OI2 SSS l',
  'бЧб ƼƼƼ О',
  'Ann6Ol SSS4',
])('takes %s for a number', (name) => {
  expect(readsAsNumber(name)).toBe(true);
});

it.each([
  '1234',
  '❻❹',
  '四十九院',
  '三 五十嵐 一二三',
  'OSO SOS BOB ZOO',
  'ООО Зов',
  'Bob 123',
  'Зинаида Чехова 2026',
  'Marcos 2026 Bo',
])('takes %s for a name', (name) => {
  expect(readsAsNumber(name)).toBe(false);
});
