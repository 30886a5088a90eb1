import { i18n } from '#i18n';
import { Select } from '@/components/shared/controls/Select';
import type { ControlProps } from './control-props';

/** A select for a short list of choices. A field without a default can be left empty. */
export function ChoiceControl({ aria, rule, value, onChange }: ControlProps) {
  const open = rule.fallback === undefined ? [{ value: '', words: i18n.t('agents.none') }] : [];
  const given = rule.choices ?? [];
  const odd = value !== '' && !given.includes(value) ? [value] : [];
  const choices = [...given, ...odd].map((choice) => ({ value: choice, words: choice }));
  return <Select {...aria} value={value} choices={[...open, ...choices]} onChoose={onChange} />;
}
