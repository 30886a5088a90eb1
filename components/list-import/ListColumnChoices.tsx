import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { Field } from '@/components/shared/controls/Field';
import { Select } from '@/components/shared/controls/Select';
import { countText } from '@/components/shared/lists/count-text';
import { recordAdapters } from '@/lib/crm/records/record-at';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { textEncodings } from '@/lib/lists/formats/text/guess-encoding';
import type { ColumnRole, ListLayout } from '@/lib/lists/model';
import { connectorIds } from '@/lib/outbox/model/connector';
import type { ListImportModel } from './list-import-model';
import { roleChoices, roleValue } from './list-texts';
import type { OpenedTable } from './reading/contact-source';

/** How the columns were understood, for the rep to correct. */
export function ListColumnChoices({ list }: { list: ListImportModel }) {
  const { importId, table, layout } = list.list.value ?? {};
  if (!table || !layout) return null;
  return <ColumnDetails key={importId} {...{ list, table, layout }} />;
}

interface ColumnsProps {
  list: ListImportModel;
  table: OpenedTable;
  layout: ListLayout;
}

/** Open from the start without a column of numbers: the rep knows which one it is. */
function ColumnDetails({ list, table, layout }: ColumnsProps) {
  const [isOpen, setOpen] = useState(() => !layout.columns.some(({ holds }) => isNumber(holds)));
  const { guessedEncoding } = list.list.value ?? {};
  return (
    <details
      class="list-columns"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      open={isOpen}
    >
      <summary>{i18n.t('list_import.columns')}</summary>
      {isOpen && (
        <>
          <p class="muted">{i18n.t('list_import.columns_help')}</p>
          <Columns {...{ list, table, layout }} />
          <div class="list-choices">
            <FirstLine {...{ list, table, layout }} />
            <Records {...{ list, layout }} />
            {guessedEncoding && <Encoding list={list} guessed={guessedEncoding} />}
          </div>
        </>
      )}
    </details>
  );
}

function isNumber({ role }: ColumnRole): boolean {
  return role === 'number';
}

function Columns({ list, table, layout }: ColumnsProps) {
  const choices = roleChoices();
  const { columns } = layout;
  return (
    <div class="list-choices">
      {columns.map(({ heading, holds }, at) => (
        <Field
          key={at}
          id={`list-column-${at}`}
          label={heading || i18n.t('list_import.column', [countText(at + 1)])}
          {...exampleOf(table.samples[at])}
        >
          {(aria) => (
            <Select
              {...aria}
              value={roleValue(holds)}
              choices={choices}
              onChoose={(value) => {
                const role = choices.find((choice) => choice.value === value)?.role ?? holds;
                const next = columns.map((column, nth) =>
                  nth === at ? { ...column, holds: role } : column,
                );
                void list.setLayout({ ...layout, columns: next });
              }}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

const MAX_EXAMPLE = 40;

function exampleOf(sample: string | undefined): { help?: string } {
  if (!sample) return {};
  const short = sample.length > MAX_EXAMPLE ? `${sample.slice(0, MAX_EXAMPLE)}…` : sample;
  return { help: i18n.t('list_import.example', [nameInSentence(short)]) };
}

/** The row above the first contact has the headings. */
function FirstLine({ list, table: { head }, layout }: ColumnsProps) {
  const { columns, firstRow } = layout;
  if (firstRow >= head.length) return null;
  return (
    <Field id="list-first-line" label={i18n.t('list_import.first_line')}>
      {(aria) => (
        <Select
          {...aria}
          value={String(firstRow)}
          choices={head.map(({ line, cells }, at) => ({
            value: String(at),
            words: `${countText(line)}: ${cells.filter(Boolean).slice(0, 2).join(', ').slice(0, 40)}`,
          }))}
          onChoose={(value) => {
            const at = Number(value);
            const headings = head[at - 1]?.cells ?? [];
            const next = columns.map(({ holds }, column) => {
              const heading = headings[column];
              return { holds, ...(heading && { heading }) };
            });
            void list.setLayout({ ...layout, columns: next, firstRow: at });
          }}
        />
      )}
    </Field>
  );
}

const NO_CRM = '';

/** Which records the ids of a column are. A call is logged there. */
function Records({ list, layout }: Omit<ColumnsProps, 'table'>) {
  const hasIds = layout.columns.some(({ holds }) => holds.role === 'record-id');
  if (!hasIds) return null;
  const { crm, recordType, ...others } = layout;
  const value = crm && recordType ? `${crm} ${recordType}` : NO_CRM;
  return (
    <Field id="list-records" label={i18n.t('list_import.records_of')}>
      {(aria) => (
        <Select
          {...aria}
          value={value}
          choices={recordChoices()}
          onChoose={(chosen) => {
            const [to, type] = chosen.split(' ');
            void list.setLayout({ ...others, ...(to && type && { crm: to, recordType: type }) });
          }}
        />
      )}
    </Field>
  );
}

function recordChoices() {
  const logging = recordAdapters.filter(({ crm }) =>
    (connectorIds as readonly string[]).includes(crm),
  );
  const choices = logging.flatMap(({ crm, name, addresses }) =>
    [...new Set(addresses.map(({ type }) => type))]
      .filter((type) => !type.startsWith(':'))
      .map((type) => ({ value: `${crm} ${type}`, words: `${name}: ${type}` })),
  );
  return [{ value: NO_CRM, words: i18n.t('list_import.no_records') }, ...choices];
}

interface EncodingProps {
  list: ListImportModel;
  guessed: (typeof textEncodings)[number];
}

function Encoding({ list, guessed }: EncodingProps) {
  return (
    <Field id="list-encoding" label={i18n.t('list_import.encoding')}>
      {(aria) => (
        <Select
          {...aria}
          value={guessed}
          choices={textEncodings.map((encoding) => ({ value: encoding, words: encoding }))}
          onChoose={(encoding) => void list.setEncoding(encoding)}
        />
      )}
    </Field>
  );
}
