import { i18n } from '#i18n';
import { AgentsView } from '@/components/agents/AgentsView';
import { AudienceView } from '@/components/audience/AudienceView';
import { CampaignsView } from '@/components/campaigns/CampaignsView';
import { Countdown } from '@/components/countdown/Countdown';
import { useEscape } from '@/components/countdown/use-escape';
import { StuckView } from '@/components/crm/stuck/StuckView';
import { DayView } from '@/components/day/DayView';
import { DoNotCallView } from '@/components/do-not-call/DoNotCallView';
import { FollowUpsView } from '@/components/follow-ups/FollowUpsView';
import { CallsView } from '@/components/log/table/CallsView';
import { QueueView } from '@/components/queue/QueueView';
import type { View } from '@/components/shared/models/route';
import type { DashboardModel } from './dashboard-model';
import { Navigation } from './Navigation';
import { useFocusReturn } from './use-focus-return';
import '@/components/shared/controls/control.css';
import './dashboard.css';
import './navigation.css';
import '@/components/shared/lists/styles/view.css';
import '@/components/shared/lists/styles/list-frame.css';
import '@/components/shared/lists/styles/filters.css';
import '@/components/shared/lists/styles/table.css';
import '@/components/shared/lists/styles/narrow-table.css';

/** The dashboard: navigation, one view, and the call that counts down. */
export function Dashboard({ model }: { model: DashboardModel }) {
  useEscape(model.countdown);
  useFocusReturn(model.countdown.counting);
  const { countdown, texts, actions, route, queue } = model;
  const view = route.view.value;
  return (
    <div class="dashboard">
      <button type="button" class="ghost skip" onClick={skip}>
        {i18n.t('dashboard.skip')}
      </button>
      <Navigation
        view={route.view}
        next={queue.next}
        followUps={model.followUps}
        stuck={model.stuck.stuck}
        connection={model.connection}
        keepOnTop={model.keepOnTop}
        openOptions={model.openOptions}
      />
      <main id="content" tabIndex={-1}>
        <CurrentView key={view} view={view} model={model} />
        <div class="countdown-dock">
          <Countdown countdown={countdown} texts={texts} actions={actions} />
        </div>
      </main>
    </div>
  );
}

/** Focuses the content. The skip link is a button because the URL's hash already names the view. */
function skip(): void {
  document.getElementById('content')?.focus();
}

function CurrentView({ view, model }: { view: View; model: DashboardModel }) {
  const { campaigns, audience, queue, agents, rowCalls, called, forbidding, openOptions } = model;
  const {
    callsTable,
    texts,
    opened,
    delivery,
    playback,
    actions,
    settings,
    tableWrapUps: wrapUps,
  } = model;
  const { recordingNotices: notices } = model;
  if (view === 'campaigns')
    return <CampaignsView campaigns={campaigns} openOptions={openOptions} />;
  if (view === 'audience') {
    return (
      <AudienceView
        {...{ audience, campaigns, queue, rowCalls, called, forbidding, notices, openOptions }}
      />
    );
  }
  if (view === 'queue')
    return (
      <QueueView
        {...{ queue, rowCalls, called, forbidding, notices, openOptions }}
        nobodySpoke={model.nobodySpoke.value}
      />
    );
  if (view === 'agents') return <AgentsView agents={agents} openOptions={openOptions} />;
  if (view === 'myday') return <DayView day={model.day} {...{ settings, texts, openOptions }} />;
  if (view === 'followups') return <FollowUpsView model={model} />;
  if (view === 'donotcall')
    return <DoNotCallView model={model.doNotCall} openOptions={openOptions} />;
  if (view === 'notlogged') return <StuckView model={model.stuck} {...{ texts, openOptions }} />;
  return (
    <CallsView
      table={callsTable}
      files={model.callsImport}
      rows={{ texts, opened, delivery, playback, actions, settings, wrapUps }}
      now={model.now}
    />
  );
}
