import { useEffect, useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import type { CallActions } from '@/components/calls/call-actions';
import { NextStepButton } from '@/components/problems/NextStepButton';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import type { NumberTexts } from '@/components/shared/models/number-texts';
import { Remark } from '@/components/shared/notices/Remark';
import { useLifetime } from '@/components/shared/use-lifetime';
import type { CountingCall } from '@/lib/calls/model';
import { whomInSentence } from '@/lib/i18n/in-sentence';
import { problemText } from '@/lib/i18n/problem-text';
import type { CountdownModel } from './countdown-model';
import { CallOutcome } from './Outcome';
import './countdown.css';

interface CountdownProps {
  countdown: CountdownModel;
  texts: NumberTexts;
  actions: CallActions;
  /** Whether a call without trouble needs no sentence in sight, because a wrap-up needs the room. */
  isBrief?: boolean;
}

/** The call that counts down, then its outcome; empty when there is neither. */
export function Countdown({ countdown, texts, actions, isBrief = false }: CountdownProps) {
  const { counting, outcome, problem, isTooLate } = countdown;
  const current = counting.value;
  return (
    <div class="countdown-slot">
      {current && <Counter key={current.callId} counting={current} countdown={countdown} />}
      {problem.value && (
        <Remark tone="stop">
          <p>{problemText(problem.value)}</p>
          <NextStepButton problem={problem.value} showLog={actions.showLog} />
        </Remark>
      )}
      {isTooLate.value && current && <Remark tone="warn">{i18n.t('call.too_late')}</Remark>}
      {outcome.value && (
        <CallOutcome
          call={outcome.value}
          texts={texts}
          actions={actions}
          dismiss={countdown.dismiss}
          isBrief={isBrief}
        />
      )}
    </div>
  );
}

interface CounterProps {
  counting: CountingCall;
  countdown: Pick<CountdownModel, 'remainingMs' | 'cancel'>;
}

/** The seconds that are left to cancel a call. Cancel takes the focus. */
export function Counter({ counting, countdown }: CounterProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const left = countdown.remainingMs.value;
  const isRequesting = left === 0;
  const total = Math.max(1, counting.countdownSeconds) * 1000;
  const { calleeName, text } = counting;
  return (
    <div class="countdown">
      <Ring
        part={Math.min(1, left / total)}
        words={isRequesting ? '…' : String(Math.ceil(left / 1000))}
      />
      <div class="countdown-text">
        <b>{i18n.t('call.calling', [whomInSentence(calleeName, text)])}</b>
        <p>
          {calleeName && <PhoneNumber text={text} />}
          {calleeName && ' · '}
          {isRequesting ? i18n.t('call.requesting') : i18n.t('call.their_phone_first')}
        </p>
      </div>
      {!isRequesting && (
        <button ref={cancel} type="button" class="ghost" onClick={() => void countdown.cancel()}>
          {i18n.t('call.cancel')} <kbd>Esc</kbd>
        </button>
      )}
    </div>
  );
}

/** Cancels a running countdown on Esc, with the focus anywhere, and nothing else. Otherwise Esc keeps its meaning. */
export function useEscape(countdown: Pick<CountdownModel, 'counting' | 'cancel'>): void {
  const abortSignal = useLifetime([countdown]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !countdown.counting.value) return;
      event.preventDefault();
      event.stopPropagation();
      void countdown.cancel();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true, signal: abortSignal });
  }, [abortSignal]);
}

interface RingProps {
  /** The part that remains, 0 to 1. */
  part: number;
  /** Text inside the ring. */
  words: string;
}

/** The countdown as a ring. */
function Ring({ part, words }: RingProps) {
  return (
    <span class="ring" aria-hidden="true">
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle class="ring-track" cx="18" cy="18" r="15.5" />
        <circle
          class="ring-left"
          cx="18"
          cy="18"
          r="15.5"
          pathLength="1"
          stroke-dasharray={`${part} 1`}
        />
      </svg>
      <span>{words}</span>
    </span>
  );
}
