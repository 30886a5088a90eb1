import { i18n } from '#i18n';
import { Remark } from '@/components/shared/notices/Remark';
import type { AgentProblem } from '@/lib/campaigns/model';
import { agentProblemText } from '@/lib/i18n/broken-rule-text';
import { fieldId, fieldLabel, sectionTitle } from './field-labels';

interface FieldErrorListProps {
  errors: readonly AgentProblem[];
  /** Whether the fields are in the page and can take the focus. */
  linked?: boolean;
}

/** All errors of the form, with a link to each field. An error without a path has no field. */
export function FieldErrorList({ errors, linked = true }: FieldErrorListProps) {
  return (
    <div role="alert">
      {errors.length > 0 && (
        <Remark tone="stop">
          <p>{i18n.t('agents.errors_title')}</p>
          <ul class="error-list">
            {errors
              .map((error) => ({ path: error.path, words: agentProblemText(error) }))
              .map(({ path, words }) => (
                <li key={`${path} ${words}`}>
                  {path !== '' && (
                    <button
                      type="button"
                      class="plain-link"
                      disabled={!linked}
                      onClick={() => focusFieldOrSection(path)}
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

/** Focuses the field, or the nearest section around it that is in the page. */
function focusFieldOrSection(path: string): void {
  const field = document.getElementById(fieldId(path));
  if (field) field.focus();
  else if (path.includes('.')) focusFieldOrSection(path.slice(0, path.lastIndexOf('.')));
}

/** Returns `Voice › Model`: fields of two sections may have the same name. */
function nameOf(path: string): string {
  const part = sectionTitle(path.split('.')[0] ?? '');
  if (part && !path.includes('.')) return part;
  return part ? `${part} › ${fieldLabel(path)}` : fieldLabel(path);
}
