import { i18n } from '#i18n';
import { focusConnectionField } from '@/components/settings/connection/connection-problem';
import { Icon } from '@/components/shared/icons/Icon';
import type { Settings } from '@/lib/settings/table';
import type { NumberListModel } from './numbers/number-list-model';
import './set-up-steps.css';

interface SetUpStepsProps {
  settings: Settings;
  ownNumbers: NumberListModel;
  dids: NumberListModel;
}

/** The steps before the first call, in order; nothing once all are done. */
export function SetUpSteps({ settings, ownNumbers, dids }: SetUpStepsProps) {
  const steps: StepProps[] = [
    {
      title: i18n.t('options.set_up_service'),
      words: i18n.t('options.set_up_service_help'),
      done: settings.baseUrl !== '' && settings.hasToken,
      onGo: () => focusConnectionField(settings.baseUrl === '' ? 'baseUrl' : 'token'),
    },
    {
      title: i18n.t('popup.add_own_number'),
      words: i18n.t('options.own_numbers_help'),
      done: settings.ownNumbers.length > 0,
      onGo: () => openForm('own-numbers', ownNumbers),
    },
    {
      title: i18n.t('popup.add_did'),
      words: i18n.t('options.dids_help'),
      done: settings.dids.length > 0,
      onGo: () => openForm('dids', dids),
    },
  ];
  if (steps.every(({ done }) => done)) return null;
  return (
    <section class="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">{i18n.t('popup.set_up')}</h2>
      <ol>
        {steps.map((step) => (
          <Step key={step.title} {...step} />
        ))}
      </ol>
    </section>
  );
}

/** Opens a list's form, which takes the focus. An open form keeps what was typed. */
function openForm(id: string, list: NumberListModel): void {
  if (list.draft.value) document.getElementById(`${id}-number`)?.focus();
  else list.open();
}

interface StepProps {
  title: string;
  words: string;
  done: boolean;
  /** Focuses the fields of this step. */
  onGo: () => void;
}

function Step({ title, words, done, onGo }: StepProps) {
  return (
    <li class={done ? 'done' : ''}>
      {done ? (
        <p class="step-title">
          <Icon name="check" />
          {title} <span class="visually-hidden">{i18n.t('options.done')}</span>
        </p>
      ) : (
        <button type="button" class="step-title" onClick={onGo}>
          {title}
        </button>
      )}
      {!done && <p class="step-help">{words}</p>}
    </li>
  );
}
