import type { FieldRule } from '@/lib/campaigns/model';
import { ChoiceControl } from './ChoiceControl';
import type { ControlProps } from './control-props';
import { ModelControl } from './ModelControl';
import { ProviderControl } from './ProviderControl';
import { partsOf } from './provider-parts';
import { RangeControl } from './RangeControl';
import { SearchControl } from './SearchControl';
import { zoneNames } from './zone-names';

/** Fields for longer texts. */
const LONG = /(^|\.)(prompt|description|greeting|message|instruction)$/;

/** A longer list of choices is searched, not scrolled. */
const MAX_SELECT_CHOICES = 12;

/** The control that fits a field's rule. */
export function Control(props: ControlProps) {
  const { aria, rule, value, onChange } = props;
  const parts = partsOf(rule.path);
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
