import { DIGITS, type RecordAdapter } from '@/lib/crm/address/record-adapter';

/** Tryton's web client. The hash names database, model and record of the open tab. */
export const tryton: RecordAdapter = {
  crm: 'tryton',
  name: 'Tryton',
  assets: /(?:^|\/)tryton-sao(?:\.min)?\.js$/,
  tried: 'documentation',
  documentation: 'https://docs.tryton.org/latest/client-desktop/usage.html',
  addresses: [
    {
      type: ':model',
      path: '/**/',
      hash: ':database/model/:model/:id',
      parts: { database: /[\w-]{1,64}/, model: /(?:party\.party|sale\.opportunity)/, id: DIGITS },
    },
  ],
};
