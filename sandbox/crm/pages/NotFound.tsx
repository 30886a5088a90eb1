import { BASE_PATH, Page } from '@/sandbox/crm/page';

/** The page for an unknown path or record. */
export function NotFound() {
  return (
    <Page title="Not found" section="contacts">
      <div class="card none">
        <h1>Nothing here</h1>
        <p>The page or record does not exist.</p>
        <a href={`${BASE_PATH}/`}>All contacts</a>
      </div>
    </Page>
  );
}
