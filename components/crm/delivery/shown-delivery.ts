import { i18n } from '#i18n';
import { problemText } from '@/lib/i18n/problem-text';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import type { Delivery } from '@/lib/outbox/model/delivery';

/** Where a call is logged, with the CRM if it is still connected. */
export interface ShownDelivery {
  delivery: Delivery;
  connector: StoredConnector | undefined;
}

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

/** How far the logging of a call is, or why it is not logged. */
export function deliveryText({ delivery, connector }: ShownDelivery): string {
  switch (delivery.state) {
    case 'waiting':
      if (delivery.isMoving) return i18n.t('logging.moving');
      return delivery.isUnwanted ? i18n.t('logging.deleting') : waitingText(delivery, connector);
    case 'sending':
      return i18n.t(delivery.isUnwanted ? 'logging.deleting' : 'logging.sending');
    case 'sent':
      return delivery.loggedOn?.name
        ? i18n.t('logging.sent_on', [delivery.loggedOn.name])
        : i18n.t('logging.sent');
    case 'choice':
      return i18n.t(choiceText(delivery));
    case 'kept':
    case 'failed':
      if (delivery.isUnwanted) return notDeletedText(delivery);
      return i18n.t('logging.not_logged', [
        problemText(delivery.problem ?? { code: 'unexpected' }),
      ]);
    case 'removed':
      return i18n.t('logging.taken_back');
  }
}

/** Why the rep must choose. Only one record may be known, and even that one may not have the number. */
function choiceText({ problem }: Delivery) {
  if (problem?.code === 'crm-search-incomplete') return 'logging.needs_choice_of_found';
  return problem?.code === 'crm-unclear-record'
    ? 'logging.needs_choice_unclear'
    : 'logging.needs_choice';
}

function notDeletedText({ problem = { code: 'unexpected' } }: Delivery): string {
  return i18n.t('logging.not_deleted', [problemText(problem)]);
}

function waitingText({ problem }: Delivery, connector: StoredConnector | undefined): string {
  const reason = connector?.stopped ?? problem;
  return reason
    ? i18n.t('logging.waiting_because', [problemText(reason)])
    : i18n.t('logging.waiting');
}

/** What the rep can do about the logging of a call. */
interface DeliveryActions {
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
