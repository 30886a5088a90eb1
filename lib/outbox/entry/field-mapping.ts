import {
  type ConnectorId,
  type EntryFieldName,
  entryFieldNames,
  type FieldLengths,
  type FieldMapping,
} from '@/lib/outbox/model/connector';
import type { EntryContent } from '@/lib/outbox/model/entry';
import { fixedTexts, wrongFixedText } from './fixed-texts';
import { cutText } from './write-entry';

interface CrmFields {
  /** The fields until the rep changes them. */
  defaults: FieldMapping;
  /** The fields that every entry needs, the marker among them. They take no other value. */
  taken: readonly string[];
  /** Fields for a length in milliseconds. In others it is in seconds. */
  inMs?: readonly string[];
  /** A time is in UTC without a zone: `2026-11-24 09:30:00`. Without this, it is ISO 8601 with its zone. */
  hasPlainTimes?: true;
  /** A field keeps `&` as `&amp;`, which takes five of its characters. Without this, `&` takes one. */
  keepsEntities?: true;
  /** The most characters of a field whose length the CRM did not say. */
  maxText: number;
}

/** The CRMs whose entries have fields by name. */
const CRM_FIELDS: Readonly<Partial<Record<ConnectorId, CrmFields>>> = {
  hubspot: {
    defaults: {
      ...{ recording: 'hs_call_recording_url', duration: 'hs_call_duration' },
      callerId: 'hs_call_from_number',
    },
    taken: [
      ...['hs_timestamp', 'hs_call_title', 'hs_call_body', 'hs_call_direction', 'hs_call_status'],
      ...['hs_call_to_number', 'hs_call_external_id', 'hs_object_id'],
    ],
    inMs: ['hs_call_duration'],
    // https://developers.hubspot.com/docs/api-reference/legacy/crm/properties/guide
    maxText: 65_536,
  },
  salesforce: {
    defaults: { disposition: 'CallDisposition', duration: 'CallDurationInSeconds' },
    taken: [
      ...['Id', 'Subject', 'Description', 'Status', 'TaskSubtype', 'ActivityDate'],
      ...['CallType', 'CallObject', 'WhoId', 'WhatId', 'OwnerId'],
    ],
    maxText: 255,
  },
  zoho: {
    defaults: {},
    taken: [
      ...['id', 'Subject', 'Description', 'Call_Type', 'Call_Start_Time', 'Call_Duration'],
      ...['Who_Id', 'What_Id', 'Owner'],
    ],
    maxText: 255,
  },
  suitecrm: {
    defaults: {},
    taken: [
      ...['id', 'name', 'description', 'status', 'direction', 'date_start', 'date_end', 'deleted'],
      ...['duration_hours', 'duration_minutes', 'parent_type', 'parent_id', 'parent_name'],
      ...['contact_id', 'lead_id', 'assigned_user_id', 'in_workflow', 'filename', 'filecontents'],
    ],
    hasPlainTimes: true,
    // Those that an administrator added, at least: tried on SuiteCRM 7.14. It cuts what is longer without a word.
    keepsEntities: true,
    maxText: 255,
  },
};

/** The mapping that counts: the rep's own, else the one that a CRM starts with. */
export function mappingOf(connector: ConnectorId, own: FieldMapping | undefined): FieldMapping {
  return own ?? CRM_FIELDS[connector]?.defaults ?? {};
}

/** Why a mapping cannot be used. `words` is the field as typed, or the line. */
export interface MappingProblem {
  code: 'crm-field-name' | 'crm-field-taken' | 'crm-fixed-text';
  words: string;
}

const NAME = /^[A-Za-z]\w{0,99}$/;

/** Finds what is wrong with a mapping; `undefined` if nothing is. Sends nothing. */
export function mappingProblem(
  connector: ConnectorId,
  mapping: FieldMapping,
): MappingProblem | undefined {
  const wrongLine = wrongFixedText(mapping);
  if (wrongLine !== undefined) return { code: 'crm-fixed-text', words: wrongLine };
  const names = mappedNames(mapping);
  const wrong = names.find((name) => !NAME.test(name));
  if (wrong !== undefined) return { code: 'crm-field-name', words: wrong };
  // Salesforce takes names in any case.
  const taken = new Set(CRM_FIELDS[connector]?.taken.map((name) => name.toLowerCase()));
  for (const name of names) {
    if (taken.has(name.toLowerCase())) return { code: 'crm-field-taken', words: name };
    taken.add(name.toLowerCase());
  }
  return undefined;
}

/** The fields that a mapping names. */
export function mappedNames(mapping: FieldMapping): string[] {
  const { fixedTexts: _, ...ofValues } = mapping;
  const names = Object.values(ofValues).filter((name) => name !== '');
  return [...names, ...fixedTexts(mapping).map(({ name }) => name)];
}

/**
 * The fixed values by the CRM's names of their fields, cut to their lengths. A new entry gets them; what
 * somebody wrote over one in the CRM stays.
 */
export function fixedValues(
  connector: ConnectorId,
  mapping: FieldMapping,
  { cutNotice }: EntryContent,
  lengths: FieldLengths = {},
): Record<string, string> {
  const { maxText = Number.POSITIVE_INFINITY } = CRM_FIELDS[connector] ?? {};
  const fitted = fixedTexts(mapping).map(({ name, text }) => [
    name,
    cutToField(connector, text, lengths[name] ?? maxText, cutNotice),
  ]);
  return Object.fromEntries(fitted);
}

/**
 * The values of a call by the CRM's names of their fields. `null` is not known, or no longer so. A text
 * that is too long for its field is cut, with a notice; a link is left out. `lengths` are those that the
 * CRM said, by field.
 */
export function mappedValues(
  connector: ConnectorId,
  mapping: FieldMapping,
  { facts, cutNotice }: EntryContent,
  lengths: FieldLengths = {},
): Record<string, string | number | null> {
  const { durationSeconds, recording } = facts;
  const isInMs = CRM_FIELDS[connector]?.inMs?.includes(mapping.duration ?? '');
  const perSecond = isInMs ? 1000 : 1;
  const { maxText = Number.POSITIVE_INFINITY, hasPlainTimes } = CRM_FIELDS[connector] ?? {};
  const timeText = hasPlainTimes ? plainTime : isoTime;
  const lengthOf = (name = '') => lengths[name] ?? maxText;
  const values: Readonly<Record<EntryFieldName, string | number | undefined>> = {
    disposition: facts.disposition,
    note: facts.note,
    recording: isLinkThatFits(connector, recording, lengthOf(mapping.recording))
      ? recording
      : undefined,
    duration: durationSeconds === undefined ? undefined : Math.round(durationSeconds * perSecond),
    callerId: facts.callerId,
    followUp: facts.followUpAt === undefined ? undefined : timeText(facts.followUpAt),
  };
  const fitted = (name: EntryFieldName) => {
    const value = values[name] ?? null;
    return typeof value === 'string'
      ? cutToField(connector, value, lengthOf(mapping[name]), cutNotice)
      : value;
  };
  const mapped = entryFieldNames.filter((name) => mapping[name]);
  return Object.fromEntries(mapped.map((name) => [mapping[name] ?? '', fitted(name)]));
}

/** The form of the database, in UTC. */
function plainTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** The form of ISO 8601 that date and time fields of the other CRMs take. */
function isoTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}+00:00`;
}

/** A link that is cut leads nowhere. */
function isLinkThatFits(connector: ConnectorId, link: string | undefined, length: number): boolean {
  return link?.startsWith('https:') === true && sizeIn(connector, link) <= length;
}

/** How many characters of a field a text takes. */
function sizeIn(connector: ConnectorId, text: string): number {
  const kept = CRM_FIELDS[connector]?.keepsEntities ? text.replaceAll('&', '&amp;') : text;
  return kept.length;
}

/** Cuts a text that takes more than `length` characters of a field, and adds a notice of the cut. */
function cutToField(
  connector: ConnectorId,
  text: string,
  length: number,
  cutNotice: string,
): string {
  return cutText(text, length, cutNotice, (part) => sizeIn(connector, part));
}
