import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import { ListFrame, RefreshButton } from '@/components/shared/lists/ListFrame';
import { Pager } from '@/components/shared/lists/Pager';
import { ViewHeader } from '@/components/shared/lists/ViewHeader';
import { Notice } from '@/components/shared/notices/Notice';
import { Remark } from '@/components/shared/notices/Remark';
import type { CampaignsPage } from '@/lib/campaigns/model';
import { CampaignsFilters } from './CampaignsFilters';
import { CampaignsTable } from './CampaignsTable';
import { campaignFiltersFrom, campaignQueryOf } from './campaign-filters';
import type { CampaignsModel } from './campaigns-model';
import './campaigns.css';

interface CampaignsViewProps {
  campaigns: CampaignsModel;
  openOptions: () => void;
}

/** The campaigns of the workspace; each links to its audience. */
export function CampaignsView({ campaigns, openOptions }: CampaignsViewProps) {
  const { list } = campaigns;
  return (
    <section class="view">
      <ViewHeader title={i18n.t('campaigns.title')}>
        <RefreshButton list={list} />
      </ViewHeader>
      <CampaignsFilters campaigns={campaigns} />
      <ListFrame list={list} openOptions={openOptions}>
        {(page) => <Page page={page} campaigns={campaigns} />}
      </ListFrame>
    </section>
  );
}

interface PageProps {
  page: CampaignsPage;
  campaigns: CampaignsModel;
}

function Page({ page, campaigns }: PageProps) {
  return (
    <>
      {page.campaigns.length === 0 ? (
        <NoCampaigns campaigns={campaigns} />
      ) : (
        <CampaignsTable rows={page.campaigns} filterByAgent={(agent) => campaigns.set({ agent })} />
      )}
      {page.unreadable > 0 && (
        <Remark tone="warn">
          {i18n.t('dashboard.rows_left_out', [countText(page.unreadable)])}
        </Remark>
      )}
      <Pager
        info={page}
        rows={page.campaigns.length}
        onChange={(change) => campaigns.set(change)}
      />
    </>
  );
}

function NoCampaigns({ campaigns }: { campaigns: CampaignsModel }) {
  const { filters, set } = campaigns;
  const untouched = campaignFiltersFrom({});
  const filtered = Object.keys(campaignQueryOf({ ...filters.value, page: 1 })).some(
    (key) => campaignQueryOf(filters.value)[key] !== campaignQueryOf(untouched)[key],
  );
  if (!filtered) {
    return (
      <Notice icon="page" title={i18n.t('campaigns.none')} next={i18n.t('campaigns.none_hint')} />
    );
  }
  return (
    <Notice
      icon="search"
      title={i18n.t('dashboard.no_matches')}
      next={i18n.t('dashboard.no_matches_hint')}
    >
      <button
        type="button"
        class="ghost"
        onClick={() => set({ ...untouched, limit: filters.value.limit })}
      >
        {i18n.t('dashboard.clear_filters')}
      </button>
    </Notice>
  );
}
