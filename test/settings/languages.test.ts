import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageTags } from '@/lib/settings/languages';

it('offers every language that has texts, and no other', () => {
  const files = readdirSync('assets/locales').map((file) => file.replace('.yml', ''));
  expect(languageTags.map((tag) => tag.replace('-', '_')).sort()).toEqual(files.sort());
});
