import type { AudienceModel } from '@/components/audience/audience-model';
import type { CampaignsModel } from '@/components/campaigns/campaigns-model';
import type { CountdownModel } from '@/components/countdown/countdown-model';
import type { QueueModel } from '@/components/queue/queue-model';
import type { RowCallsModel } from '@/components/row-calls/row-calls-model';
import type { SettingsModel } from '@/components/shared/models/settings-model';
import { reactTo } from '@/components/shared/react-to';

/** The lists that the service or the background answers, and what changes them. */
interface ListModels {
  settings: Pick<SettingsModel, 'value'>;
  campaigns: Pick<CampaignsModel, 'list'>;
  audience: Pick<AudienceModel, 'list'>;
  queue: Pick<QueueModel, 'refresh'>;
  countdown: Pick<CountdownModel, 'counting' | 'outcome'>;
  rowCalls: Pick<RowCallsModel, 'refused'>;
}

/** Reads lists again after something changed that they depend on, until the signal aborts. */
export function reloadLists(models: ListModels, abortSignal: AbortSignal): void {
  reloadOnceConnected(models, abortSignal);
  followOutcomes(models, abortSignal);
  followPauses(models, abortSignal);
}

/**
 * Reads the lists again after the connection changed. A list that could not be read is read again
 * after any change: a new token shows in no setting.
 */
function reloadOnceConnected(
  { settings, campaigns, audience }: ListModels,
  abortSignal: AbortSignal,
): void {
  let before: string | undefined;
  reactTo(
    () => settings.value.value,
    (current) => {
      if (!current) return;
      const { baseUrl, hasToken, tokenHeader } = current;
      const connection = JSON.stringify([baseUrl, hasToken, tokenHeader]);
      const changed = before !== undefined && before !== connection;
      before = connection;
      for (const { list } of [campaigns, audience]) {
        if (changed || list.problem.value) list.refresh();
      }
    },
    abortSignal,
  );
}

/** A call that starts or ends changes who waits. */
function followOutcomes({ countdown, queue }: ListModels, abortSignal: AbortSignal): void {
  reactTo(
    () => countdown.counting.value ?? countdown.outcome.value,
    (call) => {
      if (call) queue.refresh();
    },
    abortSignal,
  );
}

/** The queue paused since it was read: shows why, and how to continue. */
function followPauses({ rowCalls, queue }: ListModels, abortSignal: AbortSignal): void {
  reactTo(
    () => rowCalls.refused.value?.problem.code,
    (code) => {
      if (code === 'queue-paused') queue.refresh();
    },
    abortSignal,
  );
}
