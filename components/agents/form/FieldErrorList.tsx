import { i18n } from '#i18n';
import { Remark } from '@/components/ui/Remark';
import type { AgentsModel } from '@/lib/state/agents/agents-model';
import { fieldLabel, sectionTitle } from './field-labels';
import { fieldId } from './form-groups';

interface FaultListProps {
  agents: AgentsModel;
  /** Whether the fields stand in the page, to be led to. */
  linked?: boolean;
}

/** Everything that needs a look, with a way to each field; also what concerns no field. */
export function FaultList({ agents, linked = true }: FaultListProps) {
  const faults = agents.faults.shown.value;
  return (
    <div role="alert">
      {faults.length > 0 && (
        <Remark tone="stop">
          <p>{i18n.t('agents.errors_title')}</p>
          <ul class="error-list">
            {faults.map(({ path, words }) => (
              <li key={`${path} ${words}`}>
                {path !== '' && (
                  <button
                    type="button"
                    class="plain-link"
                    disabled={!linked}
                    onClick={() => goTo(path)}
                  >
                    {nameOf(path)}
                  </button>
                )}
                {path === '' ? words : `: ${words}`}
              </li>
            ))}
          </ul>
        </Remark>
      )}
    </div>
  );
}

/** To the field, or to the nearest part around it that stands in the page. */
function goTo(path: string): void {
  const field = document.getElementById(fieldId(path));
  if (field) field.focus();
  else if (path.includes('.')) goTo(path.slice(0, path.lastIndexOf('.')));
}

/** `Voice › Model`: two fields of different parts may share their name. */
function nameOf(path: string): string {
  const part = sectionTitle(path.split('.')[0] ?? '');
  if (part && !path.includes('.')) return part;
  return part ? `${part} › ${fieldLabel(path)}` : fieldLabel(path);
}
