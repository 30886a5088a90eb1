import { i18n } from '#i18n';
import type { AgentFormModel } from '@/components/agents/model/agents-model';
import type { FieldAria } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import type { FieldRule } from '@/lib/campaigns/model';
import { ModelControl, ProviderControl, providerPartsOf } from './ProviderControls';

/** The props of every control. */
interface ControlProps {
  aria: FieldAria;
  label: string;
  rule: FieldRule;
  /** As typed. */
  value: string;
  agents: AgentFormModel;
  onChange: (value: string) => void;
}

/** Fields for longer texts. */
const LONG = /(^|\.)(prompt|description|greeting|message|instruction)$/;

/** A longer list of choices is searched, not scrolled. */
const MAX_SELECT_CHOICES = 12;

/** The control that fits a field's rule. */
export function Control(props: ControlProps) {
  const { aria, rule, value, onChange } = props;
  const parts = providerPartsOf(rule.path);
  if (parts?.provider === rule.path) return <ProviderControl {...props} parts={parts} />;
  if (parts?.model === rule.path) return <ModelControl {...props} parts={parts} />;
  if (rule.path === 'timezone') return <SearchControl {...props} choices={zoneNames()} />;
  if (rule.choices && rule.choices.length > MAX_SELECT_CHOICES) {
    return <SearchControl {...props} choices={rule.choices} />;
  }
  if (rule.choices) return <ChoiceControl {...props} />;
  if (rule.min !== undefined && rule.max !== undefined) return <RangeControl {...props} />;
  if (LONG.test(rule.path)) {
    return (
      <textarea
        {...aria}
        rows={rule.path === 'prompt' ? 6 : 2}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <input
      {...aria}
      type="text"
      inputMode={inputModeOf(rule)}
      autoComplete="off"
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function inputModeOf({ path, type }: FieldRule): 'url' | 'numeric' | 'text' {
  if (path === 'session_data_webhook') return 'url';
  return type === 'integer' ? 'numeric' : 'text';
}

/** A select for a short list of choices. A field without a default can be left empty. */
function ChoiceControl({ aria, rule, value, onChange }: ControlProps) {
  const open = rule.fallback === undefined ? [{ value: '', words: i18n.t('agents.none') }] : [];
  const given = rule.choices ?? [];
  const odd = value !== '' && !given.includes(value) ? [value] : [];
  const choices = [...given, ...odd].map((choice) => ({ value: choice, words: choice }));
  return <Select {...aria} value={value} choices={[...open, ...choices]} onChoose={onChange} />;
}

/** A text field with suggestions, for a long list of choices. */
function SearchControl(props: ControlProps & { choices: readonly string[] }) {
  const { aria, value, choices, onChange } = props;
  const listId = `${aria.id}-list`;
  return (
    <>
      <input
        {...aria}
        type="text"
        list={listId}
        autoComplete="off"
        spellcheck={false}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {choices.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </>
  );
}

/** A number within a range: a slider, and a field to type it. */
function RangeControl({ aria, label, rule, value, onChange }: ControlProps) {
  const { min = 0, max = 1 } = rule;
  const step = max - min <= 2 ? 0.05 : 1;
  const number = Number(value);
  const at = value.trim() === '' || Number.isNaN(number) ? Number(rule.fallback ?? min) : number;
  return (
    <div class="range">
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={at}
        aria-label={label}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <input
        {...aria}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

/** Returns the time zones that this browser knows, `UTC` first: browsers do not list it everywhere. */
function zoneNames(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
}
