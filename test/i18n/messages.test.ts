import { afterEach, expect, it } from 'vitest';
import { i18n, messageOf, speak } from '@/lib/i18n/messages';

afterEach(() => speak(undefined));

it('takes the messages of the browser, until others are given', () => {
  expect(i18n.t('popup.today')).toBe('Today');
  speak({ popup_today: { message: 'Heute' } });
  expect(i18n.t('popup.today')).toBe('Heute');
  speak(undefined);
  expect(i18n.t('popup.today')).toBe('Today');
});

it('puts words in their places, also where the language turns them round', () => {
  speak({ day_share: { message: 'von $2: $1 ($1)' } });
  expect(messageOf('day.share', [3, '$1'])).toBe('von $1: 3 (3)');
});

it('has no message by an unknown name', () => {
  expect(messageOf('no.such_key')).toBe('');
  speak({});
  expect(messageOf('no.such_key')).toBe('');
});
