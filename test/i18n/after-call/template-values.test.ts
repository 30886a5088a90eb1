import { expect, it } from 'vitest';
import { templateValues } from '@/lib/i18n/after-call/template-values';
import { CALLER_ID, placedCall } from '@/test/calls/support/calls';

const format = (e164: string) => `tel ${e164}`;

it('says who was called, from which caller ID, and when', () => {
  const call = placedCall({ calleeName: 'Ada', requestedAt: new Date(2026, 4, 1, 9, 5).getTime() });
  expect(templateValues(call, format)).toMatchObject({
    name: 'Ada',
    number: 'tel +12125550134',
    caller_id: `tel ${CALLER_ID}`,
    date: 'May 1, 2026',
    time: expect.stringMatching(/^0?9:05/),
  });
});

it('names a callee without a name by the number', () => {
  expect(templateValues(placedCall(), format).name).toBe('tel +12125550134');
});
