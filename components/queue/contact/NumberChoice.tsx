import { i18n } from '#i18n';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Select } from '@/components/shared/controls/Select';
import { numberInSentence, whomAndNumber, whomInSentence } from '@/lib/i18n/in-sentence';
import type { QueuedNumber, QueueItem } from '@/lib/queue/model';

interface NumberChoiceProps {
  item: Pick<QueueItem, 'itemId' | 'name' | 'callee' | 'numbers'>;
  /** Where it stands, as a part of its id: the next contact is also a row of the table. */
  at: 'bar' | 'row';
  onChoose: (e164: string) => void;
}

/** The number that is called, with its kind. Of a contact with several, the others are one press away. */
export function NumberChoice({ item, at, onChoose }: NumberChoiceProps) {
  const { itemId, name, callee, numbers } = item;
  const shown = numbers.find(({ e164 }) => e164 === callee.e164);
  if (!shown || numbers.length < 2) {
    const more = shown ? detailsOf(shown) : [];
    return (
      <>
        <PhoneNumber text={callee.text} />
        {more.length > 0 && <span class="muted"> {more.join(' · ')}</span>}
      </>
    );
  }
  const isNext = at === 'bar';
  const whom = (isNext ? whomInSentence : whomAndNumber)(name, callee.text);
  return (
    <span class="number-choice">
      <Select
        id={`number-${at}-${itemId}`}
        class="control"
        aria-label={i18n.t('queue.numbers_of', [whom])}
        {...(isNext && { 'aria-keyshortcuts': 'N' })}
        value={callee.e164}
        choices={numbers.map((number) => ({ value: number.e164, words: numberWords(number) }))}
        onChoose={onChoose}
      />
      {isNext && <kbd title={i18n.t('queue.next_number_key')}>N</kbd>}
    </span>
  );
}

function numberWords(number: QueuedNumber): string {
  const words = [numberInSentence(number.text), ...detailsOf(number)].join(' · ');
  return number.wasCalled ? i18n.t('queue.number_was_called', [words]) : words;
}

/** What is known of a number beside its digits: `Mobile`, `ext. 227`. */
function detailsOf({ label, ext }: QueuedNumber): string[] {
  return [
    ...(label ? [i18n.t(`list_import.labels.${label}`)] : []),
    ...(ext ? [i18n.t('card.extension', [ext])] : []),
  ];
}

/** The number after the one that is shown; after the last, the first. Undefined without another one. */
export function numberAfter({
  callee,
  numbers,
}: Pick<QueueItem, 'callee' | 'numbers'>): string | undefined {
  const at = numbers.findIndex(({ e164 }) => e164 === callee.e164);
  const next = numbers[(at + 1) % numbers.length]?.e164;
  return next === callee.e164 ? undefined : next;
}
