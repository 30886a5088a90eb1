import { i18n } from '#i18n';
import { Icon, type IconName } from '@/components/ui/Icon';
import type { Call, CallState } from '@/lib/calls/model';
import './state-chip.css';

const shapes: Record<CallState, { icon: IconName; tone: string }> = {
  counting: { icon: 'clock', tone: 'call' },
  requested: { icon: 'dots', tone: 'call' },
  placed: { icon: 'dot', tone: 'call' },
  recorded: { icon: 'wave', tone: 'soft' },
  unrecorded: { icon: 'dash', tone: 'soft' },
  refused: { icon: 'cross', tone: 'stop' },
  unconfirmed: { icon: 'question', tone: 'warn' },
  cancelled: { icon: 'undo', tone: 'soft' },
};

/** Where a call stands: a word with a shape, never a colour alone. */
export function StateChip({ call }: { call: Call }) {
  const { icon, tone } = shapes[call.state];
  const ofDid = call.problem?.code === 'did-not-owned';
  return (
    <span class={`chip ${tone}`}>
      <Icon name={icon} />
      {ofDid ? i18n.t('call.refused_not_your_did') : i18n.t(`call.state.${call.state}`)}
    </span>
  );
}
