import { i18n } from '#i18n';
import { shownValue } from '@/components/agents/model/agent-draft';
import type { AgentFormModel } from '@/components/agents/model/agents-model';
import { Field, FieldProblem } from '@/components/shared/controls/Field';
import { Switch } from '@/components/shared/controls/Switch';
import type { FieldRule } from '@/lib/campaigns/model';
import { agentProblemText } from '@/lib/i18n/broken-rule-text';
import { Control } from './Control';
import { fieldHelp, fieldId, fieldLabel } from './field-labels';

interface FieldForProps {
  rule: FieldRule;
  agents: AgentFormModel;
}

/** One field of the form: its label, control, help and error. */
export function FieldFor({ rule, agents }: FieldForProps) {
  const { path } = rule;
  const value = shownValue(agents.draft.value, rule);
  const set = (next: string | boolean) => agents.set(path, next);
  const error = agents.errors.shown.value.find((each) => each.path === path);
  if (typeof value === 'boolean') {
    return (
      <div class="agent-switch" id={fieldId(path)} tabIndex={-1}>
        <Switch on={value} onChange={set}>
          {fieldLabel(path)}
        </Switch>
        <div class="field-notes" id={`${fieldId(path)}-notes`} aria-live="polite">
          {error && <FieldProblem words={agentProblemText(error)} />}
        </div>
      </div>
    );
  }
  const help = helpOf(rule);
  return (
    <Field
      id={fieldId(path)}
      label={
        rule.required ? `${fieldLabel(path)} (${i18n.t('agents.required')})` : fieldLabel(path)
      }
      {...(help && { help })}
      problem={error && agentProblemText(error)}
    >
      {(aria) => (
        <Control
          aria={aria}
          label={fieldLabel(path)}
          rule={rule}
          value={value}
          agents={agents}
          onChange={set}
        />
      )}
    </Field>
  );
}

/** Returns help, range and default in one line. */
function helpOf({ path, min, max, fallback }: FieldRule): string {
  const range =
    min !== undefined && max !== undefined && i18n.t('agents.range', [String(min), String(max)]);
  const given = fallback !== undefined && fallback !== '';
  return [fieldHelp(path), range, given && i18n.t('agents.default_value', [String(fallback)])]
    .filter(Boolean)
    .join(' ');
}
