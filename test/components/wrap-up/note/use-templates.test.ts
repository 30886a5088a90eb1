import { expect, it } from 'vitest';
import { matchingTemplates } from '@/components/wrap-up/note/use-templates';

const list = [{ name: 'Left a voicemail' }, { name: 'Réunion' }, { name: 'Straße' }];
const names = (typed: string) => matchingTemplates(list, typed).map(({ name }) => name);

it('finds a template by the beginning of any word of its name', () => {
  expect(names('voice')).toEqual(['Left a voicemail']);
  expect(names('mail')).toEqual([]);
});

it('does not mind case and accents', () => {
  expect(names('REU')).toEqual(['Réunion']);
  expect(names('strass')).toEqual(['Straße']);
});

it('offers all before anything is typed', () => {
  expect(names('')).toHaveLength(3);
});
