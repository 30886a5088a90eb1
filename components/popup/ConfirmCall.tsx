import { useEffect, useRef, useState } from 'preact/hooks';
import { i18n } from '#i18n';
import { CallWarning } from '@/components/rules/CallWarning';
import { Icon } from '@/components/ui/Icon';
import { PhoneNumber } from '@/components/ui/PhoneNumber';
import { Remark } from '@/components/ui/Remark';
import { Switch } from '@/components/ui/Switch';
import type { Legs } from '@/lib/calls/model';
import { callerIdText } from '@/lib/i18n/caller-id-text';
import { factsText } from '@/lib/i18n/facts-text';
import { problemText } from '@/lib/i18n/problem-text';
import type { Confirmation } from '@/lib/offers/model';
import type { ConfirmationModel } from '@/lib/state/popup/confirmation-model';
import './confirm-call.css';

interface ConfirmCallProps {
  waiting: Confirmation;
  model: ConfirmationModel;
  /** Epoch ms. */
  now: () => number;
}

/** The call that a page's card asked for, decided here: whom, both legs, Call. */
export function ConfirmCall({ waiting, model, now }: ConfirmCallProps) {
  const [always, setAlways] = useState(false);
  const callButton = useRef<HTMLButtonElement>(null);
  const isSteady = model.isSteady.value;
  useEffect(() => {
    if (isSteady && waiting.byCommand) callButton.current?.focus();
  }, [isSteady, waiting]);
  const { facts, calleeName, host, legs, blocked } = waiting;
  const problem = model.problem.value ?? blocked;
  const isWarned = problem?.code === 'call-warning';
  const warning = isWarned ? problem.rules : waiting.warning;
  return (
    <section class="confirm" role="alertdialog" aria-label={i18n.t('confirm.title', [host])}>
      <h2>{i18n.t('confirm.title', [host])}</h2>
      <div class="confirm-callee">
        {calleeName && (
          <b>
            <bdi>{calleeName}</bdi>
          </b>
        )}
        <PhoneNumber text={facts.text} />
        <p>{factsText(facts, now())}</p>
      </div>
      {legs && <LegLines legs={legs} />}
      {warning && <CallWarning notice={warning} now={now()} />}
      {problem && !isWarned && <Remark tone="stop">{problemText(problem)}</Remark>}
      <Switch on={always} onChange={setAlways}>
        {i18n.t('confirm.always', [host])}
      </Switch>
      <div class="confirm-buttons">
        <button
          ref={callButton}
          type="button"
          class="primary"
          disabled={!!blocked || model.busy.value || !isSteady}
          onClick={(event) => event.isTrusted && void model.confirm(always)}
        >
          <Icon name="phone" />
          {i18n.t(warning ? 'rules.call_anyway' : 'confirm.call')} <PhoneNumber text={facts.text} />
        </button>
        <button type="button" class="ghost" onClick={() => void model.drop()}>
          {i18n.t('confirm.not_now')}
        </button>
      </div>
    </section>
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
