import { useMemo } from 'preact/hooks';
import { i18n } from '#i18n';
import { useByFrames } from '@/components/dashboard/use-by-frames';
import type { AudiencePage } from '@/lib/messages/answers';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';
import { nameInSentence } from '@/lib/words/in-sentence';
import { Contact } from './Contact';
import { campaignTitle } from './campaign-title';

/** A page of an audience; its columns are the service's. */
export function AudienceTable({ page, model }: { page: AudiencePage; model: DashboardModel }) {
  const { columns, rows } = page;
  const name = campaignTitle(model, model.audience.campaignId.value);
  const title = i18n.t('audience.title', [nameInSentence(name)]);
  // The same elements from frame to frame: rows that stand already are not drawn again.
  const contacts = useMemo(
    () => rows.map((row) => <Contact key={row.id} row={row} columns={columns} model={model} />),
    [rows, columns, model],
  );
  return (
    <div class="table-place">
      <table class="table audience">
        <caption class="unseen">{title}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            <th scope="col" class="end pinned">
              <span class="unseen">{i18n.t('audience.call')}</span>
            </th>
          </tr>
        </thead>
        <tbody>{useByFrames(contacts)}</tbody>
      </table>
    </div>
  );
}
