import {
  clientWhileOnline,
  connectedClient,
} from '@/entrypoints/background/clients/service-client';
import { createLiveBadge, type LiveBadge } from '@/lib/calls/badge/live-badge';
import type { CallDeps } from '@/lib/calls/deps';
import type { FollowDeps } from '@/lib/calls/follow/follow';
import { createFollower, type Follower } from '@/lib/calls/follow/follower';
import { parseCall } from '@/lib/calls/parse-call';
import { createPlacer, type Placer } from '@/lib/calls/place/placer';
import { createRecovery, onRecoveryDue } from '@/lib/calls/recover-interrupted';
import { watchLogViews } from '@/lib/platform/ports';
import { createRunAlone } from '@/lib/platform/run-alone';
import { keysOfCommand } from '@/lib/platform/ui/commands';
import { createWakeAlarm } from '@/lib/platform/wake-alarm';
import { isOffline } from '@/lib/service/address/offline';
import type { SettingsDatabase } from '@/lib/settings/database';
import { drawnBadge } from './badge';
import { type CountdownControl, connectCountdownControl } from './countdown';
import type { Errors } from './errors';
import { backgroundLifetime } from './lifetime';
import { connectRecordingNotification, notifyOfRecording } from './recording-notification';
import { connectTokenNotification, notifyOfTokenTrouble } from './token-notification';

/** What places and follows calls. */
export interface Calls {
  placer: Placer;
  follower: Follower;
  /** For looking calls up in history by hand. */
  follow: FollowDeps;
  badge: LiveBadge;
  countdown: CountdownControl;
}

/**
 * Starts the call life cycle: ends what an earlier background left in flight, follows open calls,
 * places new ones. Adds its listeners at once.
 */
export function startCalls(
  deps: CallDeps,
  settingsDatabase: SettingsDatabase,
  report: Errors['report'],
): Calls {
  const followAlarm = createWakeAlarm('follow');
  const recoveryAlarm = createWakeAlarm('recover');
  const recovered = createRecovery(deps);
  const badge = drawnBadge(() => keysOfCommand('cancel-call'));
  const liveBadge = createLiveBadge({ ...deps, ...badge, report }, backgroundLifetime);
  let openLogViews = 0;

  const follow: FollowDeps = {
    database: deps.database,
    now: deps.now,
    random: Math.random,
    client: () => connectedClient(settingsDatabase),
    isLogInView: () => openLogViews > 0,
    longestWaitMs: async () => (await deps.readSettings()).followSeconds * 1000,
    wakeIn: followAlarm.wakeIn,
    cancelWake: followAlarm.cancel,
    onRecorded: (call) => void notifyOfRecording(deps, call),
    onStopped: (code) => void notifyOfTokenTrouble(deps, { of: 'service', problem: { code } }),
    report,
  };
  const follower = createFollower({ ...follow, recovered, runAlone: createRunAlone('follow') });
  const placer = createPlacer({
    ...deps,
    recovered,
    client: () => clientWhileOnline(settingsDatabase),
    isOffline: ({ baseUrl }) => isOffline(baseUrl, navigator.onLine),
    uuid: () => crypto.randomUUID(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    recoverIn: recoveryAlarm.wakeIn,
    onCounting: liveBadge.countDown,
    onRequested: follower.onRequested,
    report,
    onBackOff: follower.onBackOff,
  });

  const countdown = connectCountdownControl(placer, async (callId) =>
    parseCall(await deps.database.calls.get(callId)),
  );
  connectRecordingNotification();
  connectTokenNotification();
  followAlarm.onWake(() => void follower.run());
  recoveryAlarm.onWake(() => {
    void onRecoveryDue({ ...deps, recovered, follower, cancelWake: recoveryAlarm.cancel });
  });
  watchLogViews(({ open, isNew }) => {
    openLogViews = open;
    if (isNew) follower.onLogOpened();
  });
  void follower.run();
  return { placer, follower, follow, badge: liveBadge, countdown };
}
