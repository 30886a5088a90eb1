import { useEffect } from 'preact/hooks';
import { i18n } from '#i18n';
import { campaignTitle } from '@/components/campaigns/campaign-title';
import { ListFrame } from '@/components/list/ListFrame';
import { Pager } from '@/components/list/Pager';
import { RefreshButton } from '@/components/list/RefreshButton';
import { ViewHeader } from '@/components/list/ViewHeader';
import { QueueBar } from '@/components/queue/bar/QueueBar';
import { QueueButtons } from '@/components/queue/QueueButtons';
import { QueueProgress } from '@/components/queue/QueueProgress';
import { Remark } from '@/components/ui/notices/Remark';
import type { AudiencePage } from '@/lib/campaigns/model';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import type { RowCallsModel } from '@/lib/state/calls/dial/row-calls-model';
import type { RecordingNotices } from '@/lib/state/calls/recording-notices';
import type { AudienceModel } from '@/lib/state/campaigns/audience-model';
import type { CalledModel } from '@/lib/state/campaigns/called-model';
import type { CampaignsModel } from '@/lib/state/campaigns/campaigns-model';
import type { ForbidModel } from '@/lib/state/do-not-call/forbid-model';
import { countText } from '@/lib/state/list/count-text';
import type { QueueModel } from '@/lib/state/queue/queue-model';
import { hashOf } from '@/lib/state/route/route';
import { AudienceFilterBar } from './AudienceFilterBar';
import { AudienceTable } from './AudienceTable';
import { NoContacts } from './NoContacts';
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
      <Pager mark={page} rows={page.rows.length} onChange={(change) => audience.set(change)} />
    </>
  );
}
