import { expect, it } from 'vitest';
import type { RateLimit } from '@/sandbox/crm-apis/http/crm-server';
import { sampleDelivery, sampleEntry } from '@/test/outbox/support/deliveries';
import { testOutbox } from '@/test/outbox/support/outbox-deps';
import { runOutbox } from '@/test/outbox/support/run-outbox';
import { type ContractCrm, newMarker } from './contract';

/** A CRM that limits the requests within a time. */
type Limited = (given: { rateLimit: RateLimit }) => Promise<ContractCrm>;

/** Nothing is asked before the CRM's time is over; then the call is logged, once. */
export function itObeysARateLimit(start: Limited, waitMs: number): void {
  it(`asks nothing for ${waitMs} ms after a rate limit, then logs the call once`, async () => {
    const crm = await start({ rateLimit: { requests: 1, windowMs: waitMs } });
    let requests = 0;
    const { deps, clock } = await testOutbox({
      connect: async () => {
        requests += 1;
        return crm.open().connector;
      },
      readCall: async () => ({ target: { record: crm.target }, entry: sampleEntry }),
    });
    const callIds = [newMarker(), newMarker()];
    for (const callId of callIds) await deps.database.outbox.add(sampleDelivery({ callId }));
    const step = async (ms: number) => {
      clock.now += ms;
      await crm.pass(ms);
      await runOutbox(deps, new AbortController().signal);
      const states = (await deps.database.outbox.toArray()).map(({ state }) => state);
      return { requests, states: states.toSorted() };
    };
    expect(await step(0)).toEqual({ requests: 2, states: ['sent', 'waiting'] });
    const { notBefore } = (await deps.database.connectors.get('odoo')) ?? {};
    expect(notBefore).toBe(clock.now + waitMs);
    expect(await step(waitMs - 1)).toEqual({ requests: 2, states: ['sent', 'waiting'] });
    expect(await step(1)).toEqual({ requests: 3, states: ['sent', 'sent'] });
    for (const callId of callIds) {
      expect(await crm.entriesOf(callId)).toMatchObject([{ isOnTarget: true }]);
    }
  });
}
