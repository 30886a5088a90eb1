import { Page } from '@/sandbox/crm/page';

/** A single-page CRM with a list and a form for each record. */
export function FormsPage() {
  return (
    <Page title="Forms" section="contacts" script="forms">
      <div id="view">
        <h1>Forms</h1>
      </div>
    </Page>
  );
}
