import { i18n } from '#i18n';
import { StateChip } from '@/components/calls/StateChip';
import { CallRowDetails, type CallRowsModel } from '@/components/log/latest/CallRow';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Icon } from '@/components/shared/icons/Icon';
import { WrapUpLine } from '@/components/wrap-up/CallWrapUp';
import type { Call } from '@/lib/calls/model';
import { numberInSentence } from '@/lib/i18n/in-sentence';
import { exactMomentText, momentText, playTime } from '@/lib/i18n/times';
import { factsOf, nobodySpoke, type SpeechReading } from '@/lib/speech/model';

interface LoggedCallRowProps {
  call: Call;
  rows: CallRowsModel;
  /** Number of columns of the table. */
  columnCount: number;
}

/** One call of the table; its first cell opens the details below. */
export function LoggedCallRow({ call, rows, columnCount }: LoggedCallRowProps) {
  const { texts, opened, wrapUps } = rows;
  const settings = rows.settings.value.value;
  const stored = wrapUps.stored.value?.get(call.id);
  const open = opened.value === call.id;
  const text = texts.of(call.callee);
  const detailsId = `details-${call.id}`;
  const seconds = call.extras?.durationSeconds;
  return (
    <>
      <tr>
        <th scope="row">
          <DetailsToggle
            call={call}
            text={text}
            open={open}
            detailsId={detailsId}
            onToggle={() => {
              opened.value = open ? undefined : call.id;
            }}
          />
          <WrapUpLine stored={stored} dispositions={settings?.dispositions ?? []} />
        </th>
        <td data-label={i18n.t('log.number')}>
          <PhoneNumber text={text} />
        </td>
        <td data-label={i18n.t('log.when')} class="nowrap">
          {momentText(call.createdAt)}
        </td>
        <td data-label={i18n.t('log.state')}>
          <StateChip call={call} />
        </td>
        <td data-label={i18n.t('log.duration')} class="duration">
          {seconds ? playTime(seconds) : ''}
        </td>
        <SpeechCells reading={rows.readings?.value?.get(call.id)} />
      </tr>
      <tr id={detailsId} class="details-row" hidden={!open}>
        {open && (
          <td colSpan={columnCount} class="details-cell">
            <CallRowDetails call={call} rows={rows} />
            <ContactData data={call.record?.data} />
          </td>
        )}
      </tr>
    </>
  );
}

/** When somebody first spoke in the recording, and the longest pause. */
function SpeechCells({ reading }: { reading: SpeechReading | undefined }) {
  const facts = factsOf(reading);
  const { firstVoice, longestPause } = facts ?? {};
  const timeOf = (time: number | undefined) =>
    time === undefined ? '' : playTime(Math.round(time));
  const isSilent = facts !== undefined && nobodySpoke(facts);
  return (
    <>
      <td data-label={i18n.t('speech.first_voice')} class="duration speech-column">
        {isSilent ? i18n.t('speech.filter.nobody') : timeOf(firstVoice)}
      </td>
      <td data-label={i18n.t('speech.longest_pause')} class="duration speech-column">
        {timeOf(longestPause)}
      </td>
    </>
  );
}

interface DetailsToggleProps {
  call: Call;
  /** The number in international format. */
  text: string;
  open: boolean;
  detailsId: string;
  onToggle: () => void;
}

/** The callee's name, which opens the details. */
function DetailsToggle({ call, text, open, detailsId, onToggle }: DetailsToggleProps) {
  const who = call.calleeName ?? i18n.t('log.no_name');
  return (
    <button
      type="button"
      class="row-toggle"
      aria-expanded={open}
      aria-controls={detailsId}
      aria-label={`${who}. ${i18n.t('log.details', [callInSentence(text, call)])}`}
      onClick={onToggle}
    >
      <Icon name={open ? 'up' : 'down'} />
      <span class={call.calleeName ? '' : 'muted'}>
        <bdi>{who}</bdi>
      </span>
    </button>
  );
}

/** Identifies a call for screen readers: the number, and the time to the second. */
function callInSentence(text: string, { createdAt }: Call): string {
  return `${numberInSentence(text)}, ${exactMomentText(createdAt)}`;
}

/** What a list says of a contact, in the rep's language. */
const LIST_LABELS: Readonly<Record<string, () => string>> = {
  email: () => i18n.t('list_import.roles.email'),
  company: () => i18n.t('list_import.roles.company'),
};

/** The contact's data from the campaign or the list, as it was when the call was made. */
function ContactData({ data }: { data: Readonly<Record<string, string>> | undefined }) {
  const entries = Object.entries(data ?? {});
  if (entries.length === 0) return null;
  return (
    <section class="contact-data">
      <h2>{i18n.t('log.contact_details')}</h2>
      <dl>
        {entries.map(([label, text]) => (
          <div key={label}>
            <dt>
              <bdi>{LIST_LABELS[label]?.() ?? label}</bdi>
            </dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
