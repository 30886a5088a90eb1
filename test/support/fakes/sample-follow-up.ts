import type { FollowUp } from '@/components/follow-ups/follow-ups-model';
import { loggedCall } from '@/test/support/own-pages/own-samples';
import { savedWrapUp } from './fake-wrap-ups';

/** A follow-up at this time (epoch ms); its call has the same id as its gesture. */
export function sampleFollowUp(at: number, id = 'call-1', calleeName = 'Ada Whitfield'): FollowUp {
  const wrapUp = savedWrapUp({ note: 'wants a quote', followUp: { at } }, id);
  return {
    call: loggedCall({ id, gesture: id, calleeName }),
    wrapUp: { ...wrapUp, dueAt: at },
    at,
  };
}
