/**
 * Health: whether everything that a call depends on works, from the service to the browser's alarms. Options asks,
 * and shows each answer with what to do. A check changes nothing and calls nobody; it sends one request to the
 * service, as testing a connection does, and one without a key to the address for transcripts if the rep allowed it.
 * Answers hold no number, name or token.
 */

import type { Problem } from '@/lib/calls/model';
import type { ConnectorId } from '@/lib/outbox/model/connector';
import type { SyncState } from '@/lib/settings/model/sync';
import type { TranscriptReach } from '@/lib/transcripts/model';

/** What is checked, in the order in which a rep reads it. */
export const checkNames = [
  ...(['service', 'token', 'own-numbers', 'dids', 'sites'] as const),
  ...(['connectors', 'database', 'alarms', 'notifications', 'policy', 'shared-list'] as const),
  ...(['transcripts', 'sync'] as const),
] as const;

/** One of {@link checkNames}. */
export type CheckName = (typeof checkNames)[number];

/**
 * The result of a check. `attention`: calls work, but something should be looked at. `unknown`: it can't be
 * checked now, or this browser does not tell.
 */
export interface HealthCheck {
  name: CheckName;
  state: 'good' | 'attention' | 'bad' | 'unknown';
  /** Why it is not good, where a problem says it. */
  problem?: Problem;
  /** What was counted: numbers, sites, connected CRMs, unreadable entries, missing alarms, days. */
  count?: number;
  /** The connectors or values of the policy that it is about. */
  names?: string[];
  /** Of transcripts: how far they work, and the host of their address. */
  transcripts?: TranscriptFacts;
  /** Of sync. */
  sync?: SyncFacts;
}

/** Transcripts, as far as their health goes. */
export interface TranscriptFacts {
  reach: TranscriptReach;
  host: string;
}

/** Sync of settings, as far as its health goes: on or off, when it last worked (epoch ms), and why not since. */
export interface SyncFacts extends Pick<SyncState, 'at' | 'problem'> {
  isOn: boolean;
}

/** What the browser says of itself. */
export interface BrowserFacts {
  /** Names of the alarms that are set. */
  alarms: string[];
  /** Names of those that must be, as what is stored tells. */
  neededAlarms: string[];
  /** Whether the browser shows our notifications; undefined where it does not tell. */
  showsNotifications: boolean | undefined;
}

/** A connected CRM, as far as its health goes. */
export interface ConnectorFacts {
  id: ConnectorId;
  /** Why nothing is sent to it. */
  problem?: Problem;
}
