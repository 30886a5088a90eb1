import type { Surrounding } from './surroundings';

/** Addresses of the web, of mail, of files and places: all digits in them are theirs. */
export const ADDRESSES: readonly Surrounding[] = [
  {
    reason: 'a web address',
    before: /(?:[a-z\d]:\/\/|www\.)\S*$/i,
    beats: 'all',
    whole: true,
    example: 'https://example.com/2125550123',
  },
  {
    reason: 'a web address',
    before: /[\w-]\.[a-z]{2,10}(?::\d+)?[/?#]\S*$/i,
    beats: 'all',
    whole: true,
    example: 'example.com/item/2125550123',
  },
  {
    reason: 'a web address',
    before: /^\S*\/\S*[/=&?%_-]\S{20,}$/,
    beats: 'all',
    whole: true,
    example: 'crm/leads/view-a-very-long-path/of-one-lead/2125550123',
  },
  {
    reason: 'a web address',
    before: /[?&][\w.-]+=$/,
    beats: 'all',
    whole: true,
    unlessPhone: true,
    example: '?id=2125550123',
  },
  {
    reason: 'a web address',
    after: /^[\w/-]*[?&]\w+=/,
    beats: 'all',
    whole: true,
    unlessPhone: true,
    example: '2125550123?id=7',
  },
  {
    reason: 'a mail address',
    after: /^[\w.+-]*@[\w-]+\.?/,
    beats: 'all',
    whole: true,
    example: '2125550123@example.com',
  },
  {
    reason: 'a mail address',
    before: /[\w.]@$/,
    beats: 'all',
    whole: true,
    example: 'pat@2125550123',
  },
  {
    reason: 'a file name',
    after:
      /^[\w-]*\.(?:pdf|docx?|xlsx?|csv|txt|log|png|jpe?g|gif|svg|webp|heic|mp[34]|wav|mov|zip|gz|tar|html?|php|aspx?|jsp|js|json|xml|eml|msg|ics|vcf|pptx?|com|net|org|io)\b/i,
    beats: 'all',
    whole: true,
    example: 'scan 212-555-0123.pdf',
  },
  {
    reason: 'a path',
    before: /(?:^|[\s"'(])(?:[a-z]:|~|\.{0,2})[\\/]\S*$/i,
    beats: 'all',
    whole: true,
    example: '/var/log/2125550123',
  },
  { reason: 'a position', after: /^\s?[°′″]/, beats: 'all', whole: true, example: '2125550123°' },
];
