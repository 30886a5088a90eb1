import { useSignal } from '@preact/signals';
import { i18n } from '#i18n';
import { Tabs } from '@/components/shared/controls/Tabs';
import { Icon } from '@/components/shared/icons/Icon';
import { Skeleton } from '@/components/shared/lists/ListFrame';
import { ListProblem } from '@/components/shared/lists/ListProblem';
import { ViewHeader } from '@/components/shared/lists/ViewHeader';
import { Remark } from '@/components/shared/notices/Remark';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { momentText } from '@/lib/i18n/times';
import { AgentJson } from './AgentJson';
import { CatalogueEditor } from './CatalogueEditor';
import { AgentForm } from './form/AgentForm';
import type { AgentCreation, AgentsModel } from './model/agents-model';
import './agents.css';
import { requestProblemText } from '@/lib/i18n/problem-text';

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

/** Says whether the agent was created, or may have been. */
function CreationResult({ sent }: { sent: AgentCreation | undefined }) {
  return (
    <div role="status">
      {sent?.state === 'made' && (
        <Remark tone={sent.isInList ? 'call' : 'warn'}>
          <p>
            {i18n.t('agents.agent_created', [
              nameInSentence(sent.agent.name),
              nameInSentence(sent.agent.id),
            ])}
            {!sent.isInList && ` ${i18n.t('agents.not_saved_to_list')}`}
          </p>
        </Remark>
      )}
      {sent?.state === 'refused' && (
        <Remark tone={sent.mayExist ? 'warn' : 'stop'}>
          <p>
            {sent.problem && `${requestProblemText(sent.problem)} `}
            {sent.mayExist ? i18n.t('agents.creation_unclear') : i18n.t('agents.not_created')}
          </p>
        </Remark>
      )}
    </div>
  );
}

type KnownAgentsProps = Pick<AgentsModel, 'known' | 'startFrom'>;

/** Agents created here, newest first. */
function KnownAgents({ known, startFrom }: KnownAgentsProps) {
  const agents = known.agents.value ?? [];
  return (
    <section class="known-agents" aria-labelledby="known-agents">
      <h2 id="known-agents">{i18n.t('agents.created_here')}</h2>
      {agents.length === 0 && (
        <p class="agent-note">
          {i18n.t('agents.created_here_none')}. {i18n.t('agents.created_here_hint')}
        </p>
      )}
      <ul>
        {agents.map((agent) => (
          <li key={agent.id}>
            <div>
              <b>{agent.name}</b>
              <p class="agent-note">
                {agent.id} · {i18n.t('agents.created_on', [momentText(agent.createdAt)])}
              </p>
            </div>
            <button type="button" class="ghost" onClick={() => startFrom(agent)}>
              {i18n.t('agents.use_as_template')}{' '}
              <span class="visually-hidden">
                {nameInSentence(agent.name)} · {agent.id}
              </span>
            </button>
            <button
              type="button"
              class="plain"
              title={i18n.t('agents.remove_from_list_help')}
              aria-label={`${i18n.t('agents.remove_from_list', [nameInSentence(agent.name)])} (${agent.id}). ${i18n.t('agents.remove_from_list_help')}`}
              onClick={() => void known.forget(agent)}
            >
              <Icon name="cross" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
