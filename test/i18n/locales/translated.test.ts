import { readdirSync } from 'node:fs';
import { parseMessagesFile } from '@wxt-dev/i18n/build';
import { expect, it } from 'vitest';

/** Texts that other languages share with English on purpose: names, abbreviations, directions, full stops. */
const EVERYWHERE = ['Handset', 'ltr', '$1.', '$1 min', '$1 s', 'JSON', 'CRM', 'Prompt'];
/** Words that are spelled alike in one of them. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  de: ['Name', 'Status', 'Agent', 'Pause', 'Code', 'In $1', 'Lead', 'Text'],
  es: ['ext. $1', 'Lead'],
  fr: [
    ...['Agent', 'Agents', 'Audience', 'Code', 'Contact', 'Description', 'Interruption', 'Mobile'],
    ...['Note', 'Notifications', 'Options', 'Page', 'Page $1', 'Pages', 'Pause', 'Service'],
    ...['Silence', 'Site', 'Sites', 'Style'],
  ],
  pt_BR: ['Status', 'Lead', 'Sites', 'Site', 'Follow-ups', 'Follow-up', 'Item'],
};

const inEnglish = await textsOf('en');
const others = readdirSync('assets/locales')
  .map((file) => file.replace('.yml', ''))
  .filter((language) => language !== 'en');

it.each(others)(
  '%s translates each text, but for words that are spelled alike',
  async (language) => {
    const alike = ALIKE[language] ?? [];
    const same = [...(await textsOf(language))].filter(
      ([key, text]) => text === inEnglish.get(key),
    );
    const left = same.filter(([, text]) => ![...EVERYWHERE, ...alike].includes(text));
    expect(left.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
    const shared = new Set(same.map(([, text]) => text));
    expect(alike.filter((text) => !shared.has(text))).toEqual([]);
  },
);

async function textsOf(language: string): Promise<Map<string, string>> {
  const messages = await parseMessagesFile(`assets/locales/${language}.yml`);
  return new Map(
    messages.flatMap((message) => {
      const key = message.key.join('.');
      return key.startsWith('@@') || message.type === 'plural' ? [] : [[key, message.message]];
    }),
  );
}
