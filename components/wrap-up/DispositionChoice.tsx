import { i18n } from '#i18n';
import { dispositionText } from '@/lib/i18n/after-call/call-words';
import type { Disposition } from '@/lib/settings/dispositions';

interface DispositionChoiceProps {
  /** Name of the radio buttons: one group for each form. */
  name: string;
  offered: readonly Disposition[];
  all: readonly Disposition[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The dispositions, each with its number key. A chosen one that is no longer offered stays in view. */
export function DispositionChoice(props: DispositionChoiceProps) {
  const { name, offered, all, chosen, onChoose } = props;
  const isGone = chosen !== undefined && offered.every(({ id }) => id !== chosen);
  const ids = [...offered.map(({ id }) => id), ...(isGone ? [chosen] : [])];
  return (
    <fieldset class="dispositions">
      <legend>{i18n.t('wrap_up.disposition')}</legend>
      <div>
        {ids.map((id, index) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen}
              {...(index < offered.length && { 'aria-keyshortcuts': String(index + 1) })}
              onChange={() => onChoose(id)}
            />
            {index < offered.length && <kbd>{index + 1}</kbd>}
            <bdi>{dispositionText(id, all)}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
