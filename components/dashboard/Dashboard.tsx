import { i18n } from '#i18n';
import { AgentsView } from '@/components/agents/AgentsView';
import { AudienceView } from '@/components/audience/AudienceView';
import { Countdown } from '@/components/calls/Countdown';
import { useEscape } from '@/components/calls/use-escape';
import { CampaignsView } from '@/components/campaigns/CampaignsView';
import { CallsView } from '@/components/log/CallsView';
import { QueueView } from '@/components/queue/QueueView';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';
import type { View } from '@/lib/state/route/route';
import { Navigation } from './Navigation';
import { useFocusReturn } from './use-focus-return';
import './dashboard.css';
import '@/components/list/filters.css';
import '@/components/list/table.css';

/** The dashboard: navigation, one view, and the call that counts down over whichever it is. */
export function Dashboard({ model }: { model: DashboardModel }) {
  useEscape(model.countdown);
  useFocusReturn(model);
  const view = model.route.view.value;
  return (
    <div class="dashboard">
      <button type="button" class="ghost skip" onClick={skip}>
        {i18n.t('dashboard.skip')}
      </button>
      <Navigation model={model} />
      <main id="content" tabIndex={-1}>
        <Current key={view} view={view} model={model} />
        <div class="countdown-dock">
          <Countdown model={model} />
        </div>
      </main>
    </div>
  );
}

/** A button, not a link: the hash of the address already names the view. */
function skip(): void {
  document.getElementById('content')?.focus();
}

function Current({ view, model }: { view: View; model: DashboardModel }) {
  if (view === 'campaigns') return <CampaignsView model={model} />;
  if (view === 'audience') return <AudienceView model={model} />;
  if (view === 'queue') return <QueueView model={model} />;
  if (view === 'agents') return <AgentsView model={model} />;
  return <CallsView model={model} />;
}
