import { i18n } from '#i18n';
import type { AgentFormModel, AgentsModel } from '@/components/agents/model/agents-model';
import { AgentSection } from './AgentSection';
import { FieldErrorList } from './FieldErrorList';
import { FieldFor } from './FieldFor';
import { sectionTitle } from './field-labels';
import { groupsOf } from './form-groups';

interface AgentFormProps {
  agents: AgentFormModel & Pick<AgentsModel, 'creation' | 'send' | 'startOver'>;
}

/** Every field of create-agent, grouped as the service groups them. */
export function AgentForm({ agents }: AgentFormProps) {
  const groups = groupsOf(agents.form.value?.rules ?? []);
  const own = groups.find(({ path }) => path === '');
  const parts = groups.map(({ path }) => path.split('.')[0] ?? '').filter(sectionTitle);
  const sending = agents.creation.value?.state === 'sending';
  return (
    <form
      class="agent-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void agents.send();
      }}
    >
      <fieldset class="agent-fields">
        <legend class="visually-hidden">{i18n.t('agents.groups.agent')}</legend>
        {own?.rules.map((rule) => (
          <FieldFor key={rule.path} rule={rule} agents={agents} />
        ))}
      </fieldset>
      {[...new Set(parts)].map((part) => (
        <AgentSection
          key={part}
          agents={agents}
          groups={groups.filter(({ path }) => path === part || path.startsWith(`${part}.`))}
        />
      ))}
      <FieldErrorList errors={agents.errors.shown.value} />
      <div class="agent-actions">
        <button type="submit" class="primary" disabled={sending}>
          {sending ? i18n.t('agents.creating') : i18n.t('agents.create')}
        </button>
        <button type="button" class="ghost" disabled={sending} onClick={() => agents.startOver()}>
          {i18n.t('agents.start_over')}
        </button>
      </div>
    </form>
  );
}
