import { i18n } from '#i18n';
import { countriesByName } from '@/components/dial/countries';
import { Field } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import { countText } from '@/components/shared/lists/count-text';
import type { ListImportModel } from './list-import-model';
import type { ReadPreview } from './read-rows';

interface ListChoicesProps {
  list: ListImportModel;
  preview: ReadPreview;
}

/** How the list was understood, for the rep to correct: columns, headings, country. */
export function ListChoices({ list, preview }: ListChoicesProps) {
  const columns = list.columns.value;
  if (!columns) return null;
  const headings = list.headings.value;
  return (
    <div class="list-choices">
      {headings.length > 1 && (
        <>
          <Field id="list-number" label={i18n.t('queue.list_number_column')}>
            {(aria) => (
              <Select
                {...aria}
                value={String(columns.number)}
                choices={headings.map((heading, at) => choiceOf([at], [heading]))}
                onChoose={(at) => void list.choose({ number: Number(at) })}
              />
            )}
          </Field>
          <Field id="list-name" label={i18n.t('queue.list_name_column')}>
            {(aria) => (
              <Select
                {...aria}
                value={columns.name.join('+')}
                choices={nameChoices(columns.name, headings)}
                onChoose={(value) => void list.choose({ name: columnsIn(value) })}
              />
            )}
          </Field>
        </>
      )}
      <Country list={list} preview={preview} />
      <label class="list-headings">
        <input
          type="checkbox"
          checked={columns.hasHeadings}
          onChange={(event) => void list.choose({ hasHeadings: event.currentTarget.checked })}
        />
        {i18n.t('queue.list_has_headings')}
      </label>
    </div>
  );
}

/** The country of national numbers, before they are taken. */
function Country({ list, preview }: ListChoicesProps) {
  const { country = '', national } = preview;
  return (
    <Field
      id="list-country"
      label={i18n.t('queue.list_country')}
      help={i18n.t('queue.list_national', [countText(national)])}
    >
      {(aria) => (
        <Select
          {...aria}
          value={country}
          choices={countriesByName().map(({ code, name }) => ({ value: code, words: name }))}
          onChoose={(code) => void list.chooseCountry(code)}
        />
      )}
    </Field>
  );
}

function nameChoices(name: readonly number[], headings: readonly (string | undefined)[]) {
  const single = headings.map((heading, at) => choiceOf([at], [heading]));
  const both = choiceOf(
    name,
    name.map((at) => headings[at]),
  );
  return [
    { value: '', words: i18n.t('queue.list_no_name') },
    ...(name.length > 1 ? [both] : []),
    ...single,
  ];
}

function choiceOf(columns: readonly number[], headings: readonly (string | undefined)[]) {
  const words = columns.map(
    (column, at) => headings[at] ?? i18n.t('queue.list_column', [countText(column + 1)]),
  );
  return { value: columns.join('+'), words: words.join(' + ') };
}

function columnsIn(value: string): number[] {
  return value === '' ? [] : value.split('+').map(Number);
}
