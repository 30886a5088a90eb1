import { useMemo } from 'preact/hooks';
import { i18n } from '#i18n';
import { countriesByName } from '@/components/dial/countries';
import { Field } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import { countText } from '@/components/shared/lists/count-text';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import type { RegistriesModel } from './registries-model';
import type { RegistryDraft } from './registry-draft';

/** What the rep confirms or corrects before files are imported as a registry. */
export function RegistryForm({ model }: { model: RegistriesModel }) {
  const draft = model.draft.value;
  if (!draft) return null;
  return (
    <form
      class="do-not-call-form registry-form"
      onSubmit={(event) => {
        event.preventDefault();
        void model.start();
      }}
    >
      <p class="registry-file">{filesText(draft)}</p>
      <Field id="registry-name" label={i18n.t('do_not_call.registries.name')}>
        {(aria) => (
          <input
            {...aria}
            type="text"
            autoComplete="off"
            maxLength={100}
            placeholder={i18n.t('do_not_call.registries.default_name')}
            value={draft.name}
            onInput={(event) => model.correct({ name: event.currentTarget.value })}
          />
        )}
      </Field>
      <CountryField draft={draft} model={model} />
      <Field
        id="registry-as-of"
        label={i18n.t('do_not_call.registries.as_of')}
        help={i18n.t('do_not_call.registries.as_of_help')}
      >
        {(aria) => (
          <input
            {...aria}
            type="date"
            required
            max={draft.today}
            value={draft.asOf}
            onInput={(event) => model.correct({ asOf: event.currentTarget.value })}
          />
        )}
      </Field>
      <div class="do-not-call-actions">
        <button type="submit" class="primary" disabled={draft.country === '' || draft.asOf === ''}>
          {i18n.t('do_not_call.registries.start')}
        </button>
        <button type="button" class="ghost" onClick={() => model.cancel()}>
          {i18n.t('options.cancel')}
        </button>
      </div>
    </form>
  );
}

/** The country of national numbers. Where the file does not tell it, the rep chooses. */
function CountryField({ draft, model }: { draft: RegistryDraft; model: RegistriesModel }) {
  const countries = useMemo(countriesByName, []);
  const choices = countries.map(({ code, name }) => ({ value: code, words: name }));
  const none = { value: '', words: i18n.t('do_not_call.registries.choose_country') };
  return (
    <Field
      id="registry-country"
      label={i18n.t('do_not_call.registries.country')}
      help={i18n.t('do_not_call.registries.country_help')}
    >
      {(aria) => (
        <Select
          {...aria}
          value={draft.country}
          choices={draft.country === '' ? [none, ...choices] : choices}
          onChoose={(country) => model.correct({ country })}
        />
      )}
    </Field>
  );
}

function filesText({ files }: RegistryDraft): string {
  const [file] = files;
  if (file && files.length === 1) {
    return i18n.t('do_not_call.registries.file', [nameInSentence(file.name)]);
  }
  return i18n.t('do_not_call.registries.files', [countText(files.length)]);
}
