import type { z } from 'zod';
import type { JsonAnswer, JsonRequest } from '@/lib/crm/connectors/http/send-json';
import type { ConnectorError } from '@/lib/outbox/connector-error';
import type { EntryContent, EntryTarget, RecordMatch } from '@/lib/outbox/model';

/** A request to a CRM's API. The path is appended to the address of the API. */
export interface RestRequest {
  method: NonNullable<JsonRequest['method']>;
  path: string;
  body?: unknown;
  /** The permission that it needs, by the CRM's name for it. */
  scope?: string;
}

/** A search for the records with a number. */
export interface NumberSearch {
  /** The type of the records, as in their addresses. */
  type: string;
  request(number: string): RestRequest;
  ids(number: string): z.ZodType<string[]>;
  /** Without the permission for it, there are none. */
  isOptional?: boolean;
  /** Asks for what tells the records apart that were found. */
  describe(ids: readonly string[]): RestRequest;
  described: z.ZodType<Omit<RecordMatch, 'type'>[]>;
}

/** The entries with a marker on one page of an answer, and the next page if there is one. */
export interface FoundEntries {
  ids: string[];
  next?: string | undefined;
}

/** The fields that entries must have, and how to ask which there are. */
export interface EntryFields {
  wanted: readonly string[];
  request: RestRequest;
  names: z.ZodType<string[]>;
}

/** How the REST API of one CRM is asked: all that differs between CRMs. */
export interface RestApi {
  headers: Record<string, string>;
  /** Requests about entries. */
  create(target: EntryTarget, marker: string, entry: EntryContent): RestRequest;
  createdId: z.ZodType<string>;
  /** A search for the entry with the marker. `after` names a further page. */
  find(marker: string, entry: EntryContent, after?: string): RestRequest;
  found(marker: string, entry: EntryContent): z.ZodType<FoundEntries>;
  change(entryId: string, entry: EntryContent, marker: string): RestRequest;
  remove(entryId: string): RestRequest;
  /** Searches by number. A later one is asked only if no earlier one found a record. */
  numberSearches: readonly NumberSearch[];
  /** Requests that change nothing, and are refused if the key may not do what is needed. */
  checks: readonly RestRequest[];
  /** Asks for the names of an entry's fields, where the checks do not tell that one is missing. */
  entryFields?: EntryFields | undefined;
  /** What a refusal means. A missing entry is `crm-record-gone`. */
  refusal(answer: JsonAnswer, request: RestRequest): ConnectorError;
  /** Whether a 2xx is a refusal. Without it, none is. */
  isRefusal?(answer: JsonAnswer): boolean;
}
