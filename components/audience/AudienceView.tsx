import { useEffect } from 'preact/hooks';
import { i18n } from '#i18n';
import type { CampaignsModel } from '@/components/campaigns/campaigns-model';
import type { ForbidModel } from '@/components/do-not-call/forbid-model';
import { QueueBar } from '@/components/queue/QueueBar';
import type { QueueModel } from '@/components/queue/queue-model';
import type { CalledModel } from '@/components/row-calls/called-model';
import type { RowCallsModel } from '@/components/row-calls/row-calls-model';
import type { RecordingNotices } from '@/components/rules/recording-notices';
import { countText } from '@/components/shared/lists/count-text';
import { ListFrame, RefreshButton } from '@/components/shared/lists/ListFrame';
import { Pager } from '@/components/shared/lists/Pager';
import { ViewHeader } from '@/components/shared/lists/ViewHeader';
import { hashOf } from '@/components/shared/models/route-model';
import { Notice } from '@/components/shared/notices/Notice';
import { Remark } from '@/components/shared/notices/Remark';
import type { AudiencePage } from '@/lib/campaigns/model';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { AudienceFilterBar } from './AudienceFilterBar';
import { AudienceTable } from './AudienceTable';
import { audienceFiltersFrom, audienceQueryOf } from './audience-filters';
import type { AudienceModel } from './audience-model';
import { QueueButtons, QueueProgress } from './QueueingControls';
import '@/components/queue/queue.css';
import './audience.css';

interface AudienceViewProps {
  audience: AudienceModel;
  campaigns: Pick<CampaignsModel, 'nameOf' | 'wantName'>;
  queue: QueueModel;
  rowCalls: RowCallsModel;
  called: CalledModel;
  forbidding: ForbidModel;
  notices: RecordingNotices;
  openOptions: () => void;
}

/** The contacts of one campaign: filtered, called one at a time, queued. */
export function AudienceView(props: AudienceViewProps) {
  const { audience, campaigns, queue, rowCalls, called, forbidding, notices, openOptions } = props;
  const id = audience.campaignId.value;
  useEffect(() => {
    if (id !== undefined) void campaigns.wantName(id);
  }, [id, campaigns]);
  const title = campaignTitle(campaigns, id);
  return (
    <section class="view">
      <a class="view-back" href={hashOf({ view: 'campaigns', query: {} })}>
        {i18n.t('audience.all_campaigns')}
      </a>
      <ViewHeader title={i18n.t('audience.title', [nameInSentence(title)])}>
        <QueueButtons
          list={audience.list}
          queueing={queue.queueing}
          titleOf={(campaignId) => campaignTitle(campaigns, campaignId)}
        />
        <RefreshButton list={audience.list} />
      </ViewHeader>
      <QueueBar {...{ queue, rowCalls, called, forbidding, notices }} hasLink />
      <AudienceFilterBar audience={audience} />
      <QueueProgress queueing={queue.queueing} />
      <ListFrame list={audience.list} openOptions={openOptions}>
        {(page) => <Page {...props} page={page} />}
      </ListFrame>
    </section>
  );
}

interface PageProps extends Omit<AudienceViewProps, 'queue' | 'openOptions'> {
  page: AudiencePage;
}

function Page({ page, audience, campaigns, rowCalls, called }: PageProps) {
  const id = audience.campaignId.value;
  if (id === undefined) return null;
  if (page.rows.length === 0 && page.page === 1) return <NoContacts audience={audience} />;
  return (
    <>
      <AudienceTable
        page={page}
        hasFieldColumns={audience.list.answered.value?.hasFieldColumns ?? false}
        campaign={{ id, name: campaignTitle(campaigns, id) }}
        rowCalls={rowCalls}
        called={called}
      />
      {page.unreadable > 0 && (
        <Remark tone="warn">
          {i18n.t('dashboard.rows_left_out', [countText(page.unreadable)])}
        </Remark>
      )}
      <Pager info={page} rows={page.rows.length} onChange={(change) => audience.set(change)} />
    </>
  );
}

/** An audience without rows: it is empty, or the filters match nobody. */
function NoContacts({ audience }: { audience: AudienceModel }) {
  const { filters, set } = audience;
  const { hasFieldColumns, limit } = filters.value;
  const untouched = { ...audienceFiltersFrom({}), hasFieldColumns, limit };
  const filtered =
    JSON.stringify(audienceQueryOf(filters.value)) !== JSON.stringify(audienceQueryOf(untouched));
  if (!filtered) {
    return (
      <Notice icon="page" title={i18n.t('audience.none')} next={i18n.t('audience.none_hint')} />
    );
  }
  return (
    <Notice
      icon="search"
      title={i18n.t('dashboard.no_matches')}
      next={i18n.t('dashboard.no_matches_hint')}
    >
      <button type="button" class="ghost" onClick={() => set(untouched)}>
        {i18n.t('dashboard.clear_filters')}
      </button>
    </Notice>
  );
}

/** Returns a campaign's name if known, else its id: the service has no request for one campaign. */
function campaignTitle({ nameOf }: Pick<CampaignsModel, 'nameOf'>, id: number | undefined): string {
  if (id === undefined) return '';
  return nameOf(id) ?? i18n.t('campaigns.unnamed', [String(id)]);
}
