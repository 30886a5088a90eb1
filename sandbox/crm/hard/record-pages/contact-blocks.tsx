import type { FormPerson } from '@/sandbox/crm/forms/people';
import { Page } from '@/sandbox/crm/page';
import { OtherPeople } from './contact-summary';

/** People of whom the page has links: a visited record, the next one of the search. */
const [VISITED, NEXT] = ['Carol Jensen', 'Marcus Hale'];

/**
 * A contact as CiviCRM draws it (templates/CRM/Contact/Page/View/Summary.tpl): its script removes the main heading
 * and writes the name into the title, and the name stands in a block that is edited in place.
 */
export function ContactBlocksPage({ person }: { person: FormPerson }) {
  return (
    <Page title={person.name} section="hard" lang="en-US">
      <ul id="recently-viewed">
        {[VISITED, person.name].map((name) => (
          <li key={name}>
            <a href="#visited">{name}</a>
          </li>
        ))}
      </ul>
      <div id="crm-container" class="crm-container">
        <div class="crm-summary-contactname-block crm-inline-edit-container">
          <div class="crm-summary-block" id="contactname-block">
            <div id="crm-contactname-content" class="crm-inline-edit">
              <div class="crm-inline-block-content" title="Edit Contact Name">
                <div class="crm-edit-help">
                  <span class="crm-i fa-pencil" aria-hidden="true" /> Edit name
                </div>
                <div class="crm-summary-display_name">
                  <i class="crm-i fa-fw fa-user" aria-hidden="true" /> {person.name}
                </div>
              </div>
            </div>
          </div>
        </div>
        <div class="crm-actions-ribbon">
          <ul id="actions">
            <li class="crm-next-action">
              <a class="view button" title={NEXT} href="#next">
                <span>Next</span>
              </a>
            </li>
          </ul>
        </div>
        <ul class="crm-contact-tabs-list">
          <li>
            <a href="#contact-summary" title="Summary">
              Summary
            </a>
          </li>
          <li>
            <a href="#rel" title="Relationships">
              Relationships <em>1</em>
            </a>
          </li>
        </ul>
        <PhoneBlock person={person} />
      </div>
      <OtherPeople />
    </Page>
  );
}

function PhoneBlock({ person }: { person: FormPerson }) {
  return (
    <div id="contact-summary" class="contact_panel">
      <div class="crm-summary-phone-block crm-summary-block" id="phone-block">
        <div id="crm-phone-content" class="crm-inline-edit">
          <div class="crm-clear crm-inline-block-content" title="Add or edit phone">
            <div class="crm-edit-help">Add or edit phone</div>
            <div class="crm-summary-row primary">
              <div class="crm-label">Work Phone</div>
              <div class="crm-content crm-contact_phone">{person.phone}</div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
