import { i18n } from '#i18n';
import { ChipFilter, TextFilter } from '@/components/shared/lists/Filters';
import type { CampaignRow } from '@/lib/campaigns/model';
import { campaignStatuses } from './campaign-filters';
import type { CampaignsModel } from './campaigns-model';

/** Filters of the campaign list: name, agent, workspace, status. */
export function CampaignsFilters({ campaigns }: { campaigns: CampaignsModel }) {
  const { filters, invalid, set, list } = campaigns;
  const rows = list.page.value?.campaigns ?? [];
  const wordsFor = (field: 'agent' | 'workspace', words?: string) =>
    invalid.value.includes(field) ? i18n.t('dashboard.numbers_only') : words;
  return (
    <search class="filters" aria-label={i18n.t('dashboard.filters')}>
      <TextFilter
        label={i18n.t('campaigns.name_filter')}
        value={filters.value.name}
        inputMode="search"
        onType={(name) => set({ name }, true)}
      />
      <ChipFilter
        label={i18n.t('campaigns.status')}
        chosen={filters.value.status}
        words={i18n.t('campaigns.status_help')}
        choices={campaignStatuses.map((value) => ({
          value,
          words: i18n.t(`campaigns.statuses.${value}`),
        }))}
        onChange={(status) => set({ status })}
      />
      <details class="more-filters" open={Boolean(filters.value.agent || filters.value.workspace)}>
        <summary>{i18n.t('audience.more_filters')}</summary>
        <div>
          <TextFilter
            label={i18n.t('campaigns.agent_filter')}
            value={filters.value.agent}
            inputMode="numeric"
            isInvalid={invalid.value.includes('agent')}
            words={wordsFor('agent')}
            known={seen(rows, (row) => [row.agentId, row.agentName])}
            onType={(agent) => set({ agent }, true)}
          />
          <TextFilter
            label={i18n.t('campaigns.workspace_filter')}
            value={filters.value.workspace}
            inputMode="numeric"
            isInvalid={invalid.value.includes('workspace')}
            words={wordsFor('workspace', i18n.t('campaigns.workspace_help'))}
            known={seen(rows, (row) => [row.workspaceId, row.workspaceName])}
            onType={(workspace) => set({ workspace }, true)}
          />
        </div>
      </details>
    </search>
  );
}

/** Collects the choices from the rows, because the service can't list agents or workspaces. */
function seen(
  rows: readonly CampaignRow[],
  read: (row: CampaignRow) => [id: number | undefined, name: string | undefined],
) {
  const found = new Map<string, string>();
  for (const row of rows) {
    const [id, name] = read(row);
    if (id !== undefined) found.set(String(id), name ?? String(id));
  }
  return [...found].map(([value, label]) => ({ value, label }));
}
