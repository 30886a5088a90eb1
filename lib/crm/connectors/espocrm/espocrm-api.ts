import { lookBackDays } from '@/lib/crm/connectors/rest/look-back';
import type { RestApi } from '@/lib/crm/connectors/rest/rest-api';
import { searchChecks } from '@/lib/crm/connectors/rest/rest-records';
import { ConnectorError } from '@/lib/outbox/connector';
import { cutEntry, entryText } from '@/lib/outbox/entry/write-entry';
import type { EntryContent, RecordRef } from '@/lib/outbox/model/entry';
import { prepareEspocrmCall } from './espocrm-account';
import { espocrmNames } from './espocrm-names';
import { espocrmContacts, espocrmSearches } from './espocrm-records';
import { espocrmRefusal } from './espocrm-refusal';
import {
  ESPOCRM_API,
  espocrmIdSchema,
  espocrmIdsSchema,
  espocrmListPath,
  espocrmName,
} from './espocrm-requests';

/** https://docs.espocrm.com/development/api/call/ */
const CALLS = `${ESPOCRM_API}/Call`;
const SCOPE = 'Call';

/** Length of the field `name`. A description has no limit: this is what a rep may want to read. */
const MAX_NAME = 255;
const MAX_DESCRIPTION = 60_000;

/**
 * EspoCRM's calls, with the API key of an API user: https://docs.espocrm.com/development/api/. Tried on
 * EspoCRM 9.3.
 */
export function espocrmApi(key: string, now: () => number): RestApi {
  return {
    headers: { 'x-api-key': key },
    prepare: prepareEspocrmCall,
    create: (target, marker, entry, owner) => ({
      ...{ method: 'POST', path: CALLS, scope: SCOPE },
      body: { ...newCall(entry, owner), ...relationTo(target), ...ownFields(entry, marker) },
    }),
    createdId: espocrmIdSchema.transform(({ id }) => id),
    find: (marker, entry) => ({
      ...{ method: 'GET', scope: SCOPE },
      path: espocrmListPath('Call', {
        where: [
          { type: 'contains', attribute: 'description', value: marker },
          // EspoCRM counts the days back by its own clock.
          {
            ...{ type: 'lastXDays', attribute: 'createdAt', dateTime: true },
            value: lookBackDays(entry, now()),
          },
        ],
        ...{ select: 'id', maxSize: 2 },
      }),
    }),
    found: () => espocrmIdsSchema.transform((ids) => ({ ids })),
    change: (id, entry, marker) => ({
      ...{ method: 'PUT', path: pathOf(id), scope: SCOPE },
      body: ownFields(entry, marker),
    }),
    remove: (id) => ({ method: 'DELETE', path: pathOf(id), scope: SCOPE }),
    numberSearches: espocrmSearches,
    nameSearches: espocrmNames,
    contacts: espocrmContacts,
    checks: [
      { method: 'GET', path: espocrmListPath('Call', { select: 'id', maxSize: 1 }), scope: SCOPE },
      ...searchChecks(espocrmSearches),
    ],
    refusal: espocrmRefusal,
  };
}

function pathOf(id: string): string {
  return `${CALLS}/${encodeURIComponent(id)}`;
}

/** What does not change later. A call must be somebody's: that of the API user. */
function newCall({ facts }: EntryContent, owner: string) {
  return {
    ...{ status: 'Held', direction: 'Outbound', assignedUserId: owner },
    dateStart: timeText(facts.startedAt),
  };
}

/** The marker is the last line of the description, because no other field can be searched and set. */
function ownFields(entry: EntryContent, marker: string) {
  const { startedAt, durationSeconds = 0 } = entry.facts;
  return {
    name: espocrmName(entry.title, MAX_NAME),
    dateEnd: timeText(startedAt + durationSeconds * 1000),
    description: `${cutEntry(entry, MAX_DESCRIPTION, entryText)}\n\nHandset ${marker}`,
  };
}

/** EspoCRM takes times in UTC. */
function timeText(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** Contacts and leads are who a call is with. All records can be what it is about. */
function relationTo({ type, id }: RecordRef): Record<string, unknown> {
  const parent = { parentType: type, parentId: id };
  switch (type) {
    case 'Contact':
      return { ...parent, contactsIds: [id] };
    case 'Lead':
      return { ...parent, leadsIds: [id] };
    case 'Account':
    case 'Opportunity':
    case 'Case':
      return parent;
    default:
      throw new ConnectorError('refused', 'crm-wrong-type', { words: type });
  }
}
