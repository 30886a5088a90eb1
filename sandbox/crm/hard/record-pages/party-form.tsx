import { type FormPerson, isoCodeOf } from '@/sandbox/crm/forms/people';
import { BASE_PATH, Page } from '@/sandbox/crm/page';
import { OtherPeople } from './contact-summary';

/** Text of the open record's tab: the record's name, or only its kind. */
export type TabText = 'name' | 'kind';

/** A form with a fixed title in one document for all records. Its tab shows the record's name. */
export function PartyFormPage({ person, tab }: { person: FormPerson; tab: TabText }) {
  return (
    <Page title="Parties" section="hard" lang="en-US" script="party-form">
      <p class="crumb">
        <a href={`${BASE_PATH}/hard/`}>Hard pages</a>
      </p>
      <h1>Parties</h1>
      <div role="tablist">
        <button type="button" role="tab" aria-selected="true" data-says={tab}>
          <span>{tab === 'name' ? person.name : 'Parties'}</span>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <div class="fields">
        <Field id="name" label="Name" value={person.name} />
        <Field id="phone" label="Phone" value={person.phone} />
        <fieldset>
          <legend>Address</legend>
          <Field id="city" label="City" value={person.city} />
          <Field id="country" label="Country" value={isoCodeOf(person)} />
        </fieldset>
        <button type="button" name="next">
          Next
        </button>
      </div>
      <OtherPeople />
    </Page>
  );
}

function Field({ id, label, value }: { id: string; label: string; value: string }) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div>
        <input id={id} type="text" autocomplete="off" value={value} />
      </div>
    </div>
  );
}
