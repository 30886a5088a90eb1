import { i18n } from '#i18n';

/** `Call +1 212 555 0134`: the menu item on a mark. If the country is only guessed, it opens the card. */
export function markedTitle({ e164, text }: { e164?: string; text: string }): string {
  return i18n.t(e164 === undefined ? 'menu.ask_country' : 'menu.call_number', [text]);
}
