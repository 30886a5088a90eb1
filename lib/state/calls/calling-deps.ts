import { type CallDatabase, openCallDatabase } from '@/lib/calls/database';
import { watchFollowingStopped } from '@/lib/calls/follow/follow-state';
import { hasOlderCalls, watchCalls } from '@/lib/calls/log/log';
import { ask } from '@/lib/messages/client';
import { everyFewSeconds, onEachTick } from '@/lib/platform/page/timers';
import { announceLogView } from '@/lib/platform/ports';
import { openSettingsDatabase } from '@/lib/settings/database';
import { createSettings } from '@/lib/settings/store';
import { watchDeliveries } from '@/lib/state/crm/watch-deliveries';
import { openPlayback } from '@/lib/state/player/playback';
import { createSettingsModel } from '@/lib/state/settings/settings-model';
import { watchFollowUps } from '@/lib/state/wrap-up/watch-follow-ups';
import { watchWrapUps } from '@/lib/wrap-up/watch-wrap-ups';
import type { CallingDeps } from './calling-model';

/** Opens the database, clock and background for a view of calls, and tells the background of it. */
export function openCallingDeps(ended: AbortSignal): CallingDeps & { calls: CallDatabase } {
  const calls = openCallDatabase();
  // A view waits longest for its rows, so nothing is opened before them. Who reads them reports a failure.
  calls.open().catch(() => undefined);
  announceLogView(ended);
  return {
    ask,
    calls,
    now: Date.now,
    tick: onEachTick,
    newGesture: () => crypto.randomUUID(),
    settings: createSettingsModel(createSettings(openSettingsDatabase()), ended),
    watch: (page, onChange, onFailure, until) =>
      watchCalls(calls, page, onChange, onFailure, until),
    hasOlder: (before) => hasOlderCalls(calls, before),
    playback: openPlayback(calls, ask),
    everyFewSeconds,
    watchFollowUps: (onChange, until) => watchFollowUps(calls, onChange, until),
    watchWrapUps: (callIds, onChange, until) => watchWrapUps(calls, callIds, onChange, until),
    watchDeliveries: (callId, onChange, until) => watchDeliveries(calls, callId, onChange, until),
    watchStopped: (onChange, until) => watchFollowingStopped(calls, onChange, until),
  };
}
