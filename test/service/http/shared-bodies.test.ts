import { expect, it } from 'vitest';
import { errorText } from '@/lib/service/http/shared-bodies';

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
