import { i18n } from '#i18n';
import { connectorForms } from '@/components/crm/connectors/connector-forms';
import type { ConnectorId } from '@/lib/outbox/model/connector';
import type { RecordMatch } from '@/lib/outbox/model/entry';
import type { DeliveryModel } from './delivery-model';
import './call-delivery.css';

interface RecordMatchesProps {
  connector: ConnectorId;
  model: DeliveryModel;
}

/** The records with the number of a call. A press on one logs the call there. */
export function RecordMatches({ connector, model }: RecordMatchesProps) {
  const matches = model.matches.value;
  const isSought = matches?.connector === connector;
  const records = (isSought && matches.records) || [];
  return (
    <>
      <p role="status" class="live">
        {isSought && statusText(connector, matches.records)}
      </p>
      {records.length > 0 && (
        <ul class="record-matches" aria-label={i18n.t('logging.matches')}>
          {records.map((record) => (
            <li key={`${record.type} ${record.id}`}>
              <Match
                record={record}
                isTwin={isTwin(record, records)}
                choose={() => void model.logOn(connector, record)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** `records` is undefined during the search. */
function statusText(connector: ConnectorId, records: readonly RecordMatch[] | undefined): string {
  if (!records) return i18n.t('logging.searching');
  if (records.length > 0) return i18n.t('logging.matches');
  return i18n.t('logging.no_match', [connectorForms[connector].name]);
}

interface MatchProps {
  record: RecordMatch;
  /** Shows the id, since another record reads the same. */
  isTwin: boolean;
  choose: () => void;
}

function Match({ record, isTwin, choose }: MatchProps) {
  const { id, name, detail } = record;
  return (
    <button type="button" class="ghost" onClick={choose}>
      <bdi>{name ?? id}</bdi>
      <small>
        {typeText(record)}
        {detail && <bdi> · {detail}</bdi>}
        {isTwin && <bdi> · {id}</bdi>}
      </small>
    </button>
  );
}

/** Returns whether another record has the same name, type and detail. */
function isTwin(record: RecordMatch, records: readonly RecordMatch[]): boolean {
  const wordsOf = ({ name, type, detail }: RecordMatch) => JSON.stringify([name, type, detail]);
  const twins = records.filter((each) => wordsOf(each) === wordsOf(record));
  return record.name !== undefined && twins.length > 1;
}

/** A type without words of ours keeps the CRM's name. */
function typeText({ type }: RecordMatch): string {
  return typeTexts[type]?.() ?? type;
}

const typeTexts: Readonly<Record<string, () => string>> = {
  'res.partner': () => i18n.t('logging.type_contact'),
  'crm.lead': () => i18n.t('logging.type_lead'),
  contact: () => i18n.t('logging.type_contact'),
  person: () => i18n.t('logging.type_contact'),
  lead: () => i18n.t('logging.type_lead'),
  company: () => i18n.t('logging.type_company'),
  Contact: () => i18n.t('logging.type_contact'),
  Lead: () => i18n.t('logging.type_lead'),
  Account: () => i18n.t('logging.type_company'),
  account: () => i18n.t('logging.type_company'),
};
