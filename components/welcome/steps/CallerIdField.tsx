import { i18n } from '#i18n';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import type { NumbersModel } from '@/components/welcome/model/numbers-model';
import { NumberField } from './NumberField';

interface CallerIdFieldProps {
  model: NumbersModel;
  texts: NumberTexts;
}

/** The caller ID: numbers that the workspace called from, to choose, or another one to type. */
export function CallerIdField({ model, texts }: CallerIdFieldProps) {
  const used = model.usedDids.value;
  const field = (label: string) => (
    <NumberField
      id="caller-id"
      model={model.callerId}
      label={label}
      help={i18n.t('welcome.caller_id_help')}
    />
  );
  if (used.length === 0) return field(i18n.t('popup.caller_id'));
  return (
    <fieldset class="welcome-dids">
      <legend>{i18n.t('popup.caller_id')}</legend>
      <p>{i18n.t('welcome.caller_ids_used')}</p>
      {used.map((did) => (
        <label key={did}>
          <input
            type="checkbox"
            checked={model.chosenDids.value.includes(did)}
            onChange={(event) => model.choose(did, event.currentTarget.checked)}
          />
          <PhoneNumber text={texts.of(did)} />
        </label>
      ))}
      <details open={model.callerId.text.value !== ''}>
        <summary>{i18n.t('welcome.other_caller_id')}</summary>
        {field(i18n.t('options.number'))}
      </details>
    </fieldset>
  );
}
