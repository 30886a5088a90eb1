import { z } from 'zod';
import type { CallerIdReason } from '@/lib/caller-id/model';
import { type ProblemCode, problemCodes } from '@/lib/problems/problem-codes';
import {
  registryVersionSchema,
  ruleNoticeSchema,
  sharedListVersionSchema,
} from '@/lib/problems/rule-notice';
import { FIRST_WORKSPACE } from '@/lib/settings/workspace/first-workspace';

/**
 * The states of a call (docs/call-life.md). `placed` means that the service answered with a
 * `call_id`, not that anybody answered the phone: the interface never reports that.
 */
export const callStates = [
  'counting',
  'requested',
  'placed',
  'recorded',
  'unrecorded',
  'refused',
  'unconfirmed',
  'cancelled',
] as const;

/** A state of a call. */
export type CallState = (typeof callStates)[number];

/** New names of problem codes that earlier versions wrote to exported files. */
const renamedCodes = new Map<unknown, ProblemCode>([
  ['undone', 'cancelled-by-rep'],
  ['undo-hidden', 'countdown-hidden'],
  ['interrupted-asking', 'interrupted-requesting'],
]);

/**
 * Why a call is in its state: a code, and the service's own words if it gave any. A code that only
 * another version of Handset knows is read as `unexpected`.
 */
export const problemSchema = z.object({
  code: z
    .preprocess((code) => renamedCodes.get(code) ?? code, z.enum(problemCodes))
    .catch('unexpected'),
  words: z.string().optional(),
  /** ISO 3166: the country in which the number is invalid. */
  country: z.string().optional(),
  /** The rules that warn of the call or block it. */
  rules: ruleNoticeSchema.optional(),
  /** The national registry that the number is on. */
  registry: registryVersionSchema.optional(),
  /** The company's list that the callee is on. */
  sharedList: sharedListVersionSchema.optional(),
});

/** A problem as it is stored and as it crosses worlds. */
export type Problem = z.infer<typeof problemSchema>;

/**
 * The record that a call belongs to: of a CRM's page, or of a campaign. Only `objectId`, `slug` and
 * `appId` are sent, as the interface's tracking fields.
 */
export const recordContextSchema = z.object({
  /** The CRM of the page. Alone, the page named no record. */
  crm: z.string().optional(),
  /** The kind of record, as its CRM names it. */
  type: z.string().optional(),
  /** The CRM's own id. */
  id: z.string().optional(),
  title: z.string().optional(),
  /** The shortest address that shows the record. */
  url: z.string().optional(),
  objectId: z.int().optional(),
  slug: z.string().optional(),
  appId: z.int().optional(),
  /** The campaign whose contact was called. Stored for the log's filter, never sent. */
  campaign: z.object({ id: z.int(), name: z.string() }).optional(),
  /** The contact's data in a campaign, label → text. Stored for the rep, never sent. */
  data: z.record(z.string(), z.string()).optional(),
});

/** The record that a call belongs to. */
export type RecordContext = z.infer<typeof recordContextSchema>;

/** The campaign whose contact was called. */
export type CalledCampaign = NonNullable<RecordContext['campaign']>;

/** Maximum lengths of a source page's address and title, in UTF-16 units. */
export const [MAX_PAGE_URL, MAX_PAGE_TITLE] = [2000, 200];

/** The page that a call was made from: its http(s) address without user, query and fragment, and its title. */
export const sourcePageSchema = z.object({
  url: z
    .string()
    .max(MAX_PAGE_URL)
    .regex(/^https?:\/\/[^/?#@\\\s]+\/[^?#\s]*$/),
  title: z.string().max(MAX_PAGE_TITLE).optional(),
});

/** The page that a call was made from. */
export type SourcePage = z.infer<typeof sourcePageSchema>;

/** Fields that some services add to a history entry. Shown if present, never required. */
export const extrasSchema = z.object({
  status: z.string().optional(),
  durationSeconds: z.number().nonnegative().optional(),
});

/** A call in the log. Times are epoch ms, numbers E.164. */
export const callSchema = z.object({
  /** Our UUID. Sent as `submitted_id`, so that a call whose answer was lost can be found in history. */
  id: z.string(),
  /** The rep's gesture that started it. Unique: one gesture makes one call. */
  gesture: z.string(),
  state: z.enum(callStates),
  /** Id of the workspace that placed it; absent for the first one. */
  workspace: z.string().optional(),
  callee: z.string(),
  calleeName: z.string().optional(),
  /** The DID that the callee sees. */
  callerId: z.string(),
  /** The rep's phone. Rings after the callee answers. */
  ownNumber: z.string(),
  createdAt: z.number(),
  /** When the countdown ends. */
  requestAt: z.number(),
  requestedAt: z.number().optional(),
  placedAt: z.number().optional(),
  changedAt: z.number(),
  /** The `changedAt` of the version that was imported: its recording is no news. */
  importedChangeAt: z.number().optional(),
  /** The service's id of the call. */
  callId: z.string().optional(),
  recording: z.string().optional(),
  extras: extrasSchema.optional(),
  problem: problemSchema.optional(),
  /** The registries of the callee's country that the call was checked against. */
  registries: z.array(registryVersionSchema).optional(),
  record: recordContextSchema.optional(),
  /** Absent for numbers that were typed, and for calls from our own lists. */
  sourcePage: sourcePageSchema.optional(),
});

/** A call in the log. */
export type Call = z.infer<typeof callSchema>;

/** The fields of a call that a page's card may know. */
export type PublicCall = Omit<
  Call,
  | 'workspace'
  | 'callerId'
  | 'ownNumber'
  | 'record'
  | 'registries'
  | 'sourcePage'
  | 'recording'
  | 'extras'
  | 'callId'
> & {
  /** Whether the call has a CRM record that can be opened. */
  hasRecord?: true;
};

/** Returns the id of the workspace that a call belongs to. */
export function workspaceOf({ workspace = FIRST_WORKSPACE }: Pick<Call, 'workspace'>): string {
  return workspace;
}

/** States of a call whose outcome is still to come. */
export const inFlightStates = ['counting', 'requested'] as const satisfies readonly CallState[];

/** Returns whether a call counts down or is being requested. */
export function isInFlight({ state }: Pick<Call, 'state'>): boolean {
  return (inFlightStates as readonly CallState[]).includes(state);
}

/** No countdown and no request lasts this long. */
const MAX_IN_FLIGHT_MS = 60_000;

/**
 * Returns whether a call is in flight and recent enough for that. An older record is a leftover, which the
 * recovery ends; it must not block other calls.
 */
export function isStillInFlight(call: Call, now: number): boolean {
  return (
    isInFlight(call) && Math.abs(now - (call.requestedAt ?? call.requestAt)) < MAX_IN_FLIGHT_MS
  );
}

/** Returns whether the service took the call, as far as is known. */
export function wasPlaced({ state }: Pick<Call, 'state'>): boolean {
  return state === 'placed' || state === 'recorded' || state === 'unrecorded';
}

/** Returns whether the callee's phone rings, is about to ring or may have rung. */
export function mayRing({ state }: Pick<Call, 'state'>): boolean {
  return state !== 'cancelled' && state !== 'refused';
}

/** States that history may still change. Calls in these states are followed. */
export const openStates: readonly CallState[] = ['placed', 'unconfirmed'];

/** The numbers of a call's two legs. */
export interface Legs {
  callerId: string;
  callerIdText: string;
  /** Why this DID. */
  callerIdReason: CallerIdReason;
  /** Calls of this day from this DID. */
  callsToday: number;
  ownNumber: string;
  ownNumberText: string;
}

/** A call in its countdown, as the rep sees it. */
export interface CountingCall {
  callId: string;
  callee: string;
  /** The number in international format. */
  text: string;
  calleeName?: string;
  /** Epoch ms at which the countdown ends and the call is requested. */
  requestAt: number;
  /** The length of the countdown. */
  countdownSeconds: number;
}
