import { expect, it } from 'vitest';
import { addressBarRows, markedTitle } from '@/lib/i18n/browser-ui/offer-text';

const facts = { text: '+1 212 555 0134', country: 'US', region: 'New York', localMinutes: 615 };

it('says whom a number calls, where that is, and the time there', () => {
  const [row] = addressBarRows('2125550134', { facts }, 0);
  expect(row?.description).toMatch(/^Call \u2066\+1\u00a0212.*New York.*10:15/);
  expect(row?.content).toBe('+1 212 555 0134');
});

it('enters something else than what was typed', () => {
  const [row] = addressBarRows('+1 212 555 0134', { facts }, 0);
  expect(row?.content).toBe('+12125550134');
});

it('says why a number calls nobody', () => {
  const [row] = addressBarRows('555', { problem: { code: 'too-short' } }, 0);
  expect(row).toEqual({ content: '555 ', description: 'This number is too short.' });
});

it('lists the countries in which it is a number', () => {
  const choices = [{ country: 'GB', text: '+44 20' }];
  const rows = addressBarRows('020', { problem: { code: 'not-in-country' }, choices }, 0);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ content: '+44 20' });
  expect(rows[0]?.description).toMatch(/\+44.*United Kingdom/);
});

it('shows nothing before anything is typed', () => {
  expect(addressBarRows('', { problem: { code: 'empty' } }, 0)).toEqual([]);
});

it('offers to call a number', () => {
  const offer = { e164: '+12125550134', text: '+1 212 555 0134' };
  expect(markedTitle(offer)).toBe('Call +1 212 555 0134');
});

it('offers to choose the country where that is only guessed', () => {
  expect(markedTitle({ text: '020 7946 0123' })).toBe('Choose the country for 020 7946 0123…');
});
