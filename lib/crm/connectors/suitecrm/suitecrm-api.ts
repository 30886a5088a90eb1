import type { RestApi } from '@/lib/crm/connectors/rest/rest-api';
import { searchChecks } from '@/lib/crm/connectors/rest/rest-records';
import { fixedValues, mappedValues } from '@/lib/outbox/entry/field-mapping';
import { cutEntry, cutText, entryText } from '@/lib/outbox/entry/write-entry';
import type { FieldLengths, FieldMapping } from '@/lib/outbox/model/connector';
import type { EntryContent, RecordRef } from '@/lib/outbox/model/entry';
import { prepareSuitecrmCall } from './suitecrm-account';
import { SUITECRM_TEXT_LENGTH, suitecrmFields } from './suitecrm-fields';
import { suitecrmNames } from './suitecrm-names';
import { suitecrmContacts, suitecrmSearches } from './suitecrm-records';
import { suitecrmRefusal } from './suitecrm-refusal';
import {
  SUITECRM_API,
  suitecrmListPath,
  suitecrmOneSchema,
  suitecrmPageSchema,
  suitecrmRecordPath,
  suitecrmText,
} from './suitecrm-requests';

const SCOPE = 'Calls';

/** Length of the field `name`. What is longer is cut without a word, and so is a description, with our marker. */
const MAX_NAME = 50;

/**
 * SuiteCRM's calls, by the JSON API V8 of SuiteCRM 7 and 8:
 * https://docs.suitecrm.com/developer/api/developer-setup-guide/json-api/. Tried on SuiteCRM 7.14.
 */
export function suitecrmApi(fields: FieldMapping, lengths?: FieldLengths): RestApi {
  const mapped = (entry: EntryContent) =>
    textValues(mappedValues('suitecrm', fields, plain(entry), lengths));
  return {
    headers: {},
    prepare: prepareSuitecrmCall,
    create: (target, marker, entry, owner) => ({
      ...{ method: 'POST', path: `${SUITECRM_API}/module`, scope: SCOPE },
      body: bodyOf({
        ...textValues(fixedValues('suitecrm', fields, entry, lengths)),
        ...mapped(entry),
        ...newCall(entry, owner),
        ...relationTo(target),
        ...ownFields(entry, marker),
      }),
    }),
    createdId: suitecrmOneSchema.transform(({ data }) => data.id),
    find: (marker) => ({
      ...{ method: 'GET', scope: SCOPE },
      path: suitecrmListPath(SCOPE, {
        where: { description: { like: `%${marker}%` } },
        ...{ fields: ['name'], size: 2 },
      }),
    }),
    found: () => suitecrmPageSchema.transform(({ data }) => ({ ids: data.map(({ id }) => id) })),
    change: (id, entry, marker) => ({
      ...{ method: 'PATCH', path: `${SUITECRM_API}/module`, scope: SCOPE },
      body: bodyOf({ ...mapped(entry), ...ownFields(entry, marker) }, id),
    }),
    remove: (id) => ({ method: 'DELETE', path: suitecrmRecordPath(SCOPE, id), scope: SCOPE }),
    numberSearches: suitecrmSearches,
    nameSearches: suitecrmNames,
    contacts: suitecrmContacts,
    checks: [
      {
        ...{ method: 'GET', scope: SCOPE },
        path: suitecrmListPath(SCOPE, { fields: ['name'], size: 1 }),
      },
      ...searchChecks(suitecrmSearches),
    ],
    entryFields: suitecrmFields(fields),
    refusal: suitecrmRefusal,
  };
}

function bodyOf(attributes: Record<string, unknown>, id?: string) {
  return { data: { type: SCOPE, ...(id !== undefined && { id }), attributes } };
}

/** Texts that SuiteCRM keeps as they are, before they are cut to the lengths of their fields. */
function plain(entry: EntryContent): EntryContent {
  const { disposition, note } = entry.facts;
  const texts = {
    ...(disposition !== undefined && { disposition: suitecrmText(disposition) }),
    ...(note !== undefined && { note: suitecrmText(note) }),
  };
  return { ...entry, facts: { ...entry.facts, ...texts } };
}

/** SuiteCRM takes each value as a text: an empty one, where a value is not known. */
function textValues(values: Readonly<Record<string, string | number | null>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, String(value ?? '')]),
  );
}

/** What does not change later. */
function newCall({ facts }: EntryContent, owner: string) {
  return {
    ...{ status: 'Held', direction: 'Outbound', assigned_user_id: owner },
    date_start: new Date(facts.startedAt).toISOString().slice(0, 19).replace('T', ' '),
  };
}

/** The marker is the last line of the description, because no other field can be searched and is free. */
function ownFields(entry: EntryContent, marker: string) {
  const minutes = Math.ceil((entry.facts.durationSeconds ?? 0) / 60);
  const text = cutEntry(entry, SUITECRM_TEXT_LENGTH, (each) => suitecrmText(entryText(each)));
  return {
    name: cutText(suitecrmText(entry.title), MAX_NAME, ''),
    duration_hours: String(Math.floor(minutes / 60)),
    duration_minutes: String(minutes % 60),
    description: `${text}\n\nHandset ${marker}`,
  };
}

/**
 * People have the calls in their history that they take part in, whatever these are about. With `in_workflow`
 * SuiteCRM links them as it saves the call, and sends no invitation.
 */
const PEOPLE: Readonly<Record<string, (id: string) => Record<string, unknown>>> = {
  Contacts: (id) => ({ contact_id: id, in_workflow: true }),
  Leads: (id) => ({ lead_id: id, in_workflow: true }),
};

function relationTo({ type, id }: RecordRef): Record<string, unknown> {
  return { parent_type: type, parent_id: id, ...PEOPLE[type]?.(id) };
}
