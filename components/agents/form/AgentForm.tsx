import { i18n } from '#i18n';
import { sectionOf } from '@/components/agents/model/agent-draft';
import type { AgentFormModel, AgentsModel } from '@/components/agents/model/agents-model';
import { Switch } from '@/components/shared/controls/Switch';
import type { FieldRule } from '@/lib/campaigns/model';
import { FieldErrorList } from './FieldErrorList';
import { FieldFor } from './FieldFor';
import { fieldId, groupLabel, sectionTitle } from './field-labels';

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

interface AgentSectionProps {
  agents: AgentFormModel;
  /** The section's own fields first, then the groups within it. */
  groups: readonly FieldGroup[];
}

/** A section of the form that is set here or left to the service. */
function AgentSection({ agents, groups }: AgentSectionProps) {
  const [first] = groups;
  const section = first && sectionOf(first.path);
  const title = section && sectionTitle(section);
  if (!section || !title) return null;
  const on = agents.draft.value.on.includes(section);
  return (
    <section class="agent-section" id={fieldId(section)} tabIndex={-1} aria-label={title}>
      <Switch on={on} onChange={(next) => agents.setSection(section, next)}>
        <b>{title}</b>
      </Switch>
      {!on && <p class="agent-note">{i18n.t('agents.not_set')}</p>}
      {on &&
        groups.map((group) => (
          <fieldset key={group.path} class="agent-fields">
            <legend class={group.path === section ? 'visually-hidden' : ''}>
              {group.path === section ? title : groupLabel(group.path)}
            </legend>
            {group.rules.map((rule) => (
              <FieldFor key={rule.path} rule={rule} agents={agents} />
            ))}
          </fieldset>
        ))}
    </section>
  );
}

/** Fields of one object of the create-agent request. */
interface FieldGroup {
  /** `''` for the agent's own fields, else `voice`, `voice.settings` … */
  path: string;
  rules: FieldRule[];
}

/** Fields that a rep fills in first. The others keep the order of docs/service-interface.md. */
const FIRST = ['agent_name', 'prompt', 'greeting', 'description'];
const LAST = ['agent_id'];

/** Groups the rules by the object that holds them, in the order of docs/service-interface.md. */
function groupsOf(rules: readonly FieldRule[]): FieldGroup[] {
  const groups = new Map<string, FieldRule[]>();
  for (const rule of rules) {
    const path = rule.path.split('.').slice(0, -1).join('.');
    groups.set(path, [...(groups.get(path) ?? []), rule]);
  }
  return [...groups].map(([path, own]) => ({ path, rules: path === '' ? inOrder(own) : own }));
}

function inOrder(rules: FieldRule[]): FieldRule[] {
  const at = ({ path }: FieldRule) => {
    if (FIRST.includes(path)) return FIRST.indexOf(path);
    return LAST.includes(path) ? 100 : 50;
  };
  return rules.toSorted((a, b) => at(a) - at(b));
}
