import { BASE_PATH, Page } from '@/sandbox/crm/page';
import { situations } from './situations';

/** Lists all hard pages. */
export function HardIndex() {
  return (
    <Page title="Hard pages" section="hard">
      <div class="head">
        <div>
          <h1>Hard pages</h1>
          <p class="lead">
            Each page is one situation in which a click-to-dial extension can go wrong.
          </p>
        </div>
      </div>
      <ul class="index">
        {situations.map(({ slug, title }) => (
          <li key={slug}>
            <a class="card" href={`${BASE_PATH}/hard/${slug}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}
