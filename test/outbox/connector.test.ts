import { expect, it } from 'vitest';
import { ConnectorError } from '@/lib/outbox/connector';

it('carries a problem for the rep, with the words of the CRM if there are any', () => {
  const cause = new Error('reset');
  const error = new ConnectorError('refused', 'crm-refused', { words: 'no' }, cause);
  expect(error).toMatchObject({
    kind: 'refused',
    problem: { code: 'crm-refused', words: 'no' },
    cause,
  });
  const silent = new ConnectorError('rate-limited', 'crm-busy', { retryAfterMs: 5 });
  expect([silent.problem, silent.retryAfterMs]).toEqual([{ code: 'crm-busy' }, 5]);
});
