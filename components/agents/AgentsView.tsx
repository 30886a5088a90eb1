import { useSignal } from '@preact/signals';
import { i18n } from '#i18n';
import { ListProblem } from '@/components/list/ListProblem';
import { Skeleton } from '@/components/list/Skeleton';
import { ViewHead } from '@/components/list/ViewHeader';
import { Tabs } from '@/components/ui/Tabs';
import type { DashboardModel } from '@/lib/state/dashboard/dashboard-model';
import { AgentJson } from './AgentJson';
import { Catalogue } from './Catalogue';
import { AgentForm } from './form/AgentForm';
import { KnownAgents } from './KnownAgents';
import { SentRemark } from './SentRemark';
import './agents.css';

/** The form for a new agent, and those created here. */
export function AgentsView({ model }: { model: DashboardModel }) {
  const { agents, openOptions } = model;
  return (
    <section class="view">
      <ViewHead title={i18n.t('agents.title')} />
      {agents.problem.value && !agents.form.value && (
        <ListProblem problem={agents.problem.value} openOptions={openOptions}>
          <button type="button" class="ghost" onClick={() => void agents.retry()}>
            {i18n.t('dashboard.try_again')}
          </button>
        </ListProblem>
      )}
      {!agents.form.value && !agents.problem.value && <Skeleton />}
      {agents.form.value && (
        <div class="agents">
          <NewAgent model={model} />
          <aside>
            <KnownAgents agents={agents} />
            <Catalogue agents={agents} />
          </aside>
        </div>
      )}
    </section>
  );
}

function NewAgent({ model }: { model: DashboardModel }) {
  const { agents } = model;
  const chosen = useSignal<'form' | 'json'>('form');
  return (
    <section class="new-agent" aria-labelledby="new-agent">
      <h2 id="new-agent">{i18n.t('agents.new_agent')}</h2>
      <SentRemark model={model} />
      <Tabs
        label={i18n.t('agents.edit_as')}
        chosen={chosen}
        tabs={[
          { id: 'form', words: i18n.t('agents.form') },
          { id: 'json', words: i18n.t('agents.json') },
        ]}
      >
        {chosen.value === 'form' ? <AgentForm agents={agents} /> : <AgentJson agents={agents} />}
      </Tabs>
    </section>
  );
}
