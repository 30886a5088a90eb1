import { i18n } from '#i18n';
import { Saved, Section } from '@/components/settings/section/Section';
import { Icon } from '@/components/shared/icons/Icon';
import { Managed } from '@/components/shared/managed/Managed';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import type { DidUse } from '@/lib/caller-id/model';
import { didUseText } from '@/lib/i18n/caller-id-text';
import type { LabelledNumber, Settings } from '@/lib/settings/table';
import { NumberForm } from './NumberForm';
import { NumberItem } from './NumberItem';
import type { NumberListModel } from './number-list-model';
import './number-list.css';

interface NumbersSectionProps {
  /** Which setting holds the list. */
  setting: 'ownNumbers' | 'dids';
  list: NumberListModel;
  store: Pick<SettingsModel, 'lastWrite' | 'policy'>;
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
      <Managed policy={store.policy.value} setting={setting}>
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
      </Managed>
      <Saved model={store} keys={[setting]} />
    </Section>
  );
}

interface NumberListProps {
  /** Prefix of the element ids. */
  id: string;
  model: NumberListModel;
  numbers: readonly LabelledNumber[];
  texts: NumberTexts;
  /** What is shown below a number. */
  noteOf: (e164: string) => string | undefined;
  /** Text of an empty list. */
  none: string;
  /** Example of a label. */
  example: string;
}

/** A list of numbers with labels that can be edited and sorted. */
function NumberList({ id, model, numbers, texts, noteOf, none, example }: NumberListProps) {
  const draft = model.draft.value;
  return (
    <div class="number-list">
      {numbers.length === 0 && !draft && <p class="number-none">{none}</p>}
      <ul>
        {numbers.map((number, index) => (
          <li key={number.e164}>
            {draft?.edits === number.e164 ? (
              <NumberForm id={id} model={model} draft={draft} example={example} />
            ) : (
              <NumberItem
                number={number}
                text={texts.of(number.e164)}
                note={noteOf(number.e164)}
                model={model}
                isFirst={index === 0}
                isLast={index === numbers.length - 1}
              />
            )}
          </li>
        ))}
      </ul>
      {draft && !draft.edits && (
        <NumberForm id={id} model={model} draft={draft} example={example} />
      )}
      {!draft && (
        <button type="button" class="ghost number-add" data-opener onClick={() => model.open()}>
          <Icon name="plus" />
          {i18n.t('options.add')}
        </button>
      )}
    </div>
  );
}
