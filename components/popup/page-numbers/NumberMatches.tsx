import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import type { PageNumber } from '@/lib/offers/model';
import { NumberSummary } from './NumberRow';
import type { SearchModel } from './search-model';

/** Id of the list, for the field that controls it. */
export const MATCHES_ID = 'number-matches';

/** Id of the row that Enter calls; `undefined` if there is none. */
export function chosenRowId({ matches, chosen }: SearchModel): string | undefined {
  const at = chosen.value ? matches.value?.indexOf(chosen.value) : undefined;
  return at === undefined ? undefined : rowId(at);
}

interface NumberMatchesProps {
  matches: readonly PageNumber[];
  search: SearchModel;
  /** Puts a number into the dial field. */
  onPress: (number: PageNumber) => void;
}

/** The numbers that match what the rep typed. The focus stays in the field. */
export function NumberMatches({ matches, search, onPress }: NumberMatchesProps) {
  const list = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    const id = chosenRowId(search);
    if (id) list.current?.querySelector(`#${id}`)?.scrollIntoView({ block: 'nearest' });
  });
  if (matches.length === 0) return <p class="log-loading">{i18n.t('page.no_match')}</p>;
  return (
    <div
      ref={list}
      class="matches"
      id={MATCHES_ID}
      role="listbox"
      aria-label={i18n.t('page.numbers_count')}
    >
      {matches.map((number, at) => (
        <button
          type="button"
          key={number.e164 ?? number.raw}
          id={rowId(at)}
          role="option"
          tabIndex={-1}
          aria-selected={number === search.chosen.value}
          class="call-item call-row"
          onClick={() => onPress(number)}
        >
          <NumberSummary number={number} />
        </button>
      ))}
    </div>
  );
}

function rowId(at: number): string {
  return `number-match-${at}`;
}
