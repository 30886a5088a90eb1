import { useState } from 'preact/hooks';
import { i18n } from '#i18n';
import type { DialModel } from '@/components/dial/dial-model';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Avatar } from '@/components/shared/icons/Avatar';
import { dispositionText } from '@/lib/i18n/after-call/call-words';
import { colleagueText, locationText } from '@/lib/i18n/facts-text';
import { calleeClockTime, lastCalledText } from '@/lib/i18n/times';
import type { CountryOption, LastOutcome, PageNumber } from '@/lib/offers/model';

interface NumberRowProps {
  number: PageNumber;
  /** Puts a number into the dial field. */
  fill: DialModel['fill'];
}

/** A number of the list. A press puts it into the field, or offers the countries it may belong to. */
export function NumberRow({ number, fill }: NumberRowProps) {
  const { calleeName, text, choices } = number;
  const [open, setOpen] = useState(false);
  const who = calleeName ? `${calleeName}, ${text}` : text;
  return (
    <li class="call-item">
      <button
        type="button"
        class="call-row"
        aria-description={i18n.t(choices ? 'page.choose_country' : 'page.use_number', [who])}
        aria-expanded={choices && open}
        onClick={() => (choices ? setOpen(!open) : fill(text, number))}
      >
        <NumberSummary number={number} />
      </button>
      {open && choices && <NumberCountries number={number} choices={choices} fill={fill} />}
    </li>
  );
}

interface NumberCountriesProps extends NumberRowProps {
  choices: readonly CountryOption[];
}

/** The countries in which a number may be valid. A press puts the number of one into the field. */
function NumberCountries({ number, choices, fill }: NumberCountriesProps) {
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

/** A number of the page: who, the number and its label, where, the time there, and the last calls. */
export function NumberSummary({ number }: { number: PageNumber }) {
  const { calleeName, text, label, localMinutes, choices } = number;
  const where = [
    label,
    choices ? i18n.t('page.which_country') : locationText(number),
    localMinutes !== undefined && i18n.t('popup.local_time', [calleeClockTime(localMinutes)]),
  ].filter(Boolean);
  return (
    <>
      <Avatar name={calleeName} />
      <span class="call-summary">
        <b dir="auto">{calleeName ?? <PhoneNumber text={text} />}</b>
        <span class="call-facts">
          {calleeName && (
            <span>
              <PhoneNumber text={text} />
            </span>
          )}
          {where.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </span>
        <LastCalls number={number} />
      </span>
    </>
  );
}

function LastCalls({ number }: { number: PageNumber }) {
  const { lastCalledAt, lastOutcome, colleagueCalledAt } = number;
  const now = Date.now();
  return (
    <>
      {lastCalledAt !== undefined && (
        <span class="call-facts">
          <span>{i18n.t('popup.last_called', [lastCalledText(lastCalledAt, now)])}</span>
          {lastOutcome && <bdi>{outcomeText(lastOutcome)}</bdi>}
        </span>
      )}
      {colleagueCalledAt !== undefined && (
        <span class="call-facts">
          <span>{colleagueText(colleagueCalledAt, now)}</span>
        </span>
      )}
    </>
  );
}

function outcomeText({ state, disposition, label }: LastOutcome): string {
  if (!disposition) return i18n.t(`call.state.${state}`);
  return label ?? dispositionText(disposition, []);
}
