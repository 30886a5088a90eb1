import { i18n } from '#i18n';
import { Saved } from '@/components/settings/section/Saved';
import { Section } from '@/components/settings/section/Section';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import type { DidUse } from '@/lib/caller-id/model';
import { didUseText } from '@/lib/i18n/caller-id-text';
import type { Settings } from '@/lib/settings/table';
import { NumberList } from './NumberList';
import type { NumberListModel } from './number-list-model';

interface NumbersSectionProps {
  /** Which setting holds the list. */
  setting: 'ownNumbers' | 'dids';
  list: NumberListModel;
  store: Pick<SettingsModel, 'lastWrite'>;
  settings: Settings;
  texts: NumberTexts;
  /** How the DIDs were used. */
  uses?: readonly DidUse[];
}

/** The rep's own numbers, or the DIDs. */
export function NumbersSection(props: NumbersSectionProps) {
  const { setting, list, store, settings, texts, uses = [] } = props;
  const own = setting === 'ownNumbers';
  const id = own ? 'own-numbers' : 'dids';
  return (
    <Section
      id={id}
      title={i18n.t(own ? 'options.own_numbers' : 'options.dids')}
      words={i18n.t(own ? 'options.own_numbers_help' : 'options.dids_help')}
    >
      <NumberList
        id={id}
        model={list}
        numbers={settings[setting]}
        texts={texts}
        noteOf={(e164) => {
          const use = uses.find((each) => each.e164 === e164);
          return use && didUseText(use, Date.now());
        }}
        none={i18n.t(own ? 'options.own_numbers_none' : 'options.dids_none')}
        example={i18n.t(own ? 'options.label_own_example' : 'options.label_did_example')}
      />
      <Saved model={store} keys={[setting]} />
    </Section>
  );
}
