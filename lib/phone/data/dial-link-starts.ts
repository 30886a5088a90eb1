/** Text before the number in a dial link, and whether the number is international there. */
export const DIAL_LINK_STARTS: readonly { before: RegExp; international: boolean }[] = [
  {
    before: /(?:^|[\s"'(<=:])(?:tel|callto|sms|smsto|sips?|skype|facetime):(?:\/\/)?$/i,
    international: false,
  },
  { before: /\bwa\.me\/$/i, international: true },
  { before: /whatsapp(?:\.com\/send|:(?:\/\/)?send)\/?\?(?:\S*&)?phone=$/i, international: true },
  { before: /%2B$/i, international: true },
];
