import { readdirSync } from 'node:fs';
import { generateChromeMessages, parseMessagesFile } from '@wxt-dev/i18n/build';
import { afterEach, expect, it } from 'vitest';
import { counted } from '@/lib/i18n/counted';
import { speak } from '@/lib/i18n/messages';

afterEach(() => speak(undefined));

it.each([
  ['en.yml', ['calls per minute', 'call per minute', 'calls per minute', 'calls per minute']],
  ['de.yml', ['Anrufe pro Minute', 'Anruf pro Minute', 'Anrufe pro Minute', 'Anrufe pro Minute']],
  [
    'ar.yml',
    ['مكالمة في الدقيقة', 'مكالمة في الدقيقة', 'مكالمتان في الدقيقة', 'مكالمات في الدقيقة'],
  ],
])('has the plural forms of %s', async (file, words) => {
  await speakFile(file);
  expect([0, 1, 2, 3].map((count) => counted('options.calls_per_minute', count))).toEqual(words);
});

it('writes the count as the language does, and takes the last form where one is missing', () => {
  const message = '$1 von $2';
  speak({ language_tag: { message: 'de' }, options_calls_per_minute_other: { message } });
  expect(counted('options.calls_per_minute', 12_345, ['allen'])).toBe('12.345 von allen');
  expect(counted('options.calls_per_minute', 1, ['allen'])).toBe('1 von allen');
});

it.each(readdirSync('assets/locales'))('%s has every plural form of its language', async (file) => {
  const messages = await parseMessagesFile(`assets/locales/${file}`);
  const keys = messages.map(({ key }) => key.join('.'));
  const english = (await parseMessagesFile('assets/locales/en.yml')).map(({ key }) =>
    key.join('.'),
  );
  const bases = english.flatMap((key) => /^(.*)\.one$/.exec(key)?.[1] ?? []);
  const tag = file.replace('.yml', '').replace('_', '-');
  const rules = new Intl.PluralRules(tag);
  const categories = new Set(Array.from({ length: 10_000 }, (_, count) => rules.select(count)));
  const formsOf = (base: string) =>
    keys.filter((key) => key.replace(/\.[a-z]+$/, '') === base).map((key) => key.split('.').pop());
  for (const base of bases) expect(formsOf(base).sort(), base).toEqual([...categories].sort());
});

async function speakFile(file: string): Promise<void> {
  speak(generateChromeMessages(await parseMessagesFile(`assets/locales/${file}`)));
}
