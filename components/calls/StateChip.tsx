import { i18n } from '#i18n';
import { Chip, type ChipLook } from '@/components/shared/controls/Chip';
import type { Call, CallState } from '@/lib/calls/model';

const looks: Record<CallState, ChipLook> = {
  counting: { icon: 'clock', tone: 'call' },
  requested: { icon: 'dots', tone: 'call' },
  placed: { icon: 'dot', tone: 'call' },
  recorded: { icon: 'wave', tone: 'soft' },
  unrecorded: { icon: 'dash', tone: 'soft' },
  refused: { icon: 'cross', tone: 'stop' },
  unconfirmed: { icon: 'question', tone: 'warn' },
  cancelled: { icon: 'back', tone: 'soft' },
};

/** The state of a call. */
export function StateChip({ call }: { call: Pick<Call, 'state' | 'problem'> }) {
  const isDidRefused = call.problem?.code === 'did-not-owned';
  const key = isDidRefused ? 'call.refused_not_your_did' : (`call.state.${call.state}` as const);
  return <Chip {...looks[call.state]} text={i18n.t(key)} />;
}
