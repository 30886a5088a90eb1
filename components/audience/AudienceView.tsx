import { useEffect } from 'preact/hooks';
import { i18n } from '#i18n';
import { campaignTitle } from '@/components/campaigns/campaign-title';
import { ListFrame } from '@/components/list/ListFrame';
import { Pager } from '@/components/list/Pager';
import { RefreshButton } from '@/components/list/RefreshButton';
import { ViewHead } from '@/components/list/ViewHeader';
import { QueueBar } from '@/components/queue/QueueBar';
import { QueueButtons } from '@/components/queue/QueueButtons';
import { QueueProgress } from '@/components/queue/QueueProgress';
import { Remark } from '@/components/ui/Remark';
import type { AudiencePage } from '@/lib/campaigns/model';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';
import { numberText } from '@/lib/state/list/number-text';
import { hashOf } from '@/lib/state/route/route';
import { AudienceFilterBar } from './AudienceFilterBar';
import { AudienceTable } from './AudienceTable';
import { NoContacts } from './NoContacts';
import './audience.css';

/** The contacts of one campaign: read, filtered, called one by one, queued. */
export function AudienceView({ model }: { model: DashboardModel }) {
  const { audience, campaigns } = model;
  const id = audience.campaignId.value;
  useEffect(() => {
    if (id !== undefined) void campaigns.wantName(id);
  }, [id, campaigns]);
  return (
    <section class="view">
      <a class="view-back" href={hashOf({ view: 'campaigns', query: {} })}>
        {i18n.t('audience.all_campaigns')}
      </a>
      <ViewHead title={i18n.t('audience.title', [nameInSentence(campaignTitle(model, id))])}>
        <QueueButtons model={model} />
        <RefreshButton list={audience.list} />
      </ViewHead>
      <QueueBar model={model} />
      <AudienceFilterBar audience={audience} />
      <QueueProgress queueing={model.queue.queueing} />
      <ListFrame list={audience.list} openOptions={model.openOptions}>
        {(page) => <Page page={page} model={model} />}
      </ListFrame>
    </section>
  );
}

function Page({ page, model }: { page: AudiencePage; model: DashboardModel }) {
  const { audience } = model;
  if (page.rows.length === 0 && page.page === 1) return <NoContacts audience={audience} />;
  return (
    <>
      <AudienceTable page={page} model={model} />
      {page.unreadable > 0 && (
        <Remark tone="warn">
          {i18n.t('dashboard.rows_left_out', [numberText(page.unreadable)])}
        </Remark>
      )}
      <Pager mark={page} rows={page.rows.length} onChange={(place) => audience.set(place)} />
    </>
  );
}
