import { i18n } from '#i18n';
import { Icon } from '@/components/shared/icons/Icon';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { momentText } from '@/lib/i18n/times';
import type { AgentsModel } from './model/agents-model';

type KnownAgentsProps = Pick<AgentsModel, 'known' | 'startFrom'>;

/** Agents created here, newest first. */
export function KnownAgents({ known, startFrom }: KnownAgentsProps) {
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
