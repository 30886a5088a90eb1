import { i18n } from '#i18n';
import { Select } from '@/components/ui/Select';
import type { ControlProps } from './Control';

/** A choice of few. What has no default may be left open. */
export function ChoiceControl({ aria, rule, value, onChange }: ControlProps) {
  const open = rule.fallback === undefined ? [{ value: '', words: i18n.t('agents.none') }] : [];
  const given = rule.choices ?? [];
  const odd = value !== '' && !given.includes(value) ? [value] : [];
  const choices = [...given, ...odd].map((choice) => ({ value: choice, words: choice }));
  return <Select {...aria} value={value} choices={[...open, ...choices]} onChoose={onChange} />;
}
