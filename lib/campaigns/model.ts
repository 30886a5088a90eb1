import type { Problem } from '@/lib/calls/model';
import type { NumberLabel } from '@/lib/lists/model';
import type { CalleeFacts } from '@/lib/offers/model';
import type { BrokenRule } from '@/lib/service/agents/broken-rule';

/** The position of a page in a list, as far as the service says. */
export interface PageInfo {
  page: number;
  limit: number;
  totalPages?: number;
  totalRecords?: number;
}

/** A campaign as the list shows it. Every text is the service's own; all but the id may be missing. */
export interface CampaignRow {
  id: number;
  name?: string;
  /** A word of the interface: `inprogress`. */
  status?: string;
  /** Label of the service: `Completed` once the end date has passed. */
  statusName?: string;
  agentId?: number;
  agentName?: string;
  workspaceId?: number;
  workspaceName?: string;
  /** `<day> <month> - <day> <month>`. */
  schedule?: string;
  audience?: number;
  /** How many of `total` were called. */
  progress?: { called: number; total: number };
  lastUpdated?: string;
}

/** A page of campaigns. `unreadable` counts rows that could not be read. */
export interface CampaignsPage extends PageInfo {
  campaigns: CampaignRow[];
  unreadable: number;
}

/** A column of an audience. */
export interface AudienceColumn {
  key: string;
  label: string;
}

/** A contact of a campaign. */
export interface AudienceRow {
  id: number;
  /** Texts by the columns' keys. */
  cells: Record<string, string>;
  name?: string;
  /** Whom a call would ring; absent when there is no number that can be read. */
  callee?: CalleeFacts;
  problem?: Problem;
  /** The contact's own data, label → text; kept with the call, never sent. */
  data: Record<string, string>;
}

/** A page of an audience. */
export interface AudiencePage extends PageInfo {
  columns: AudienceColumn[];
  rows: AudienceRow[];
  unreadable: number;
}

/** Where a contact of the queue comes from. */
export type QueueSource =
  | {
      kind: 'campaign';
      campaignId: number;
      campaignName: string;
      /** Id of the audience record. */
      recordId: number;
    }
  /** A web page, by its host. */
  | { kind: 'page'; host: string }
  /** Text that the rep selected on a page. */
  | { kind: 'selection'; host: string }
  /** A pasted list, or a file by its name. */
  | { kind: 'list'; file?: string | undefined };

/** A number of a queued contact, E.164, with its kind. */
export interface ContactNumber {
  e164: string;
  label?: NumberLabel | undefined;
  /** Digits of the extension. */
  ext?: string | undefined;
}

/** A row of an imported list, as it was written: it goes back into the results' file. */
export interface OriginalRow {
  line: number;
  cells: string[];
}

/** Why a contact was skipped. */
export const skipReasons = ['none', 'not-now', 'wrong-number', 'wrong-person', 'other'] as const;

/** One of {@link skipReasons}. */
export type SkipReason = (typeof skipReasons)[number];

/** A rule of one field of an agent, from the service's contract. */
export interface FieldRule {
  /** `voice.settings.speed`. */
  path: string;
  type: 'text' | 'number' | 'integer' | 'boolean' | 'choice';
  required: boolean;
  min?: number;
  max?: number;
  fallback?: string | number | boolean;
  choices?: string[];
}

/** A provider and its models; without models any model passes. */
interface ProviderChoice {
  id: string;
  label?: string | undefined;
  models: string[];
}

/** Providers by the part of an agent that they serve. */
export interface AgentCatalogue {
  voice: ProviderChoice[];
  speech_to_text: ProviderChoice[];
  llm: ProviderChoice[];
}

/** What the form is drawn from. `isReplaced` tells that somebody replaced the neutral catalogue. */
export interface AgentFormRules {
  rules: FieldRule[];
  catalogue: AgentCatalogue;
  isReplaced: boolean;
}

/** Something wrong with a configuration; `path` is empty when it concerns no field. */
export interface AgentProblem {
  path: string;
  /** In English: the service's own words, or what {@link BrokenRule} says. */
  words: string;
  /** The rule of ours that is broken; absent for the service's own words. */
  broken?: BrokenRule;
}

/** Whether the rep is ready for calls from the queue. Times are epoch ms. */
export interface StoredReadiness {
  key: 'queue';
  paused: boolean;
  /** When the rep last did something in the queue. */
  activeAt: number;
  /** Calls whose half-written notes the rep leaves for later. */
  passedNotes?: string[];
}

/** An agent that was created here. `createdAt` is epoch milliseconds. */
export interface StoredAgent {
  id: string;
  name: string;
  createdAt: number;
  /** The configuration that was sent. */
  request: unknown;
}

/**
 * How creating an agent went. `mayExist`: no answer came, but it may exist. `isInList` is false
 * when the agent exists but could not be written to the list in this browser.
 */
export type CreateAgentResult =
  | { made: true; agent: StoredAgent; isInList: boolean }
  | { made: false; faults: AgentProblem[]; problem?: Problem; mayExist: boolean };
