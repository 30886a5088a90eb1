import { readdirSync, readFileSync } from 'node:fs';
import { parseMessagesFile } from '@wxt-dev/i18n/build';
import { expect, it } from 'vitest';

const FOLDER = 'assets/locales';
const others = readdirSync(FOLDER).filter((file) => file !== 'en.yml');

/** `@@ui_locale` and its like, which browsers bring. */
const isBuiltIn = (key: string[]) => key[0]?.startsWith('@@');

/** A form of a message with a count. Languages have different ones (test/i18n/counted.test.ts). */
const FORM = /\.(zero|one|two|few|many|other)$/;
const inEnglish = (await parseMessagesFile(`${FOLDER}/en.yml`)).map(({ key }) => key.join('.'));
const counted = new Set(
  inEnglish.filter((key) => key.endsWith('.one')).map((key) => key.replace(FORM, '')),
);
/** The name of a message; all forms of one with a count have the same. */
const nameOf = (key: string[]) => {
  const base = key.join('.').replace(FORM, '');
  return counted.has(base) ? base : key.join('.');
};

/** Messages by name, with the placeholders (`$1`, `%s`) that each must carry. A form may leave the count out. */
async function placeholdersOf(file: string): Promise<Record<string, string>> {
  const all = await parseMessagesFile(`${FOLDER}/${file}`);
  const messages = all.filter(({ key }) => !isBuiltIn(key));
  return Object.fromEntries(
    messages.map((message) => {
      const words = message.type === 'plural' ? '' : message.message;
      const held = [...new Set(words.match(/\$\d|%s/g) ?? [])].sort();
      const name = nameOf(message.key);
      return [name, held.filter((each) => !counted.has(name) || each !== '$1').join(' ')];
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
  return [...new Set(sentences.map(({ key }) => nameOf(key)))].sort();
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
