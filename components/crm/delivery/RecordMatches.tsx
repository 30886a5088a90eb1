import { i18n } from '#i18n';
import { connectorForms } from '@/components/crm/connectors/connector-forms';
import { useFocusBack } from '@/components/shared/use-focus-back';
import { problemText } from '@/lib/i18n/problem-text';
import type { ConnectorId } from '@/lib/outbox/model/connector';
import type { RecordMatch } from '@/lib/outbox/model/entry';
import type { DeliveryModel, ShownMatches } from './delivery-model';
import { RecordLine } from './RecordLine';
import { RecordSearch } from './RecordSearch';
import './call-delivery.css';

interface RecordMatchesProps {
  connector: ConnectorId;
  model: DeliveryModel;
}

/** The records with the number of a call, and a search by name. A press on one logs the call there. */
export function RecordMatches({ connector, model }: RecordMatchesProps) {
  const matches = model.matches.value;
  const isSought = matches?.connector === connector;
  return (
    <>
      <p role="status" class="live">
        {isSought && statusText(matches)}
      </p>
      {isSought && <OpenChoice {...{ connector, model }} records={matches.records ?? []} />}
    </>
  );
}

function statusText({ connector, records, problem }: ShownMatches): string {
  if (problem) return problemText(problem);
  if (!records) return i18n.t('logging.searching');
  if (records.length > 0) return i18n.t('logging.matches');
  return i18n.t('logging.no_match', [connectorForms[connector].name]);
}

interface OpenChoiceProps extends RecordMatchesProps {
  records: readonly RecordMatch[];
}

function OpenChoice({ connector, model, records }: OpenChoiceProps) {
  const choice = useFocusBack<HTMLDivElement>();
  return (
    <div ref={choice} class="record-choice">
      {records.length > 0 && (
        <ul class="record-matches" aria-label={i18n.t('logging.matches')}>
          {records.map((record) => (
            <li key={`${record.type} ${record.id}`}>
              <button
                type="button"
                class="ghost"
                onClick={() => void model.logOn(connector, record)}
              >
                <RecordLine record={record} records={records} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <RecordSearch connector={connector} model={model} />
    </div>
  );
}
