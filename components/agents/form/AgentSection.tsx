import { i18n } from '#i18n';
import { sectionOf } from '@/components/agents/model/agent-draft';
import type { AgentFormModel } from '@/components/agents/model/agents-model';
import { Switch } from '@/components/shared/controls/Switch';
import { FieldFor } from './FieldFor';
import { groupLabel, sectionTitle } from './field-labels';
import { type FieldGroup, fieldId } from './form-groups';

interface AgentSectionProps {
  agents: AgentFormModel;
  /** The section's own fields first, then the groups within it. */
  groups: readonly FieldGroup[];
}

/** A section of the form that is set here or left to the service. */
export function AgentSection({ agents, groups }: AgentSectionProps) {
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
