import { afterEach, expect, it } from 'vitest';
import { browserMessage, givenMessages } from '@/lib/platform/page/browser-messages';

afterEach(() => Reflect.deleteProperty(globalThis, 'handsetMessages'));

it('returns the browser’s message with its words, and nothing for an unknown name', () => {
  expect(browserMessage('card_call_number', ['+44 20 7946 0123'])).toBe('Call +44 20 7946 0123');
  expect(browserMessage('no_such_name', [])).toBe('');
});

it('returns what this frame was given', () => {
  expect(givenMessages()).toBeUndefined();
  const messages = { name: { message: 'Handset' } };
  globalThis.handsetMessages = messages;
  expect(givenMessages()).toBe(messages);
});

it('takes no element of the page for messages', () => {
  const before = Object.getPrototypeOf(globalThis);
  Object.setPrototypeOf(globalThis, Object.create(before, { handsetMessages: { value: {} } }));
  expect(globalThis.handsetMessages).toBeDefined();
  expect(givenMessages()).toBeUndefined();
  Object.setPrototypeOf(globalThis, before);
});
