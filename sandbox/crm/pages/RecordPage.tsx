import { type Contact, initials } from '@/sandbox/crm/data/contacts';
import { countries } from '@/sandbox/crm/data/numbers';
import { BASE_PATH, Page } from '@/sandbox/crm/page';
import { Activity } from '@/sandbox/crm/record/Activity';
import { Colleagues } from '@/sandbox/crm/record/Colleagues';
import { ContactNumbers } from '@/sandbox/crm/record/ContactNumbers';
import { Details } from '@/sandbox/crm/record/Details';
import { Letters } from '@/sandbox/crm/record/Letters';
import { Orders } from '@/sandbox/crm/record/Orders';

/** A contact's record: fields, numbers in different places, frames and orders. */
export function ContactRecordPage({ contact }: { contact: Contact }) {
  return (
    <Page title={contact.name} section="contacts" script="record">
      <RecordHead contact={contact} />
      <div class="record" data-record={contact.id}>
        <div class="stack">
          <Details contact={contact} />
          <Orders contact={contact} />
        </div>
        <div class="stack">
          <ContactNumbers contact={contact} />
          <Colleagues contact={contact} />
          <Activity contact={contact} />
        </div>
        <Letters contact={contact} />
      </div>
    </Page>
  );
}

function RecordHead({ contact }: { contact: Contact }) {
  const { id, name, role, company, city, country } = contact;
  return (
    <div class="record-head">
      <span class="face big" data-hue={id % 6} aria-hidden="true">
        {initials(name)}
      </span>
      <div>
        <p class="crumb">
          <a href={`${BASE_PATH}/`}>Contacts</a>
        </p>
        <h1>{name}</h1>
        <p class="lead">{`${role} at ${company} · ${city}, ${countries[country].name}`}</p>
      </div>
      <span class="chip good">Active customer</span>
    </div>
  );
}
