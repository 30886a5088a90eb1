import { i18n } from '#i18n';
import { countriesByName } from '@/components/dial/countries';
import { Field } from '@/components/shared/controls/Field';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Select } from '@/components/shared/controls/Select';
import { Icon } from '@/components/shared/icons/Icon';
import { Managed } from '@/components/shared/managed/Managed';
import { Remark } from '@/components/shared/notices/Remark';
import type { WelcomeModel } from '@/components/welcome/model/welcome-model';
import { problemText } from '@/lib/i18n/problem-text';
import { defaultCountryOf, type LabelledNumber } from '@/lib/settings/table';
import { CallerIdField } from './CallerIdField';
import { NumberField } from './NumberField';
import { Step } from './Step';

/** The second step: the rep's phone and a caller ID, in any format. */
export function NumbersStep({ model }: { model: WelcomeModel }) {
  const { done, next, numbers, settings, texts } = model;
  const current = settings.value.value;
  if (!current) return null;
  const { ownNumbers, dids } = current;
  const problem = numbers.problem.value;
  const policy = settings.policy.value;
  return (
    <Step
      title={i18n.t('welcome.numbers_title')}
      words={i18n.t('welcome.numbers_help')}
      onSkip={done.value.has('numbers') ? undefined : next}
    >
      <form
        class="welcome-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void model.saveNumbers();
        }}
      >
        <Managed policy={policy} setting="ownNumbers">
          {ownNumbers.length > 0 ? (
            <SavedNumbers label={i18n.t('popup.own_number')} numbers={ownNumbers} texts={texts} />
          ) : (
            <NumberField
              id="own-number"
              model={numbers.ownNumber}
              label={i18n.t('popup.own_number')}
              help={i18n.t('welcome.own_number_help')}
              isFirst
            />
          )}
        </Managed>
        <Managed policy={policy} setting="dids">
          {dids.length > 0 ? (
            <SavedNumbers label={i18n.t('popup.caller_id')} numbers={dids} texts={texts} />
          ) : (
            <CallerIdField model={numbers} texts={texts} />
          )}
        </Managed>
        <Managed policy={policy} setting="defaultCountry">
          <CountryField model={model} />
        </Managed>
        {problem && <Remark tone="stop">{problemText(problem)}</Remark>}
        <button type="submit" class="primary">
          {i18n.t('welcome.continue')}
        </button>
      </form>
    </Step>
  );
}

interface SavedNumbersProps extends Pick<WelcomeModel, 'texts'> {
  label: string;
  numbers: readonly LabelledNumber[];
}

/** Numbers that are set already. Options can change them. */
function SavedNumbers({ label, numbers, texts }: SavedNumbersProps) {
  return (
    <div class="welcome-saved">
      <p>{label}</p>
      <ul>
        {numbers.map(({ e164 }) => (
          <li key={e164}>
            <Icon name="check" />
            <PhoneNumber text={texts.of(e164)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The country in which numbers without a country code are read. */
function CountryField({ model: { numbers, settings } }: { model: WelcomeModel }) {
  const current = settings.value.value;
  if (!current) return null;
  return (
    <Field id="country" label={i18n.t('welcome.country')} help={i18n.t('welcome.country_help')}>
      {(aria) => (
        <Select
          {...aria}
          value={defaultCountryOf(current, navigator.languages)}
          choices={countriesByName().map(({ code, name }) => ({ value: code, words: name }))}
          onChoose={(country) => void numbers.chooseCountry(country)}
        />
      )}
    </Field>
  );
}
