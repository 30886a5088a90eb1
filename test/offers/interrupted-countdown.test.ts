import { expect, it } from 'vitest';
import type { Call, Problem } from '@/lib/calls/model';
import {
  type InterruptedDeps,
  saveCountdownFrame,
  showInterrupted,
} from '@/lib/offers/interrupted-countdown';
import type { Offer } from '@/lib/offers/model';
import type { Frame } from '@/lib/offers/offer-store';
import { NOON, OTHER_CALLEE, sampleCall } from '@/test/calls/support/calls';
import { offerDeps } from './support/offer-deps';
import { offerFrame } from './support/offers';

const interrupted = (request: Partial<Call> = {}) =>
  sampleCall({
    state: 'cancelled',
    problem: { code: 'handset-updated' },
    changedAt: NOON,
    calleeName: 'Ann Example',
    ...request,
  });

interface Told {
  onCard: [Frame, Problem, Offer][];
  asNotice: string[];
}

async function told(
  calls: Call[],
  over: Partial<InterruptedDeps> = {},
  countingId = calls[0]?.id ?? '',
): Promise<Told & { deps: ReturnType<typeof offerDeps> }> {
  const [onCard, asNotice]: [Told['onCard'], string[]] = [[], []];
  const injectCard = async () => ({ documentId: 'document-1' });
  const deps = { ...offerDeps({ injectCard }), ...over };
  await deps.database.calls.bulkAdd(calls);
  await saveCountdownFrame(deps.database, countingId, offerFrame);
  await showInterrupted(
    {
      showOnCard: async (...shown) => onCard.push(shown) > 0,
      showOutcome: async ({ id }) => void asNotice.push(id),
      ...deps,
    },
    NOON,
  );
  return { onCard, asNotice, deps };
}

it('says on the page of the countdown that the call was not made, and offers it again', async () => {
  const record = { crm: 'odoo' as const, id: '14' };
  const call = interrupted({ record });
  const { onCard, asNotice, deps } = await told([call]);
  expect(asNotice).toEqual([]);
  expect(onCard).toHaveLength(1);
  const [frame, problem, offer] = onCard[0] ?? [];
  expect([frame, problem]).toEqual([offerFrame, { code: 'handset-updated' }]);
  expect(offer).toMatchObject({ e164: call.callee, calleeName: 'Ann Example' });
  const stored = await deps.database.offers.get(offer?.offerId ?? '');
  expect(stored).toMatchObject({ ...offerFrame, e164: call.callee, record });
});

it.each([
  ['the tab shows another document', { injectCard: async () => ({ documentId: 'document-2' }) }],
  ['no script may run there', { injectCard: async () => undefined }],
  ['no card answers', { showOnCard: async () => false }],
])('says so in a notification if %s', async (_, over) => {
  const { onCard, asNotice } = await told([interrupted({ id: 'call-1' })], over);
  expect([onCard, asNotice]).toEqual([[], ['call-1']]);
});

it('says so in a notification of a call that no page showed', async () => {
  const { onCard, asNotice } = await told([interrupted({ id: 'call-1' })], {}, 'another');
  expect([onCard, asNotice]).toEqual([[], ['call-1']]);
});

it('says nothing of other calls', async () => {
  const others = [
    interrupted({ id: 'before', gesture: 'a', changedAt: NOON - 1 }),
    interrupted({ id: 'by-rep', gesture: 'b', problem: { code: 'cancelled-by-rep' } }),
    interrupted({ id: 'other', gesture: 'c', callee: OTHER_CALLEE, state: 'unconfirmed' }),
  ];
  const { onCard, asNotice } = await told(others);
  expect([onCard, asNotice]).toEqual([[], []]);
});
