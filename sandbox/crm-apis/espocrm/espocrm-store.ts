import type { z } from 'zod';
import { createRecords } from '@/sandbox/crm-apis/http/created-records';
import { espocrmAttributes, espocrmListOf } from './espocrm-lists';
import {
  type EspocrmRecord,
  espocrmCallSchema,
  espocrmContactSchema,
  parseEspocrmList,
} from './espocrm-schemas';

type CallInput = z.infer<typeof espocrmCallSchema>;

/** A call as EspoCRM keeps it. */
export interface EspocrmCall extends CallInput {
  id: string;
  createdAt: string;
}

/** What an account holds. */
export interface EspocrmStoreOptions {
  records: readonly EspocrmRecord[];
  /** Ids of records that the API user may not see. */
  forbidden?: readonly string[];
  /** Fields that a call must have. */
  requiredFields?: readonly string[];
  /** Epoch ms. */
  now(): number;
}

/** Keeps the calls of an account, and answers about them. */
export function createEspocrmStore(options: EspocrmStoreOptions) {
  const { now, requiredFields = [] } = options;
  const records = createRecords(options.records, 0, now);
  const calls: EspocrmCall[] = [];
  let made = 0;
  const nextId = () => {
    made += 1;
    return `6b0ac5408c9${String(made).padStart(6, '0')}`;
  };

  return {
    calls,
    created: records.created,
    addCall(body: unknown): Response {
      const input = espocrmCallSchema.parse(body);
      const missing = ['assignedUserId', 'dateStart', ...requiredFields].find(
        (field) => Object(body)[field] === undefined,
      );
      if (missing) return validationFailure(missing, 'required');
      const refusal = refused(input, records.all(), options.forbidden);
      if (refusal) return refusal;
      const createdAt = new Date(now()).toISOString().slice(0, 19).replace('T', ' ');
      const call = { ...input, id: nextId(), createdAt };
      calls.push(call);
      return Response.json(call);
    },
    changeCall(id: string, body: unknown): Response {
      const call = calls.find((each) => each.id === id);
      if (!call) return espocrmError(404);
      Object.assign(call, espocrmCallSchema.partial().parse(body));
      return Response.json(call);
    },
    removeCall(id: string): Response {
      const nth = calls.findIndex((each) => each.id === id);
      if (nth < 0) return espocrmError(404);
      calls.splice(nth, 1);
      return Response.json(true);
    },
    addContact(body: unknown): Response {
      const { lastName, phoneNumber } = espocrmContactSchema.parse(body);
      if (records.all().some(({ entity, name }) => entity === 'Contact' && name === lastName))
        return Response.json([{ name: lastName }], { status: 409 });
      const record = {
        ...{ entity: 'Contact' as const, id: nextId(), name: lastName },
        numbers: phoneNumber ? [phoneNumber] : [],
      };
      records.add(record);
      return Response.json({ id: record.id, name: lastName });
    },
    list(entity: string, parameters: URLSearchParams): Response {
      const own = records.all().filter((record) => record.entity === entity);
      const rows =
        entity === 'Call' ? calls.map((call) => ({ ...call })) : own.map(espocrmAttributes);
      return espocrmListOf(rows, parseEspocrmList(parameters), now());
    },
  };
}

function refused(
  { parentType, parentId, contactsIds = [], leadsIds = [] }: CallInput,
  records: readonly EspocrmRecord[],
  forbidden: readonly string[] = [],
): Response | undefined {
  const named = [
    ...contactsIds.map((id) => ({ entity: 'Contact', id })),
    ...leadsIds.map((id) => ({ entity: 'Lead', id })),
    ...(parentId === undefined ? [] : [{ entity: parentType, id: parentId }]),
  ];
  const isThere = ({ entity, id }: { entity: string | undefined; id: string }) =>
    records.some((record) => record.entity === entity && record.id === id);
  if (!named.every(isThere)) return espocrmError(403, 'cannotRelateNonExisting');
  if (named.some(({ id }) => forbidden.includes(id)))
    return espocrmError(403, 'cannotRelateForbidden');
  return undefined;
}

/** A field of a request is missing or wrong. */
function validationFailure(field: string, type: string): Response {
  return espocrmError(400, 'validationFailure', { field, type });
}

/** An error, with a body if EspoCRM explains it. */
export function espocrmError(status: number, label?: string, data: object | null = null): Response {
  if (label === undefined) return new Response(null, { status });
  return Response.json({ messageTranslation: { label, scope: null, data } }, { status });
}
