import { i18n } from '#i18n';
import type { Settings } from '@/lib/settings/table';
import type { OptionsModel } from '@/lib/state/options/options-model';
import { NumberList } from './NumberList';
import { Saved } from './Saved';
import { Section } from './Section';

interface NumbersSectionProps {
  model: OptionsModel;
  settings: Settings;
  list: 'ownNumbers' | 'dids';
}

/** The rep's own numbers, or the DIDs. */
export function NumbersSection({ model, settings, list }: NumbersSectionProps) {
  const own = list === 'ownNumbers';
  const id = own ? 'own-numbers' : 'dids';
  return (
    <Section
      id={id}
      title={i18n.t(own ? 'options.own_numbers' : 'options.dids')}
      words={i18n.t(own ? 'options.own_numbers_help' : 'options.dids_help')}
    >
      <NumberList
        id={id}
        model={model[list]}
        numbers={settings[list]}
        texts={model.texts}
        none={i18n.t(own ? 'options.own_numbers_none' : 'options.dids_none')}
        example={i18n.t(own ? 'options.label_own_example' : 'options.label_did_example')}
      />
      <Saved model={model.settings} keys={[list]} />
    </Section>
  );
}
