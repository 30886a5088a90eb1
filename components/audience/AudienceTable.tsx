import { useMemo } from 'preact/hooks';
import { i18n } from '#i18n';
import { translateColumns } from '@/components/campaigns/audience-words';
import { campaignTitle } from '@/components/campaigns/campaign-title';
import { useByFrames } from '@/components/list/use-incremental-rows';
import type { AudiencePage } from '@/lib/campaigns/model';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';
import { Contact } from './ContactRow';

/** Columns that fit beside each other; more of them are scrolled. */
const FITTING = 9;

/** A page of an audience; its columns are the service's, in the rep's language where documented. */
export function AudienceTable({ page, model }: { page: AudiencePage; model: DashboardModel }) {
  const { rows } = page;
  const simple = model.audience.list.answered.value?.simple ?? false;
  const columns = useMemo(() => translateColumns(page.columns, simple), [page.columns, simple]);
  const name = campaignTitle(model, model.audience.campaignId.value);
  const title = i18n.t('audience.title', [nameInSentence(name)]);
  // The same elements from frame to frame: rows that stand already are not drawn again.
  const contacts = useMemo(
    () =>
      rows.map((row) => (
        <Contact key={row.id} row={row} columns={columns} simple={simple} model={model} />
      )),
    [rows, columns, simple, model],
  );
  return (
    <div class="table-frame wide">
      <div class="table-scroll">
        <table class={columns.length > FITTING ? 'table audience long' : 'table audience'}>
          <caption class="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col" class="end pinned">
                <span class="visually-hidden">{i18n.t('audience.call')}</span>
              </th>
            </tr>
          </thead>
          <tbody>{useByFrames(contacts)}</tbody>
        </table>
      </div>
    </div>
  );
}
