import { useEffect } from 'preact/hooks';
import { i18n } from '#i18n';
import { ListFrame } from '@/components/dashboard/ListFrame';
import { Pager } from '@/components/dashboard/Pager';
import { RefreshButton } from '@/components/dashboard/RefreshButton';
import { ViewHead } from '@/components/dashboard/ViewHead';
import { Remark } from '@/components/ui/Remark';
import type { AudiencePage } from '@/lib/messages/answers';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';
import { numberText } from '@/lib/state/dashboard/number-words';
import { hashOf } from '@/lib/state/dashboard/route';
import { nameInSentence } from '@/lib/words/in-sentence';
import { AudienceFilterBar } from './AudienceFilterBar';
import { AudienceTable } from './AudienceTable';
import { campaignTitle } from './campaign-title';
import { NoContacts } from './NoContacts';
import { QueueBar } from './QueueBar';
import { QueueButtons } from './QueueButtons';
import { QueueProgress } from './QueueProgress';
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
        <Remark tone="warn">{i18n.t('dashboard.unreadable', [numberText(page.unreadable)])}</Remark>
      )}
      <Pager mark={page} rows={page.rows.length} onChange={(place) => audience.set(place)} />
    </>
  );
}
