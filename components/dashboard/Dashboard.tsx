import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { AgentsView } from '@/components/agents/AgentsView';
import { AudienceView } from '@/components/audience/AudienceView';
import { CampaignsView } from '@/components/campaigns/CampaignsView';
import { CallStatus } from '@/components/countdown/CallStatus';
import { Countdown, useEscape } from '@/components/countdown/Countdown';
import { StuckView } from '@/components/crm/stuck/StuckView';
import { DayView } from '@/components/day/DayView';
import { DoNotCallView } from '@/components/do-not-call/DoNotCallView';
import { FollowUpsView } from '@/components/follow-ups/FollowUps';
import { CallsView } from '@/components/log/table/CallsView';
import { QueueView } from '@/components/queue/QueueView';
import type { View } from '@/components/shared/models/route-model';
import { useLifetime } from '@/components/shared/use-lifetime';
import type { CountingCall } from '@/lib/calls/model';
import type { DashboardModel } from './dashboard-model';
import { Navigation } from './Navigation';
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
        <CallStatus countdown={countdown} texts={texts} />
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
    tableReadings: readings,
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
      rows={{ texts, opened, delivery, playback, actions, settings, wrapUps, readings }}
      now={model.now}
    />
  );
}

/**
 * Cancel takes the focus while a call counts down. Afterwards the focus goes back to where the rep
 * was, so that a list can be called with the keyboard only.
 */
function useFocusReturn(call: ReadonlySignal<CountingCall | undefined>): void {
  const before = useRef<HTMLElement | undefined>(undefined);
  const counting = call.value !== undefined;
  const abortSignal = useLifetime();
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const focused = target instanceof HTMLElement ? target : undefined;
      if (focused && !focused.closest('.countdown-dock')) before.current = focused;
    };
    document.addEventListener('focusin', note, { signal: abortSignal });
  }, [abortSignal]);
  useEffect(() => {
    if (counting || document.activeElement !== document.body) return;
    before.current?.focus({ preventScroll: true });
  }, [counting]);
}
