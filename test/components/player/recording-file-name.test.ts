import { expect, it } from 'vitest';
import { recordingFileName } from '@/components/player/recording-file-name';

const createdAt = new Date(2026, 10, 24, 14, 5).getTime();
const link = 'https://rec.example/a/1.mp3?signature=x.wav';
const name = (given: object) => recordingFileName({ createdAt, link, ...given }, 'Recording');

it('has the time of the call and the callee', () => {
  expect(name({ calleeName: 'Ada Whitfield' })).toBe('2026-11-24 14.05 Ada Whitfield.mp3');
});

it('has a word in place of a name, and never a number', () => {
  expect(name({})).toBe('2026-11-24 14.05 Recording.mp3');
  expect(name({ calleeName: '///' })).toBe('2026-11-24 14.05 Recording.mp3');
});

it('takes the ending from the type first, and none if nothing names one', () => {
  expect(name({ type: 'audio/wav' })).toMatch(/\.wav$/);
  expect(name({ link: 'https://rec.example/1', type: 'audio/x-unknown' })).toMatch(/Recording$/);
});

it.each([
  ['a path', '../../etc/passwd', 'etc passwd'],
  ['what systems forbid', 'A<b>:c|d?', 'A b c d'],
  ['characters that turn the direction of text', 'gnp\u202e.exe', 'gnp exe'],
  ['a line break', 'Ada\nWhitfield', 'Ada Whitfield'],
])('keeps %s out of the name', (_, calleeName, safe) => {
  expect(name({ calleeName })).toBe(`2026-11-24 14.05 ${safe}.mp3`);
});

it('cuts a long name', () => {
  expect(name({ calleeName: 'x'.repeat(500) }).length).toBeLessThan(110);
});
