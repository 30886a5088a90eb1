import { i18n } from '#i18n';
import { PhoneNumber } from '@/components/ui/PhoneNumber';
import { whereabouts } from '@/lib/i18n/whereabouts';
import type { CountryOption, PageNumber } from '@/lib/offers/model';
import type { DialModel } from '@/lib/state/calls/dial-model';

interface NumberCountriesProps {
  number: PageNumber;
  choices: readonly CountryOption[];
  model: DialModel;
}

/** The countries that a number may be in. A press puts the number of that country into the field. */
export function NumberCountries({ number, choices, model }: NumberCountriesProps) {
  return (
    <fieldset class="number-countries" aria-label={i18n.t('page.which_country')}>
      {choices.map(({ country, text }) => (
        <button
          key={country}
          type="button"
          class="ghost choice"
          onClick={() => model.fill(text, number.calleeName)}
        >
          <span>{whereabouts({ country })}</span>
          <PhoneNumber text={text} />
        </button>
      ))}
      <p>{i18n.t('page.other_country_hint')}</p>
    </fieldset>
  );
}
