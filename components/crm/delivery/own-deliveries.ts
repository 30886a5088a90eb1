import type { ShownDelivery } from './delivery-model';

/**
 * Leaves out the CRMs that have nothing to do with a call, because it was made from a record of
 * another one. If it is logged in none, all are shown: the rep must learn why.
 */
export function ownDeliveries(shown: readonly ShownDelivery[]): readonly ShownDelivery[] {
  const own = shown.filter((each) => !isOfAnotherCrm(each));
  return own.some(({ delivery }) => delivery.connector !== 'webhook') ? own : shown;
}

function isOfAnotherCrm({ delivery: { state, problem } }: ShownDelivery): boolean {
  return state === 'kept' && problem?.code === 'crm-other-record';
}
