import type { ComponentChildren } from 'preact';
import { crmNumber } from '@/sandbox/crm/data/numbers';
import type { FormPerson } from '@/sandbox/crm/forms/people';
import { BASE_PATH, Page } from '@/sandbox/crm/page';

/** Numbers on a record's page that belong to other people. */
const OTHERS = [86, 87, 88].map((n) => crmNumber('US', n).national);
/** Name of a related contact, shown in its own row. */
export const RELATED = 'Bob Castellan';
const [employer, caller, company] = OTHERS;

/** A contact's summary: name in title and heading, phones and address in separate blocks. */
export function ContactSummaryPage({ person }: { person: FormPerson }) {
  return (
    <Page title={person.name} section="hard" lang="en-US">
      <p class="crumb">
        <a href={`${BASE_PATH}/hard/`}>Hard pages</a>
      </p>
      <h1>{person.name}</h1>
      <div class="card">
        <Block label="Work phone">
          <span data-phone="">{person.phone}</span>
        </Block>
        <div>
          <Block label="Work address">
            {person.city}
            <br />
            {person.country}
          </Block>
        </div>
      </div>
      <OtherPeople />
    </Page>
  );
}

/** A deeply nested block, as on pages that are edited block by block. */
function Block({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div>
      <div>
        <div>
          <div>{label}</div>
          <div>{children}</div>
        </div>
      </div>
    </div>
  );
}

/** A related contact, a message and the company that runs the CRM. */
export function OtherPeople() {
  return (
    <>
      <table class="card">
        <thead>
          <tr>
            <th>Name</th>
            <th>Phone</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{RELATED}</td>
            <td>{employer}</td>
          </tr>
        </tbody>
      </table>
      <article class="card">
        <p>Missed call</p>
        <p>{caller}</p>
      </article>
      <footer class="card">{company}</footer>
    </>
  );
}
