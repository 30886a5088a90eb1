import type { z } from 'zod';
import {
  type HttpDeps,
  type JsonAnswer,
  type JsonRequest,
  sendJson,
} from '@/lib/crm/connectors/http/send-json';
import type { FoundPage, SoughtNumber } from '@/lib/crm/connectors/numbers/number-matches';
import type { Session } from '@/lib/crm/connectors/oauth/session';
import { ConnectorError, type NewContact } from '@/lib/outbox/connector';
import type { EntryContent, RecordMatch, RecordRef } from '@/lib/outbox/model/entry';

/** A request to a CRM's API. The path is appended to the address of the API. */
export interface RestRequest {
  method: NonNullable<JsonRequest['method']>;
  path: string;
  body?: unknown;
  /** The permission that it needs, by the CRM's name for it. */
  scope?: string;
}

/** Asks for the first page of a search, or for the page that the previous one named. */
export type PagedRequest = (after?: string) => RestRequest;

/** What an answer answers: a number, by the nth request for it. */
interface AskedNumber {
  sought: SoughtNumber;
  nth: number;
}

/** A search for the records of one type with a number. */
export interface NumberSearch {
  /** The type of the records, as in their addresses. */
  type: string;
  /** Finds more than the number; what is found is compared. Several, where one finds not all writings. */
  requests(number: SoughtNumber): readonly PagedRequest[];
  found(after?: string, asked?: AskedNumber): z.ZodType<FoundPage>;
  /** Without the permission for it, the result is empty. */
  isOptional?: boolean;
  /** Asks for what tells the records apart that were found. */
  describe(ids: readonly string[]): RestRequest;
  /** It asks for one record at a time. */
  describesOne?: true;
  described: z.ZodType<Omit<RecordMatch, 'type'>[]>;
}

/** A search for records by name: one request, whose answer has one record more than are shown. */
export interface NameSearch {
  request(text: string): RestRequest;
  found: z.ZodType<RecordMatch[]>;
  /** Without the permission for it, the result is empty. */
  isOptional?: boolean;
}

/** The entries with a marker on one page of an answer, and the next page if there is one. */
export interface FoundEntries {
  ids: string[];
  next?: string | undefined;
}

/** A field of the CRM's entries. */
interface EntryField {
  name: string;
  /** The most characters of a text, if the CRM says it. */
  length?: number | undefined;
  /** An entry is refused without a value of ours. */
  isRequired?: boolean | undefined;
}

/** The fields that entries must have, and how to ask which there are. */
export interface EntryFields {
  wanted: readonly string[];
  request: RestRequest;
  fields: z.ZodType<EntryField[]>;
}

/** How contacts are created. */
export interface RestContacts {
  /** The type of the records, as in their addresses. */
  type: string;
  create(contact: NewContact): RestRequest;
  createdId: z.ZodType<string>;
  /** Asks for contacts with exactly this number, or for the newest: where a new one shows soonest. */
  find(number: string): RestRequest;
  /** The ids of those that have exactly this number. */
  found(number: string): z.ZodType<string[]>;
}

/** How the REST API of one CRM is asked: all that differs between CRMs. */
export interface RestApi {
  headers: Record<string, string>;
  /**
   * Asked before each entry is made. Resolves to its owner. Rejects if it can't be made: on this record, or
   * at all.
   */
  prepare?(client: RestClient, target?: RecordRef): Promise<string>;
  /** Requests about entries. The owner is what `prepare` resolved to. */
  create(target: RecordRef, marker: string, entry: EntryContent, owner: string): RestRequest;
  createdId: z.ZodType<string>;
  /** A search for the entry with the marker. `after` names a further page. */
  find(marker: string, entry: EntryContent, after?: string): RestRequest;
  found(marker: string, entry: EntryContent, after?: string): z.ZodType<FoundEntries>;
  change(entryId: string, entry: EntryContent, marker: string): RestRequest;
  remove(entryId: string): RestRequest;
  /** Searches by number. All are asked: a call is logged without asking the rep only if one record has it. */
  numberSearches: readonly NumberSearch[];
  nameSearches: readonly NameSearch[];
  contacts: RestContacts;
  /** Requests that change nothing, and are refused if the key may not do what is needed. */
  checks: readonly RestRequest[];
  /** Asks for an entry's fields, where values have fields that the rep chose. */
  entryFields?: EntryFields | undefined;
  /** What a refusal means. A missing entry is `crm-record-gone`. */
  refusal(answer: JsonAnswer, request: RestRequest): ConnectorError;
  /** Whether a 2xx is a refusal. Without it, none is. */
  isRefusal?(answer: JsonAnswer): boolean;
}

/**
 * Sends a request, and parses what is answered. Rejects with a `ConnectorError`. The signal ends this
 * request alone. A renewed sign-in goes on, because a new key must not be lost.
 */
export type RestClient = <S extends z.ZodType>(
  request: RestRequest,
  schema: S,
  abortSignal?: AbortSignal,
) => Promise<z.output<S>>;

/** Creates a client of the API at `address`: an origin, perhaps with a path. */
export function createRestClient(
  deps: HttpDeps,
  address: string,
  { headers: fixed, refusal, isRefusal }: Pick<RestApi, 'headers' | 'refusal' | 'isRefusal'>,
  abortSignal: AbortSignal,
  session?: Session,
): RestClient {
  const send = async (
    { method, path, body }: RestRequest,
    isAgain: boolean,
    requestSignal: AbortSignal,
  ) => {
    const headers = { ...fixed, ...(await session?.headers(isAgain)) };
    const request = { url: `${address}${path}`, method, headers, body };
    return sendJson(deps, { ...request, notJson: 'crm-not-json' }, requestSignal);
  };
  return async (request, schema, own) => {
    const requestSignal = own ? AbortSignal.any([own, abortSignal]) : abortSignal;
    const first = await send(request, false, requestSignal);
    // Refused before it had any effect: it may be sent again.
    const answer = session?.isExpired(first) ? await send(request, true, requestSignal) : first;
    if (answer.status > 299 || isRefusal?.(answer)) throw refusal(answer, request);
    const parsed = schema.safeParse(answer.json);
    if (parsed.success) return parsed.data;
    throw new ConnectorError('no-answer', 'crm-not-json', {}, parsed.error);
  };
}
