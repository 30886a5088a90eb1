import { i18n } from '#i18n';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Select } from '@/components/shared/controls/Select';
import { countText } from '@/components/shared/lists/count-text';
import type { ListImportModel } from './list-import-model';
import { labelText } from './list-texts';
import { callingOrder, type ReadyContact } from './reading/join-contacts';
import type { ListSummary } from './reading/summary';
import type { SumsModel } from './sums-model';

interface FirstContactsProps {
  list: ListImportModel;
  summary: ListSummary;
}

/** The first contacts as they would be queued, and which of their numbers is called first. */
export function FirstContacts({
  list,
  summary: { ready, firstContacts, labels },
}: FirstContactsProps) {
  const rest = ready - firstContacts.length;
  return (
    <>
      <ul class="list-contacts">
        {firstContacts.map((contact) => (
          <ContactRow key={contact.lines[0]} contact={contact} texts={list.texts} />
        ))}
        {rest > 0 && <li class="muted">{i18n.t('list_import.more', [countText(rest)])}</li>}
      </ul>
      {labels.length > 1 && <FirstNumber sums={list.sums} labels={labels} />}
    </>
  );
}

interface ContactRowProps {
  contact: ReadyContact;
  texts: ListImportModel['texts'];
}

function ContactRow({ contact: { name, company, numbers }, texts }: ContactRowProps) {
  const [first] = numbers;
  if (!first) return null;
  const others = numbers.length - 1;
  return (
    <li>
      <span>
        {name ? <bdi>{name}</bdi> : <span class="muted">{i18n.t('log.no_name')}</span>}
        {company && (
          <span class="muted">
            {' · '}
            <bdi>{company}</bdi>
          </span>
        )}
      </span>
      <span>
        <PhoneNumber text={texts.of(first.e164)} />
        <span class="muted">
          {first.label && ` ${labelText(first.label)}`}
          {others > 0 && ` ${i18n.t('list_import.more_numbers', [countText(others)])}`}
        </span>
      </span>
    </li>
  );
}

function FirstNumber({ sums, labels }: { sums: SumsModel; labels: ListSummary['labels'] }) {
  const order = callingOrder().filter((label) => labels.includes(label));
  const chosen = sums.first.value ?? order[0];
  if (!chosen) return null;
  return (
    <div class="list-first">
      <label for="list-first">{i18n.t('list_import.call_first')}</label>
      <Select
        id="list-first"
        class="control"
        value={chosen}
        choices={order.map((label) => ({ value: label, words: labelText(label) }))}
        onChoose={(label) => void sums.preferLabel(label)}
      />
    </div>
  );
}
