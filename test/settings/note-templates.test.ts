import { expect, it } from 'vitest';
import { noteTemplateSchema, withoutTemplate, withTemplate } from '@/lib/settings/note-templates';

const voicemail = { id: 'a', name: 'Voicemail', text: 'Left a voicemail.' };
const spoke = { id: 'b', name: 'Spoke', text: 'Spoke with {name}.' };

it('adds a template at the end, and replaces the one with the same id in its place', () => {
  expect(withTemplate([voicemail], spoke)).toEqual([voicemail, spoke]);
  const changed = { ...voicemail, text: 'No answer.' };
  expect(withTemplate([voicemail, spoke], changed)).toEqual([changed, spoke]);
});

it('removes one by its id', () => {
  expect(withoutTemplate([voicemail, spoke], 'a')).toEqual([spoke]);
  expect(withoutTemplate([voicemail], 'none')).toEqual([voicemail]);
});

it('refuses a template without a name or a text', () => {
  expect(noteTemplateSchema.safeParse(voicemail).success).toBe(true);
  expect(noteTemplateSchema.safeParse({ ...voicemail, name: '' }).success).toBe(false);
  expect(noteTemplateSchema.safeParse({ ...voicemail, text: '' }).success).toBe(false);
});
