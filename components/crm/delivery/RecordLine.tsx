import { i18n } from '#i18n';
import type { RecordMatch } from '@/lib/outbox/model/entry';
import { lookOf } from './look-of';

interface RecordLineProps {
  record: RecordMatch;
  /** All records of the list, with this one. */
  records: readonly RecordMatch[];
}

/** A record of a CRM: its name, its kind, and what tells it from others. */
export function RecordLine({ record, records }: RecordLineProps) {
  const { id, name, detail } = record;
  return (
    <>
      <bdi>{name ?? id}</bdi>
      <small>
        {typeText(record)}
        {detail && <AfterDot text={detail} />}
        {isTwin(record, records) && <AfterDot text={id} />}
      </small>
    </>
  );
}

/** The dot stays between the texts, whatever their directions. */
function AfterDot({ text }: { text: string }) {
  return (
    <>
      {' · '}
      <bdi>{text}</bdi>
    </>
  );
}

/** Returns whether another record looks the same by name, type and detail: its id then tells them apart. */
function isTwin(record: RecordMatch, records: readonly RecordMatch[]): boolean {
  const wordsOf = ({ name, type, detail }: RecordMatch) =>
    lookOf(JSON.stringify([name, type, detail]));
  const twins = records.filter((each) => wordsOf(each) === wordsOf(record));
  return record.name !== undefined && twins.length > 1;
}

/** A type that Handset has no word for keeps the CRM's name. */
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
  organization: () => i18n.t('logging.type_company'),
  Contact: () => i18n.t('logging.type_contact'),
  Lead: () => i18n.t('logging.type_lead'),
  Account: () => i18n.t('logging.type_company'),
  Contacts: () => i18n.t('logging.type_contact'),
  Leads: () => i18n.t('logging.type_lead'),
  Accounts: () => i18n.t('logging.type_company'),
  account: () => i18n.t('logging.type_company'),
};
