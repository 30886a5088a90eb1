import { expect, it } from 'vitest';
import { errorText, isDidNotOwned } from '@/lib/service/http/error-text';

it('finds the text in each documented error format', () => {
  expect(errorText({ error: true, message: 'No.' })).toEqual({ detail: 'No.' });
  expect(errorText({ detail: 'Invalid key' })).toEqual({ detail: 'Invalid key' });
  const field = { loc: ['body', 'voice', 'settings', 'speed'], msg: 'too fast', type: 'range' };
  expect(errorText({ detail: [field] })).toEqual({
    fields: [field],
    detail: 'body.voice.settings.speed: too fast',
  });
});

it.each([undefined, null, 'No.', [], {}, { message: 7 }, { message: '  ' }, { detail: [7] }])(
  'finds no text in %j',
  (body) => {
    expect(errorText(body)).toEqual({});
  },
);

it('shortens the text to one line', () => {
  expect(errorText({ message: 'a\u0000\n\n\u202eb' }).detail).toBe('a b');
  expect(errorText({ message: 'x'.repeat(100_000) }).detail).toHaveLength(500);
});

it.each([
  'DID number does not belong to your account, please buy it',
  'This number doesn’t belong to the account.',
  'Please purchase this number first',
])('recognises a DID that is not owned: %s', (words) => {
  expect(isDidNotOwned(words)).toBe(true);
});

it.each([undefined, 'client_number is required', 'Buy more credit', 'It belongs to you'])(
  'recognises another problem: %s',
  (words) => {
    expect(isDidNotOwned(words)).toBe(false);
  },
);
