import { useRef } from 'preact/hooks';
import { i18n } from '#i18n';
import { StateChip } from '@/components/calls/StateChip';
import { Counter } from '@/components/countdown/Countdown';
import { PlayerControls } from '@/components/player/PlayerControls';
import '@/components/player/player.css';
import { PhoneNumber } from '@/components/shared/controls/PhoneNumber';
import { Avatar } from '@/components/shared/icons/Avatar';
import { Icon } from '@/components/shared/icons/Icon';
import { Remark } from '@/components/shared/notices/Remark';
import { practiceCall } from './practice-call';
import type { PracticeModel } from './practice-model';

/** What the rep would see at a step: a contact, the card, the countdown, both phones, the log. */
export function PracticeStage({ model }: { model: PracticeModel }) {
  const counting = model.counting.value;
  switch (model.step.value) {
    case 'number':
      return <Contact onPress={() => model.openCard()} />;
    case 'call':
      return <Card onCall={() => model.call()} />;
    case 'countdown':
      return counting ? <Counter counting={counting} countdown={model} /> : null;
    case 'customer':
      return <Phones customer="ringing" own="quiet" />;
    case 'rep':
      return <Phones customer="answered" own="ringing" />;
    case 'log':
      return <LoggedCall state="placed" />;
    case 'recording':
      return (
        <>
          <LoggedCall state="recorded" />
          <Recording player={model.player} />
        </>
      );
    case 'cancelled':
      return (
        <Remark tone="soft" icon="back">
          {i18n.t('practice.cancelled')}
        </Remark>
      );
  }
}

/** A contact as on a page of a CRM. */
function Contact({ onPress }: { onPress: () => void }) {
  const { calleeName, text } = practiceCall;
  return (
    <div class="practice-contact">
      <Avatar name={calleeName} />
      <div>
        <b dir="auto">{calleeName}</b>
        <button type="button" class="practice-mark" onClick={onPress}>
          <PhoneNumber text={text} />
        </button>
      </div>
    </div>
  );
}

function Card({ onCall }: { onCall: () => void }) {
  const { calleeName, text } = practiceCall;
  return (
    <div class="practice-card">
      <b dir="auto">{calleeName}</b>
      <PhoneNumber text={text} />
      <p>{i18n.t('card.ringing_order')}</p>
      <button type="button" class="primary" onClick={onCall}>
        <Icon name="phone" />
        {i18n.t('popup.call')}
      </button>
    </div>
  );
}

type PhoneState = 'quiet' | 'ringing' | 'answered';

/** The two phones of a call. */
function Phones({ customer, own }: { customer: PhoneState; own: PhoneState }) {
  return (
    <ul class="practice-phones">
      <Phone name={i18n.t('practice.customer_phone')} state={customer} />
      <Phone name={i18n.t('call.own_number')} state={own} />
    </ul>
  );
}

function Phone({ name, state }: { name: string; state: PhoneState }) {
  return (
    <li class={state}>
      <Icon name="phone" />
      <b>{name}</b>
      <span>{i18n.t(`practice.phone.${state}`)}</span>
    </li>
  );
}

/** The call as a row of the log. */
function LoggedCall({ state }: { state: 'placed' | 'recorded' }) {
  const { calleeName, text } = practiceCall;
  return (
    <div class="practice-contact">
      <Avatar name={calleeName} />
      <div>
        <b dir="auto">{calleeName}</b>
        <PhoneNumber text={text} />
      </div>
      <StateChip call={{ state }} />
    </div>
  );
}

function Recording({ player }: Pick<PracticeModel, 'player'>) {
  const play = useRef<HTMLButtonElement>(null);
  return (
    <div class="player">
      <PlayerControls model={player} playRef={play} />
    </div>
  );
}
