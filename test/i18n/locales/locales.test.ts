import { readdirSync, readFileSync } from 'node:fs';
import { parseMessagesFile } from '@wxt-dev/i18n/build';
import { expect, it } from 'vitest';

const FOLDER = 'assets/locales';
const others = readdirSync(FOLDER).filter((file) => file !== 'en.yml');

/** `@@ui_locale` and its like, which browsers bring. */
const isBuiltIn = (key: string[]) => key[0]?.startsWith('@@');

/** Messages by key, with the placeholders (`$1`, `%s`) that each must carry. */
async function placeholdersOf(file: string): Promise<Record<string, string>> {
  const all = await parseMessagesFile(`${FOLDER}/${file}`);
  const messages = all.filter(({ key }) => !isBuiltIn(key));
  return Object.fromEntries(
    messages.map((message) => {
      const words = message.type === 'plural' ? '' : message.message;
      const held = [...new Set(words.match(/\$\d|%s/g) ?? [])].sort().join(' ');
      return [message.key.join('.'), held];
    }),
  );
}

it.each(others)('%s says all that en.yml says, with the same placeholders', async (file) => {
  expect(await placeholdersOf(file)).toEqual(await placeholdersOf('en.yml'));
});

it('names every message as browsers allow', async () => {
  const messages = await parseMessagesFile(`${FOLDER}/en.yml`);
  const wrong = messages.filter(({ key }) => !isBuiltIn(key) && !/^\w+$/.test(key.join('_')));
  expect(wrong.map(({ key }) => key.join('.'))).toEqual([]);
});

/** Keys of the messages that are sentences: they end with a full stop (`।` in Hindi, `。` in Japanese), labels do not. */
async function sentencesOf(file: string): Promise<string[]> {
  const all = await parseMessagesFile(`${FOLDER}/${file}`);
  const sentences = all.filter(({ key, ...message }) => {
    if (isBuiltIn(key) || message.type === 'plural') return false;
    return /[.।。][\u2069\u202c]?$/.test(message.message);
  });
  return sentences.map(({ key }) => key.join('.')).sort();
}

it.each(others)('%s has a full stop where en.yml has one', async (file) => {
  expect(await sentencesOf(file)).toEqual(await sentencesOf('en.yml'));
});

it.each(readdirSync(FOLDER))(
  '%s loses no words after a # that YAML takes for a comment',
  (file) => {
    const lines = readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n');
    expect(lines.filter((line) => /^\s*\w+: [^"'].* #/.test(line))).toEqual([]);
  },
);
