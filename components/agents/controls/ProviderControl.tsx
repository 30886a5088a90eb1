import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Select } from '@/components/shared/controls/Select';
import type { ControlProps } from './control-props';
import type { ProviderParts } from './provider-parts';

/** The value of the choice "Other"; no provider has this name. */
const OTHER = '…';

/** A provider of the catalogue, or one that is typed: the catalogue may be incomplete. */
export function ProviderControl(props: ControlProps & { parts: ProviderParts }) {
  const { aria, value, agents, parts, onChange } = props;
  const providers = agents.form.value?.catalogue[parts.part] ?? [];
  const known = value === '' || providers.some(({ id }) => id === value);
  const [typing, setTyping] = useState(false);
  const choose = (id: string) => {
    setTyping(id === OTHER);
    onChange(id === OTHER ? '' : id);
    keepFittingModel(props, id);
  };
  const choices = [
    { value: '', words: i18n.t('agents.none') },
    ...providers.map(({ id, label }) => ({ value: id, words: label ?? id })),
    { value: OTHER, words: i18n.t('agents.other') },
  ];
  const other = typing || !known;
  return (
    <>
      <Select {...aria} value={other ? OTHER : value} choices={choices} onChoose={choose} />
      {other && (
        <input
          type="text"
          aria-label={i18n.t('agents.other')}
          autoComplete="off"
          spellcheck={false}
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </>
  );
}

/** Clears the model if the new provider does not have it. */
function keepFittingModel(
  { agents, parts }: ControlProps & { parts: ProviderParts },
  provider: string,
): void {
  const chosen = agents.form.value?.catalogue[parts.part].find(({ id }) => id === provider);
  const model = agents.draft.value.values[parts.model];
  const fits = chosen && (chosen.models.length === 0 || chosen.models.some((id) => id === model));
  if (model && !fits) agents.set(parts.model, '');
}
