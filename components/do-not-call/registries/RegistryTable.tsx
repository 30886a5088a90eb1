import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { countText } from '@/components/shared/lists/count-text';
import { useFocusBack } from '@/components/shared/use-focus-back';
import type { ListedRegistry } from '@/lib/do-not-call/model';
import { locationText } from '@/lib/i18n/facts-text';
import { nameInSentence } from '@/lib/i18n/in-sentence';
import { dayText } from '@/lib/i18n/rule-text';
import { momentText } from '@/lib/i18n/times';
import type { RegistriesModel } from './registries-model';

const COLUMN_COUNT = 6;

interface RegistryTableProps {
  registries: readonly ListedRegistry[];
  model: RegistriesModel;
  /** Chooses the files of a newer version. */
  onReplace: (registry: ListedRegistry) => void;
}

/** The registries: name, country, how many numbers, of which day, imported when. */
export function RegistryTable({ registries, model, onReplace }: RegistryTableProps) {
  return (
    <div class="table-frame">
      <table class="table">
        <caption class="visually-hidden">{i18n.t('do_not_call.registries.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{i18n.t('do_not_call.registries.name')}</th>
            <th scope="col">{i18n.t('do_not_call.registries.country')}</th>
            <th scope="col">{i18n.t('do_not_call.registries.numbers')}</th>
            <th scope="col">{i18n.t('do_not_call.registries.as_of')}</th>
            <th scope="col">{i18n.t('do_not_call.registries.imported_on')}</th>
            <th scope="col" class="end">
              <span class="visually-hidden">{i18n.t('do_not_call.registries.replace')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {registries.map((registry) => (
            <Row key={registry.id} registry={registry} model={model} onReplace={onReplace} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Omit<RegistryTableProps, 'registries'> & { registry: ListedRegistry };

function Row({ registry, model, onReplace }: RowProps) {
  const { id, name, country, count, asOf, importedAt } = registry;
  const isAsked = model.removing.value === id;
  return (
    <>
      <tr>
        <th scope="row">
          <bdi>{name}</bdi>
        </th>
        <td data-label={i18n.t('do_not_call.registries.country')}>{locationText({ country })}</td>
        <td data-label={i18n.t('do_not_call.registries.numbers')}>{countText(count)}</td>
        <td data-label={i18n.t('do_not_call.registries.as_of')} class="nowrap">
          {dayText(asOf)}
        </td>
        <td data-label={i18n.t('do_not_call.registries.imported_on')} class="nowrap">
          {momentText(importedAt)}
        </td>
        <td class="end">
          <Buttons registry={registry} model={model} onReplace={onReplace} />
        </td>
      </tr>
      {isAsked && (
        <tr class="details-row">
          <td colSpan={COLUMN_COUNT} class="details-cell">
            <Removal registry={registry} model={model} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Replaces or removes a registry. Not while an import runs. */
function Buttons({ registry, model, onReplace }: RowProps) {
  const { id, name } = registry;
  const isAsked = model.removing.value === id;
  const isBusy = model.progress.value !== undefined;
  const named = nameInSentence(name);
  return (
    <div class="registry-buttons">
      <button
        type="button"
        class="ghost"
        aria-label={i18n.t('do_not_call.registries.replace_named', [named])}
        disabled={isBusy}
        onClick={() => onReplace(registry)}
      >
        {i18n.t('do_not_call.registries.replace')}
      </button>
      <button
        type="button"
        class="ghost"
        aria-expanded={isAsked}
        aria-label={i18n.t('do_not_call.registries.remove_named', [named])}
        disabled={isBusy}
        onClick={() => model.askToRemove(isAsked ? undefined : id)}
      >
        {i18n.t('do_not_call.remove')}
      </button>
    </div>
  );
}

/** Asks before a registry is removed. Esc keeps it. */
function Removal({
  registry: { id, name },
  model,
}: {
  registry: ListedRegistry;
  model: RegistriesModel;
}) {
  const question = useFocusBack<HTMLDivElement>();
  const cancel = useRef<HTMLButtonElement>(null);
  const words = i18n.t('do_not_call.registries.remove_question', [nameInSentence(name)]);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div
      ref={question}
      class="registry-removal"
      role="alertdialog"
      aria-label={words}
      onKeyDown={(event) => {
        if (event.key === 'Escape') model.askToRemove(undefined);
      }}
    >
      <p>{words}</p>
      <div class="do-not-call-actions">
        <button type="button" class="primary" onClick={() => void model.remove(id)}>
          {i18n.t('do_not_call.remove')}
        </button>
        <button
          ref={cancel}
          type="button"
          class="ghost"
          onClick={() => model.askToRemove(undefined)}
        >
          {i18n.t('options.cancel')}
        </button>
      </div>
    </div>
  );
}
