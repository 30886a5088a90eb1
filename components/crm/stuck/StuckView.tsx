import { i18n } from '#i18n';
import { connectorForms } from '@/components/crm/connectors/connector-forms';
import { ViewHeader } from '@/components/shared/lists/ViewHeader';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import { Notice } from '@/components/shared/notices/Notice';
import { Remark } from '@/components/shared/notices/Remark';
import { problemText } from '@/lib/i18n/problem-text';
import type { StoredConnector } from '@/lib/outbox/model/connector';
import { StuckRow } from './StuckRow';
import type { StuckModel } from './stuck-model';
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
