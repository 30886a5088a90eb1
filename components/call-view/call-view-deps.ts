import { watchDeliveries } from '@/components/crm/delivery/watch-deliveries';
import { watchFollowUps } from '@/components/follow-ups/follow-ups-model';
import { openPlayback } from '@/components/player/playback';
import { createSettingsModel } from '@/components/shared/models/settings-model';
import type { OwnPage } from '@/components/shared/own-page';
import { openNoteDrafts } from '@/components/transcripts/open-note-drafts';
import type { WorkspacesDeps } from '@/components/workspaces/workspaces-model';
import { type CallDatabase, openCallDatabase } from '@/lib/calls/database';
import { watchFollowingStopped } from '@/lib/calls/follow/follow-state';
import { hasOlderCalls, watchCalls } from '@/lib/calls/log/call-log';
import { watchReading } from '@/lib/calls/log/speech-readings';
import { ask } from '@/lib/messages/client';
import { everyFewSeconds, onEachTick } from '@/lib/platform/page/timers';
import { announceLogView } from '@/lib/platform/views';
import { createSettings } from '@/lib/settings/store';
import { watchWorkspaces } from '@/lib/workspaces/stored-workspaces';
import { watchWrapUps } from '@/lib/wrap-up/watch-wrap-ups';
import type { CallViewDeps } from './call-view-model';

type OpenedDeps = CallViewDeps & WorkspacesDeps & { calls: CallDatabase };

/** Opens the database, clock and background for a view of calls, and tells the background of it. */
export function openCallViewDeps({ abortSignal, settingsDatabase }: OwnPage): OpenedDeps {
  const calls = openCallDatabase();
  // A view waits longest for its rows, so nothing is opened before them. Who reads them reports a failure.
  calls.open().catch(() => undefined);
  announceLogView(abortSignal);
  return {
    ask,
    calls,
    now: Date.now,
    tick: onEachTick,
    newGesture: () => crypto.randomUUID(),
    settings: createSettingsModel(createSettings(settingsDatabase), abortSignal),
    watch: (page, onChange, onFailure, abortSignal) =>
      watchCalls(calls, page, onChange, onFailure, abortSignal),
    hasOlder: (before) => hasOlderCalls(calls, before),
    playback: openPlayback(calls, ask),
    everyFewSeconds,
    watchFollowUps: (onChange, abortSignal) => watchFollowUps(calls, onChange, abortSignal),
    watchWrapUps: (callIds, onChange, abortSignal) =>
      watchWrapUps(calls, callIds, onChange, abortSignal),
    watchReading: (callId, onChange, abortSignal) =>
      watchReading(calls, callId, onChange, abortSignal),
    transcripts: openNoteDrafts(),
    watchDeliveries: (callId, onChange, abortSignal) =>
      watchDeliveries(calls, callId, onChange, abortSignal),
    watchWorkspaces: (onChange, abortSignal) =>
      watchWorkspaces(settingsDatabase, onChange, abortSignal),
    watchStopped: (onChange, abortSignal) => watchFollowingStopped(calls, onChange, abortSignal),
  };
}
