import { Select } from '@/components/shared/controls/Select';
import { Icon } from '@/components/shared/icons/Icon';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import { numberInSentence } from '@/lib/i18n/in-sentence';
import type { LabelledNumber } from '@/lib/settings/table';

interface LegSelectProps {
  id: string;
  words: string;
  numbers: readonly LabelledNumber[];
  /** E.164; empty means the first, or an automatic choice. */
  chosen: string;
  /** The words for an automatic choice, if there is one. */
  automatic?: string | undefined;
  texts: NumberTexts;
  /** Link to add a number, for an empty list. */
  missing: { href: string; words: string };
  onChoose: (e164: string) => void;
}

/** One leg of the call: a label and the choice of its number. */
export function LegSelect(props: LegSelectProps) {
  const { id, words, numbers, chosen, automatic, texts, missing, onChoose } = props;
  const unchosen = automatic ? '' : (numbers[0]?.e164 ?? '');
  return (
    <div class="leg">
      <label for={id}>{words}</label>
      {numbers.length === 0 ? (
        <a id={id} class="leg-missing" href={missing.href} target="_blank" rel="noopener">
          <Icon name="plus" />
          {missing.words}
        </a>
      ) : (
        <Select
          id={id}
          value={numbers.some((number) => number.e164 === chosen) ? chosen : unchosen}
          choices={[
            ...(automatic ? [{ value: '', words: automatic }] : []),
            ...numbers.map(({ e164, label }) => ({
              value: e164,
              // The number first: where a narrow select cuts off, the label goes, never a digit.
              words: [numberInSentence(texts.of(e164)), label].filter(Boolean).join(' · '),
            })),
          ]}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
