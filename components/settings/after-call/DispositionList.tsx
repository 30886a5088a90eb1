import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { dispositionText } from '@/lib/i18n/after-call/disposition-text';
import {
  type Disposition,
  MAX_DISPOSITIONS,
  offeredDispositions,
} from '@/lib/settings/dispositions';
import {
  movedBy,
  relabelled,
  withAdded,
  withDefaults,
  withEffect,
  withRemoved,
} from '@/lib/settings/edit-dispositions';
import { DispositionItem } from './DispositionItem';

interface DispositionListProps {
  model: SettingsModel;
  list: readonly Disposition[];
}

/** The dispositions on the keys 1 to 9. Removed ones keep their label in the log. */
export function DispositionList({ model, list }: DispositionListProps) {
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
