import { i18n } from '#i18n';
import { locationText } from '@/lib/i18n/location-text';
import type { ReadAs } from '@/lib/offers/model';

interface CountryLineProps {
  readAs: ReadAs;
  /** The rep has just chosen a country, so the focus goes back to this button. */
  chosen: boolean;
  /** Whether the key C works now. */
  hint: boolean;
  onChange: () => void;
}

/** The country in which the number was read, the reason, and the button to change it. */
export function CountryLine({ readAs, chosen, hint, onChange }: CountryLineProps) {
  const { country, source } = readAs;
  const words = [
    i18n.t('card.country_is', [locationText({ country })]),
    i18n.t(`card.country_source.${source}`),
  ];
  return (
    <p class="read-as">
      <small data-text={words.join(' · ')} />
      <button
        type="button"
        class="plain"
        aria-label={`${i18n.t('card.change_country')}${hint ? ' (C)' : ''}`}
        aria-keyshortcuts={hint ? 'C' : undefined}
        ref={chosen ? focusNow : null}
        onClick={onChange}
      >
        <span data-text={i18n.t('card.change')} />
        {hint && <kbd data-text="C" />}
      </button>
    </p>
  );
}

function focusNow(button: HTMLElement | null): void {
  button?.focus();
}
