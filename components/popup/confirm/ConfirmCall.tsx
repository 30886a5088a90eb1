import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { NextStepButton } from '@/components/problems/NextStepButton';
import { CallWarning } from '@/components/rules/CallWarning';
import { RecordingScript } from '@/components/rules/RecordingScript';
import type { RecordingNotices } from '@/components/rules/recording-notices';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Switch } from '@/components/shared/controls/Switch';
import { Icon } from '@/components/shared/icons/Icon';
import { Remark } from '@/components/shared/notices/Remark';
import type { Legs, Problem } from '@/lib/calls/model';
import { callerIdText } from '@/lib/i18n/caller-id-text';
import { factsText } from '@/lib/i18n/facts-text';
import { problemText } from '@/lib/i18n/problem-text';
import type { Confirmation } from '@/lib/offers/model';
import type { ConfirmationModel } from './confirmation-model';
import { type PressWatch, watchPresses } from './deliberate-press';
import './confirm-call.css';

interface ConfirmCallProps {
  waiting: Confirmation;
  model: ConfirmationModel;
  notices: RecordingNotices;
  /** Epoch ms. */
  now: () => number;
}

/** The call that a page's card asked for, decided here: whom, both legs, Call. */
export function ConfirmCall({ waiting, model, notices, now }: ConfirmCallProps) {
  const [always, setAlways] = useState(false);
  const [rejection, setRejection] = useState<Rejection>();
  const callButton = useRef<HTMLButtonElement>(null);
  const presses = usePressWatch(callButton);
  const isSteady = model.isSteady.value;
  useEffect(() => {
    if (isSteady && waiting.byCommand) callButton.current?.focus();
  }, [isSteady, waiting]);
  const { facts, host, legs, blocked } = waiting;
  const press = (event: MouseEvent) => {
    if (!event.isTrusted) return;
    const isDeliberate = presses.current?.isDeliberate(event) === true;
    const why = rejectionOf(isDeliberate, isSteady);
    setRejection(why);
    if (!why) void model.confirm(always);
  };
  const problem = model.problem.value ?? blocked;
  const isWarned = problem?.code === 'call-warning';
  const warning = isWarned ? problem.rules : waiting.warning;
  return (
    <section class="confirm" role="alertdialog" aria-label={i18n.t('confirm.title', [host])}>
      <h2>{i18n.t('confirm.title', [host])}</h2>
      <CalleeLines waiting={waiting} now={now()} />
      {legs && <LegLines legs={legs} />}
      <RecordingScript callee={facts.e164} notices={notices} />
      {warning && <CallWarning notice={warning} now={now()} />}
      {problem && !isWarned && <ConfirmProblem problem={problem} />}
      <Switch on={always} onChange={setAlways}>
        {i18n.t('confirm.always', [host])}
      </Switch>
      <div class="confirm-buttons">
        <button
          ref={callButton}
          type="button"
          class="primary"
          disabled={!!blocked || model.busy.value}
          // Not `disabled`: browsers withhold pointer events over such a button.
          aria-disabled={!isSteady}
          onClick={press}
        >
          <Icon name="phone" />
          {i18n.t(warning ? 'rules.call_anyway' : 'confirm.call')} <PhoneNumber text={facts.text} />
        </button>
        <button type="button" class="ghost" onClick={() => void model.drop()}>
          {i18n.t('confirm.not_now')}
        </button>
      </div>
      {/* Below the buttons, so that Call does not move. */}
      <div role="status">{rejection && <Remark tone="warn">{i18n.t(rejection)}</Remark>}</div>
    </section>
  );
}

/** Why a press of Call did not count, as its sentence. */
type Rejection = 'confirm.not_reached' | 'card.pressed_too_soon';

function rejectionOf(isDeliberate: boolean, isSteady: boolean): Rejection | undefined {
  if (!isDeliberate) return 'confirm.not_reached';
  return isSteady ? undefined : 'card.pressed_too_soon';
}

/** Watches for deliberate presses of the button while it is shown. */
function usePressWatch(button: RefObject<HTMLButtonElement | null>): RefObject<PressWatch | null> {
  const presses = useRef<PressWatch>(null);
  useLayoutEffect(() => {
    const shown = new AbortController();
    if (button.current) presses.current = watchPresses(button.current, window, shown.signal);
    return () => shown.abort();
  }, [button]);
  return presses;
}

/** Whom the call would ring. */
function CalleeLines({ waiting, now }: { waiting: Confirmation; now: number }) {
  const { facts, calleeName } = waiting;
  return (
    <div class="confirm-callee">
      {calleeName && (
        <b>
          <bdi>{calleeName}</bdi>
        </b>
      )}
      <PhoneNumber text={facts.text} />
      <p>{factsText(facts, now)}</p>
    </div>
  );
}

/** Why there is no call, and the next step. */
function ConfirmProblem({ problem }: { problem: Problem }) {
  return (
    <Remark tone="stop">
      <p>{problemText(problem)}</p>
      <NextStepButton problem={problem} />
    </Remark>
  );
}

function LegLines({ legs }: { legs: Legs }) {
  const reason = callerIdText(legs);
  return (
    <dl class="confirm-legs">
      <dt>{i18n.t('popup.caller_id')}</dt>
      <dd>
        <PhoneNumber text={legs.callerIdText} />
        {reason && <p>{reason}</p>}
      </dd>
      <dt>{i18n.t('popup.own_number')}</dt>
      <dd>
        <PhoneNumber text={legs.ownNumberText} />
      </dd>
    </dl>
  );
}
