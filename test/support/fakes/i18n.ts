import { generateChromeMessages, parseMessagesFile } from '@wxt-dev/i18n/build';

/** Returns a message like the browser: by `key_of_message`, with `$1` replaced, empty if unknown. */
export type GetMessage = (key: string, substitutions?: string | string[]) => string;

/** Reads a locale file (`assets/locales/en.yml`) into the format of the browser's messages. */
export async function messagesOf(file: string): Promise<GetMessage> {
  const messages = generateChromeMessages(await parseMessagesFile(file));
  return (key, substitutions = []) => {
    const words = [substitutions].flat();
    const message = messages[key]?.message ?? '';
    return message.replace(/\$(\d)/g, (_, index: string) => words[Number(index) - 1] ?? '');
  };
}
