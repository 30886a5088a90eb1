import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import type { RecordContext } from '@/lib/calls/model';
import { crmNameOf, recordLink } from '@/lib/crm/records/record-at';

/** The record of a CRM that a call was made from, in a list of details. */
export function CallRecord({ record }: { record: RecordContext | undefined }) {
  const crm = record && crmNameOf(record);
  if (!crm) return null;
  return (
    <>
      <dt>{i18n.t('call.crm_record')}</dt>
      <dd>
        {record.id === undefined ? (
          i18n.t('call.record_unknown', [crm])
        ) : (
          <NamedRecord record={record} crm={crm} />
        )}
      </dd>
    </>
  );
}

function NamedRecord({ record, crm }: { record: RecordContext; crm: string }) {
  return (
    <>
      <bdi>{record.title ?? `${record.type} ${record.id}`}</bdi> ({crm}){' '}
      <RecordLink record={record} />
    </>
  );
}

/** A link to a call's record, if its address is safe to open. */
export function RecordLink({ record }: { record: RecordContext | undefined }) {
  const link = record && recordLink(record);
  if (!link) return null;
  return (
    <a class="record-link" href={link} target="_blank" rel="noopener noreferrer">
      {i18n.t('call.open_record')}
      <Icon name="open" />
    </a>
  );
}
