import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { NoteTemplateList } from '@/components/settings/note-templates/NoteTemplateList';
import { Saved, Section } from '@/components/settings/section/Section';
import { Field } from '@/components/shared/controls/Field';
import { Switch } from '@/components/shared/controls/Switch';
import { Managed } from '@/components/shared/managed/Managed';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { dispositionText } from '@/lib/i18n/after-call/call-words';
import {
  type Disposition,
  MAX_DISPOSITIONS,
  movedBy,
  offeredDispositions,
  relabelled,
  withAdded,
  withDefaults,
  withEffect,
  withRemoved,
} from '@/lib/settings/dispositions';
import type { Settings } from '@/lib/settings/table';
import { DispositionItem } from './DispositionItem';
import './after-call.css';

/** Settings of what is recorded after a call. */
export function AfterCallSection({
  model,
  settings,
}: {
  model: SettingsModel;
  settings: Settings;
}) {
  const policy = model.policy.value;
  return (
    <Section id="after-call" title={i18n.t('after_call.title')}>
      <Managed policy={policy} setting="remindsOfFollowUps">
        <Switch
          on={settings.remindsOfFollowUps}
          onChange={(on) => void model.write('remindsOfFollowUps', on)}
        >
          {i18n.t('after_call.remind')}
        </Switch>
      </Managed>
      <Managed policy={policy} setting="readsRecordings">
        <Switch
          on={settings.readsRecordings}
          onChange={(on) => void model.write('readsRecordings', on)}
        >
          {i18n.t('speech.setting')}
        </Switch>
        <p class="disposition-help">{i18n.t('speech.setting_help')}</p>
      </Managed>
      <Managed policy={policy} setting="dispositions">
        <DispositionList model={model} list={settings.dispositions} />
      </Managed>
      <Managed policy={policy} setting="noteTemplates">
        <NoteTemplateList model={model} list={settings.noteTemplates} />
      </Managed>
      <Saved
        model={model}
        keys={['dispositions', 'noteTemplates', 'remindsOfFollowUps', 'readsRecordings']}
      />
    </Section>
  );
}

interface DispositionListProps {
  model: SettingsModel;
  list: readonly Disposition[];
}

/** The dispositions on the keys 1 to 9. Removed ones keep their label in the log. */
function DispositionList({ model, list }: DispositionListProps) {
  const offered = offeredDispositions(list);
  const texts = offered.map(({ id }) => dispositionText(id, offered));
  const change = (next: (list: Disposition[]) => Disposition[]) =>
    void model.change('dispositions', next);
  return (
    <fieldset class="disposition-list">
      <legend>{i18n.t('after_call.dispositions')}</legend>
      <p class="disposition-help">{i18n.t('after_call.dispositions_help')}</p>
      <ol>
        {offered.map((entry, index) => (
          <DispositionItem
            key={entry.id}
            entry={entry}
            digit={index + 1}
            isLast={index === offered.length - 1}
            isTwin={texts.some((text, at) => at !== index && text === texts[index])}
            onLabel={(label) => change((all) => relabelled(all, entry.id, label))}
            onEffect={(effect) => change((all) => withEffect(all, entry.id, effect))}
            onMove={(by) => change((all) => movedBy(all, entry.id, by))}
            onRemove={() => change((all) => withRemoved(all, entry.id))}
          />
        ))}
      </ol>
      {offered.length < MAX_DISPOSITIONS && (
        <AddDisposition
          onAdd={(label) => change((all) => withAdded(all, { id: crypto.randomUUID(), label }))}
        />
      )}
      <button type="button" class="ghost" onClick={() => change(withDefaults)}>
        {i18n.t('after_call.restore')}
      </button>
    </fieldset>
  );
}

function AddDisposition({ onAdd }: { onAdd: (label: string) => void }) {
  const [label, setLabel] = useState('');
  return (
    <form
      class="disposition-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (label.trim() === '') return;
        onAdd(label.trim());
        setLabel('');
      }}
    >
      <Field id="new-disposition" label={i18n.t('after_call.new')}>
        {(aria) => (
          <input
            {...aria}
            type="text"
            maxLength={40}
            autoComplete="off"
            value={label}
            onInput={(event) => setLabel(event.currentTarget.value)}
          />
        )}
      </Field>
      <button type="submit" class="ghost">
        {i18n.t('options.add')}
      </button>
    </form>
  );
}
