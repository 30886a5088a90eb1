import { Page } from '@/sandbox/crm/page';

/** A CRM that never loads anew: a list, and a form of fields for each record. */
export function FormsPage() {
  return (
    <Page title="Forms" section="contacts" script="forms">
      <div id="view">
        <h1>Forms</h1>
      </div>
    </Page>
  );
}
