import { i18n } from '#i18n';
import { connectorForms } from '@/components/crm/connectors/connector-forms';
import { Icon } from '@/components/shared/icons/Icon';
import { problemText } from '@/lib/i18n/problem-text';
import { entryLink, loggedRecordLink } from './crm-links';
import type { DeliveryModel } from './delivery-model';
import { RecordMatches } from './RecordMatches';
import {
  deliveryActions,
  deliveryText,
  isRepsChoice,
  ownDeliveries,
  type ShownDelivery,
} from './shown-delivery';
import './call-delivery.css';

/** Where the open call is logged, or why not, and what the rep can do about it. */
export function CallDelivery({ callId, model }: { callId: string; model: DeliveryModel }) {
  return <Deliveries shown={ownDeliveries(deliveriesOf(callId, model))} model={model} />;
}

/** How the latest call is logged where the record is up to the rep, beside its wrap-up. */
export function ChooseRecord({ callId, model }: { callId: string; model: DeliveryModel }) {
  return <Deliveries shown={deliveriesOf(callId, model).filter(isRepsChoice)} model={model} />;
}

function deliveriesOf(callId: string, { shown }: DeliveryModel): readonly ShownDelivery[] {
  return shown.value.filter(({ delivery }) => delivery.callId === callId);
}

interface DeliveriesProps {
  shown: readonly ShownDelivery[];
  model: DeliveryModel;
}

function Deliveries({ shown, model }: DeliveriesProps) {
  const problem = model.problem.value;
  return (
    <>
      {shown.map((each) => (
        <CrmDelivery key={each.delivery.connector} shown={each} model={model} />
      ))}
      {shown.length > 0 && problem && <p class="details-problem">{problemText(problem)}</p>}
    </>
  );
}

function CrmDelivery({ shown, model }: { shown: ShownDelivery; model: DeliveryModel }) {
  const words = i18n.t('logging.logged_in_crm', [connectorForms[shown.delivery.connector].name]);
  return (
    <section class="delivery" aria-label={words}>
      <p role="status">
        <span class="delivery-crm">{words}</span> {deliveryText(shown)}
      </p>
      <DeliveryButtons shown={shown} model={model} />
      <RecordMatches connector={shown.delivery.connector} model={model} />
    </section>
  );
}

function CrmLink({ href, words }: { href: string; words: string }) {
  return (
    <a class="record-link" href={href} target="_blank" rel="noopener noreferrer">
      {words}
      <Icon name="open" />
    </a>
  );
}

function DeliveryButtons({ shown, model }: { shown: ShownDelivery; model: DeliveryModel }) {
  const { connector, problem } = shown.delivery;
  const isSent = shown.delivery.state === 'sent';
  const isWithoutRecord = shown.delivery.state === 'choice' || shown.delivery.state === 'kept';
  const record = isSent ? loggedRecordLink(shown) : undefined;
  const link = isSent ? entryLink(shown) : undefined;
  const { mayChoose, mayRetry, mayTakeBack } = deliveryActions(shown);
  if (!record && !link && !mayChoose && !mayRetry && !mayTakeBack) return null;
  return (
    <div class="details-actions">
      {record && <CrmLink href={record} words={i18n.t('logging.open_logged_record')} />}
      {link && <CrmLink href={link} words={i18n.t('logging.open_entry')} />}
      {mayRetry && (
        <button type="button" class="ghost" onClick={() => void model.retry(connector)}>
          {i18n.t(problem?.code === 'crm-entry-gone' ? 'logging.log_again' : 'logging.try_again')}
        </button>
      )}
      {mayChoose && (
        <button type="button" class="ghost" onClick={() => void model.findRecords(connector)}>
          {i18n.t(isWithoutRecord ? 'logging.choose' : 'logging.other_record')}
        </button>
      )}
      {mayTakeBack && (
        <button type="button" class="ghost" onClick={() => void model.takeBack(connector)}>
          {i18n.t('logging.delete_entry_in', [connectorForms[connector].name])}
        </button>
      )}
    </div>
  );
}
