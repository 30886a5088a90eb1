import { expect, it } from 'vitest';
import { markedTitle } from '@/lib/i18n/browser-ui/marked-title';

it('offers to call a number', () => {
  const offer = { e164: '+12125550134', text: '+1 212 555 0134' };
  expect(markedTitle(offer)).toBe('Call +1 212 555 0134');
});

it('offers to choose the country where that is only guessed', () => {
  expect(markedTitle({ text: '020 7946 0123' })).toBe('Choose the country of 020 7946 0123…');
});
