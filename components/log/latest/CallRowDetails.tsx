import { CallDetails } from '@/components/calls/details/CallDetails';
import { WrapUpDetails } from '@/components/wrap-up/WrapUpDetails';
import type { Call } from '@/lib/calls/model';
import type { CallRowsModel } from './call-rows';

interface CallRowDetailsProps {
  call: Call;
  rows: CallRowsModel;
}

/** The details of a call in a list, with its wrap-up unless the view offers that outside the list. */
export function CallRowDetails({ call, rows }: CallRowDetailsProps) {
  const { texts, actions, delivery, playback, wrapUps, current } = rows;
  const settings = rows.settings.value.value;
  return (
    <CallDetails
      {...{ call, texts, actions, delivery, playback, settings }}
      stored={wrapUps.stored.value?.get(call.id)}
    >
      {current?.value?.id !== call.id && <WrapUpDetails {...{ call, texts, wrapUps, settings }} />}
    </CallDetails>
  );
}
