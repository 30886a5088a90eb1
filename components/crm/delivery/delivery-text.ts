import { i18n } from '#i18n';
import { problemText } from '@/lib/i18n/problem-text';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import type { Delivery } from '@/lib/outbox/model/delivery';
import type { ShownDelivery } from './delivery-model';

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
