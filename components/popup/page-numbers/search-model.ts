import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { foldText } from '@/components/shared/fold-text';
import type { PageNumber } from '@/lib/offers/model';

/** The search through the numbers of the page: what the rep types filters them, arrows choose one. */
export interface SearchModel {
  /** The numbers that match; `undefined` while the rep does not search. */
  matches: ReadonlySignal<readonly PageNumber[] | undefined>;
  /** The number that Enter calls. */
  chosen: ReadonlySignal<PageNumber | undefined>;
  /** Searches for what the rep typed. */
  search(typed: string): void;
  /** Chooses the next match, or the previous one. */
  move(by: 1 | -1): void;
  /** Ends the search and shows all numbers again. */
  stop(): void;
}

/**
 * Creates the search. A number is chosen only by what the rep types or presses, never because the
 * page's numbers changed: Enter must call what the rep saw.
 */
export function createSearchModel(
  numbers: ReadonlySignal<readonly PageNumber[]>,
  onSearch: () => void,
): SearchModel {
  const typed = signal<string>();
  const wanted = signal<PageNumber>();
  const matches = computed(() => {
    const text = typed.value;
    if (text === undefined) return undefined;
    return text.trim() === '' ? numbers.value : matchingNumbers(numbers.value, text);
  });
  const chosen = computed(() => matches.value?.find((number) => isSame(number, wanted.value)));
  return {
    matches,
    chosen,
    search(text) {
      typed.value = text.trim() === '' ? undefined : text;
      wanted.value = searchesByName(text) ? matches.value?.[0] : undefined;
      if (searchesByName(text)) onSearch();
    },
    move(by) {
      typed.value ??= '';
      const all = matches.value ?? [];
      if (all.length === 0) return;
      const beforeFirst = by === 1 ? -1 : 0;
      const from = chosen.value ? all.indexOf(chosen.value) : beforeFirst;
      wanted.value = all.at((from + by) % all.length);
      onSearch();
    },
    stop() {
      typed.value = undefined;
      wanted.value = undefined;
    },
  };
}

/** Returns whether two numbers look alike in the list. It may be made again while the rep searches. */
function isSame(one: PageNumber, other: PageNumber | undefined): boolean {
  return one.raw === other?.raw && one.e164 === other.e164 && one.calleeName === other.calleeName;
}

/** Returns whether a typed text is meant as a name: it holds a letter. */
export function searchesByName(typed: string): boolean {
  return /\p{L}/u.test(typed);
}

/** Returns the numbers of a page whose name or label holds the typed text, or whose digits hold its digits. */
export function matchingNumbers(numbers: readonly PageNumber[], typed: string): PageNumber[] {
  const text = foldText(typed).trim();
  if (searchesByName(typed)) {
    return numbers.filter(({ calleeName = '', label = '' }) =>
      foldText(`${calleeName} ${label}`).includes(text),
    );
  }
  const digits = digitsOf(typed);
  return numbers.filter(({ e164 = '', raw }) =>
    [e164, raw].some((written) => digitsOf(written).includes(digits)),
  );
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}
