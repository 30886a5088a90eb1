import { useSignal } from '@preact/signals';
import { i18n } from '#i18n';
import { Tabs } from '@/components/shared/controls/Tabs';
import { ListProblem } from '@/components/shared/lists/ListProblem';
import { Skeleton } from '@/components/shared/lists/Skeleton';
import { ViewHeader } from '@/components/shared/lists/ViewHeader';
import { CreationResult } from './CreationResult';
import { AgentForm } from './form/AgentForm';
import { AgentJson } from './json/AgentJson';
import { CatalogueEditor } from './json/CatalogueEditor';
import { KnownAgents } from './KnownAgents';
import type { AgentsModel } from './model/agents-model';
import './agents.css';

interface AgentsViewProps {
  agents: AgentsModel;
  openOptions: () => void;
}

/** The form for a new agent, and the agents created here. */
export function AgentsView({ agents, openOptions }: AgentsViewProps) {
  return (
    <section class="view">
      <ViewHeader title={i18n.t('agents.title')} />
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
          <NewAgent agents={agents} />
          <aside>
            <KnownAgents known={agents.known} startFrom={agents.startFrom} />
            <CatalogueEditor
              catalogue={agents.catalogue}
              isReplaced={agents.form.value.isReplaced}
            />
          </aside>
        </div>
      )}
    </section>
  );
}

function NewAgent({ agents }: { agents: AgentsModel }) {
  const chosen = useSignal<'form' | 'json'>('form');
  return (
    <section class="new-agent" aria-labelledby="new-agent">
      <h2 id="new-agent">{i18n.t('agents.new_agent')}</h2>
      <CreationResult sent={agents.creation.value} />
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
