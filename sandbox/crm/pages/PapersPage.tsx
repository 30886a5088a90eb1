import { type PaperGroup, paperGroups } from '@/sandbox/crm/data/papers';
import { Page } from '@/sandbox/crm/page';

/** Labelled texts that only look like phone numbers, and a few real numbers. */
export function PapersPage() {
  return (
    <Page title="Papers" section="papers">
      <div class="head">
        <div>
          <h1>Papers</h1>
          <p class="lead">
            What is filed under Brightwater Freight: orders, accounts, machines and places.
          </p>
        </div>
      </div>
      <div class="papers">
        {paperGroups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
    </Page>
  );
}

function Group({ group: { title, papers } }: { group: PaperGroup }) {
  return (
    <section class="card" aria-label={title}>
      <h2>{title}</h2>
      <dl class="pairs">
        {papers.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
