import { describe, expect, it } from 'vitest';
import { fillTemplates, insertText, slashWordAt } from '@/lib/wrap-up/note-template';

describe('the word that asks for a template', () => {
  it.each([
    ['/', { from: 0, typed: '' }],
    ['/voice', { from: 0, typed: 'voice' }],
    ['Called. /vo', { from: 8, typed: 'vo' }],
    ['Called.\n/vo', { from: 8, typed: 'vo' }],
    ['/été', { from: 0, typed: 'été' }],
  ])('is found in %j', (note, word) => {
    expect(slashWordAt(note, note.length)).toEqual(word);
  });

  it.each([
    '',
    'voice',
    '24/7',
    'and/or',
    'https://example.com',
    '/voice mail',
    `/${'a'.repeat(41)}`,
  ])('is not found in %j', (note) => {
    expect(slashWordAt(note, note.length)).toBeUndefined();
  });

  it('ends at the caret', () => {
    expect(slashWordAt('/voice mail', 3)).toEqual({ from: 0, typed: 'vo' });
    expect(slashWordAt('x /voice', 1)).toBeUndefined();
  });
});

it('puts a text in place of the word, and says where the caret goes', () => {
  expect(insertText('Hi /vo there', 3, 6, 'VOICEMAIL')).toEqual({
    note: 'Hi VOICEMAIL there',
    caret: 12,
  });
});

it('writes values in place of variables, as they are, and leaves other braces alone', () => {
  const values = {
    name: '{number} $& Ada',
    number: '+1',
    caller_id: '+2',
    date: 'May 1',
    time: '9:00',
  };
  const text = '{name}: {number}, {caller_id}, {date}, {time}, {company}, {}, { name }';
  const template = { id: 'a', name: '{name}', text };
  expect(fillTemplates([template], values)).toEqual([
    {
      id: 'a',
      name: '{name}',
      text: '{number} $& Ada: +1, +2, May 1, 9:00, {company}, {}, { name }',
    },
  ]);
});
