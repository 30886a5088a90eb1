import { i18n } from '#i18n';
import { connectorForms } from '@/components/crm/connectors/connector-forms';
import { CallDelivery } from '@/components/crm/delivery/CallDelivery';
import { deliveryText } from '@/components/crm/delivery/shown-delivery';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Icon } from '@/components/shared/icons/Icon';
import { ViewHeader } from '@/components/shared/lists/ViewHeader';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import { Notice } from '@/components/shared/notices/Notice';
import { Remark } from '@/components/shared/notices/Remark';
import { whomOfCall } from '@/lib/i18n/after-call/call-words';
import { problemText } from '@/lib/i18n/problem-text';
import { momentText } from '@/lib/i18n/times';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import type { StuckModel } from './stuck-model';
import type { StuckDelivery } from './watch-stuck';
import './stuck.css';

interface StuckViewProps {
  model: StuckModel;
  texts: NumberTexts;
  openOptions: () => void;
}

/** The calls that are not logged in the CRM, why, and what can be done about each. */
export function StuckView({ model, texts, openOptions }: StuckViewProps) {
  const { deliveries = [], connectors = [] } = model.stuck.value ?? {};
  const problem = model.problem.value;
  return (
    <section class="view">
      <ViewHeader title={i18n.t('logging.stuck_title')} />
      <div class="stuck">
        {connectors.map((stored) => (
          <Stopped key={stored.id} stored={stored} openOptions={openOptions} />
        ))}
        {problem && <p role="alert">{problemText(problem)}</p>}
        {model.stuck.value && deliveries.length === 0 && (
          <Notice
            icon="check"
            title={i18n.t('logging.stuck_none')}
            next={i18n.t('logging.stuck_none_hint')}
          />
        )}
        {deliveries.length > 0 && (
          <button type="button" class="ghost stuck-all" onClick={() => void model.retryAll()}>
            {i18n.t('logging.retry_all')}
          </button>
        )}
        <ul>
          {deliveries.map((stuck) => (
            <StuckRow
              key={`${stuck.call.id} ${stuck.delivery.connector}`}
              {...{ stuck, model, texts }}
              listed={deliveries}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface StoppedProps {
  stored: StoredConnector;
  openOptions: () => void;
}

/** A CRM that refused its key: nothing is sent there until the rep enters another. */
function Stopped({ stored: { id, stopped }, openOptions }: StoppedProps) {
  if (!stopped) return null;
  const words = [connectorForms[id].name, problemText(stopped)] as const;
  return (
    <Remark tone="warn">
      <div class="remark-with-step">
        <p>{i18n.t('logging.stopped_in', [...words])}</p>
        <button type="button" class="ghost" onClick={openOptions}>
          {i18n.t('dashboard.open_options')}
        </button>
      </div>
    </Remark>
  );
}

interface StuckRowProps {
  stuck: StuckDelivery;
  /** All rows. */
  listed: readonly StuckDelivery[];
  model: StuckModel;
  texts: NumberTexts;
}

/** A call that is not logged: whom, when, why, and once it is open what can be done. */
function StuckRow({ stuck, listed, model, texts }: StuckRowProps) {
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
