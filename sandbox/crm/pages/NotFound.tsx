import { BASE_PATH, Page } from '@/sandbox/crm/page';

/** What stands where no page or record is. */
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
