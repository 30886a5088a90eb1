import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { countriesByName, type NamedCountry } from '@/components/dial/countries';
import type { Problem } from '@/lib/calls/model';
import { problemText } from '@/lib/i18n/problem-text';
import type { ReadAs } from '@/lib/offers/model';
import { CloseButton, PhoneText } from './CardParts';

interface CountryChoiceProps {
  /** The number as it is formatted now. */
  text: string;
  readAs: ReadAs;
  isRequesting: boolean;
  /** Why the last choice failed. */
  problem: Problem | undefined;
  onChoose: (country: string) => void;
  onClose: () => void;
}

/**
 * The choice of the number's country: likely countries first, all others by typing. Calls nobody.
 */
export function CountryChoice(props: CountryChoiceProps) {
  const { text, readAs, isRequesting, problem, onChoose, onClose } = props;
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const countries = countriesLike(typed, readAs.likely);
  const active = countries[at];
  const move = (by: number) => setAt(Math.max(0, Math.min(countries.length - 1, at + by)));
  const choose = () => {
    if (active) onChoose(active.code);
  };
  return (
    <section class="card choice" role="dialog" aria-label={i18n.t('card.change_country')}>
      <header>
        <span class="number">
          <PhoneText text={text} />
        </span>
        <small class="facts" data-text={i18n.t('card.which_country')} />
        <CloseButton onClose={onClose} />
      </header>
      <input
        ref={focusNow}
        type="text"
        role="combobox"
        aria-label={i18n.t('card.search_countries')}
        aria-expanded="true"
        aria-controls="countries"
        aria-activedescendant={active && `country-${active.code}`}
        placeholder={i18n.t('card.search_countries')}
        autocomplete="off"
        value={typed}
        disabled={isRequesting}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={(event) => runListKey(event, { move, choose })}
      />
      <CountryList
        countries={countries}
        active={active}
        isRequesting={isRequesting}
        onChoose={onChoose}
      />
      {problem && <p class="problem" data-text={problemText(problem)} />}
      <small
        class="no-match"
        role="status"
        data-text={countries.length === 0 && typed ? i18n.t('card.no_matching_country') : undefined}
      />
    </section>
  );
}

interface CountryListProps extends Pick<CountryChoiceProps, 'isRequesting' | 'onChoose'> {
  countries: readonly NamedCountry[];
  /** The country that Enter chooses. */
  active: NamedCountry | undefined;
}

function CountryList({ countries, active, isRequesting, onChoose }: CountryListProps) {
  return (
    <div
      class="countries"
      role="listbox"
      id="countries"
      aria-label={i18n.t('card.search_countries')}
    >
      {countries.map((country) => (
        <button
          key={country.code}
          type="button"
          role="option"
          id={`country-${country.code}`}
          tabIndex={-1}
          aria-selected={country === active}
          aria-label={country.name}
          disabled={isRequesting}
          onClick={() => onChoose(country.code)}
        >
          <span data-text={country.name} />
        </button>
      ))}
    </div>
  );
}

/** Arrows move through the list, Enter chooses; held down, it does not choose again. */
function runListKey(
  event: KeyboardEvent,
  { move, choose }: { move: (by: number) => void; choose: () => void },
): void {
  const act = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: choose }[event.key];
  if (!act || event.isComposing) return;
  event.preventDefault();
  if (!event.repeat || event.key !== 'Enter') act();
}

/** Focuses the field at once: pointer events never reach fields inside the card. */
function focusNow(field: HTMLElement | null): void {
  field?.focus();
}

/** Maximum count of listed countries: the card stays small. */
const MAX_LISTED = 5;

/**
 * Returns the countries to choose from: the likely ones until the rep types. Then those of which
 * the code, or a word of the name in the rep's language or in English, begins with the typed text.
 */
function countriesLike(typed: string, likely: readonly string[]): NamedCountry[] {
  const query = folded(typed.trim());
  const all = countriesByName();
  if (!query) return likely.flatMap((code) => all.find((country) => country.code === code) ?? []);
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const fits = ({ code, name }: NamedCountry) =>
    folded(code) === query ||
    [name, english.of(code) ?? ''].some((each) => hasWordStartingWith(each, query));
  return all.filter(fits).sort(byFirstWord(query)).slice(0, MAX_LISTED);
}

function hasWordStartingWith(name: string, query: string): boolean {
  return ` ${folded(name).replace(/[^\p{L}]+/gu, ' ')}`.includes(` ${query}`);
}

/** Sorts names that begin with the typed text before names with such a word inside. */
function byFirstWord(query: string) {
  const rank = ({ name }: NamedCountry) => (folded(name).startsWith(query) ? 0 : 1);
  return (one: NamedCountry, other: NamedCountry) => rank(one) - rank(other);
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
