import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import { hashOf } from '@/components/shared/models/route-model';
import type { CampaignRow } from '@/lib/campaigns/model';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { CampaignStatusChip } from './CampaignStatusChip';

interface CampaignsTableProps {
  rows: readonly CampaignRow[];
  /** Filters the list by an agent's id. */
  filterByAgent: (agent: string) => void;
}

/** A page of campaigns. */
export function CampaignsTable({ rows, filterByAgent }: CampaignsTableProps) {
  return (
    <div class="table-frame">
      <table class="table campaigns">
        <caption class="visually-hidden">{i18n.t('campaigns.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{i18n.t('campaigns.name')}</th>
            <th scope="col">{i18n.t('campaigns.status')}</th>
            <th scope="col">{i18n.t('campaigns.agent')}</th>
            <th scope="col">{i18n.t('campaigns.progress')}</th>
            <th scope="col" class="end">
              {i18n.t('campaigns.audience')}
            </th>
            <th scope="col">{i18n.t('campaigns.schedule')}</th>
            <th scope="col">{i18n.t('campaigns.updated')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CampaignTableRow
              key={row.id}
              row={row}
              title={titleOf(row, rows)}
              filterByAgent={filterByAgent}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CampaignProps extends Omit<CampaignsTableProps, 'rows'> {
  row: CampaignRow;
  title: string;
}

/** The name, with the id if another campaign has the same. */
function titleOf({ id, name }: CampaignRow, rows: readonly CampaignRow[]): string {
  if (name === undefined) return i18n.t('campaigns.unnamed', [String(id)]);
  const isShared = rows.some((other) => other.id !== id && other.name === name);
  return isShared ? `${name} (${id})` : name;
}

function CampaignTableRow({ row, title, filterByAgent }: CampaignProps) {
  const agent = row.agentName ?? (row.agentId === undefined ? '' : String(row.agentId));
  return (
    <tr>
      <th scope="row">
        <span>
          <a class="row-link" href={hashOf({ view: 'audience', campaignId: row.id, query: {} })}>
            {title}
          </a>
          {row.workspaceName && <span class="muted campaign-under">{row.workspaceName}</span>}
        </span>
      </th>
      <td data-label={i18n.t('campaigns.status')}>
        <CampaignStatusChip row={row} />
      </td>
      <td data-label={i18n.t('campaigns.agent')}>
        {row.agentId === undefined ? (
          agent
        ) : (
          <button
            type="button"
            class="plain-link"
            aria-label={i18n.t('campaigns.agent_of', [
              nameInSentence(agent),
              nameInSentence(title),
            ])}
            onClick={() => filterByAgent(String(row.agentId))}
          >
            {agent}
          </button>
        )}
      </td>
      <td data-label={i18n.t('campaigns.progress')}>
        {row.progress && <Progress {...row.progress} />}
      </td>
      <td data-label={i18n.t('campaigns.audience')} class="end">
        {row.audience === undefined ? '' : countText(row.audience)}
      </td>
      <td data-label={i18n.t('campaigns.schedule')}>
        {row.schedule ? (
          <bdi>{row.schedule}</bdi>
        ) : (
          <span class="muted">{i18n.t('campaigns.no_schedule')}</span>
        )}
      </td>
      <td data-label={i18n.t('campaigns.updated')}>
        {row.lastUpdated && <bdi>{row.lastUpdated}</bdi>}
      </td>
    </tr>
  );
}

/** How many of a campaign's contacts were called, as a bar and as numbers. */
function Progress({ called, total }: { called: number; total: number }) {
  const words = i18n.t('campaigns.progress_count', [countText(called), countText(total)]);
  return (
    <div class="progress">
      <progress value={Math.min(called, total)} max={Math.max(total, 1)} aria-label={words} />
      <bdi aria-hidden="true">
        {countText(called)} / {countText(total)}
      </bdi>
    </div>
  );
}
