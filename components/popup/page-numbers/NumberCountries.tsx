import { i18n } from '#i18n';
import type { DialModel } from '@/components/dial/dial-model';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { locationText } from '@/lib/i18n/location-text';
import type { CountryOption, PageNumber } from '@/lib/offers/model';

interface NumberCountriesProps {
  number: PageNumber;
  choices: readonly CountryOption[];
  fill: DialModel['fill'];
}

/** The countries in which a number may be valid. A press puts the number of one into the field. */
export function NumberCountries({ number, choices, fill }: NumberCountriesProps) {
  return (
    <fieldset class="number-countries" aria-label={i18n.t('page.which_country')}>
      {choices.map(({ country, text }) => (
        <button key={country} type="button" class="ghost choice" onClick={() => fill(text, number)}>
          <span>{locationText({ country })}</span>
          <PhoneNumber text={text} />
        </button>
      ))}
      <p>{i18n.t('page.other_country_hint')}</p>
    </fieldset>
  );
}
