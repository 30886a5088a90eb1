import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import type { CountryOption } from '@/lib/offers/model';
import './country-choices.css';
import { locationText } from '@/lib/i18n/facts-text';

interface CountryChoicesProps {
  choices: readonly CountryOption[] | undefined;
  /** Takes the number in the format of the chosen country. */
  onChoose: (text: string) => void;
}

/** Countries in which the typed number would be valid. A press adds the country code. */
export function CountryChoices({ choices = [], onChoose }: CountryChoicesProps) {
  return (
    <>
      {choices.map(({ country, text }) => (
        <button key={country} type="button" class="ghost choice" onClick={() => onChoose(text)}>
          <span>{locationText({ country })}</span>
          <PhoneNumber text={text} />
        </button>
      ))}
    </>
  );
}
