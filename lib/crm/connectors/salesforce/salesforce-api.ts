import { z } from 'zod';
import { lookBackDays } from '@/lib/crm/connectors/rest/look-back';
import type { RestApi } from '@/lib/crm/connectors/rest/rest-api';
import { searchChecks } from '@/lib/crm/connectors/rest/rest-records';
import { ConnectorError } from '@/lib/outbox/connector';
import { fixedValues, mappedNames, mappedValues } from '@/lib/outbox/entry/field-mapping';
import { cutEntry, cutText, entryText } from '@/lib/outbox/entry/write-entry';
import type { FieldLengths, FieldMapping } from '@/lib/outbox/model/connector';
import type { EntryContent, RecordRef } from '@/lib/outbox/model/entry';
import { salesforceFields } from './salesforce-account';
import { salesforceNames } from './salesforce-names';
import { DATA_PATH, queryPath, salesforceContacts, salesforceSearches } from './salesforce-records';
import { salesforceRefusal } from './salesforce-refusal';

/** https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/dome_sobject_create.htm */
const TASKS = `${DATA_PATH}/sobjects/Task`;

/** Lengths of the fields `Subject` and `Description`. */
const MAX_TEXT = 255;
const MAX_DESCRIPTION = 32_000;

const createdSchema = z.object({ id: z.string().regex(/^\w{15,18}$/), success: z.literal(true) });
const foundSchema = z.object({ records: z.array(z.object({ Id: z.string() })) });

/**
 * Salesforce's tasks of the subtype `Call`, from `Task` of the Object Reference:
 * https://developer.salesforce.com/docs/atlas.en-us.object_reference.meta/object_reference/sforce_api_objects_task.htm.
 * The marker is `CallObject` ("Call Object Identifier"), which queries can filter by. Not tried on
 * Salesforce itself: only on the fake in sandbox/crm-apis/salesforce.
 */
export function salesforceApi(
  fields: FieldMapping,
  now: () => number,
  lengths?: FieldLengths,
): RestApi {
  const fieldsOf = (entry: EntryContent) => ({
    ...mappedValues('salesforce', fields, entry, lengths),
    ...ownFields(entry),
  });
  return {
    headers: {},
    create: (target, marker, entry) => ({
      method: 'POST',
      path: TASKS,
      body: {
        ...{ TaskSubtype: 'Call', CallType: 'Outbound', Status: 'Completed', CallObject: marker },
        ...fixedValues('salesforce', fields, entry, lengths),
        ...fieldsOf(entry),
        ...relationTo(target),
      },
    }),
    createdId: createdSchema.transform(({ id }) => id),
    find: (marker, entry) => ({
      method: 'GET',
      // The time makes the query quick in a large org. Salesforce counts the days back by its own clock.
      path: queryPath(
        `SELECT Id FROM Task WHERE CallObject = '${marker.replaceAll(/[^\w-]/g, '')}'` +
          ` AND CreatedDate >= LAST_N_DAYS:${lookBackDays(entry, now())}`,
      ),
    }),
    found: () => foundSchema.transform(({ records }) => ({ ids: records.map(({ Id }) => Id) })),
    change: (id, entry) => ({
      method: 'PATCH',
      path: `${TASKS}/${encodeURIComponent(id)}`,
      body: fieldsOf(entry),
    }),
    remove: (id) => ({ method: 'DELETE', path: `${TASKS}/${encodeURIComponent(id)}` }),
    numberSearches: salesforceSearches,
    nameSearches: salesforceNames,
    contacts: salesforceContacts,
    checks: [
      {
        method: 'GET',
        // A field that is not there, or that the rep may not see, is named.
        path: queryPath(`SELECT ${fieldNames(fields)} FROM Task LIMIT 1`),
      },
      // No record has this number. An object that the rep may not read is named.
      ...searchChecks(salesforceSearches),
    ],
    entryFields: salesforceFields(fields),
    refusal: salesforceRefusal,
  };
}

function fieldNames(fields: FieldMapping): string {
  return ['Id', 'CallObject', 'CallType', ...mappedNames(fields)].join(', ');
}

function ownFields(entry: EntryContent) {
  const { startedAt } = entry.facts;
  return {
    Subject: cutText(entry.title, MAX_TEXT, ''),
    ActivityDate: localDay(startedAt),
    // A line break may count as two characters.
    Description: cutEntry(entry, MAX_DESCRIPTION, (each) =>
      entryText(each).replaceAll('\n', '\r\n'),
    ),
  };
}

/** The day of the call where the rep is: `ActivityDate` has no time. */
function localDay(at: number): string {
  const minutes = new Date(at).getTimezoneOffset();
  return new Date(at - minutes * 60_000).toISOString().slice(0, 10);
}

/** People are who a call is with; all other records what it is about. */
function relationTo({ type, id }: RecordRef): Record<string, string> {
  if (type === 'Contact' || type === 'Lead') return { WhoId: id };
  const isKnown = ['Account', 'Opportunity', 'Case'].includes(type) || type.endsWith('__c');
  if (isKnown) return { WhatId: id };
  throw new ConnectorError('refused', 'crm-wrong-type', { words: type });
}
