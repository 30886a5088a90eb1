import { useEffect, useMemo, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { useEscape } from '@/components/countdown/Countdown';
import { Icon } from '@/components/shared/icons/Icon';
import { SpokenStatus } from '@/components/shared/notices/SpokenStatus';
import { useLifetime } from '@/components/shared/use-lifetime';
import { PracticeStage } from './PracticeStage';
import { PRACTICE_STEPS, type PracticeModel } from './practice-model';
import './practice.css';

/** Opens a practice call that ends with the signal. */
export type OpenPractice = (abortSignal: AbortSignal) => PracticeModel;

/** A practice call: what a rep would see, and what happens in each step. It takes the focus. */
export function Practice({ open }: { open: OpenPractice }) {
  const abortSignal = useLifetime([open]);
  const model = useMemo(() => open(abortSignal), [abortSignal]);
  useEscape(model);
  return (
    <section class="practice" aria-labelledby="practice-title">
      <h3 id="practice-title">{i18n.t('practice.title')}</h3>
      <p class="practice-promise">
        <Icon name="lock" />
        {i18n.t('practice.promise')}
      </p>
      <div class="practice-parts">
        <FocusedStage model={model} />
        <StepList model={model} />
      </div>
      <SpokenStatus words={sentenceOf(model.step.value)} />
      {model.hasEnded.value && (
        <button type="button" class="ghost" onClick={() => model.restart()}>
          <Icon name="again" />
          {i18n.t('practice.again')}
        </button>
      )}
    </section>
  );
}

/** The stage, which takes the focus whenever the control that had it goes. */
function FocusedStage({ model }: { model: PracticeModel }) {
  const stage = useRef<HTMLDivElement>(null);
  const step = model.step.value;
  useEffect(() => {
    const hasFocus = document.activeElement !== document.body;
    const target = stage.current?.querySelector('button') ?? stage.current;
    if (!hasFocus || step === 'number' || step === 'call') target?.focus();
  }, [step]);
  return (
    <div class="practice-stage" ref={stage} tabIndex={-1}>
      <PracticeStage model={model} />
    </div>
  );
}

function sentenceOf(step: PracticeModel['step']['value']): string {
  return i18n.t(step === 'cancelled' ? 'practice.cancelled' : `practice.step.${step}`);
}

/** Every step in one sentence, so that none is lost when the next one comes. */
function StepList({ model }: { model: PracticeModel }) {
  const step = model.step.value;
  const at = step === 'cancelled' ? -1 : PRACTICE_STEPS.indexOf(step);
  return (
    <ol class="practice-steps">
      {PRACTICE_STEPS.map((each, index) => (
        <li
          key={each}
          class={index < at ? 'done' : ''}
          aria-current={index === at ? 'step' : undefined}
        >
          <span class="practice-sign" aria-hidden="true">
            {index < at ? <Icon name="check" /> : index + 1}
          </span>
          {sentenceOf(each)}
        </li>
      ))}
    </ol>
  );
}
