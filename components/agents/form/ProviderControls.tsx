import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { AgentFormModel } from '@/components/agents/model/agents-model';
import type { FieldAria } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import type { AgentCatalogue } from '@/lib/campaigns/model';

/** A part of an agent that a provider supplies, and the paths of its two fields. */
interface ProviderParts {
  part: keyof AgentCatalogue;
  provider: string;
  model: string;
}

const PROVIDER_PARTS: readonly ProviderParts[] = [
  { part: 'voice', provider: 'voice.provider', model: 'voice.model' },
  { part: 'speech_to_text', provider: 'speech_to_text.provider', model: 'speech_to_text.model' },
  { part: 'llm', provider: 'llm.llm', model: 'llm.model' },
];

/** Returns the part whose provider or model a field holds. */
export function providerPartsOf(path: string): ProviderParts | undefined {
  return PROVIDER_PARTS.find(({ provider, model }) => provider === path || model === path);
}

interface ProviderControlProps {
  aria: FieldAria;
  /** As typed. */
  value: string;
  agents: AgentFormModel;
  parts: ProviderParts;
  onChange: (value: string) => void;
}

/** The value of the choice "Other"; no provider has this name. */
const OTHER = '…';

/** A provider of the catalogue, or one that is typed: the catalogue may be incomplete. */
export function ProviderControl(props: ProviderControlProps) {
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
function keepFittingModel({ agents, parts }: ProviderControlProps, provider: string): void {
  const chosen = agents.form.value?.catalogue[parts.part].find(({ id }) => id === provider);
  const model = agents.draft.value.values[parts.model];
  const fits = chosen && (chosen.models.length === 0 || chosen.models.some((id) => id === model));
  if (model && !fits) agents.set(parts.model, '');
}

/** The models of the chosen provider; a text field when the catalogue has none. */
export function ModelControl(props: ProviderControlProps) {
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
