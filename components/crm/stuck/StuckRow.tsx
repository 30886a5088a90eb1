import { i18n } from '#i18n';
import { connectorForms } from '@/components/crm/connectors/connector-forms';
import { CallDelivery } from '@/components/crm/delivery/CallDelivery';
import { deliveryText } from '@/components/crm/delivery/delivery-text';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Icon } from '@/components/shared/icons/Icon';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import { whomOfCall } from '@/lib/i18n/after-call/whom-of-call';
import { momentText } from '@/lib/i18n/times';
import type { StuckModel } from './stuck-model';
import type { StuckDelivery } from './watch-stuck';

interface StuckRowProps {
  stuck: StuckDelivery;
  /** All rows. */
  listed: readonly StuckDelivery[];
  model: StuckModel;
  texts: NumberTexts;
}

/** A call that is not logged: whom, when, why, and once it is open what can be done. */
export function StuckRow({ stuck, listed, model, texts }: StuckRowProps) {
  const { call, delivery } = stuck;
  const number = texts.of(call.callee);
  const whom = whomOf(stuck, number, listed);
  const isOpen = model.opened.value === call.id;
  const toggle = () => {
    model.opened.value = isOpen ? undefined : call.id;
  };
  return (
    <li class="stuck-row">
      <p class="stuck-who">
        {call.calleeName && <bdi>{call.calleeName}</bdi>}
        <PhoneNumber text={number} />
      </p>
      <p class="stuck-time">{momentText(call.createdAt)}</p>
      {!isOpen && (
        <p class="stuck-why">
          {i18n.t('logging.logged_in_crm', [connectorForms[delivery.connector].name])}:{' '}
          {deliveryText(stuck)}
        </p>
      )}
      <div class="stuck-actions">
        <button
          type="button"
          class="ghost"
          aria-expanded={isOpen}
          aria-label={i18n.t('logging.stuck_show', [whom])}
          onClick={toggle}
        >
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
        <button
          type="button"
          class="ghost"
          aria-label={i18n.t('logging.drop_of', [whom])}
          disabled={delivery.state === 'sending'}
          onClick={() => void model.drop(stuck)}
        >
          {i18n.t('logging.drop')}
        </button>
      </div>
      {isOpen && <CallDelivery callId={call.id} model={model.delivery} />}
    </li>
  );
}

/** With the CRM if the call is stuck in several, so that the controls of two rows differ. */
function whomOf(
  { call, delivery }: StuckDelivery,
  number: string,
  listed: readonly StuckDelivery[],
): string {
  const calls = listed.map((each) => each.call);
  const whom = whomOfCall(call, number, calls);
  const isInSeveral = calls.filter(({ id }) => id === call.id).length > 1;
  return isInSeveral ? `${whom}, ${connectorForms[delivery.connector].name}` : whom;
}
