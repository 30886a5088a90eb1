import { generateChromeMessages, parseMessagesFile } from '@wxt-dev/i18n/build';

/** Looks a message up as the browser does: `key_of_message`, `$1` replaced, empty when unknown. */
export type GetMessage = (key: string, substitutions?: string | string[]) => string;

/** Reads a locale file (`assets/locales/en.yml`) into the browser's own look-up. */
export async function messagesOf(file: string): Promise<GetMessage> {
  const messages = generateChromeMessages(await parseMessagesFile(file));
  return (key, substitutions = []) => {
    const words = [substitutions].flat();
    const message = messages[key]?.message ?? '';
    return message.replace(/\$(\d)/g, (_, index: string) => words[Number(index) - 1] ?? '');
  };
}
