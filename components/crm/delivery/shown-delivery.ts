import { i18n } from '#i18n';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import type { Delivery } from '@/lib/outbox/model/delivery';
import type { ProblemCode } from '@/lib/problems/problem-codes';

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
        ? i18n.t('logging.sent_on', [nameInSentence(delivery.loggedOn.name)])
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

function waitingText(
  { problem, target }: Delivery,
  connector: StoredConnector | undefined,
): string {
  const reason = connector?.stopped ?? problem;
  if (reason) return i18n.t('logging.waiting_because', [problemText(reason)]);
  return target?.name
    ? i18n.t('logging.will_be_on', [nameInSentence(target.name)])
    : i18n.t('logging.waiting');
}

/** Problems that end once the rep chooses a record. */
const NEEDS_RECORD: readonly (ProblemCode | undefined)[] = [
  'crm-no-record',
  'crm-search-incomplete',
];

/** Returns whether the record of a call is up to the rep, or was. */
export function isRepsChoice({ delivery, connector }: ShownDelivery): boolean {
  const { state, problem, target } = delivery;
  if (!connector) return false;
  const isNeeded = state === 'kept' && NEEDS_RECORD.includes(problem?.code);
  return state === 'choice' || isNeeded || target !== undefined;
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
  const { state, problem, isUnwanted, entryId, unsettledUntil, target } = delivery;
  const isWaiting = state === 'waiting' && problem !== undefined;
  const mayExist = entryId !== undefined || unsettledUntil !== undefined;
  const isOver = ['sent', 'removed', 'choice', 'kept'].includes(state);
  const isGone = problem?.code === 'crm-record-gone';
  const isNotMade = state === 'failed' && !isUnwanted && (entryId === undefined || isGone);
  // The rep may change their mind until the entry is made, and after.
  const isChosen = target !== undefined && (state === 'waiting' || state === 'sending');
  return {
    mayRetry: state === 'failed' || state === 'kept' || state === 'choice' || isWaiting,
    // A webhook has no records.
    mayChoose:
      connector !== undefined && connector.id !== 'webhook' && (isOver || isNotMade || isChosen),
    mayTakeBack: (state === 'sent' || state === 'failed') && mayExist && !isUnwanted,
  };
}
