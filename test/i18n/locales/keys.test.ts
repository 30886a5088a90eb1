import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMessagesFile } from '@wxt-dev/i18n/build';
import { expect, it } from 'vitest';

const SOURCES = ['lib', 'components', 'entrypoints'];
const LOCALES = readdirSync('assets/locales');
/** `'card.call'`, and `call.state.${name}` in backticks. */
const KEY = /(['`])([a-z]\w*(?:\.(?:\w|\$\{[^}]*\})+)+)\1/g;

const source = SOURCES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
).join('\n');

const inEnglish = await keysOf('en.yml');
const sections = new Set(inEnglish.map((key) => key.split('.')[0]));
const used = [...new Set([...source.matchAll(KEY)].map(([, , key]) => key ?? ''))].filter((key) =>
  sections.has(key.split('.')[0] ?? ''),
);
const isUsed = (key: string) => used.some((text) => patternOf(text).test(key));
/** A message with a count is used by the name that its plural forms share. */
const FORM = /\.(zero|one|two|few|many|other)$/;
const isShown = (key: string) => isUsed(key) || isUsed(key.replace(FORM, ''));

it('keeps no message that no code shows', () => {
  const inManifest = [
    ...['name', 'description'],
    ...['cancel_command', 'call_selection_command', 'open_side_panel_command'],
  ];
  expect(inEnglish.filter((key) => !inManifest.includes(key) && !isShown(key))).toEqual([]);
});

it('computes no key right below a section, where it would count for all of it', () => {
  // Each code of a problem has its message: lib/i18n/problem-text.ts.
  const computed = used.filter((text) => /^\w+\.\$/.test(text) && !text.startsWith('problem.'));
  expect(computed).toEqual([]);
});

it.each(LOCALES)('%s has every message that the code shows', async (file) => {
  const present = await keysOf(file);
  const has = (text: string) =>
    present.some((key) => [key, key.replace(FORM, '')].some((name) => patternOf(text).test(name)));
  expect(used.filter((text) => !has(text))).toEqual([]);
});

async function keysOf(file: string): Promise<string[]> {
  const messages = await parseMessagesFile(`assets/locales/${file}`);
  return messages.map(({ key }) => key.join('.')).filter((key) => !key.startsWith('@@'));
}

/** A key as a pattern: each `${…}` stands for one name. */
function patternOf(text: string): RegExp {
  return new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`);
}
