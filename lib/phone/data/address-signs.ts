import type { SignRule } from './sign-rule';

/** Web, mail and file addresses and places. All digits in them belong to the address. */
export const ADDRESS_SIGNS: readonly SignRule[] = [
  {
    reason: 'a web address',
    // A quote ends an address, as in data: `"url":"https://…","phone":"…"`.
    before: /(?:[a-z\d]:\/\/|www\.)[^\s"]*$/i,
    near: /\S$/,
    beats: 'all',
    whole: true,
    example: 'https://example.com/2125550123',
  },
  {
    reason: 'a web address',
    before: /[\w-]\.[a-z]{2,10}(?::\d+)?[/?#][^\s"]*$/i,
    near: /\S$/,
    beats: 'all',
    whole: true,
    example: 'example.com/item/2125550123',
  },
  {
    reason: 'a web address',
    before: /^\S*\/[^\s"]*[/=&?%_-][^\s"]{20,}$/,
    near: /\S$/,
    beats: 'all',
    whole: true,
    example: 'crm/leads/view-a-very-long-path/of-one-lead/2125550123',
  },
  {
    reason: 'a web address',
    before: /[?&][\w.-]+=$/,
    near: /=$/,
    beats: 'all',
    whole: true,
    unlessPhone: true,
    example: '?id=2125550123',
  },
  {
    reason: 'a web address',
    after: /^[\w/-]*[?&]\w+=/,
    near: /^[\w/?&-]/,
    beats: 'all',
    whole: true,
    unlessPhone: true,
    example: '2125550123?id=7',
  },
  {
    reason: 'a mail address',
    after: /^[\w.+-]*@[\w-]+\.?/,
    near: /^[\w.+@-]/,
    beats: 'all',
    whole: true,
    example: '2125550123@example.com',
  },
  {
    reason: 'a mail address that is hidden from programs',
    after: /^[\w.-]*\s+(?:at|AT|\(at\)|\[at\])\s+[\w-]+\.[a-z]{2}/,
    near: /^[\w. ([-]/,
    beats: 'all',
    whole: true,
    example: '2125550123 at example.com',
  },
  {
    reason: 'a mail address',
    before: /[\w.]@$/,
    near: /@$/,
    beats: 'all',
    whole: true,
    example: 'pat@2125550123',
  },
  {
    reason: 'a file name',
    after:
      /^[\w-]*\.(?:pdf|docx?|xlsx?|csv|txt|log|png|jpe?g|gif|svg|webp|heic|mp[34]|wav|mov|zip|gz|tar|html?|php|aspx?|jsp|js|json|xml|eml|msg|ics|vcf|pptx?|com|net|org|io)\b/i,
    near: /^[\w.-]/,
    beats: 'all',
    whole: true,
    example: 'scan 212-555-0123.pdf',
  },
  {
    reason: 'a path',
    // A colon ends a label, also in text of a program: `/TEL;TYPE=CELL:…/`, `\ntel:…`.
    before: /(?:^|[\s"'(])(?:[a-z]:|~|\.{0,2})[\\/](?:\S*[^\s:：])?$/i,
    near: /\S$/,
    beats: 'all',
    whole: true,
    example: '/var/log/2125550123',
  },
  {
    reason: 'a position',
    after: /^\s?[°′″]/,
    near: /[°′″]/,
    beats: 'all',
    whole: true,
    example: '2125550123°',
  },
];
