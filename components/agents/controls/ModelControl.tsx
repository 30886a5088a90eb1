import { i18n } from '#i18n';
import { Select } from '@/components/shared/controls/Select';
import type { ControlProps } from './control-props';
import type { ProviderParts } from './provider-parts';

/** The models of the chosen provider; a text field when the catalogue has none. */
export function ModelControl(props: ControlProps & { parts: ProviderParts }) {
  const { aria, value, agents, parts, onChange } = props;
  const chosen = agents.draft.value.values[parts.provider];
  const provider = agents.form.value?.catalogue[parts.part].find(({ id }) => id === chosen);
  const models = provider?.models ?? [];
  if (models.length === 0) {
    const hint = chosen ? i18n.t('agents.no_models_help') : i18n.t('agents.choose_provider_first');
    return (
      <input
        {...aria}
        type="text"
        autoComplete="off"
        spellcheck={false}
        placeholder={hint}
        disabled={!chosen && value === ''}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  const foreign = value !== '' && !models.includes(value) ? [value] : [];
  const choices = [...models, ...foreign].map((model) => ({ value: model, words: model }));
  const none = { value: '', words: i18n.t('agents.none') };
  return <Select {...aria} value={value} choices={[none, ...choices]} onChoose={onChange} />;
}
