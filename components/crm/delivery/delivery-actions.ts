import type { ShownDelivery } from './delivery-model';

/** What the rep can do about the logging of a call. */
export interface DeliveryActions {
  mayRetry: boolean;
  /** Whether the rep can choose the record, or another one. */
  mayChoose: boolean;
  mayTakeBack: boolean;
}

/** Returns what the rep can do about the logging of a call. */
export function deliveryActions({ delivery, connector }: ShownDelivery): DeliveryActions {
  const { state, problem, isUnwanted, entryId, unsettledUntil } = delivery;
  const isWaiting = state === 'waiting' && problem !== undefined;
  const mayExist = entryId !== undefined || unsettledUntil !== undefined;
  const isOver = ['sent', 'removed', 'choice', 'kept'].includes(state);
  const isGone = problem?.code === 'crm-record-gone';
  const isNotMade = state === 'failed' && !isUnwanted && (entryId === undefined || isGone);
  return {
    mayRetry: state === 'failed' || state === 'kept' || state === 'choice' || isWaiting,
    // A webhook has no records.
    mayChoose: connector !== undefined && connector.id !== 'webhook' && (isOver || isNotMade),
    mayTakeBack: (state === 'sent' || state === 'failed') && mayExist && !isUnwanted,
  };
}
